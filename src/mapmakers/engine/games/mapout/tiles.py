"""A tile of the box, and its faces: the ways it can be turned.

Whether a tile fits a space is one comparison of bits. A space's `bans` say what may not lie there,
a face's `has` says what would. For each of the six sides they hold a road, no road, and for each of
its two halves one of four biomes:

    bits 0-5    a road leaves through side 0-5
    bits 6-11   no road leaves through side 0-5
    bits 12-59  four for each half, one of them for each biome
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, final

from mapmakers.engine.boards.hexes import OPPOSITE, SIDES
from mapmakers.engine.core.values import rebuilt
from mapmakers.engine.mypyc_types import i64, mypyc_attr

STARTING: Final = "starting"
ROAD: Final = "road"
END: Final = "end"
SPLIT_END: Final = "split_end"
KINDS: Final = (STARTING, ROAD, END, SPLIT_END)
BIOMES = {"D": "desert", "M": "meadows", "A": "arctic", "S": "swamp"}
CLASH = {"D": "A", "A": "D", "M": "S", "S": "M"}
"""The biome that may never touch this one (O1.3)."""

HALVES = 12
Bits = i64

_LETTERS = "DMAS"
_ROADLESS: Final = 6
_BIOMES: Final = 12
LEADS_IN: Final = 0b111111 << 6
"""Bans that only a neighbour with a road towards the space makes; if any is set, a road leads
in."""
TAKEN: Final = ~(0b111111 << 6)
"""The bans of an occupied space: nothing else may lie there, and no road leads in."""
OF_BIOME: Final[dict[str, int]] = {
    letter: sum(1 << (12 + 4 * half + at) for half in range(12))
    for at, letter in enumerate(_LETTERS)
}
"""The bits of one biome, by its letter."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What is printed on a tile. `halves` has 12 letters, side 0's two first, clockwise."""

    id: str
    kind: str
    halves: str
    roads: tuple[int, ...]

    @property
    def biomes(self) -> str:
        """The letters of its biomes, in the order of D M A S."""
        return "".join(letter for letter in _LETTERS if letter in self.halves)

    @property
    def is_end(self) -> bool:
        """End Tiles of both sorts (O1.4)."""
        return self.kind in (END, SPLIT_END)

    @property
    def short(self) -> str:
        """Its name in drawings: s01, r05, e02, x03 (a Split End Tile)."""
        return _SHORT[self.kind] + self.id[-2:]

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


_SHORT = {STARTING: "s", ROAD: "r", END: "e", SPLIT_END: "x"}


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One side of a face, and what it means for the neighbouring space."""

    __slots__ = ("bans", "lure")

    def __init__(self, halves: str, roads: Iterable[int], side: int) -> None:
        self.bans: Final[Bits] = _bans(halves, roads, side)
        """What may not lie there."""
        self.lure: Final[Bits] = _lure(halves, side)
        """The bits that share a biome with it across this border."""


@final
class Face:
    """A tile rotated clockwise by multiples of 60 degrees: side i takes the place of side i +
    turns."""

    def __init__(self, tile: Tile, turns: int, place: int = 0) -> None:
        self.tile = tile
        self.id = tile.id
        self.place = place
        """The index of its tile in the box."""
        self.turns = turns
        self.halves = (
            tile.halves[-2 * turns :] + tile.halves[: -2 * turns] if turns else tile.halves
        )
        self.roads: tuple[int, ...] = tuple(sorted((side + turns) % 6 for side in tile.roads))
        self.is_end: bool = tile.is_end
        self.biomes: list[str] = list(tile.biomes)
        """The letters of its biomes."""
        self.is_starting: bool = tile.kind == STARTING
        self.has: Bits = _has(self.halves, self.roads)
        self.edges: list[Edge] = [Edge(self.halves, self.roads, side) for side in SIDES]

    def __repr__(self) -> str:
        return f"Face({self.tile.id!r}, {self.turns})"

    def looks_like(self, other: Face) -> bool:
        """Whether the two look the same on the board."""
        return self.has == other.has

    def shared(self, side: int, neighbour: Face) -> str:
        """The biomes that touch themselves across this side."""
        mine, theirs = 2 * side, 2 * OPPOSITE[side]
        touching = (
            (self.halves[mine], neighbour.halves[theirs + 1]),
            (self.halves[mine + 1], neighbour.halves[theirs]),
        )
        return "".join(dict.fromkeys(one for one, other in touching if one == other))

    def clashes(self, side: int, neighbour: Face) -> bool:
        """Whether clashing halves touch across this side (O3.3)."""
        return bool(self.has & neighbour.edges[OPPOSITE[side]].bans >> _BIOMES << _BIOMES)


def faces_of(tile: Tile, place: int) -> list[Face]:
    """The ways to turn a tile that look different, each by its lowest turn (O1.6)."""
    found: list[Face] = []
    for turns in SIDES:
        face = Face(tile, turns, place)
        if not any(face.looks_like(other) for other in found):
            found.append(face)
    return found


def fits_nowhere(tile: Tile, place: int) -> Face:
    """A face that fits nowhere."""
    face = Face(tile, 0, place)
    face.has = -1
    return face


def _has(halves: str, roads: Iterable[int]) -> int:
    bits = 0
    for side in SIDES:
        bits |= 1 << (side if side in roads else _ROADLESS + side)
    for half, letter in enumerate(halves):
        bits |= _biome(half, letter)
    return bits


def _bans(halves: str, roads: Iterable[int], side: int) -> int:
    """What a side requires of its neighbour: a road must meet a road, no road must meet none
    (O3.2), and biomes must not clash (O3.3)."""
    there = OPPOSITE[side]
    bits = 1 << (_ROADLESS + there if side in roads else there)
    for half, letter in _beyond(halves, side):
        bits |= _biome(half, CLASH[letter])
    return bits


def _lure(halves: str, side: int) -> int:
    bits = 0
    for half, letter in _beyond(halves, side):
        bits |= _biome(half, letter)
    return bits


def _beyond(halves: str, side: int) -> Iterator[tuple[int, str]]:
    """The neighbour's halves across a side, each with the letter that touches it there."""
    there = 2 * OPPOSITE[side]
    yield there + 1, halves[2 * side]
    yield there, halves[2 * side + 1]


def _biome(half: int, letter: str) -> int:
    return 1 << (_BIOMES + 4 * half + _LETTERS.index(letter))
