"""The bot that evaluates what a map may become."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.games.cartographers.state import CartographersState


class HeuristicBot:
    """Takes the drawing with the best evaluation of the resulting map.

    Ties are broken at random: at a table everybody starts with the same map and draws the same
    cards, so that bots of one level would otherwise all draw the same.
    """

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine_as(CartographersState)
        judged = evaluate_moves(world, turn.seat, fitting(self._weights, world.edicts))
        most = max(worth for worth, _ in judged)
        best = [move for worth, move in judged if worth == most]
        return best[turn.chance.below(len(best))]
