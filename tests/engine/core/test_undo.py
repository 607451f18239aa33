"""TicketWorker back: until chance, a reveal, another seat, or the end stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mapmakers.engine.core import FastChance, Match, Record, Refused
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games.mapout.stages import FRESH
from mapmakers.engine.games.mapout.state import MapOutState
from tests.engine.contract import dump
from tests.engine.core.samples import begun, play_on


def decide(match: Match[Any], *seats: int) -> None:
    for seat in seats:
        match.play(seat, match.state.legal(seat)[seat])


def assert_closed(match: Match[Any], *seats: int) -> None:
    """Nobody can take anything back, and trying changes nothing."""
    before = dump(match.state), match.record.lines
    for seat in seats or range(len(match.names)):
        assert not match.can_undo(seat)
        with pytest.raises(Refused) as refused:
            match.undo(seat)
        assert refused.value.clause == match.game.undo_clause
    assert (dump(match.state), match.record.lines) == before


def test_nothing_was_decided_yet() -> None:
    assert_closed(begun(seats=3))


# Behind the barrier


def test_a_private_decision_is_taken_back() -> None:
    match = begun(seats=3)
    before = dump(match.state)
    decide(match, 1)
    match.undo(1)
    assert dump(match.state) == before
    assert match.record.texts[-1] == "undo 2"
    assert_closed(match)


@pytest.mark.parametrize("who", [0, 1])
def test_what_others_decided_in_private_stays(who: int) -> None:
    match = begun(seats=3)
    decide(match, 0, 1)
    other = match.state.pending[1 - who]
    match.undo(who)
    assert match.state.pending == {1 - who: other}
    assert match.state.waiting == tuple(sorted([who, 2]))


def test_everybody_can_take_back_in_any_order() -> None:
    match = begun(seats=4)
    before = dump(match.state)
    decide(match, 2, 0, 3)
    for seat in (0, 3, 2):
        assert match.can_undo(seat)
        match.undo(seat)
    assert dump(match.state) == before


def test_a_decision_taken_back_can_be_made_again_and_taken_back_again() -> None:
    match = begun(seats=2)
    for at in range(3):
        match.play(0, match.state.legal(0)[at])
        match.undo(0)
    decide(match, 0, 1)
    assert match.record.texts[-8:-3] == (
        "undo 1",
        match.record.texts[-7],
        "undo 1",
        match.record.texts[-5],
        "undo 1",
    )


def test_the_last_decision_shows_them_all() -> None:
    match = begun(seats=3)
    decide(match, 0, 1)
    assert match.can_undo(0)
    assert not match.can_undo(2)
    decide(match, 2)
    assert_closed(match)


def test_a_turn_that_others_began_anew_says_nothing_of_the_last() -> None:
    match = begun(seats=3)
    decide(match, 0, 1, 2)
    decide(match, 0)
    assert match.can_undo(0)
    assert_closed(match, 1, 2)


# Chance and the end


def test_what_a_lone_player_decides_reveals_a_card() -> None:
    match = begun(seats=1)
    while match.state.waiting:
        decide(match, 0)
        assert_closed(match)


def test_nothing_is_taken_back_after_the_end() -> None:
    match = begun(seats=2, game="mapout")
    play_on(match)
    assert match.state.outcome is not None
    assert_closed(match)


# One after the other: Map Out


def to_a_turn(match: Match[Any], wanted: Callable[[MapOutState], bool]) -> MapOutState:
    """Play until a turn begins that is as wanted."""
    chance = FastChance(1)
    while True:
        state = match.state
        assert isinstance(state, MapOutState)
        assert state.waiting, "no such turn in this match"
        if state.stage == FRESH and wanted(state):
            return state
        match.play(state.turn, state.legal(state.turn).sample(chance))


def texts_of(match: Match[Any], verb: str) -> list[Any]:
    state = match.state
    return [move for move in state.legal(state.waiting[0]) if move.verb == verb]


def test_the_parts_of_a_turn_are_taken_back_one_by_one() -> None:
    match = begun(seats=2, game="mapout")
    turn = to_a_turn(match, lambda state: bool(len(state.hands[state.turn]))).turn
    fresh = dump(match.state)
    match.play(turn, texts_of(match, "lift")[0])
    lifted = dump(match.state)
    match.play(turn, texts_of(match, "back")[0])
    match.undo(turn)
    assert dump(match.state) == lifted
    match.undo(turn)
    assert dump(match.state) == fresh
    assert_closed(match)


def test_drawing_a_tile_closes_the_turn_even_if_it_is_the_last_in_the_pile() -> None:
    match = begun(seats=2, game="mapout")
    state = to_a_turn(match, lambda state: len(state.pile) == 1)
    turn = state.turn
    plays = texts_of(match, "play")
    drawn = len(match.steps)
    match.play(turn, plays[0])
    assert match.steps[drawn].drawn == ()
    assert_closed(match)


def test_without_a_pile_a_play_is_open_until_the_next_player_acts() -> None:
    match = begun(seats=2, game="mapout")
    state = to_a_turn(match, lambda state: not state.pile)
    before = dump(state)
    turn = state.turn
    match.play(turn, texts_of(match, "play")[0])
    next_turn = match.state.waiting[0]
    assert next_turn != turn
    assert match.can_undo(turn)
    match.undo(turn)
    assert dump(match.state) == before
    match.play(turn, texts_of(match, "play")[0])
    match.play(next_turn, match.state.legal(next_turn)[0])
    assert not match.can_undo(turn)
    assert match.can_undo(next_turn)


def test_a_match_with_much_taken_back_is_true() -> None:
    match = begun(seats=3)
    chance = FastChance(5)
    while match.state.waiting:
        waiting = match.state.waiting
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, match.state.legal(seat).sample(chance))
        for other in range(3):
            if match.can_undo(other) and chance.below(3) == 0:
                match.undo(other)
    assert sum(step.move is None for step in match.steps) > 10
    verify(match.game, Record.parse(str(match.record)))
