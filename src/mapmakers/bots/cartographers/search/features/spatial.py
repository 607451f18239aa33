"""Features for the scoring cards of the spatial stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.heuristics.spatial import FALLS, LINES, SQUARES
from mapmakers.bots.cartographers.search.neighbours import beside_one, beside_two, count
from mapmakers.engine.boards.eleven import SIDE, Cells, beside, both, size
from mapmakers.engine.games.cartographers.scoring.spatial import lost_barony as barony_points
from mapmakers.engine.games.cartographers.sheet import Sheet

MOST = 5
"""Lines that lack more spaces than this are ignored."""


def borderlands(sheet: Sheet) -> list[float]:
    """The numbers of rows and columns that lack one space, two, three, four, five."""
    return _lines(LINES, sheet.empty)


def broken_road(sheet: Sheet) -> list[float]:
    """The numbers of diagonals that lack one space, two, three, four, five."""
    return _lines(FALLS, sheet.empty)


def _lines(lines: list[Cells], empty: Cells) -> list[float]:
    found = [0.0] * MOST
    for line in lines:
        lacking = int(size(both(line, empty)))
        if 0 < lacking <= MOST:
            found[lacking - 1] += 1.0
    return found


def lost_barony(sheet: Sheet) -> list[float]:
    """For each of the next three larger sizes of square: 1 / (1 + the fewest spaces that one
    lacks)."""
    side = barony_points(sheet) // 3
    found = [0.0, 0.0, 0.0]
    for larger in range(side, min(side + 3, SIDE)):
        fewest = SIDE * SIDE
        for square in SQUARES[larger]:
            fewest = min(fewest, int(size(both(square, sheet.empty))))
        found[larger - side] = 1.0 / (1.0 + fewest)
    return found


def cauldrons(sheet: Sheet) -> list[float]:
    """Empty spaces with one open side, and those of them beside another one; the same for two open
    sides."""
    empty = sheet.empty
    one = both(both(empty, beside(empty)), beside_one(empty))
    two = both(empty, beside_two(empty))
    return [count(one), count(both(one, beside(one))), count(two), count(both(two, beside(two)))]
