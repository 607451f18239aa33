"""The features for each scoring card, in the order of the SCORING table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mapmakers.bots.cartographers.search.features import (
    farm_water,
    forest,
    spatial,
    village,
)
from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.sheet import Sheet

Features = Callable[[Sheet], list[float]]

_CARDS: dict[str, Features] = {
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


def unknown(sheet: Sheet) -> list[float]:
    """For a card without features."""
    return []


FEATURES: Final[list[Features]] = [_CARDS.get(card.name, unknown) for card in SCORING]
