"""The levels of Maps of Misterra."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots.bot import Bot
from mapmakers.bots.greedy import GreedyBot
from mapmakers.bots.random_bot import RandomBot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "novice": RandomBot,
    "apprentice": lambda: GreedyBot("misterra"),
    "surveyor": lambda: GreedyBot("misterra"),
    "cartographer": lambda: GreedyBot("misterra"),
    "master": lambda: GreedyBot("misterra"),
}
