"""A move: one terrain on some spaces, as a value, a short text and a number."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import Final, final

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import SIDE, Cells
from mapmakers.engine.boards.eleven_ways import Outline
from mapmakers.engine.core.refusal import NotationError, Refused
from mapmakers.engine.games.cartographers import spaces
from mapmakers.engine.games.cartographers.components import LETTERS
from mapmakers.engine.games.cartographers.shapes import PLACES
from mapmakers.engine.mypyc_types import i64, mypyc_attr

TERRAIN_COUNT: Final = len(LETTERS)
UNKNOWN: Final[i64] = -1

NO_KIND: Final = len(PLACES)
"""The kind of what is not a shape of the game."""

_FIRST_PLACE: tuple[int, ...] = (0, *accumulate(len(found) for found in PLACES))
MOVE_COUNT: Final = _FIRST_PLACE[-1] * TERRAIN_COUNT
_KINDS: dict[Cells, int] = {place: kind for kind, found in enumerate(PLACES) for place in found}
"""The shape of each placement."""
_NUMBERS: dict[Cells, int] = {
    place: number for number, place in enumerate(place for found in PLACES for place in found)
}
"""The number of each placement."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Move:
    """Draw this terrain on these spaces. A value. Short text: `F B2B3C3`.

    Not a dataclass, because compiled dataclasses are slow to construct.
    """

    __slots__ = ("cells", "kind", "terrain")

    def __init__(self, terrain: i64, cells: Cells, kind: i64 = UNKNOWN) -> None:
        self.terrain: Final = terrain
        self.cells: Final = cells
        if kind == UNKNOWN:
            kind = _KINDS.get(cells, NO_KIND)
        self.kind: Final = kind
        """The index of its shape in KINDS; NO_KIND if it is not a shape of the game."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move) and self.terrain == other.terrain and self.cells == other.cells
        )

    def __hash__(self) -> int:
        return hash((self.terrain, self.cells))

    def __str__(self) -> str:
        return f"{LETTERS[self.terrain]} {spaces.names_of(self.cells)}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type[Move], tuple[int, Cells, int]]:
        return Move, (self.terrain, self.cells, self.kind)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a short text; raises NotationError."""
        letter, _, names = text.partition(" ")
        if len(letter) != 1 or letter not in LETTERS:
            raise NotationError(f"a move begins with one of {' '.join(LETTERS)}, then a space")
        if not names:
            raise NotationError("a move names the spaces it fills, such as F B2B3C3")
        return cls(LETTERS.index(letter), spaces.parse_names(names))

    @classmethod
    def at(cls, terrain: int, way: Outline, row: int, col: int) -> Move:
        """A shape with the top left corner of its bounding box here; refused if it leaves the
        map."""
        cells = [(row + down, col + right) for down, right in way]
        inside = tuple([(r, c) for r, c in cells if 0 <= r < SIDE and 0 <= c < SIDE])
        if len(inside) < len(cells):
            raise Refused("C4.4", inside)
        return cls(terrain, eleven.of(cells))


def number_of(move: Move) -> int:
    """The move as a number."""
    place = _NUMBERS.get(move.cells)
    if place is None:
        raise NotationError(f"{spaces.names_of(move.cells)} is no shape of the game")
    return place * TERRAIN_COUNT + move.terrain


def move_of(number: int) -> Move:
    """The inverse of `number_of`."""
    if not 0 <= number < MOVE_COUNT:
        raise NotationError(f"moves are numbered from 0 to {MOVE_COUNT - 1}")
    place, terrain = divmod(number, TERRAIN_COUNT)
    kind = bisect_right(_FIRST_PLACE, place) - 1
    return Move(terrain, PLACES[kind][place - _FIRST_PLACE[kind]], kind)
