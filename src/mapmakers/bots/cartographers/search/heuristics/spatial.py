"""Heuristics for the scoring cards of the spatial stack."""

from __future__ import annotations

from typing import Final

from mapmakers.bots.cartographers.search.neighbours import beside_one, beside_two, count
from mapmakers.engine.boards.eleven import SIDE, Cells, beside, both, col, moved, of, row, size
from mapmakers.engine.games.cartographers.scoring.spatial import lost_barony as barony_points
from mapmakers.engine.games.cartographers.sheet import Sheet

LINES: Final[list[Cells]] = [row(at) for at in range(SIDE)] + [col(at) for at in range(SIDE)]
FALLS: Final[list[Cells]] = [
    of([(down, down - top) for down in range(top, SIDE)]) for top in range(SIDE)
]
SQUARES: Final[list[list[Cells]]] = [
    [
        moved(of([(r, c) for r in range(side) for c in range(side)]), down, right)
        for down in range(SIDE - side + 1)
        for right in range(SIDE - side + 1)
    ]
    for side in range(1, SIDE + 1)
]
"""Every square of the map, indexed by the length of its side minus one."""


def borderlands(sheet: Sheet, nearly: float, further: float) -> float:
    """Rows and columns; those that lack fewer spaces count more."""
    return 6.0 * _lines(LINES, sheet.empty, nearly, further)


def broken_road(sheet: Sheet, nearly: float, further: float) -> float:
    """Diagonals; those that lack fewer spaces count more."""
    return 3.0 * _lines(FALLS, sheet.empty, nearly, further)


def _lines(lines: list[Cells], empty: Cells, nearly: float, further: float) -> float:
    hope = 0.0
    for line in lines:
        lacking = int(size(both(line, empty)))
        if lacking:
            worth = nearly
            for _ in range(lacking - 1):
                worth *= further
            hope += worth
    return hope


def lost_barony(sheet: Sheet, nearly: float, further: float) -> float:
    """The next larger squares; those that lack fewer spaces count more."""
    side = barony_points(sheet) // 3
    hope = 0.0
    for larger in range(side, min(side + 2, SIDE)):
        fewest = SIDE * SIDE
        for square in SQUARES[larger]:
            fewest = min(fewest, int(size(both(square, sheet.empty))))
        worth = nearly
        for _ in range(fewest - 1):
            worth *= further
        hope += 3.0 * worth
    return hope


def cauldrons(sheet: Sheet, nearly: float, further: float) -> float:
    """Empty spaces with one open side, and those with two."""
    open_sided = both(sheet.empty, beside(sheet.empty))
    one = both(open_sided, beside_one(sheet.empty))
    two = both(open_sided, beside_two(sheet.empty))
    return nearly * count(one) + further * count(two)
