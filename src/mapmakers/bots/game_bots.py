"""The bots of a game: one object for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from mapmakers.bots.bot import Bot
from mapmakers.bots.evaluator import Evaluator
from mapmakers.bots.generic import by_score, playouts
from mapmakers.bots.generic.playouts import PlayoutBot, PlayoutEvaluator
from mapmakers.bots.random_bot import RandomBot
from mapmakers.plugins import Parts

LEVELS = ("novice", "apprentice", "surveyor", "cartographer", "master")
"""The levels, from one that a child can beat to one that is hard to beat."""


class Judge(Protocol):
    """The value of each legal move for a seat in a position that it can see."""

    def __call__(self, world: Any, seat: int, /) -> Sequence[tuple[float, Any]]: ...


class Rollouts(Protocol):
    """The totals of all seats after each of many random playouts. What the seat cannot see is
    imagined anew for each."""

    def __call__(
        self, state: Any, seat: int, times: int, chance: Any, /
    ) -> list[tuple[int, ...]]: ...


@dataclass(frozen=True)
class GameBots:
    """The bots of one game, and their measurements."""

    levels: Mapping[str, Callable[[], Bot]]
    """By level, all five: a function that makes the bot."""
    judge: Judge = by_score.judge
    """For the greedy bot."""
    evaluator: Evaluator = field(default_factory=PlayoutEvaluator)
    """For the analysis of a match."""
    evaluate_all: Judge = by_score.judge
    """Every legal move with its immediate value; the benchmark measures this."""
    rollouts: Rollouts = playouts.rollouts
    """Many matches played out in one call."""
    top_title: str | None = None
    """The best title in solo play."""
    strength: Path | None = None
    """The stored measurements of the arena."""


def generic_bots(game: str) -> GameBots:
    """For a game without bots of its own."""
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
"""The bots by game."""
