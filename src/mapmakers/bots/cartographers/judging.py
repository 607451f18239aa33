"""The player who weighs what a map may become."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.weights import WEIGHTS, fitting
from mapmakers.engine.games.cartographers.prospects.judge import best_of
from mapmakers.engine.games.cartographers.state import CartographersState


class JudgingBot:
    """Takes the drawing after which the map is worth most, hopes and fears included."""

    def __init__(self, weights: list[float] = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine()
        assert isinstance(world, CartographersState)
        return best_of(world, turn.seat, fitting(self._weights, world.edicts))
