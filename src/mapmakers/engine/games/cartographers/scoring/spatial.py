"""The spatial stack: cards that depend on which spaces are filled."""

from __future__ import annotations

from mapmakers.engine.boards.eleven import (
    NONE,
    SIDE,
    Cells,
    beside,
    both,
    col,
    cols_with,
    east,
    either,
    falls_with,
    first,
    meet,
    none,
    nonempty,
    north,
    of,
    row,
    rows_with,
    size,
    south,
    west,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64

ROWS_AND_COLS = tuple([line(at) for line in (row, col) for at in range(SIDE)])
DIAGONALS = tuple([of([(top + at, at) for at in range(SIDE - top)]) for top in range(SIDE)])
"""From each space of the left edge down and right to the bottom edge."""


def borderlands(sheet: Sheet) -> int:
    """Six stars for each complete row and each complete column (C12.13)."""
    return 6 * (2 * SIDE - rows_with(sheet.empty) - cols_with(sheet.empty))


def complete_lines(sheet: Sheet) -> Cells:
    return _complete(ROWS_AND_COLS, sheet.empty)


def lost_barony(sheet: Sheet) -> int:
    """Three stars for each space along one side of the largest filled square (C12.14)."""
    return 3 * _largest_square(sheet.filled)[0]


def barony(sheet: Sheet) -> Cells:
    side, corner = _largest_square(sheet.filled)
    square = corner
    for _ in range(side - 1):
        square = either(square, either(east(square), south(either(square, east(square)))))
    return square


def _largest_square(filled: Cells) -> tuple[int, Cells]:
    """Its side, and its top left corner; the first on the map if there are several."""
    side: i64 = 0
    corners = filled
    found = none()
    while nonempty(corners):
        side += 1
        found = corners
        # A square one larger stands where four squares of this side overlap.
        wide = both(corners, west(corners))
        corners = both(wide, north(wide))
    return side, first(found)


def broken_road(sheet: Sheet) -> int:
    """Three stars for each complete diagonal from the left to the bottom edge (C12.15)."""
    return 3 * (SIDE - falls_with(sheet.empty))


def complete_diagonals(sheet: Sheet) -> Cells:
    return _complete(DIAGONALS, sheet.empty)


def cauldrons(sheet: Sheet) -> int:
    """One star for each empty space with no empty space beside it (C12.16)."""
    return size(enclosed_empty(sheet))


def enclosed_empty(sheet: Sheet) -> Cells:
    return without(sheet.empty, beside(sheet.empty))


def _complete(lines: tuple[Cells, ...], empty: Cells) -> Cells:
    complete = NONE
    for line in lines:
        if not meet(line, empty):
            complete = either(complete, line)
    return complete
