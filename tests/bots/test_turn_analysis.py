"""Turns of several decisions are judged as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.bots import Turn
from mapmakers.bots.analysis import Effort, Line, Study, Weighed, decisions_of, turns_of, weigh
from mapmakers.bots.mapout.habits import AT_ONCE
from mapmakers.bots.mapout.planner_bot import PlannerBot
from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.mapout import Board, MapOutState
from tests.engine.games.mapout.tables import START, play, table, totals

EFFORT = Effort(others=3, worlds=2)
BETTER = ("lift starting-01", "play road-01 0,0 0", "back starting-01 1,0 0")


def last_turn(board: Board = START) -> MapOutState:
    """The last turn of a match: the other player has no tile left, and there is none to draw."""
    return table(board, ["road-11"], [])


def turns(state: MapOutState) -> dict[Line, int]:
    """Every turn that ends with a tile played, and what it earns."""
    found: dict[Line, int] = {}

    def follow(done: Line) -> None:
        world = play(state.copy(), *done)
        if not world.waiting:
            found[done] = totals(world)[0]
            return
        for move in world.legal(0):
            follow((*done, str(move)))

    follow(())
    return found


def judged(state: MapOutState, made: Line) -> Weighed:
    return weigh("mapout", state, 0, made, 1, EFFORT)


def lifted_twice() -> Match[Any]:
    """A match whose first player lifts a tile, takes that back, lifts again and ends the turn, and
    whose second player has just lifted one."""
    match: Match[Any] = Match(GAMES["mapout"], ["Ada", "Bo"], FastChance(3))
    lifts = [move for move in match.state.legal(0) if move.verb == "lift"]
    match.play(0, lifts[0])
    match.undo(0)
    match.play(0, lifts[-1])
    for verb in ("play", "back"):
        match.play(0, next(move for move in match.state.legal(0) if move.verb == verb))
    match.play(1, next(move for move in match.state.legal(1) if move.verb == "lift"))
    return match


def test_a_lift_that_pays_in_the_same_turn_is_no_mistake() -> None:
    state = last_turn()
    earned = turns(state)
    best = max(earned, key=lambda line: earned[line])
    at_once = max(points for line, points in earned.items() if len(line) == 1)
    assert len(best) == 3
    assert earned[best] > at_once
    weighed = judged(state, best)
    assert (weighed.better, weighed.cost) == (None, 0.0)
    assert weighed.expected == earned[best]


def test_a_lift_that_leads_to_little_is_judged_with_its_whole_turn() -> None:
    state = last_turn()
    earned = turns(state)
    poor = min((line for line in earned if len(line) == 3), key=lambda line: earned[line])
    weighed = judged(state, poor)
    assert weighed.better is not None
    assert weighed.expected == earned[poor]
    assert weighed.cost == earned[weighed.better] - earned[poor] > 0


def test_the_better_alternative_ends_the_turn() -> None:
    state = table(START, ["road-11", "road-12"], ["road-01"], pile=["road-02", "road-03"])
    single = next(str(move) for move in state.legal(0) if move.verb == "play")
    plan = PlannerBot(AT_ONCE).plan(Turn(state, 0, FastChance(1)))
    weighed = weigh("mapout", state, 0, (single,), 1, EFFORT)
    assert len(plan) == 3
    assert weighed.better is not None
    assert play(state, *weighed.better).turn == 1


def test_a_turn_has_all_its_moves_but_those_taken_back() -> None:
    match = lifted_twice()
    moves = [str(step.move) for step in match.steps]
    first, second = turns_of(match)
    assert (first.seat, first.step, first.last) == (0, 3, 5)
    assert first.moves == tuple(moves[2:5])
    # The match ended in the middle of this one.
    assert (second.seat, second.step, second.last) == (1, 6, 6)
    assert second.moves == (moves[5],)


def test_a_costly_turn_is_reported_once_and_the_graph_keeps_every_step() -> None:
    match = lifted_twice()
    study = Study(match)
    compared = []
    for question in study.questions():
        decision, cost = question.decision, 0.0
        if question.effort.others:
            compared.append((decision.step, decision.last))
            cost = 4.0 if decision.step == 3 else 0.0
        study.answer(question, Weighed(30.0 + decision.last, BETTER if cost else None, cost))
    assert study.asked <= study.total
    ada, _ = study.result().seats
    (costly,) = ada.costliest
    assert (costly.step, costly.last, costly.cost) == (3, 5, 4.0)
    assert (costly.move, *costly.then) == turns_of(match)[0].moves
    assert (costly.better, *costly.better_then) == BETTER
    on_the_way = {one.step for one in decisions_of(match) if one.seat == 0}
    steps = sorted(on_the_way | {5})
    assert [(point.step, point.expected) for point in ada.points] == [
        (step, 30.0 + step) for step in steps
    ]
    # Turns are compared with turns, never at each of their moves.
    assert set(compared) == {(3, 5), (6, 6)}


@pytest.mark.parametrize("game", ["cartographers", "misterra"])
def test_where_turns_are_not_judged_every_decision_is(game: str) -> None:
    match: Match[Any] = Match(GAMES[game], ["Ada", "Bo"], FastChance(3))
    for _ in range(4):
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    study = Study(match)
    judged = []
    for question in study.questions():
        judged.append(question.decision)
        study.answer(question, Weighed(40.0, None, 0.0))
    assert [(one.step, one.moves) for one in judged] == [
        (one.step, one.moves) for one in decisions_of(match)
    ]
