"""What a game adds to the bots: one object for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from mapmakers.bots.bot import Bot
from mapmakers.bots.evaluator import Evaluator
from mapmakers.bots.generic import by_score
from mapmakers.bots.generic.playouts import PlayoutBot, PlayoutEvaluator
from mapmakers.bots.random_bot import RandomBot
from mapmakers.plugins import Parts

LEVELS = ("novice", "apprentice", "surveyor", "cartographer", "master")
"""From one that a child beats to one that is hard to beat."""


class Judge(Protocol):
    """Says what each legal move is worth to a seat in a position that it can see."""

    def __call__(self, world: Any, seat: int, /) -> list[tuple[float, Any]]: ...


@dataclass(frozen=True)
class GameBots:
    """The bots of one game, and what they are measured by."""

    levels: Mapping[str, Callable[[], Bot]]
    """By level, all five: what makes the bot."""
    judge: Judge = by_score.judge
    """For the greedy bot."""
    evaluator: Evaluator = field(default_factory=PlayoutEvaluator)
    """For the analysis of a match."""
    top_title: str | None = None
    """What the best of those get who play alone; it stands first among their titles."""
    strength: Path | None = None
    """What the arena has measured, as it is kept."""


def generic_bots(game: str) -> GameBots:
    """For a game that brings none."""
    from mapmakers.bots.greedy_bot import GreedyBot

    return GameBots(
        levels={
            "novice": RandomBot,
            "apprentice": lambda: GreedyBot(game),
            "surveyor": lambda: PlayoutBot(4),
            "cartographer": lambda: PlayoutBot(16),
            "master": lambda: PlayoutBot(64),
        }
    )


GAME_BOTS: Mapping[str, GameBots] = Parts("bots", generic_bots)
"""By game: its bots."""
