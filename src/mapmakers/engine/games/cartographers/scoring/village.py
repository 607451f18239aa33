"""The village stack."""

from __future__ import annotations

from mapmakers.engine.games.cartographers.board import (
    NONE,
    Cells,
    beside,
    both,
    clusters,
    either,
    fill,
    size,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet


def wildholds(sheet: Sheet) -> int:
    """Eight stars for each cluster of six or more village spaces (C12.9)."""
    return 8 * len(_strongholds(sheet))


def strongholds(sheet: Sheet) -> Cells:
    return _union(_strongholds(sheet))


def _strongholds(sheet: Sheet) -> list[Cells]:
    return [cluster for cluster in clusters(sheet.village) if size(cluster) >= 6]


def great_city(sheet: Sheet) -> int:
    """One star for each space of the largest village cluster that no mountain touches (C12.10)."""
    return size(city(sheet))


def city(sheet: Sheet) -> Cells:
    """Of several as large, the first on the map."""
    lowland = without(sheet.village, fill(sheet.land.slopes, sheet.village))
    return max(clusters(lowland), key=size, default=NONE)


def greengold_plains(sheet: Sheet) -> int:
    """Three stars for each village cluster beside three or more other terrains (C12.11)."""
    return 3 * len(_market_towns(sheet))


def market_towns(sheet: Sheet) -> Cells:
    return _union(_market_towns(sheet))


def _market_towns(sheet: Sheet) -> list[Cells]:
    others = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.land.mountains)
    towns = []
    for cluster in clusters(sheet.village):
        around = beside(cluster)
        kinds = 0
        for other in others:
            if both(around, other):
                kinds += 1
        if kinds >= 3:
            towns.append(cluster)
    return towns


def shieldgate(sheet: Sheet) -> int:
    """Two stars for each space of the second largest village cluster (C12.12)."""
    sizes = sorted(map(size, clusters(sheet.village)))
    return 2 * sizes[-2] if len(sizes) > 1 else 0


def second_town(sheet: Sheet) -> Cells:
    """It may be as large as the largest; where several could be it, the first on the map."""
    towns = sorted(clusters(sheet.village), key=size, reverse=True)
    return towns[1] if len(towns) > 1 else NONE


def _union(towns: list[Cells]) -> Cells:
    all_of_them = NONE
    for town in towns:
        all_of_them = either(all_of_them, town)
    return all_of_them
