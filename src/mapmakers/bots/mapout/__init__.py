"""The levels of Map Out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.random_bot import RandomBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": RandomBot,
    "apprentice": lambda: GreedyBot("mapout"),
    "surveyor": lambda: GreedyBot("mapout"),
    "cartographer": lambda: GreedyBot("mapout"),
    "master": lambda: GreedyBot("mapout"),
}
