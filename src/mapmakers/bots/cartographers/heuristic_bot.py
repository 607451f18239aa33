"""The player who weighs what a map may become."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.games.cartographers.state import CartographersState


class HeuristicBot:
    """Takes the drawing after which the map is worth most, hopes and fears included.

    Often several are worth the same. Chance decides between them: at a table of Cartographers all
    begin with the same map and draw the same cards, and who took the first would draw as everybody
    of its level does.
    """

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine()
        assert isinstance(world, CartographersState)
        judged = evaluate_moves(world, turn.seat, fitting(self._weights, world.edicts))
        most = max(worth for worth, _ in judged)
        best = [move for worth, move in judged if worth == most]
        return best[turn.chance.below(len(best))]
