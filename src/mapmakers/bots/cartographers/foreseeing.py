"""The player who looks into several futures before it draws."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.weights import WEIGHTS
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.prospects.futures import alone, future
from mapmakers.engine.games.cartographers.prospects.judge import judge_all
from mapmakers.engine.games.cartographers.state import CartographersState

SEEDS = 1 << 31
SPARE = 0.9
"""The part of its time that it uses: the last future must be over in time."""

TRUST = 2.0
"""How many futures the judge's opinion counts for: a few of them alone would be luck."""


class ForeseeingBot:
    """Plays the best drawings on, each against the same coming cards, and keeps the better half of
    them again and again until one is left."""

    def __init__(
        self, drawings: int, futures: int, ahead: int, weights: list[float] = WEIGHTS
    ) -> None:
        self._drawings = drawings
        """How many drawings it thinks about."""
        self._futures = futures
        """How many futures of each it looks at before it drops half of them."""
        self._ahead = ahead
        """How many drawings a future goes on for."""
        self._weights = weights

    def choose(self, turn: Turn[Any]) -> Any:
        deadline = turn.deadline(SPARE)
        world = turn.imagine()
        assert isinstance(world, CartographersState)
        judged = judge_all(world, turn.seat, self._weights)
        judged.sort(key=lambda one: -one[0])
        if world.target(turn.seat) != turn.seat or len(judged) == 1:
            return judged[0][1]
        start = alone(world, turn.seat)
        left = [(TRUST * worth, move) for worth, move in judged[: self._drawings]]
        while len(left) > 1:
            for _ in range(self._futures):
                seed = turn.chance.below(SEEDS)
                found = []
                for total, move in left:
                    stars = future(start, move, self._weights, self._ahead, FastChance(seed))
                    found.append((total + stars, move))
                    if deadline.over():
                        return _best(left)
                left = found
            left.sort(key=lambda one: -one[0])
            left = left[: (len(left) + 1) // 2]
        return left[0][1]


def _best(left: list[tuple[float, Move]]) -> Move:
    """The first of those that did best in the futures that all of them were tried in."""
    return max(left, key=lambda one: one[0])[1]
