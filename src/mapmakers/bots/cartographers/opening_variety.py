"""Variety in the first season.

At a table everybody starts with the same map and draws the same cards, so that bots of one level
would otherwise draw the same maps. Maps that differ by the end of spring stay different.
"""

from __future__ import annotations

from mapmakers.bots.bot import SEEDS
from mapmakers.engine.core import Chance
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState

Judged = list[tuple[float, Move]]
"""Drawings with their values."""


def varied(judged: Judged, world: CartographersState, leeway: float, chance: Chance) -> Judged:
    """In the first season, the drawings that are worth at most this much less than the best get a
    random bonus of up to as much, so that any of them may come first."""
    if world.season > 0 or not leeway:
        return judged
    least = max(worth for worth, _ in judged) - leeway
    return [
        (worth + leeway * chance.below(SEEDS) / SEEDS if worth >= least else worth, move)
        for worth, move in judged
    ]
