"""What is sent to other processes, or copied whole, goes on as the one at home."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from mapmakers.engine.core import (
    Chance,
    FairChance,
    FastChance,
    Match,
    NoChance,
    Record,
    RecordError,
    RecordingChance,
    Refused,
    ReplayChance,
)
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.games import GAMES
from tests.engine.contract import dump
from tests.engine.core.samples import NAMES, begun, play_on


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


ways = pytest.mark.parametrize("way", [sent, deepcopy])
games = pytest.mark.parametrize("game", GAMES)
Way = Callable[[Any], Any]


class Dice:
    """No kind of ours: anybody's object that answers."""

    def __init__(self) -> None:
        self.rolled = 0

    def below(self, bound: int) -> int:
        self.rolled += 1
        return self.rolled % bound


@ways
@pytest.mark.parametrize(
    "made",
    [
        lambda: FairChance(bytes(32)),
        lambda: FastChance(5),
        lambda: ReplayChance([(3, 6), (4, 6), (5, 6), (1, 6), (2, 6)]),
        lambda: RecordingChance(FastChance(6)),
        lambda: as_chance(Dice()),
    ],
    ids=["fair", "fast", "told", "listening", "foreign"],
)
def test_chance_goes_on_where_it_stood(made: Callable[[], Chance], way: Way) -> None:
    chance = made()
    chance.below(6)
    again = way(chance)
    assert type(again) is type(chance)
    assert [again.below(6) for _ in range(4)] == [chance.below(6) for _ in range(4)]


@ways
def test_what_was_listened_to_is_kept(way: Way) -> None:
    chance = RecordingChance(FastChance(6))
    chance.below(6)
    again = way(chance)
    assert (again.asked, again.drawn) == (True, chance.drawn)
    again.below(6)
    assert len(chance.drawn) == 1


@ways
def test_no_chance_stays_none(way: Way) -> None:
    assert way(NoChance()).below(1) == 0


@ways
@games
def test_a_game_can_be_played_there(game: str, way: Way) -> None:
    there = way(GAMES[game])
    assert (there.name, there.components) == (game, GAMES[game].components)
    chance, other = FastChance(3), FastChance(3)
    state, home = there.start({}, 2, chance), GAMES[game].start({}, 2, other)
    while home.waiting:
        seat = home.waiting[0]
        move = home.legal(seat).sample(other)
        assert state.legal(seat).sample(chance) == move
        state.play(seat, there.parse_move(str(move)), chance)
        home.play(seat, move, other)
    assert state.outcome == home.outcome


@ways
@games
def test_a_position_goes_on_alike(game: str, way: Way) -> None:
    chance = FastChance(4)
    state = GAMES[game].start({}, 2, chance)
    for step in range(25):
        seat = state.waiting[-1]
        if step % 5 == 0:
            again = way(state)
            assert dump(again) == dump(state)
            assert again.view(seat) == state.view(seat) == way(state.view(seat))
            move = again.legal(seat)[0]
            assert way(move) == move
            effects = state.effects(seat, move)
            assert way(effects) == effects
            again.play(seat, move, FastChance(1))  # and leaves the one at home alone
        state.play(seat, state.legal(seat).sample(chance), chance)


@ways
@games
def test_a_match_goes_on_alike(game: str, way: Way) -> None:
    match = begun(game=game)
    play_on(match, 6)
    again = way(match)
    assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
    assert again.steps == match.steps
    play_on(match)
    play_on(again)
    assert str(again.record) == str(match.record)
    assert str(way(match.record)) == str(match.record)


@ways
def test_a_decision_can_be_taken_back_there(way: Way) -> None:
    match = Match(GAMES["cartographers"], NAMES[:2], FairChance(bytes(32)))
    match.play(0, match.state.legal(0)[0])
    again = way(match)
    again.undo(0)
    assert again.state.waiting == (0, 1)
    assert match.state.waiting == (1,)


@ways
def test_refusals_and_errors_say_the_same(way: Way) -> None:
    refused = way(Refused("C4.5", ((1, 2),), (("C4.6", ()),)))
    assert refused.faults == (("C4.5", ((1, 2),)), ("C4.6", ()))
    with pytest.raises(RecordError) as wrong:
        Record.parse("nothing of the kind\n")
    again = way(wrong.value)
    assert (again.line, again.reason) == (wrong.value.line, wrong.value.reason)
    assert str(again) == str(wrong.value)
