"""The five levels that every game has, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mapmakers.bots import cartographers, mapout, misterra
from mapmakers.bots.bot import Bot

LEVELS = ("novice", "apprentice", "surveyor", "cartographer", "master")
"""From one that a child beats to one that is hard to beat."""

BY_GAME: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "cartographers": cartographers.LEVELS,
    "misterra": misterra.LEVELS,
    "mapout": mapout.LEVELS,
}
"""By game and level: what makes the bot."""


def maker(level: str) -> Callable[[str], Bot]:
    """What makes the bots of a level, given the game's name."""
    return lambda game: BY_GAME[game][level]()
