"""Players that see only what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot, Turn
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[str], Bot]] = {
    "random": lambda game: RandomBot(),
    "greedy": GreedyBot,
}
"""By name: what makes the bot, given the game's name."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Turn"]
