"""What decisions lead to: matches played to the end by planners in imagined positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
        firsts = dict.fromkeys(moves[0] for moves in _turns(turn))
        return list(firsts)[:most]

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Evaluation:
        return self.evaluate_turns(turn, [[move] for move in moves], worlds, compare)

    def promising_turns(self, turn: Turn[Any], most: int) -> list[list[Any]]:
        """Of turns that differ only in their order, the better one."""
        found: dict[frozenset[Any], list[Any]] = {}
        for moves in _turns(turn):
            found.setdefault(frozenset(moves), moves)
            if len(found) == most:
                break
        return list(found.values())

    def evaluate_turns(
        self, turn: Turn[Any], turns: Sequence[Sequence[Any]], worlds: int, compare: bool
    ) -> Evaluation:
        found = [0.0] * len(turns)
        for _ in range(worlds):
            world, seed = turn.imagine_as(MapOutState), turn.seed()
            for at, moves in enumerate(turns):
                then, chance = world.copy(), FastChance(seed)
                for move in moves:
                    then.play(turn.seat, move, chance)
                play_on(then, TO_THE_END, QUICK, chance)
                found[at] += then.scores[turn.seat].total / worlds
        return Evaluation(found)


def _turns(turn: Turn[Any]) -> Iterator[list[Any]]:
    """The moves of each plan for what is left of the turn, the best first."""
    found = plans(turn.imagine_as(MapOutState), turn.seat, WIDE)
    found.sort(key=lambda plan: -plan.worth)
    for plan in found:
        yield [choice.unpacked() for choice in plan.moves]
