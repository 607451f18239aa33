"""A move: one terrain on some spaces. Its three forms: value, short text and number."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from mapmakers.engine.core.refusal import NotationError, Refused
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import SIDE, Cells
from mapmakers.engine.games.cartographers.components import LETTERS
from mapmakers.engine.games.cartographers.shapes import PLACES, Outline


@dataclass(frozen=True, slots=True)
class Move:
    """Draw this terrain on these spaces. Short text: `F B2B3C3`."""

    terrain: int
    cells: Cells

    def __str__(self) -> str:
        return f"{LETTERS[self.terrain]} {board.names_of(self.cells)}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

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
        inside = tuple((r, c) for r, c in cells if 0 <= r < SIDE and 0 <= c < SIDE)
        if len(inside) < len(cells):
            raise Refused("C4.4", inside)
        return cls(terrain, board.of(cells))


TERRAIN_COUNT = len(LETTERS)
_KNOWN: tuple[dict[Cells, Move], ...] = tuple({} for _ in LETTERS)


def move(terrain: int, place: Cells) -> Move:
    """The move, made once and then kept: each of the few thousand comes up again and again."""
    known = _KNOWN[terrain].get(place)
    if known is None:
        known = _KNOWN[terrain][place] = Move(terrain, place)
    return known


_FIRST_PLACE: tuple[int, ...] = (0, *accumulate(len(found) for found in PLACES))
MOVE_COUNT = _FIRST_PLACE[-1] * TERRAIN_COUNT


@cache
def _place_numbers() -> dict[Cells, int]:
    return {place: at for at, place in enumerate(place for found in PLACES for place in found)}


def number_of(move: Move) -> int:
    """The move as a number: its place among all places of all shapes, and its terrain."""
    place = _place_numbers().get(move.cells)
    if place is None:
        raise NotationError(f"{board.names_of(move.cells)} is no shape of the game")
    return place * TERRAIN_COUNT + move.terrain


def move_of(number: int) -> Move:
    """The way back from `number_of`."""
    if not 0 <= number < MOVE_COUNT:
        raise NotationError(f"moves are numbered from 0 to {MOVE_COUNT - 1}")
    place, terrain = divmod(number, TERRAIN_COUNT)
    kind = bisect_right(_FIRST_PLACE, place) - 1
    return move(terrain, PLACES[kind][place - _FIRST_PLACE[kind]])
