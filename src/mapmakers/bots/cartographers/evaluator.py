"""What drawings lead to: one map played to the end by its evaluator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.search.simulation import alone, simulated_stars
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.bots.evaluator import Evaluation
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers.state import CartographersState

TO_THE_END = 1_000
"""More drawings than any match has."""


class CartographersEvaluator:
    """The seat continues as in solo play. A drawing on a neighbour's map is judged by what that map
    is then worth to the neighbour."""

    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        world = turn.imagine_as(CartographersState)
        judged = evaluate_moves(world, turn.seat, fitting(WEIGHTS, world.edicts))
        judged.sort(key=lambda one: -one[0])
        return [move for _, move in judged[:most]]

    def evaluate(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Evaluation:
        world, seat = turn.imagine_as(CartographersState), turn.seat
        weights = fitting(WEIGHTS, world.edicts)
        if world.target(seat) != seat:
            judged = {move: worth for worth, move in evaluate_moves(world, seat, weights)}
            return Evaluation([judged[move] for move in moves], own=False)
        start, earned = alone(world, seat), float(world.totals[seat])
        found = [0.0] * len(moves)
        for _ in range(worlds):
            seed = turn.seed()
            for at, move in enumerate(moves):
                found[at] += (
                    simulated_stars(start, move, weights, TO_THE_END, FastChance(seed)) / worlds
                )
        return Evaluation([earned + stars for stars in found])
