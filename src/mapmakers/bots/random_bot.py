"""The bot that takes any legal move."""

from __future__ import annotations

from typing import TypeVar

from mapmakers.bots.bot import Turn

M = TypeVar("M")


class RandomBot:
    """Takes a random legal move."""

    def choose(self, turn: Turn[M]) -> M:
        return turn.legal.sample(turn.chance)
