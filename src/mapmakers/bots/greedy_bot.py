"""The bot that takes what is worth most at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mapmakers.bots.bot import Turn
from mapmakers.bots.game_bots import GAME_BOTS

M = TypeVar("M")


class GreedyBot:
    """Takes one of the moves with the highest immediate value."""

    def __init__(self, game: str) -> None:
        self._judge = GAME_BOTS[game].judge

    def choose(self, turn: Turn[M]) -> M:
        judged: Sequence[tuple[float, M]] = self._judge(turn.imagine(), turn.seat)
        most = max(worth for worth, _ in judged)
        best = [move for worth, move in judged if worth == most]
        return best[turn.chance.below(len(best))]
