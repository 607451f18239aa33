"""The sixteen scoring cards.

Each has two functions of a sheet, the stars and the cells that score, and the terrains it depends
on: drawing another terrain changes nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mapmakers.engine.boards.eleven import Cells
from mapmakers.engine.games.cartographers.components import (
    FARM,
    FOREST,
    SCORING,
    TERRAINS,
    VILLAGE,
    WATER,
    scoring_card,
)
from mapmakers.engine.games.cartographers.scoring import farm_water, forest, spatial, village
from mapmakers.engine.games.cartographers.sheet import Sheet

Points = Callable[[Sheet], int]
Earning = Callable[[Sheet], Cells]

_ANY = frozenset(range(len(TERRAINS)))
"""For cards that depend on empty spaces, or on the terrains beside a cluster."""
_FOREST = frozenset({FOREST})
_FARM_WATER = frozenset({FARM, WATER})
_VILLAGE = frozenset({VILLAGE})

_CARDS: dict[str, tuple[Points, Earning, frozenset[int]]] = {
    "Sentinel Wood": (forest.sentinel_wood, forest.edge_forest, _FOREST),
    "Greenbough": (forest.greenbough, forest.all_forest, _FOREST),
    "Treetower": (forest.treetower, forest.enclosed_forest, _ANY),
    "Stoneside Forest": (forest.stoneside_forest, forest.roads_of_forest, _FOREST),
    "Canal Lake": (farm_water.canal_lake, farm_water.canal_banks, _FARM_WATER),
    "Mages Valley": (farm_water.mages_valley, farm_water.valley_floor, _FARM_WATER),
    "The Golden Granary": (farm_water.golden_granary, farm_water.granaries, _FARM_WATER),
    "Shoreside Expanse": (farm_water.shoreside_expanse, farm_water.secluded, _FARM_WATER),
    "Wildholds": (village.wildholds, village.strongholds, _VILLAGE),
    "Great City": (village.great_city, village.city, _VILLAGE),
    "Greengold Plains": (village.greengold_plains, village.market_towns, _ANY),
    "Shieldgate": (village.shieldgate, village.second_town, _VILLAGE),
    "Borderlands": (spatial.borderlands, spatial.complete_lines, _ANY),
    "Lost Barony": (spatial.lost_barony, spatial.barony, _ANY),
    "The Broken Road": (spatial.broken_road, spatial.complete_diagonals, _ANY),
    "The Cauldrons": (spatial.cauldrons, spatial.enclosed_empty, _ANY),
}

POINTS: Final[tuple[Points, ...]] = tuple(_CARDS[card.name][0] for card in SCORING)
EARNING: Final[tuple[Earning, ...]] = tuple(_CARDS[card.name][1] for card in SCORING)
"""In the order of the SCORING table, by which a match refers to its cards."""
LOOKING_AT: Final[tuple[frozenset[int], ...]] = tuple(
    frozenset(at for at, card in enumerate(SCORING) if terrain in _CARDS[card.name][2])
    for terrain in range(len(TERRAINS))
)
"""By terrain: the indices of the cards whose stars may change when it is drawn."""


def score(name: str, sheet: Sheet) -> int:
    """The stars of a map for a scoring card."""
    return _CARDS[scoring_card(name).name][0](sheet)


def earning(name: str, sheet: Sheet) -> Cells:
    """The cells of the map that score."""
    return _CARDS[scoring_card(name).name][1](sheet)
