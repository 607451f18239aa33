"""The map's 11 by 11 spaces and the verbs that the rules of this game are written in."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mapmakers.engine.boards.squares import (
    NONE,
    Cell,
    Cells,
    Grid,
    both,
    either,
    first,
    nth_bit,
    singles,
    size,
    without,
)
from mapmakers.engine.core.refusal import NotationError

__all__ = [
    "ALL",
    "COLS",
    "EDGE",
    "NONE",
    "ROWS",
    "SIDE",
    "Cell",
    "Cells",
    "beside",
    "both",
    "cells",
    "clusters",
    "cols_with",
    "east",
    "either",
    "falls_with",
    "fill",
    "first",
    "name_of",
    "names_of",
    "north",
    "nth_bit",
    "of",
    "parse_names",
    "rows_with",
    "singles",
    "size",
    "south",
    "west",
    "without",
]

SIDE = 11
GRID = Grid(SIDE, SIDE)
ALL = GRID.all
EDGE = GRID.edge
ROWS = tuple(GRID.row(row) for row in range(SIDE))
COLS = tuple(GRID.col(col) for col in range(SIDE))

north, south, east, west = GRID.north, GRID.south, GRID.east, GRID.west
beside, fill, clusters = GRID.beside, GRID.fill, GRID.clusters
rows_with, cols_with, falls_with = GRID.rows_with, GRID.cols_with, GRID.falls_with
of, cells = GRID.of, GRID.cells

LETTERS = "ABCDEFGHIJK"
_NAME = re.compile(r"([A-K])(1[01]|[1-9])")


def name_of(cell: Cell) -> str:
    """A space as people call it: A1 is the top left, K11 the bottom right."""
    row, col = cell
    return f"{LETTERS[col]}{row + 1}"


def names_of(some: Cells) -> str:
    """A set of spaces as moves write it: B2B3C3, in reading order."""
    return "".join(name_of(cell) for cell in cells(some))


def parse_names(text: str) -> Cells:
    """The set that `names_of` writes; any order is read, no space twice."""
    found: list[Cell] = []
    at = 0
    while at < len(text):
        name = _NAME.match(text, at)
        if name is None:
            raise NotationError(f"{text[at : at + 8]!r} is no space of the map, such as B3")
        found.append((int(name[2]) - 1, LETTERS.index(name[1])))
        at = name.end()
    if len(set(found)) < len(found):
        raise NotationError("the same space is named twice")
    return of(found)


def draw_rows(marks: Iterable[tuple[Cells, str]]) -> list[str]:
    """Eleven rows of eleven characters: later marks are written over earlier ones."""
    spaces = ["."] * (GRID.step * SIDE)
    for some, mark in marks:
        while some:
            lowest = some & -some
            spaces[lowest.bit_length() - 1] = mark
            some ^= lowest
    drawn = "".join(spaces)
    return [drawn[start : start + SIDE] for start in range(0, len(drawn), GRID.step)]
