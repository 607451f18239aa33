"""The tiles that lie on the plane, and what the rules say about them.

A board is a value: laying a tile or lifting one makes a new board. Hexes are (q, r) here; the plane
below has their packed form.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mapmakers.engine.boards.hexes import Hex, can_pack, packed, unpacked
from mapmakers.engine.games.mapout import drawing, placement, scoring
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.components_file import STANDARD
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.mypyc_types import mypyc_attr

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
        """A board of a plane that is immutable from now on."""
        plane.shared = True
        self.box: Final = box
        self.plane: Final = plane

    @classmethod
    def of(cls, lying: Iterable[Lying], box: Components = STANDARD) -> Board:
        """These tiles, whether or not the rules would ever bring them there."""
        plane = Plane()
        laid: set[int] = set()
        for tile_id, q, r, turns in lying:
            face = box.face(tile_id, turns)
            if plane.at(packed((q, r))).face is not None:
                raise ValueError(f"two tiles on the space ({q}, {r})")
            if face.place in laid:
                raise ValueError("the same tile lies there twice")
            laid.add(face.place)
            plane.lay(face, packed((q, r)))
        return Board(box, plane)

    @property
    def tiles(self) -> dict[Hex, Face]:
        """Every tile by where it lies, in reading order."""
        return placement.tiles_on(self.plane)

    @property
    def lying(self) -> tuple[Lying, ...]:
        """Every tile on the board, in reading order."""
        return tuple([(face.id, q, r, face.turns) for (q, r), face in self.tiles.items()])

    @property
    def open_ends(self) -> tuple[Hex, ...]:
        """The empty spaces into which a road leads, in reading order."""
        return tuple([unpacked(spot.space) for spot in self.plane.open()])

    # Queries

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
        return is_locked(self.plane, self.plane.at(packed((q, r))))

    def connected(self, space: Hex) -> list[Hex]:
        """The neighbours to which the tile there has a connection (O1.5)."""
        found = self.plane.connected(self._lying_at(space), packed(space))
        return [unpacked(beyond) for beyond in found]

    def _lying_at(self, space: Hex) -> Face:
        face = self.plane.at(packed(space)).face if can_pack(space) else None
        if face is None:
            raise ValueError(f"no tile lies on {space}")
        return face

    def refuse(self, face: Face, space: Hex) -> None:
        """Raise Refused with every fault of the place; nothing where the tile may lie there."""
        placement.refuse(self.plane, face, space)

    # Changes

    def lay(self, face: Face, space: Hex) -> Board:
        """The board with this tile on an empty space; the caller has checked that it may lie
        there."""
        return Board(self.box, self.plane.laid(face, packed(space)))

    def lift(self, space: Hex) -> Board:
        """The board without the tile on this space."""
        return Board(self.box, self.plane.lifted(packed(space)))

    # Text

    def __reduce__(self) -> tuple[object, ...]:
        return Board.of, (self.lying, self.box)

    @classmethod
    def parse(cls, text: str, box: Components = STANDARD) -> Board:
        """Parse a drawing: the inverse of `str`."""
        return Board.of(drawing.parse(text, box), box)

    def __str__(self) -> str:
        return drawing.draw(self.tiles, self.open_ends)

    def __repr__(self) -> str:
        return f"Board.of({list(self.lying)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))
