"""The island's 5 by 5 spaces, the beach beside them, and what lies beside what.

A place is where a cartographer can stand: 6 per row, the sixth being the beach. The beach is where
a grid has its guard bits, so a step east from column E leads to it and never to the next row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from mapmakers.engine.boards.squares import (
    NONE,
    Cell,
    Cells,
    Grid,
    both,
    either,
    singles,
    without,
)
from mapmakers.engine.core.refusal import NotationError

SIDE: Final = 5
GRID: Final = Grid(SIDE, SIDE)
STEP: Final = GRID.step
ALL: Final = GRID.all
EDGE: Final = GRID.edge
ROWS: Final = tuple(GRID.row(row) for row in range(SIDE))
"""Lines at a right angle to the beach."""
COLS: Final = tuple(GRID.col(col) for col in range(SIDE))
"""Lines along the beach."""

PLACES: Final = SIDE * STEP
BEACH: Final[Cells] = sum(1 << (row * STEP + SIDE) for row in range(SIDE))
SPACES: Final[tuple[int, ...]] = tuple(place for place in range(PLACES) if both(1 << place, ALL))
"""The 25 places that are spaces of the island, in reading order."""

of, cells = GRID.of, GRID.cells

LETTERS = "ABCDE"
_PLACE = re.compile(r"([A-E])([1-5])|beach([1-5])")
_WESTMOST: Final = COLS[0]
_ANYWHERE: Final = either(ALL, BEACH)


def beside(some: Cells) -> Cells:
    """Every space that shares a side with a space of the set."""
    return GRID.beside(some)


def fill(start: Cells, within: Cells) -> Cells:
    """Everything reachable from the start by steps within the set."""
    return GRID.fill(start, within)


def clusters(some: Cells) -> list[Cells]:
    """The connected parts of the set, in the order of their first spaces."""
    return GRID.clusters(some)


def step_from(some: Cells) -> Cells:
    """Every place one step from a space of the set, the beach among them."""
    return (some << 1 | without(some, _WESTMOST) >> 1 | some << STEP | some >> STEP) & _ANYWHERE


def _neighbours(place: int) -> Cells:
    here = 1 << place
    if here & ALL:
        return step_from(here)
    return (here >> 1 | here << STEP | here >> STEP) & _ANYWHERE


NEIGHBOURS: Final[tuple[Cells, ...]] = tuple(_neighbours(place) for place in range(PLACES))
"""By place: the places one step away (M1.3)."""
FACING: Final[tuple[Cells, ...]] = tuple((1 << place & BEACH) >> 1 for place in range(PLACES))
"""By place: the space that a beach space faces; the empty set for other places."""


def cell_of(place: int) -> Cell:
    """The (row, column) of a place; the beach is column 5."""
    return divmod(place, STEP)


def name_of(place: int) -> str:
    """A place as people call it: A1 is the top left, beach1 lies beside E1."""
    row, col = divmod(place, STEP)
    return f"beach{row + 1}" if col == SIDE else f"{LETTERS[col]}{row + 1}"


def names_of(some: Cells) -> tuple[str, ...]:
    """The places of a set, in reading order."""
    return tuple(name_of(one.bit_length() - 1) for one in singles(some))


def parse_place(text: str) -> int:
    """The place of a name, such as C3 or beach2."""
    name = _PLACE.fullmatch(text)
    if name is None:
        raise NotationError(f"{text[:12]!r} is no place, such as C3 or beach2")
    if name[3]:
        return (int(name[3]) - 1) * STEP + SIDE
    return (int(name[2]) - 1) * STEP + LETTERS.index(name[1])


def parse_space(text: str) -> int:
    """The place of a space of the island, such as C3."""
    name = _PLACE.fullmatch(text)
    if name is None or name[3]:
        raise NotationError(f"{text[:12]!r} is no space of the island, such as C3")
    return parse_place(text)


def parse_rows(drawing: str, marks: str) -> dict[str, Cells]:
    """The set of each mark in a drawing of 5 rows of 5; rows end with a space, line or slash."""
    rows = drawing.replace("/", " ").split()
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise NotationError(f"a map is drawn as {SIDE} rows of {SIDE}")
    found: dict[str, Cells] = dict.fromkeys(marks, NONE)
    for row, line in enumerate(rows):
        for col, mark in enumerate(line):
            if mark not in found:
                raise NotationError(f"{mark!r} is no mark of a map; there are: {' '.join(marks)}")
            found[mark] = either(found[mark], GRID.cell(row, col))
    return found


def draw_rows(marks: Iterable[tuple[Cells, str]]) -> list[str]:
    """Five rows of five characters; later marks overwrite earlier ones."""
    rows = [["."] * SIDE for _ in range(SIDE)]
    for some, mark in marks:
        for row, col in cells(some):
            rows[row][col] = mark
    return ["".join(row) for row in rows]
