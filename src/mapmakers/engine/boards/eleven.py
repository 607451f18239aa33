"""Sets of cells of an 11 by 11 board, as integers with one bit per cell.

The compiled engine uses eleven_limbs instead: the same operations on machine integers. Rules use
only these operations and so run on either. They are documented here.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable

from mapmakers.engine.boards.squares import Cell, Grid, first, without

__all__ = [
    "ALL",
    "EDGE",
    "NONE",
    "SIDE",
    "Cell",
    "Cells",
    "beside",
    "both",
    "cell",
    "cells",
    "cluster",
    "cluster_sizes",
    "clusters",
    "col",
    "cols_with",
    "complement",
    "draw_rows",
    "east",
    "edge",
    "either",
    "falls_with",
    "fill",
    "first",
    "in_row",
    "meet",
    "moved",
    "none",
    "nonempty",
    "north",
    "of",
    "row",
    "rows_with",
    "size",
    "south",
    "west",
    "within",
    "without",
]

Cells = int

SIDE = 11
GRID = Grid(SIDE, SIDE)
STEP = GRID.step
NONE: Cells = 0
ALL: Cells = GRID.all
EDGE: Cells = GRID.edge

cell, row, col, of, cells = GRID.cell, GRID.row, GRID.col, GRID.of, GRID.cells
north, south, east, west = GRID.north, GRID.south, GRID.east, GRID.west
beside, fill, clusters = GRID.beside, GRID.fill, GRID.clusters
rows_with, cols_with, falls_with = GRID.rows_with, GRID.cols_with, GRID.falls_with


both: Callable[[Cells, Cells], Cells] = operator.and_
"""The intersection."""

either: Callable[[Cells, Cells], Cells] = operator.or_
"""The union."""

nonempty: Callable[[Cells], bool] = bool
"""Whether the set is not empty."""

size: Callable[[Cells], int] = int.bit_count
"""The number of cells."""


def none() -> Cells:
    """NONE, for rules that use it often: compiled, a set in a module has to be unboxed."""
    return NONE


def edge() -> Cells:
    """EDGE, for the same reason."""
    return EDGE


def meet(some: Cells, others: Cells) -> bool:
    """Whether the sets intersect."""
    return some & others != 0


def within(some: Cells, others: Cells) -> bool:
    """Whether the first set is a subset of the second."""
    return some & others == some


def complement(some: Cells) -> Cells:
    """The complement."""
    return some ^ ALL


def moved(some: Cells, down: int, right: int) -> Cells:
    """The set moved by this offset; all of it has to stay on the board."""
    return some << (down * STEP + right)


def cluster(some: Cells) -> Cells:
    """The connected part of the set that contains its first cell in reading order."""
    # An addition carries through the first cell and all that follow it without a gap. The next
    # cells can only be to the south; from there it is a flood fill.
    run = some & ~(some + (some & -some))
    rest = some ^ run
    new = (run << STEP) & rest
    while new:
        rest ^= new
        new = (new << 1 | new >> 1 | new << STEP | new >> STEP) & rest
    return some ^ rest


def cluster_sizes(some: Cells) -> list[int]:
    """The sizes of the connected parts of the set, in the order of their first cells."""
    return [part.bit_count() for part in clusters(some)]


def in_row(some: Cells, row: int) -> int:
    """An integer with a bit for each column of the row in the set, the first column lowest."""
    return some >> _SHIFTS[row] & _ROW


def draw_rows(marks: Iterable[tuple[Cells, str]]) -> list[str]:
    """Eleven rows of eleven characters; later marks overwrite earlier ones."""
    spaces = ["."] * (STEP * SIDE)
    for some, mark in marks:
        while some:
            lowest = some & -some
            spaces[lowest.bit_length() - 1] = mark
            some ^= lowest
    drawn = "".join(spaces)
    return [drawn[start : start + SIDE] for start in _SHIFTS]


_ROW = row(0)
_SHIFTS = tuple(number * STEP for number in range(SIDE))
