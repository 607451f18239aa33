"""Players that see only what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot, Turn
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.levels import LEVELS, maker
from mapmakers.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[str], Bot]] = {
    "random": lambda game: RandomBot(),
    "greedy": GreedyBot,
    **{level: maker(level) for level in LEVELS},
}
"""By name: what makes the bot, given the game's name. The levels are what people are offered; the
first two are simple, quick, and what the others are measured by."""

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "Turn"]
