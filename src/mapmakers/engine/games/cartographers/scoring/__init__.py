"""What a map is worth: the sixteen scoring cards, one file a stack, and the monsters.

Each card is two functions of a sheet: the stars it earns, and the cells that earn them.
"""

from __future__ import annotations

from collections.abc import Callable

from mapmakers.engine.games.cartographers.board import Cells, beside, both, size
from mapmakers.engine.games.cartographers.components import SCORING, scoring_card
from mapmakers.engine.games.cartographers.scoring import farm_water, forest, spatial, village
from mapmakers.engine.games.cartographers.sheet import Sheet

Points = Callable[[Sheet], int]
Earning = Callable[[Sheet], Cells]

_CARDS: dict[str, tuple[Points, Earning]] = {
    "Sentinel Wood": (forest.sentinel_wood, forest.edge_forest),
    "Greenbough": (forest.greenbough, forest.all_forest),
    "Treetower": (forest.treetower, forest.enclosed_forest),
    "Stoneside Forest": (forest.stoneside_forest, forest.roads_of_forest),
    "Canal Lake": (farm_water.canal_lake, farm_water.canal_banks),
    "Mages Valley": (farm_water.mages_valley, farm_water.valley_floor),
    "The Golden Granary": (farm_water.golden_granary, farm_water.granaries),
    "Shoreside Expanse": (farm_water.shoreside_expanse, farm_water.secluded),
    "Wildholds": (village.wildholds, village.strongholds),
    "Great City": (village.great_city, village.city),
    "Greengold Plains": (village.greengold_plains, village.market_towns),
    "Shieldgate": (village.shieldgate, village.second_town),
    "Borderlands": (spatial.borderlands, spatial.complete_lines),
    "Lost Barony": (spatial.lost_barony, spatial.barony),
    "The Broken Road": (spatial.broken_road, spatial.complete_diagonals),
    "The Cauldrons": (spatial.cauldrons, spatial.enclosed_empty),
}

POINTS: tuple[Points, ...] = tuple(_CARDS[card.name][0] for card in SCORING)
EARNING: tuple[Earning, ...] = tuple(_CARDS[card.name][1] for card in SCORING)
"""In the order of the SCORING table, by which a match names its cards."""


def score(name: str, sheet: Sheet) -> int:
    """The stars that a map earns for a scoring card."""
    return _CARDS[scoring_card(name).name][0](sheet)


def earning(name: str, sheet: Sheet) -> Cells:
    """The cells of the map that earn them."""
    return _CARDS[scoring_card(name).name][1](sheet)


def haunted(sheet: Sheet) -> Cells:
    """The empty spaces beside a monster; each costs one star (C10.3)."""
    return both(sheet.empty, beside(sheet.monster))


def monster_loss(sheet: Sheet) -> int:
    """The stars lost to monsters."""
    return size(haunted(sheet)) if sheet.monster else 0
