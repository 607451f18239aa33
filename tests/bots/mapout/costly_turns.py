"""A match of Map Out whose first turn could have been better, for tests of what is told of it."""

from __future__ import annotations

from typing import Any

from mapmakers.bots import Turn
from mapmakers.bots.analysis import Analysis, Costly, Point, SeatAnalysis
from mapmakers.bots.mapout.habits import AT_ONCE
from mapmakers.bots.mapout.planner_bot import PlannerBot
from mapmakers.engine.core import FairChance, FastChance, Match
from mapmakers.engine.games import GAMES

LAST = 3
"""The steps of the turn: a tile is lifted, another is played, the first is put back."""


def costly_turn() -> tuple[Match[Any], Analysis]:
    match: Match[Any] = Match(GAMES["mapout"], ["Ada", "Bo"], FairChance(bytes(32)))
    seat = match.state.waiting[0]
    plan = PlannerBot(AT_ONCE).plan(Turn(match.state, seat, FastChance(1)))
    better, *better_then = map(str, plan)
    assert len(plan) == LAST
    for verb in ("lift", "play", "back"):
        match.play(seat, next(move for move in match.state.legal(seat) if move.verb == verb))
    made, *then = (str(step.move) for step in match.steps)
    costly = Costly(1, made, better, 3.0, 1.0, tuple(then), tuple(better_then), LAST)
    points = [Point(LAST, 20.0)]
    seats = [SeatAnalysis(one, points, [costly] if one == seat else []) for one in range(2)]
    return match, Analysis(LAST, seats)
