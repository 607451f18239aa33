"""A move: one terrain on some spaces. Its three forms: value, short text and number."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final, final

from mapmakers.engine.boards.eleven_ways import Outline
from mapmakers.engine.core.refusal import NotationError, Refused
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import SIDE, Cells
from mapmakers.engine.games.cartographers.components import LETTERS
from mapmakers.engine.games.cartographers.shapes import PLACES

TERRAIN_COUNT: Final = len(LETTERS)

_FIRST_PLACE: tuple[int, ...] = (0, *accumulate(len(found) for found in PLACES))
MOVE_COUNT: Final = _FIRST_PLACE[-1] * TERRAIN_COUNT
SORT_COUNT: Final = len(PLACES) * TERRAIN_COUNT
_NUMBERS: dict[Cells, tuple[int, int]] = {
    place: (_FIRST_PLACE[kind] + at, kind)
    for kind, found in enumerate(PLACES)
    for at, place in enumerate(found)
}
"""Each place of a shape: its number among all, and the shape's."""


@final
@dataclass(frozen=True, slots=True)
class Move:
    """Draw this terrain on these spaces. Short text: `F B2B3C3`."""

    terrain: int
    cells: Cells
    number: int = field(init=False, compare=False)
    """Its place among all places of all shapes, and its terrain; MOVE_COUNT for what is no shape of
    the game."""
    sort: int = field(init=False, compare=False)
    """Its shape and its terrain, wherever it lies; SORT_COUNT for what is no shape of the game."""

    def __post_init__(self) -> None:
        number, sort = MOVE_COUNT, SORT_COUNT
        known = _NUMBERS.get(self.cells)
        if known is not None:
            place, kind = known
            number = place * TERRAIN_COUNT + self.terrain
            sort = kind * TERRAIN_COUNT + self.terrain
        object.__setattr__(self, "number", number)
        object.__setattr__(self, "sort", sort)

    def __str__(self) -> str:
        return f"{LETTERS[self.terrain]} {board.names_of(self.cells)}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[int, Cells], Move], tuple[int, Cells]]:
        return move, (self.terrain, self.cells)

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move of a short text; NotationError where it is none."""
        letter, _, names = text.partition(" ")
        if len(letter) != 1 or letter not in LETTERS:
            raise NotationError(f"a move begins with one of {' '.join(LETTERS)}, then a space")
        if not names:
            raise NotationError("a move names the spaces it fills, such as F B2B3C3")
        return cls(LETTERS.index(letter), board.parse_names(names))

    @classmethod
    def at(cls, terrain: int, way: Outline, row: int, col: int) -> Move:
        """A shape with the top left of its bounding box here; refused where it leaves the map."""
        cells = [(row + down, col + right) for down, right in way]
        inside = tuple([(r, c) for r, c in cells if 0 <= r < SIDE and 0 <= c < SIDE])
        if len(inside) < len(cells):
            raise Refused("C4.4", inside)
        return cls(terrain, board.of(cells))


_KNOWN: tuple[dict[Cells, Move], ...] = tuple([{} for _ in LETTERS])


def move(terrain: int, place: Cells) -> Move:
    """The move, made once and then kept: each of the few thousand comes up again and again."""
    known = _KNOWN[terrain].get(place)
    if known is None:
        known = _KNOWN[terrain][place] = Move(terrain, place)
    return known


def number_of(move: Move) -> int:
    """The move as a number."""
    if move.number == MOVE_COUNT:
        raise NotationError(f"{board.names_of(move.cells)} is no shape of the game")
    return move.number


def move_of(number: int) -> Move:
    """The way back from `number_of`."""
    if not 0 <= number < MOVE_COUNT:
        raise NotationError(f"moves are numbered from 0 to {MOVE_COUNT - 1}")
    place, terrain = divmod(number, TERRAIN_COUNT)
    kind = bisect_right(_FIRST_PLACE, place) - 1
    return move(terrain, PLACES[kind][place - _FIRST_PLACE[kind]])
