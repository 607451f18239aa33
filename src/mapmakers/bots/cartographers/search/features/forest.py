"""What a map shows to the cards of the forest stack."""

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
    """The empty edge: all of it, what has room behind it, what has empty edge beside it, and what
    has that on both sides."""
    edge = both(sheet.empty, EDGE)
    inner = without(sheet.empty, EDGE)
    return [
        count(edge),
        count(both(edge, beside(inner))),
        count(both(edge, beside_one(edge))),
        count(both(edge, beside_two(edge))),
    ]


def greenbough(sheet: Sheet) -> list[float]:
    """The rows and columns without forest that have room for one, and how many of them one space
    can serve by twos; and all forest."""
    open_or_done = either(sheet.empty, sheet.forest)
    rows = int(rows_with(open_or_done) - rows_with(sheet.forest))
    cols = int(cols_with(open_or_done) - cols_with(sheet.forest))
    return [float(rows + cols), float(min(rows, cols)), count(sheet.forest)]


def treetower(sheet: Sheet) -> list[float]:
    """Forest with one open side, with two, and with more."""
    exposed = both(sheet.forest, beside(sheet.empty))
    one = both(exposed, beside_one(sheet.empty))
    two = both(exposed, beside_two(sheet.empty))
    return [count(one), count(two), count(exposed) - count(one) - count(two)]


def stoneside_forest(sheet: Sheet) -> list[float]:
    """The mountains that stand alone, by how many spaces would join them to another: one, two,
    three, four, or more."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    for mountain in clusters(without(sheet.land.mountains, roads_of_forest(sheet))):
        more = spaces_to_another_mountain(sheet, mountain)
        if more < FAR:
            found[min(more, 4)] += 1.0
    return found
