"""When a Starting Tile may be lifted (O4.6): at any time, or in the first turn only."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.bots.mapout.search.rollouts import play_out
from mapmakers.bots.mapout.search.turn_plans import Habits, plans
from mapmakers.engine.core import FastChance, Match, Record, RecordError
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState
from tests.engine.games.mapout.tables import START, play, table
from tests.engine.games.mapout.test_properties import assert_as_the_oracle
from tests.engine.games.mapout.test_turns import refused
from tests.examples import tries

WIDELY = Habits(0.0, 0.0, 0.0, 3)

IN_THE_WAY = Board.parse(r"""
     |
0,-1 |       (0,-1)    (1,-1)    (2,-1)    (3,-1)
     |
     | SS   SS   AA\ /SS   SS  /SS   AA\ /SS
-1,0 |SA x03-SA AM-s01-SD SD-r24-SD AM-s02-SD   (3,0)
     | AA   AA   MM/ \DD   DD/  DD   MM/ \DD
     |      MM  /MM
-1,1 |     MM e02 MM   (0,1)     (1,1)     (2,1)
     |      MM   MM
""")
"""The tile split-end-02 fits nowhere, unless the second Starting Tile is lifted."""


def starting_lifts(state: MapOutState) -> list[str]:
    return [str(move) for move in state.legal(state.turn) if str(move).startswith("lift starting")]


@pytest.mark.clause("O4.6", "O4.2")
def test_everybody_may_at_any_time_unless_the_table_agreed_otherwise() -> None:
    state = play(table(START, ["road-16", "road-01"], ["road-02"]), "play road-16 -1,0 0")
    assert starting_lifts(state) == ["lift starting-02"]


@pytest.mark.clause("O4.6")
def test_or_only_the_first_player_in_the_first_turn() -> None:
    hands = ["road-16", "road-01"], ["road-02", "road-03"]
    state = table(START, *hands, starting_tiles="first_turn")
    assert starting_lifts(state) == ["lift starting-01", "lift starting-02"]
    play(state, "play road-16 -1,0 0")
    refusal = refused(state, "lift starting-02")
    assert (refusal.clause, refusal.cells) == ("O4.6", ((2, 0),))
    assert starting_lifts(state) == []
    assert "lift road-16" in [str(move) for move in state.legal(1)]
    play(state, "play road-02 2,1 1")
    assert refused(state, "lift starting-02").clause == "O4.6"


@pytest.mark.clause("O4.6")
def test_a_first_player_who_passes_has_had_the_first_turn() -> None:
    state = table(START, ["road-01"], ["road-02"], starting_tiles="first_turn")
    state.passes = 1
    assert starting_lifts(state) == []


@pytest.mark.clause("O4.6", "O5.3", "O5.4")
def test_who_could_play_only_by_lifting_one_passes_then() -> None:
    state = table(IN_THE_WAY, ["split-end-02"], ["road-05"])
    assert [str(move) for move in state.legal(0)] == ["lift starting-02"]
    assert refused(state, "pass").clause == "O5.3"
    stays = table(IN_THE_WAY, ["split-end-02"], ["road-05"], starting_tiles="first_turn")
    assert [str(move) for move in stays.legal(0)] == ["pass"]
    assert str(stays.legal(0).sample(FastChance(1))) == "pass"
    assert [choice.verb for choice in plans(stays, 0, WIDELY)[0].moves] == ["pass"]
    play(stays, "pass")
    assert (stays.waiting, stays.board) == ((1,), IN_THE_WAY)


@pytest.mark.clause("O4.6", "O4.5", "O5.3")
@tries(6)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_all_else_may_be_decided_as_ever(seed: int, seats: int) -> None:
    """By the oracle; and no plan lifts a Starting Tile after the first turn."""
    chance = FastChance(seed)
    state = MAP_OUT.start({"starting_tiles": "first_turn"}, seats, chance)
    first = True
    for at in range(40):
        if not state.waiting:
            break
        if at % 10 == seed % 10:
            assert_as_the_oracle(state)
        if state.stage == 0 and not first:
            lifted = [plan.moves[0].unpacked() for plan in plans(state, state.turn, WIDELY)]
            assert not [move for move in lifted if str(move).startswith("lift starting")]
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
        first = first and state.stage != 0
    again = pickle.loads(pickle.dumps(state))
    assert again.view(0) == state.view(0)
    assert again.view(0).starting_tiles == "first_turn"
    play_out(again, chance)
    assert again.outcome is not None


# Records


def record_of(options: dict[str, str]) -> str:
    match = Match(MAP_OUT, ["Ann", "Ben"], FastChance(3), options)
    match.play(match.state.waiting[0], match.state.legal(match.state.waiting[0])[0])
    return str(match.record)


def without(record: str, option: str) -> Record:
    texts = Record.parse(record.encode()).texts
    return Record.of_texts([text for text in texts if not text.startswith(f"option {option} ")])


@pytest.mark.clause("O8.4")
def test_the_option_is_recorded_with_the_match() -> None:
    for value in ("any", "first_turn"):
        record = record_of({"starting_tiles": value})
        match = replay(MAP_OUT, Record.parse(record.encode()))
        assert match.options["starting_tiles"] == value
        assert str(match.record) == record


@pytest.mark.clause("O8.4")
def test_a_record_from_before_there_was_the_option_stays_as_it_is() -> None:
    old = without(record_of({}), "starting_tiles")
    match = replay(MAP_OUT, old)
    assert match.options["starting_tiles"] == "any"
    for same in (match, match.replayed(), match.copy()):
        assert same.record.texts == old.texts


def test_what_every_record_has_may_not_be_missing() -> None:
    with pytest.raises(RecordError):
        replay(MAP_OUT, without(record_of({}), "first_player"))
