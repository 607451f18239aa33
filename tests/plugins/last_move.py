"""A bot of somebody else's: makes the last of its legal moves."""

from __future__ import annotations

from typing import TypeVar

from mapmakers.bots import Turn

M = TypeVar("M")


class LastMoveBot:
    def __init__(self, game: str) -> None:
        self.game = game

    def choose(self, turn: Turn[M]) -> M:
        return turn.legal[len(turn.legal) - 1]
