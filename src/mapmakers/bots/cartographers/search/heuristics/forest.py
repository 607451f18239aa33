"""What the cards of the forest stack may still bring."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import beside_one, count
from mapmakers.engine.games.cartographers.scoring.forest import roads_of_forest
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.spaces import (
    EDGE,
    beside,
    both,
    clusters,
    cols_with,
    either,
    fill,
    nonempty,
    rows_with,
    without,
)

FAR = 6
"""Mountains further apart than this will hardly be joined."""


def sentinel_wood(sheet: Sheet, space: float, second: float) -> float:
    """The edge that is still empty; a corner serves no better than the rest of it."""
    return space * count(both(sheet.empty, EDGE)) + second * count(
        both(both(sheet.empty, beside(sheet.empty)), EDGE)
    )


def greenbough(sheet: Sheet, line: float, second: float) -> float:
    """The rows and columns without forest that have room for one; one space can serve both."""
    open_or_done = either(sheet.empty, sheet.forest)
    rows = int(rows_with(open_or_done) - rows_with(sheet.forest))
    cols = int(cols_with(open_or_done) - cols_with(sheet.forest))
    return line * (rows + cols) + second * min(rows, cols)


def treetower(sheet: Sheet, nearly: float, exposed: float) -> float:
    """Forest spaces that one more drawing encloses, and those that need more."""
    open_forest = both(sheet.forest, beside(sheet.empty))
    one = both(open_forest, beside_one(sheet.empty))
    return nearly * count(one) + exposed * count(without(open_forest, one))


def stoneside_forest(sheet: Sheet, joined: float, further: float) -> float:
    """For each mountain that stands alone: how few spaces would join it to another."""
    mountains = sheet.land.mountains
    alone = without(mountains, roads_of_forest(sheet))
    hope = 0.0
    for mountain in clusters(alone):
        others = without(mountains, mountain)
        reached = either(mountain, fill(beside(mountain), sheet.forest))
        worth = joined
        for _ in range(FAR):
            step = both(beside(reached), sheet.empty)
            step = without(step, reached)
            if not nonempty(step):
                break
            reached = either(reached, step)
            reached = either(reached, fill(beside(step), sheet.forest))
            if nonempty(both(beside(reached), others)):
                hope += 3.0 * worth
                break
            worth *= further
    return hope
