"""The levels of Cartographers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.random_bot import RandomBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": RandomBot,
    "apprentice": lambda: GreedyBot("cartographers"),
    "surveyor": lambda: GreedyBot("cartographers"),
    "cartographer": lambda: GreedyBot("cartographers"),
    "master": lambda: GreedyBot("cartographers"),
}
