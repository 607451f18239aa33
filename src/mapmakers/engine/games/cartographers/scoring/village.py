"""The village stack."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.eleven import (
    NONE,
    Cells,
    beside,
    cluster,
    clusters,
    either,
    fill,
    meet,
    nonempty,
    size,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64

STRONGHOLD: Final = 6
"""The minimum size of a village cluster of C12.9."""


def wildholds(sheet: Sheet) -> int:
    """Eight stars for each cluster of six or more village spaces (C12.9)."""
    towns: i64 = 0
    rest = sheet.village
    while size(rest) >= STRONGHOLD:
        town = cluster(rest)
        rest = without(rest, town)
        if size(town) >= STRONGHOLD:
            towns += 1
    return 8 * towns


def strongholds(sheet: Sheet) -> Cells:
    return _union([town for town in clusters(sheet.village) if size(town) >= STRONGHOLD])


def great_city(sheet: Sheet) -> int:
    """One star for each space of the largest village cluster that no mountain touches (C12.10)."""
    largest: i64 = 0
    rest = _lowland(sheet)
    while size(rest) > largest:
        town = cluster(rest)
        rest = without(rest, town)
        spaces: i64 = size(town)
        if spaces > largest:
            largest = spaces
    return largest


def city(sheet: Sheet) -> Cells:
    """The first on the map if several are equally large."""
    return max(clusters(_lowland(sheet)), key=size, default=NONE)


def _lowland(sheet: Sheet) -> Cells:
    """The village clusters that no mountain touches."""
    return without(sheet.village, fill(sheet.land.slopes, sheet.village))


def greengold_plains(sheet: Sheet) -> int:
    """Three stars for each village cluster beside three or more other terrains (C12.11)."""
    towns: i64 = 0
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
    largest: i64 = 0
    second: i64 = 0
    rest = sheet.village
    while size(rest) > second:
        town = cluster(rest)
        rest = without(rest, town)
        spaces: i64 = size(town)
        if spaces > largest:
            second = largest
            largest = spaces
        elif spaces > second:
            second = spaces
    return 2 * second


def second_town(sheet: Sheet) -> Cells:
    """It may be as large as the largest; the first on the map if there are several."""
    towns = sorted(clusters(sheet.village), key=size, reverse=True)
    return towns[1] if len(towns) > 1 else NONE


def _union(towns: list[Cells]) -> Cells:
    all_of_them = NONE
    for town in towns:
        all_of_them = either(all_of_them, town)
    return all_of_them
