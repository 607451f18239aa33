"""The tiles that lie on the plane, and what the rules say about them.

A board is a value: laying a tile or lifting one makes a new board. Hexes are (q, r) here; the plane
below has their packed form.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import mypyc_attr

from mapmakers.engine.boards.hexes import (
    OPPOSITE,
    SIDES,
    STEP,
    Hex,
    Space,
    around,
    can_pack,
    packed,
    unpacked,
)
from mapmakers.engine.core.refusal import Fault, Refused
from mapmakers.engine.games.mapout import drawing, scoring
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.owners_file import STANDARD
from mapmakers.engine.games.mapout.plane import NO_TILES, Plane, is_locked
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face

Lying = tuple[str, int, int, int]
"""A tile on the board: its id, q, r, and its turns clockwise."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """Tiles on a plane without end.

    >>> board = Board.of([("starting-01", 0, 0, 0), ("road-05", 0, 1, 3)])
    >>> board.locked(0, 1)
    False
    >>> sorted(board.legal("end-04"))[:2]
    [(0, -1, 1), (1, -1, 2)]
    """

    __slots__ = ("box", "plane")

    def __init__(self, box: Components, plane: Plane) -> None:
        self.box: Final = box
        self.plane: Final = plane

    @classmethod
    def of(cls, lying: Iterable[Lying], box: Components = STANDARD) -> Board:
        """These tiles, whether or not the rules would ever bring them there."""
        plane = NO_TILES
        laid: set[int] = set()
        for tile_id, q, r, turns in lying:
            face = box.face(tile_id, turns)
            if plane.face_at(packed((q, r))) is not None:
                raise ValueError(f"two tiles on the space ({q}, {r})")
            if face.place in laid:
                raise ValueError("the same tile lies there twice")
            laid.add(face.place)
            plane = plane.laid(face, packed((q, r)))
        return Board(box, plane)

    @property
    def tiles(self) -> dict[Hex, Face]:
        """Every tile by where it lies, in reading order."""
        found: dict[Hex, Face] = {}
        for spot in self.plane.spots:
            if spot.face is not None:
                found[unpacked(spot.space)] = spot.face
        return found

    @property
    def lying(self) -> tuple[Lying, ...]:
        """Every tile on the board, in reading order."""
        return tuple([(face.id, q, r, face.turns) for (q, r), face in self.tiles.items()])

    @property
    def open_ends(self) -> tuple[Hex, ...]:
        """The empty spaces into which a road leads, in reading order."""
        return tuple([unpacked(spot.space) for spot in self.plane.open()])

    # What the rules ask

    def legal(self, tile_id: str) -> set[tuple[int, int, int]]:
        """Every (q, r, turns) where the tile may lie; turns that look alike by the lowest."""
        faces = self.box.faces[self.box.place[tile_id]]
        return {(q, r, face.turns) for face, (q, r) in self.places(faces)}

    def places(self, faces: Iterable[Face]) -> list[tuple[Face, Hex]]:
        """Each of these faces on each space where it may lie."""
        return [
            (face, unpacked(spot.space))
            for spot in self.plane.open()
            for face in faces
            if not face.has & spot.bans
        ]

    def points(self, tile_id: str, q: int, r: int, turns: int) -> int:
        """What playing the tile there is worth; refused where it may not lie."""
        face = self.box.face(tile_id, turns)
        self.refuse(face, (q, r))
        return scoring.points(self.plane, face, packed((q, r)))

    def locked(self, q: int, r: int) -> bool:
        """Whether the tile there is locked: an End Tile, or two connections or more (O4.1)."""
        self._lying_at((q, r))
        spot = self.plane.at(packed((q, r)))
        return spot is not None and is_locked(self.plane, spot)

    def connected(self, space: Hex) -> list[Hex]:
        """The neighbours to which the tile there has a connection (O1.5)."""
        found = self.plane.connected(self._lying_at(space), packed(space))
        return [unpacked(beyond) for beyond in found]

    def _lying_at(self, space: Hex) -> Face:
        face = self.plane.face_at(packed(space)) if can_pack(space) else None
        if face is None:
            raise ValueError(f"no tile lies on {space}")
        return face

    def fits(self, face: Face, space: Space) -> bool:
        """Whether the tile may lie there (O3)."""
        bans = self.plane.bans_at(space)
        return not face.has & bans and bans & LEADS_IN != 0

    def refuse(self, face: Face, space: Hex) -> None:
        """Raise Refused with every fault of the place; nothing where the tile may lie there."""
        if not can_pack(space) or not self.fits(face, packed(space)):
            faults = self.faults(face, space)
            clause, cells = faults[0]
            raise Refused(clause, cells, faults[1:])

    def faults(self, face: Face, space: Hex) -> tuple[Fault, ...]:
        """Every rule of placement that the tile would break there (O3.6)."""
        tiles = self.tiles
        if space in tiles:
            return (("O3.1", (space,)),)
        roads: list[Hex] = []
        biomes: list[Hex] = []
        connected = False
        for side, beyond in zip(SIDES, around(space), strict=True):
            neighbour = tiles.get(beyond)
            if neighbour is None:
                continue
            road, other_road = side in face.roads, OPPOSITE[side] in neighbour.roads
            connected |= road and other_road
            if road != other_road:
                roads.append(beyond)
            if face.clashes(side, neighbour):
                biomes.append(beyond)
        found: list[Fault] = []
        if roads:
            found.append(("O3.2", (space, *roads)))
        if biomes:
            found.append(("O3.3", (space, *biomes)))
        if not connected:
            found.append(("O3.4", (space,)))
        return tuple(found)

    def can_lift(self, space: Space) -> bool:
        """Whether the tile there may be lifted, whatever comes after (O4)."""
        return not self._why_no_lift(space)

    def refuse_lift(self, space: Space) -> None:
        """Raise Refused where the tile there may not be lifted, whatever comes after."""
        clause = self._why_no_lift(space)
        if clause:
            here = unpacked(space)
            where = {"O4.1": [here, *self.connected(here)], "O4.3": self.connected(here)}
            raise Refused(clause, tuple(where.get(clause, [here])))

    def _why_no_lift(self, space: Space) -> str:
        """The clause that forbids the lift; empty where none does."""
        plane = self.plane
        face = plane.face_at(space)
        if face is None:
            return "O4.2"
        if face.is_end or plane.connections(face, space) > 1:
            return "O4.1"
        for side in face.roads:
            if plane.connects(face, space, side):
                beyond: Space = space + STEP[side]
                neighbour = plane.face_at(beyond)
                assert neighbour is not None
                if not neighbour.is_starting and plane.connections(neighbour, beyond) == 1:
                    return "O4.3"
        return ""

    # What becomes of it

    def lay(self, face: Face, space: Hex) -> Board:
        """The board with this tile on an empty space; whether it may lie there is asked before."""
        return Board(self.box, self.plane.laid(face, packed(space)))

    def lift(self, space: Hex) -> Board:
        """The board without the tile on this space."""
        return Board(self.box, self.plane.lifted(packed(space)))

    # How it is written

    def __reduce__(self) -> tuple[object, ...]:
        return Board.of, (self.lying, self.box)

    @classmethod
    def parse(cls, text: str, box: Components = STANDARD) -> Board:
        """The board of a drawing: the way back of `str`."""
        return Board.of(drawing.parse(text, box), box)

    def __str__(self) -> str:
        return drawing.draw(self.tiles, self.open_ends)

    def __repr__(self) -> str:
        return f"Board.of({list(self.lying)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))
