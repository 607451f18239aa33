"""Features for the scoring cards of the forest stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import (
    FAR,
    beside_one,
    beside_two,
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


def sentinel_wood(sheet: Sheet) -> list[float]:
    """Empty spaces on the edge: all, those with an empty space behind them, those with another
    beside them, and those with one on both sides."""
    edge = both(sheet.empty, EDGE)
    inner = without(sheet.empty, EDGE)
    return [
        count(edge),
        count(both(edge, beside(inner))),
        count(both(edge, beside_one(edge))),
        count(both(edge, beside_two(edge))),
    ]


def greenbough(sheet: Sheet) -> list[float]:
    """Rows and columns without forest that have an empty space; how many pairs of them one space
    can serve; and all forest spaces."""
    open_or_done = either(sheet.empty, sheet.forest)
    rows = int(rows_with(open_or_done) - rows_with(sheet.forest))
    cols = int(cols_with(open_or_done) - cols_with(sheet.forest))
    return [float(rows + cols), float(min(rows, cols)), count(sheet.forest)]


def treetower(sheet: Sheet) -> list[float]:
    """Forest spaces with one open side, with two, and with more."""
    exposed = both(sheet.forest, beside(sheet.empty))
    one = both(exposed, beside_one(sheet.empty))
    two = both(exposed, beside_two(sheet.empty))
    return [count(one), count(two), count(exposed) - count(one) - count(two)]


def stoneside_forest(sheet: Sheet) -> list[float]:
    """Mountains that are not connected, by the number of forest spaces needed to connect them to
    another: one, two, three, four, or more."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    for mountain in clusters(without(sheet.land.mountains, roads_of_forest(sheet))):
        more = spaces_to_another_mountain(sheet, mountain)
        if more < FAR:
            found[min(more, 4)] += 1.0
    return found
