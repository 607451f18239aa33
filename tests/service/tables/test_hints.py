"""What is told of a plan for a turn."""

from __future__ import annotations

from mapmakers.bots import Turn
from mapmakers.bots.mapout.habits import PATIENT
from mapmakers.bots.mapout.planner_bot import PlannerBot
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
from mapmakers.service.tables.payloads import hint_payload
from tests.engine.games.mapout.tables import START, play, table, totals


def test_the_whole_turn_of_map_out_is_told_with_its_points() -> None:
    state = table(START, ["road-11", "road-12"], ["road-01"], pile=["road-02", "road-03"])
    plan = list(map(str, PlannerBot(PATIENT).plan(Turn(state, 0, FastChance(1)))))
    assert len(plan) == 3
    told = hint_payload("mapout", state, 0, plan)
    assert told is not None
    moves = [told, *told.then]
    assert [one.move for one in moves] == plan
    assert [one.ends_turn for one in moves] == [False, False, True]
    points = [one.effects.points for one in moves]
    assert [one.total for one in moves] == [sum(points[at:]) for at in range(3)]
    assert told.total == totals(play(state, *plan))[0] > 0


def test_what_comes_after_a_draw_is_not_told() -> None:
    state = table(START, ["road-11"], ["road-01"], pile=["road-02", "road-03"])
    move = next(str(one) for one in state.legal(0) if one.verb == "play")
    told = hint_payload("mapout", state, 0, [move, "pass"])
    assert told is not None
    assert (told.move, told.then) == (move, [])


def test_a_move_of_a_game_without_points_in_its_effects_has_no_total() -> None:
    state = GAMES["cartographers"].start({}, 1, FastChance(3))
    told = hint_payload("cartographers", state, 0, [str(state.legal(0)[0])])
    assert told is not None
    assert (told.total, told.then) == (None, [])


def test_a_plan_that_cannot_be_begun_is_none() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert hint_payload("mapout", state, 0, ["back road-11 0,0 0", "pass"]) is None
    assert hint_payload("mapout", state, 0, ["nonsense"]) is None
    assert hint_payload("mapout", state, 0, []) is None
