"""The farm and water stack."""

from __future__ import annotations

from mapmakers.engine.boards.eleven import (
    Cells,
    beside,
    both,
    cluster,
    edge,
    either,
    fill,
    nonempty,
    size,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64


def canal_lake(sheet: Sheet) -> int:
    """One star for each water space beside a farm and each farm space beside water (C12.5)."""
    return size(canal_banks(sheet))


def canal_banks(sheet: Sheet) -> Cells:
    return either(both(sheet.water, beside(sheet.farm)), both(sheet.farm, beside(sheet.water)))


def mages_valley(sheet: Sheet) -> int:
    """Two stars for each water space beside a mountain, one for each farm space (C12.6)."""
    slopes = sheet.land.slopes
    return 2 * size(both(sheet.water, slopes)) + size(both(sheet.farm, slopes))


def valley_floor(sheet: Sheet) -> Cells:
    return both(either(sheet.water, sheet.farm), sheet.land.slopes)


def golden_granary(sheet: Sheet) -> int:
    """One star for each water space beside ruins, three for each farm space on ruins (C12.7)."""
    ruins = sheet.land.ruins
    return size(both(sheet.water, beside(ruins))) + 3 * size(both(sheet.farm, ruins))


def granaries(sheet: Sheet) -> Cells:
    ruins = sheet.land.ruins
    return either(both(sheet.water, beside(ruins)), both(sheet.farm, ruins))


def shoreside_expanse(sheet: Sheet) -> int:
    """Three stars for each cluster of farm or water apart from the other and the edge (C12.8)."""
    clusters: i64 = 0
    rest = secluded(sheet)
    while nonempty(rest):
        rest = without(rest, cluster(rest))
        clusters += 1
    return 3 * clusters


def secluded(sheet: Sheet) -> Cells:
    return either(_apart(sheet.farm, sheet.water), _apart(sheet.water, sheet.farm))


def _apart(terrain: Cells, other: Cells) -> Cells:
    """The clusters of a terrain that touch neither the other terrain nor the edge."""
    return without(terrain, fill(either(beside(other), edge()), terrain))
