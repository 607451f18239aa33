"""The village stack."""

from __future__ import annotations

from mapmakers.engine.games.cartographers.board import (
    NONE,
    Cells,
    beside,
    cluster,
    cluster_sizes,
    clusters,
    either,
    fill,
    meet,
    nonempty,
    size,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet

STRONGHOLD = 6
"""How many spaces a village cluster of C12.9 has at least."""


def wildholds(sheet: Sheet) -> int:
    """Eight stars for each cluster of six or more village spaces (C12.9)."""
    towns = 0
    for spaces in cluster_sizes(sheet.village):
        if spaces >= STRONGHOLD:
            towns += 1
    return 8 * towns


def strongholds(sheet: Sheet) -> Cells:
    return _union([town for town in clusters(sheet.village) if size(town) >= STRONGHOLD])


def great_city(sheet: Sheet) -> int:
    """One star for each space of the largest village cluster that no mountain touches (C12.10)."""
    largest = 0
    for spaces in cluster_sizes(_lowland(sheet)):
        largest = max(largest, spaces)
    return largest


def city(sheet: Sheet) -> Cells:
    """Of several as large, the first on the map."""
    return max(clusters(_lowland(sheet)), key=size, default=NONE)


def _lowland(sheet: Sheet) -> Cells:
    """The village clusters that no mountain touches."""
    return without(sheet.village, fill(sheet.land.slopes, sheet.village))


def greengold_plains(sheet: Sheet) -> int:
    """Three stars for each village cluster beside three or more other terrains (C12.11)."""
    towns = 0
    rest = sheet.village
    while nonempty(rest):
        town = cluster(rest)
        rest = without(rest, town)
        if _is_market_town(town, sheet):
            towns += 1
    return 3 * towns


def market_towns(sheet: Sheet) -> Cells:
    return _union([town for town in clusters(sheet.village) if _is_market_town(town, sheet)])


def _is_market_town(town: Cells, sheet: Sheet) -> bool:
    around = beside(town)
    kinds = (
        meet(around, sheet.forest)
        + meet(around, sheet.farm)
        + meet(around, sheet.water)
        + meet(around, sheet.monster)
        + meet(around, sheet.land.mountains)
    )
    return kinds >= 3


def shieldgate(sheet: Sheet) -> int:
    """Two stars for each space of the second largest village cluster (C12.12)."""
    sizes = sorted(cluster_sizes(sheet.village))
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
