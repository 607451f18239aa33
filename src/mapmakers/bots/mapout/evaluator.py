"""What decisions lead to: matches played to the end by planners in imagined positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.evaluator import Evaluation
from mapmakers.bots.mapout.habits import QUICK, WIDE
from mapmakers.bots.mapout.search.turn_plans import plans, play_on
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout.state import MapOutState

TO_THE_END = 1_000
"""More turns than any match has."""


class MapOutEvaluator:
    """Every player continues with the turns that are worth most to them."""

    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        found = plans(turn.imagine_as(MapOutState), turn.seat, WIDE)
        found.sort(key=lambda plan: -plan.worth)
        firsts = dict.fromkeys(plan.moves[0].unpacked() for plan in found)
        return list(firsts)[:most]

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Evaluation:
        found = [0.0] * len(moves)
        for _ in range(worlds):
            world, seed = turn.imagine_as(MapOutState), turn.seed()
            for at, move in enumerate(moves):
                then, chance = world.copy(), FastChance(seed)
                then.play(turn.seat, move, chance)
                play_on(then, TO_THE_END, QUICK, chance)
                found[at] += then.scores[turn.seat].total / worlds
        return Evaluation(found)
