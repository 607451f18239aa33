"""Whole turns for search: plans are legal, worth what they say, and complete the turn."""

from __future__ import annotations

import pytest

from mapmakers.bots.mapout.search.turn_plans import (
    Habits,
    TurnPlan,
    best_plan,
    carry_out,
    end_tile_value,
    plans,
    play_on,
    turns_left,
)
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.moves import PLAY
from mapmakers.engine.games.mapout.stages import FRESH
from tests.engine.games.mapout.boards import FULL, JOINED
from tests.engine.games.mapout.tables import START, play, table, totals

AT_ONCE = Habits(0.0, 0.0, 0.0, 3)
NO_LIFTS = Habits(0.0, 0.0, 0.0, 3, lifts=False)
PATIENT = Habits(5.0, 1.0, 7.0, 3)


@pytest.mark.parametrize("rule", ["all", "gain", "none"])
def test_every_plan_is_legal_and_earns_what_it_says(rule: str) -> None:
    chance = FastChance(8)
    state = MAP_OUT.start({"moved_tiles_score": rule}, 3, chance)
    lifting = 0
    while state.waiting:
        seat = state.turn
        for plan in plans(state, seat, AT_ONCE)[::7]:
            then = state.copy()
            before = totals(then)[seat]
            for choice in plan.moves:
                then.play(seat, choice.unpacked(), FastChance(1))
            assert totals(then)[seat] - before == plan.points
            lifting += len(plan.moves) == 3
        state.play(seat, state.legal(seat).sample(chance), chance)
    assert lifting > 20


def test_a_plan_completes_the_turn_whatever_was_done_of_it() -> None:
    for moves in (["lift starting-02"], ["lift starting-02", "back starting-02 1,0 0"]):
        state = play(table(START, ["road-11"], ["road-01"]), *moves)
        carry_out(state, 0, best_plan(state, 0, AT_ONCE), FastChance(1))
        assert (state.turn, state.stage) == (1, FRESH)


def test_the_printed_first_turn_is_among_the_plans() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert best_plan(state, 0, AT_ONCE).points >= 3
    assert best_plan(state, 0, NO_LIFTS).points < best_plan(state, 0, AT_ONCE).points


def test_an_end_tile_is_kept_until_it_is_worth_its_reserve() -> None:
    hand = ["end-04", "road-10", "road-11"]
    soon, later = (best_plan(table(JOINED, hand, []), 0, habits) for habits in (AT_ONCE, PATIENT))
    assert played(soon) == "end-04"
    assert played(later) in ("road-10", "road-11")


def test_the_reserve_grows_with_the_turns_to_spare_up_to_a_limit() -> None:
    hands = (["end-04"], ["end-04", "road-10"], ["end-04", "road-10", "road-11"])
    found = [PATIENT.reserve(table(JOINED, hand, ["road-01"]), 0) for hand in hands]
    assert found == [0.0, 5.0, 6.0]
    long = table(JOINED, ["end-04", "road-10"], [], pile=["road-01", "road-02"] + ["road-07"] * 6)
    assert PATIENT.reserve(long, 0) <= 7.0


def test_turns_left_are_the_tiles_held_and_a_share_of_the_pile() -> None:
    state = table(JOINED, ["end-04", "road-10"], ["road-11"], pile=["road-01", "road-02"])
    assert (turns_left(state, 0), turns_left(state, 1)) == (3, 2)


def test_where_nothing_can_be_played_the_plan_is_to_pass() -> None:
    state = table(FULL, ["road-03"], ["road-05"])
    assert [choice.verb for choice in best_plan(state, 0, AT_ONCE).moves] == ["pass"]


def test_playing_on_stops_after_so_many_turns_or_with_the_match() -> None:
    state = MAP_OUT.start({"first_player": "1"}, 2, FastChance(1))
    play_on(state, 3, AT_ONCE, FastChance(2))
    assert (state.turn, state.board.plane.tiles) == (1, 2 + 3)
    play_on(state, 100, AT_ONCE, FastChance(2))
    assert state.outcome is not None


def test_prospects_are_what_end_tiles_could_earn_yet() -> None:
    state = table(JOINED, ["end-04", "road-10"], ["road-11"])
    assert end_tile_value(state, 0, AT_ONCE) == 4.0
    assert end_tile_value(state, 0, PATIENT) == 5.0
    assert end_tile_value(state, 1, PATIENT) == 0.0
    play_on(state, 100, PATIENT, FastChance(1))
    assert end_tile_value(state, 0, PATIENT) == 0.0


def test_compiled_or_not_the_same_match_is_played_on() -> None:
    state = MAP_OUT.start({"first_player": "1"}, 2, FastChance(5))
    play_on(state, 100, PATIENT, FastChance(6))
    assert totals(state) == [46, 42]


def played(plan: TurnPlan) -> str:
    """The tile that is played by it."""
    return next(choice.unpacked().tile for choice in plan.moves if choice.verb == PLAY)
