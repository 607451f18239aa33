"""`import mapmakers`: what a newcomer finds there first."""

import pydoc
import subprocess
import sys
from pathlib import Path
from typing import assert_type

import pytest

import mapmakers as mm
from mapmakers.engine.core import FairChance, Record, RecordError
from mapmakers.engine.games.cartographers import Cartographers
from mapmakers.engine.games.mapout import MapOutState
from mapmakers.engine.games.misterra import Misterra

KEPT = Path(__file__).parent / "records" / "mapout-01-two-players.record"


@pytest.mark.parametrize("name", mm.__all__)
def test_everything_there_is_documented(name: str) -> None:
    assert f"\n{name} " in (mm.__doc__ or "")
    assert getattr(mm, name) is not None
    assert name in dir(mm)


def test_what_is_not_there_is_said_as_usual() -> None:
    name = "chess"
    with pytest.raises(AttributeError, match="'mapmakers' has no attribute 'chess'"):
        getattr(mm, name)


def test_help_shows_the_example() -> None:
    assert 'mm.new_match("cartographers", seed=7)' in pydoc.plain(pydoc.render_doc(mm))


def test_importing_it_loads_nothing_else() -> None:
    loaded = (
        "import mapmakers, sys; print([one for one in sys.modules if one[:10] == 'mapmakers.'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("game", mm.GAMES)
def test_a_match_with_hints_to_its_end_and_back_from_its_record(game: str) -> None:
    match = mm.new_match(game, seed=3)
    while match.state.waiting:
        seat = match.state.waiting[-1]
        match.play(seat, mm.hint(match, seat, bot="random", seed=len(match.steps)))
    again = mm.load(str(match.record))
    assert again.state.outcome == match.state.outcome


def test_the_same_seed_gives_the_same_match_and_the_same_hint() -> None:
    one, other = (mm.new_match("misterra", 2, seed=11) for _ in range(2))
    assert str(one.record) == str(other.record)
    assert mm.hint(one, bot="greedy") == mm.hint(other, bot="greedy")


def test_without_a_seed_cards_are_drawn_fairly() -> None:
    match = mm.new_match("cartographers", ["Ada", "Bo"], options={"side": "B"})
    assert match.names == ("Ada", "Bo")
    assert match.seed is not None
    assert match.record.header.commitment == FairChance(match.seed).commitment


def test_a_kept_file_is_loaded() -> None:
    match = mm.load(KEPT)
    assert match.state.outcome is not None
    assert Record.parse(KEPT.read_bytes()).header.game == match.game.name


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    with pytest.raises(ValueError, match="there are cartographers, misterra, mapout"):
        mm.new_match("chess")
    match = mm.new_match("mapout", seed=1)
    with pytest.raises(ValueError, match="no bot 'deep'"):
        mm.hint(match, bot="deep")
    idle = 1 - match.state.waiting[0]
    with pytest.raises(ValueError, match=f"seat {idle} has no decision to make"):
        mm.hint(match, idle)
    with pytest.raises(RecordError):
        mm.load("nonsense\n")


def test_a_match_is_analysed_with_progress() -> None:
    match = mm.new_match("mapout", seed=5)
    for _ in range(4):
        seat = match.state.waiting[0]
        match.play(seat, mm.hint(match, seat, bot="random"))
    seen: list[tuple[int, int]] = []
    found = mm.analyse(match, lambda done, total: seen.append((done, total)))
    assert found.steps == 4
    assert [seat.seat for seat in found.seats] == [0, 1]
    assert seen[0][0] == 1
    assert seen[-1][0] <= seen[-1][1]


def test_our_games_have_types_of_their_own() -> None:
    """Read by the type checker: nobody has to cast what `GAMES` gives."""
    assert_type(mm.GAMES["cartographers"], Cartographers)
    assert_type(mm.GAMES["misterra"], Misterra)
    assert_type(mm.GAMES["mapout"].start({}, 2, mm.FastChance(1)), MapOutState)
    assert isinstance(mm.GAMES["mapout"].start({}, 2, mm.FastChance(1)), MapOutState)
