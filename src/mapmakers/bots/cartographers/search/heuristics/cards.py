"""The heuristic of each scoring card, in the order of the SCORING table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mapmakers.bots.cartographers.search.heuristics import farm_water, forest, spatial, village
from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.sheet import Sheet

Heuristic = Callable[[Sheet, float, float], float]
"""Given a map and two weights: about how many more stars the card may earn."""

_CARDS: dict[str, Heuristic] = {
    "Sentinel Wood": forest.sentinel_wood,
    "Greenbough": forest.greenbough,
    "Treetower": forest.treetower,
    "Stoneside Forest": forest.stoneside_forest,
    "Canal Lake": farm_water.canal_lake,
    "Mages Valley": farm_water.mages_valley,
    "The Golden Granary": farm_water.golden_granary,
    "Shoreside Expanse": farm_water.shoreside_expanse,
    "Wildholds": village.wildholds,
    "Great City": village.great_city,
    "Greengold Plains": village.greengold_plains,
    "Shieldgate": village.shieldgate,
    "Borderlands": spatial.borderlands,
    "Lost Barony": spatial.lost_barony,
    "The Broken Road": spatial.broken_road,
    "The Cauldrons": spatial.cauldrons,
}


def unknown(sheet: Sheet, one: float, other: float) -> float:
    """For a card without a heuristic: nothing is expected beyond the stars it earns now."""
    return 0.0


HEURISTICS: Final[list[Heuristic]] = [_CARDS.get(card.name, unknown) for card in SCORING]
