"""The bot that takes what is worth most at once, looking one step ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from mapmakers.bots.bot import Turn
from mapmakers.bots.greedy import cartographers, mapout, misterra

M = TypeVar("M")


class Judge(Protocol):
    """Says what each legal move is worth to a seat in a position that it can see."""

    def __call__(self, world: Any, seat: int, /) -> list[tuple[float, Any]]: ...


JUDGES: Mapping[str, Judge] = {
    "cartographers": cartographers.judge,
    "misterra": misterra.judge,
    "mapout": mapout.judge,
}


class GreedyBot:
    """Takes one of the moves that are worth most now; what they lead to does not trouble it."""

    def __init__(self, game: str) -> None:
        self._judge = JUDGES[game]

    def choose(self, turn: Turn[M]) -> M:
        judged: list[tuple[float, M]] = self._judge(turn.imagine(), turn.seat)
        most = max(worth for worth, _ in judged)
        best = [move for worth, move in judged if worth == most]
        return best[turn.chance.below(len(best))]
