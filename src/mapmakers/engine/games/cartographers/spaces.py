"""The names of the map's 11 by 11 spaces, as people and moves write them."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.eleven import SIDE, Cell, Cells, cells, of
from mapmakers.engine.core.refusal import NotationError

LETTERS = "ABCDEFGHIJK"
ROW_NAMES: Final[dict[str, int]] = {str(row + 1): row for row in range(SIDE)}


def name_of(cell: Cell) -> str:
    """The name of a space: A1 is the top left, K11 the bottom right."""
    row, col = cell
    return f"{LETTERS[col]}{row + 1}"


def names_of(some: Cells) -> str:
    """A set of spaces in the notation of moves: B2B3C3, in reading order."""
    return "".join(name_of(cell) for cell in cells(some))


def parse_names(text: str) -> Cells:
    """Parse what `names_of` writes; any order, no space twice."""
    found: list[Cell] = []
    at = 0
    while at < len(text):
        col = LETTERS.find(text[at])
        digits = 2 if text[at + 1 : at + 3] in ("10", "11") else 1
        row = ROW_NAMES.get(text[at + 1 : at + 1 + digits], -1)
        if col < 0 or row < 0:
            raise NotationError(f"{text[at : at + 8]!r} is no space of the map, such as B3")
        found.append((row, col))
        at += 1 + digits
    if len(set(found)) < len(found):
        raise NotationError("the same space is named twice")
    return of(found)
