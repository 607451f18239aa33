"""Heuristics for the scoring cards of the forest stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import (
    FAR,
    beside_one,
    count,
    spaces_to_another_mountain,
)
from mapmakers.engine.boards.eleven import (
    EDGE,
    beside,
    both,
    clusters,
    cols_with,
    either,
    rows_with,
    without,
)
from mapmakers.engine.games.cartographers.scoring.forest import roads_of_forest
from mapmakers.engine.games.cartographers.sheet import Sheet


def sentinel_wood(sheet: Sheet, space: float, second: float) -> float:
    """The empty spaces on the edge, and those of them beside another empty space."""
    return space * count(both(sheet.empty, EDGE)) + second * count(
        both(both(sheet.empty, beside(sheet.empty)), EDGE)
    )


def greenbough(sheet: Sheet, line: float, second: float) -> float:
    """Rows and columns without forest that have an empty space; one space can serve both."""
    open_or_done = either(sheet.empty, sheet.forest)
    rows = int(rows_with(open_or_done) - rows_with(sheet.forest))
    cols = int(cols_with(open_or_done) - cols_with(sheet.forest))
    return line * (rows + cols) + second * min(rows, cols)


def treetower(sheet: Sheet, nearly: float, exposed: float) -> float:
    """Forest spaces that one more drawing can enclose, and those that need more."""
    open_forest = both(sheet.forest, beside(sheet.empty))
    one = both(open_forest, beside_one(sheet.empty))
    return nearly * count(one) + exposed * count(without(open_forest, one))


def stoneside_forest(sheet: Sheet, joined: float, further: float) -> float:
    """For each mountain that is not connected: how few forest spaces would connect it to
    another."""
    hope = 0.0
    for mountain in clusters(without(sheet.land.mountains, roads_of_forest(sheet))):
        more = spaces_to_another_mountain(sheet, mountain)
        if more < FAR:
            worth = joined
            for _ in range(more):
                worth *= further
            hope += 3.0 * worth
    return hope
