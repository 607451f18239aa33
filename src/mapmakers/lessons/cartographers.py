"""Cartographers for two: from the first card to the first season's end, and a mountain after it.

The scoring cards are Sentinel Wood (A), Canal Lake (B), Great City (C) and Borderlands (D).
"""

from collections.abc import Callable
from typing import Any

from mapmakers.engine.games.cartographers.effects_view import Effects
from mapmakers.lessons.lesson import Lesson, Scene

SENTINEL_WOOD, CANAL_LAKE = 0, 1


def _draws(_state: Any, _worth: Callable[[], Effects], _move: Any) -> bool:
    return True


def _takes_a_coin(_state: Any, worth: Callable[[], Effects], _move: Any) -> bool:
    return worth().coins > 0


def _lines_the_edge(_state: Any, worth: Callable[[], Effects], _move: Any) -> bool:
    return worth().edicts[SENTINEL_WOOD].gain >= 2


def _hurts(_state: Any, worth: Callable[[], Effects], _move: Any) -> bool:
    return worth().monsters <= -6


def _waters_the_farms(_state: Any, worth: Callable[[], Effects], _move: Any) -> bool:
    return worth().edicts[CANAL_LAKE].gain > 0


def _closes_a_mountain(_state: Any, worth: Callable[[], Effects], _move: Any) -> bool:
    return bool(worth().mountains)


CARTOGRAPHERS = Lesson(
    "cartographers",
    (
        Scene("draw", 1, "board", _draws),
        Scene("coin", 3, "hand", _takes_a_coin),
        Scene("edict", 5, "margin", _lines_the_edge),
        Scene("ambush", 9, "board", _hurts),
        Scene("ruins", 11, "board", _draws),
        Scene("season", 13, "tracker", _waters_the_farms),
        Scene("mountain", 17, "board", _closes_a_mountain),
    ),
)
