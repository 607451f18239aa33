"""The bot that evaluates what a map may become."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.opening_variety import varied
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.games.cartographers.state import CartographersState


class HeuristicBot:
    """Takes the drawing with the best evaluation of the resulting map.

    In the first season also one that is nearly as good; ties are broken at random.
    """

    def __init__(self, weights: list[float] = WEIGHTS, leeway: float = 0.0) -> None:
        self._weights = weights
        self._leeway = leeway
        """How many stars it may give up with a drawing of the first season."""

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine_as(CartographersState)
        judged = evaluate_moves(world, turn.seat, fitting(self._weights, world.edicts))
        judged = varied(judged, world, self._leeway, turn.chance)
        most = max(worth for worth, _ in judged)
        best = [move for worth, move in judged if worth == most]
        return best[turn.chance.below(len(best))]
