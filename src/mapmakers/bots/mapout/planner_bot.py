"""The bot that plans its turn to the end, and no further."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.mapout.search.turn_plans import Habits, plans
from mapmakers.engine.games.mapout.state import MapOutState


class PlannerBot:
    """Takes one of the turns that are worth most by its habits."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def choose(self, turn: Turn[Any]) -> Any:
        return self.plan(turn)[0]

    def plan(self, turn: Turn[Any]) -> list[Any]:
        world = turn.imagine_as(MapOutState)
        found = plans(world, turn.seat, self._habits)
        most = max(plan.worth for plan in found)
        best = [plan for plan in found if plan.worth == most]
        chosen = best[turn.chance.below(len(best))]
        return [choice.unpacked() for choice in chosen.moves]
