"""A decision within a turn. Its three forms: value, short text and number."""

from __future__ import annotations

import re
from typing import Final, final

from mapmakers.engine.boards import hexes
from mapmakers.engine.boards.hexes import NO_SPACE, Hex, Space
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.mypyc_types import mypyc_attr

LIFT: Final = "lift"
PLAY: Final = "play"
BACK: Final = "back"
PASS: Final = "pass"

_LAID = re.compile(r"(play|back) ([a-z0-9-]{1,40}) (-?\d{1,9}),(-?\d{1,9}) ([0-5])")
_LIFTED = re.compile(r"lift ([a-z0-9-]{1,40})")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Move:
    """Lift a tile, play one, put the lifted one back, or pass. A value.

    Short texts: `lift road-05`, `play road-07 1,-1 2` (space q,r and turns clockwise),
    `back road-05 0,2 4`, `pass`. Written out: as a dataclass it would take long to make, compiled.
    """

    __slots__ = ("q", "r", "tile", "turns", "verb")

    def __init__(self, verb: str, tile: str = "", q: int = 0, r: int = 0, turns: int = 0) -> None:
        self.verb: Final = verb
        self.tile: Final = tile
        self.q: Final = q
        self.r: Final = r
        self.turns: Final = turns

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.verb == other.verb
            and self.tile == other.tile
            and self.q == other.q
            and self.r == other.r
            and self.turns == other.turns
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.tile, self.q, self.r, self.turns))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.verb, self.tile, self.q, self.r, self.turns)

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.tile!r}, {self.q}, {self.r}, {self.turns})"

    @property
    def space(self) -> Hex:
        return self.q, self.r

    def __str__(self) -> str:
        if self.verb == PASS:
            return self.verb
        if self.verb == LIFT:
            return f"{self.verb} {self.tile}"
        return f"{self.verb} {self.tile} {self.q},{self.r} {self.turns}"

    @staticmethod
    def parse(text: str) -> Move:
        """The move of a short text; NotationError where it is none."""
        if text == PASS:
            return PASSING
        if found := _LIFTED.fullmatch(text):
            return Move(LIFT, found[1])
        if found := _LAID.fullmatch(text):
            move = Move(found[1], found[2], int(found[3]), int(found[4]), int(found[5]))
            if str(move) == text:
                return move
        raise NotationError(
            "a move is `lift TILE`, `play TILE Q,R TURNS`, `back TILE Q,R TURNS` or `pass`"
        )


PASSING: Final = Move(PASS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PackedMove:
    """A move as the rules work on it: a verb, the face to lay or lift, if any, and where."""

    __slots__ = ("face", "space", "verb")

    def __init__(self, verb: str, face: Face | None, space: Space) -> None:
        self.verb: Final = verb
        self.face: Final = face
        self.space: Final = space

    def unpacked(self) -> Move:
        face = self.face
        if face is None:
            return PASSING
        if self.verb == LIFT:
            return Move(LIFT, face.id)
        q, r = hexes.unpacked(self.space)
        return Move(self.verb, face.id, q, r, face.turns)


TO_PASS: Final = PackedMove(PASS, None, NO_SPACE)


def parse_move(text: str, box: Components) -> Move:
    """The move of a short text; its tile must be in the box."""
    move = Move.parse(text)
    _tile_of(move, box)
    return move


def number_of(move: Move, box: Components) -> int:
    """The move as a number: 0 passes, then a lift of each tile, then places from the centre out."""
    if move.verb == PASS:
        return 0
    tile = _tile_of(move, box)
    tiles = len(box.tiles)
    if move.verb == LIFT:
        return 1 + tile
    way = (move.verb == BACK) * 6 + move.turns
    return 1 + tiles + (hexes.number_of(move.space) * 12 + way) * tiles + tile


def move_of(number: int, box: Components) -> Move:
    """The inverse of `number_of`."""
    if number < 0:
        raise NotationError("moves are numbered from 0")
    if number == 0:
        return PASSING
    tiles = len(box.tiles)
    if number <= tiles:
        return Move(LIFT, box.tiles[number - 1].id)
    place, tile = divmod(number - 1 - tiles, tiles)
    space, way = divmod(place, 12)
    verb, turns = (BACK, way - 6) if way >= 6 else (PLAY, way)
    return Move(verb, box.tiles[tile].id, *hexes.hex_of(space), turns)


def _tile_of(move: Move, box: Components) -> int:
    if move.verb == PASS:
        return -1
    tile = box.place.get(move.tile)
    if tile is None:
        raise NotationError(f"no tile {move.tile!r} in this box, such as {box.tiles[-1].id}")
    return tile
