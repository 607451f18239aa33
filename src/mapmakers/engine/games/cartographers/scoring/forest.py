"""The forest stack."""

from __future__ import annotations

from mapmakers.engine.boards.eleven import (
    Cells,
    beside,
    both,
    cluster,
    cols_with,
    edge,
    either,
    fill,
    none,
    nonempty,
    rows_with,
    size,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet


def sentinel_wood(sheet: Sheet) -> int:
    """One star for each forest space on the edge of the map (C12.1)."""
    return size(edge_forest(sheet))


def edge_forest(sheet: Sheet) -> Cells:
    return both(sheet.forest, edge())


def greenbough(sheet: Sheet) -> int:
    """One star for each row and each column with forest in it (C12.2)."""
    return rows_with(sheet.forest) + cols_with(sheet.forest)


def all_forest(sheet: Sheet) -> Cells:
    return sheet.forest


def treetower(sheet: Sheet) -> int:
    """One star for each forest space with no empty space beside it (C12.3)."""
    return size(enclosed_forest(sheet))


def enclosed_forest(sheet: Sheet) -> Cells:
    return without(sheet.forest, beside(sheet.empty))


def stoneside_forest(sheet: Sheet) -> int:
    """Three stars for each mountain that a forest joins to another mountain (C12.4)."""
    return 3 * size(both(roads_of_forest(sheet), sheet.land.mountains))


def roads_of_forest(sheet: Sheet) -> Cells:
    """The joined mountains and the forests that join them."""
    mountains = sheet.land.mountains
    roads = none()
    rest = fill(sheet.land.slopes, sheet.forest)
    while nonempty(rest):
        wood = cluster(rest)
        rest = without(rest, wood)
        joined = both(beside(wood), mountains)
        if size(joined) > 1:
            roads = either(roads, either(wood, joined))
    return roads
