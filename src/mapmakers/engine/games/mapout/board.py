"""The tiles that lie on the plane, and where another may lie.

A board is a value: laying a tile or lifting one makes a new board. Beside its tiles it keeps, for
every empty space that touches one, what may not lie there: so whether a tile fits a space is one
comparison of bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mapmakers.engine.boards.hexes import OPPOSITE, SIDES, Hex, around, in_reading_order
from mapmakers.engine.core.refusal import Fault, Refused
from mapmakers.engine.games.mapout import drawing, scoring
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.owners_file import STANDARD
from mapmakers.engine.games.mapout.tiles import AWAY, LEADS_IN, Bits, Face

Lying = tuple[str, int, int, int]
"""A tile on the board: its id, q, r, and its turns clockwise."""


class Board:
    """Tiles on a plane without end.

    >>> board = Board.of([("starting-01", 0, 0, 0), ("road-05", 0, 1, 3)])
    >>> board.locked(0, 1)
    False
    >>> sorted(board.legal("end-04"))[:2]
    [(0, -1, 1), (1, -1, 2)]
    """

    __slots__ = ("box", "spaces", "tiles")

    def __init__(self, box: Components, tiles: dict[Hex, Face], spaces: dict[Hex, Bits]) -> None:
        self.box = box
        self.tiles = tiles
        self.spaces = spaces
        """The empty spaces that touch a tile, and what may not lie there."""

    @classmethod
    def of(cls, lying: Iterable[Lying], box: Components = STANDARD) -> Board:
        """These tiles, whether or not the rules would ever bring them there."""
        board = cls(box, {}, {})
        for tile_id, q, r, turns in lying:
            if (q, r) in board.tiles:
                raise ValueError(f"two tiles on the space ({q}, {r})")
            board = board.lay(box.face(tile_id, turns), (q, r))
        if len({face.tile for face in board.tiles.values()}) < len(board.tiles):
            raise ValueError("the same tile lies there twice")
        return board

    @property
    def lying(self) -> tuple[Lying, ...]:
        """Every tile on the board, in reading order."""
        tiles = self.tiles
        return tuple(
            (tiles[space].tile.id, *space, tiles[space].turns) for space in in_reading_order(tiles)
        )

    # What the rules ask

    def legal(self, tile_id: str) -> set[tuple[int, int, int]]:
        """Every (q, r, turns) where the tile may lie; turns that look alike by the lowest."""
        faces = self.box.faces[self.box.place[tile_id]]
        return {(*space, face.turns) for face, space in self.places(faces)}

    def points(self, tile_id: str, q: int, r: int, turns: int) -> int:
        """What playing the tile there is worth; refused where it may not lie."""
        face = self.box.face(tile_id, turns)
        self.refuse(face, (q, r))
        return scoring.points(self.tiles, face, (q, r))

    def locked(self, q: int, r: int) -> bool:
        """Whether the tile there is locked: an End Tile, or two connections or more (O4.1)."""
        if (q, r) not in self.tiles:
            raise ValueError(f"no tile lies on ({q}, {r})")
        return self.is_locked((q, r))

    def is_locked(self, space: Hex) -> bool:
        return self.tiles[space].is_end or len(self.connected(space)) > 1

    def connected(self, space: Hex) -> list[Hex]:
        """The neighbours to which the tile there has a connection (O1.5)."""
        return scoring.connected(self.tiles, self.tiles[space], space)

    def fits(self, face: Face, space: Hex) -> bool:
        """Whether the tile may lie there (O3)."""
        bans = self.spaces.get(space, 0)
        return not face.has & bans and bans & LEADS_IN != 0

    def places(self, faces: Iterable[Face]) -> Iterator[tuple[Face, Hex]]:
        """Each of these faces on each space where it may lie."""
        for space, bans in self.spaces.items():
            if bans & LEADS_IN:
                for face in faces:
                    if not face.has & bans:
                        yield face, space

    def faults(self, face: Face, space: Hex) -> tuple[Fault, ...]:
        """Every rule of placement that the tile would break there (O3.6)."""
        if space in self.tiles:
            return (("O3.1", (space,)),)
        roads, biomes = [], []
        connected = False
        for side, beyond in zip(SIDES, around(space), strict=True):
            neighbour = self.tiles.get(beyond)
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

    def refuse(self, face: Face, space: Hex) -> None:
        """Raise Refused with every fault of the place; nothing where the tile may lie there."""
        if not self.fits(face, space):
            (clause, cells), *also = self.faults(face, space)
            raise Refused(clause, cells, tuple(also))

    def refuse_lift(self, space: Hex) -> None:
        """Raise Refused where the tile there may not be lifted, whatever comes after (O4)."""
        face = self.tiles.get(space)
        if face is None:
            raise Refused("O4.2", (space,))
        connected = self.connected(space)
        if face.is_end or len(connected) > 1:
            raise Refused("O4.1", (space, *connected))
        for beyond in connected:
            if not self.tiles[beyond].is_starting and len(self.connected(beyond)) == 1:
                raise Refused("O4.3", (beyond,))

    # What becomes of it

    def lay(self, face: Face, space: Hex) -> Board:
        """The board with this tile on an empty space; whether it may lie there is asked before."""
        tiles, spaces = self.tiles.copy(), self.spaces.copy()
        tiles[space] = face
        spaces.pop(space, None)
        for beyond, bans in zip(around(space), face.bans, strict=True):
            if beyond not in tiles:
                spaces[beyond] = spaces.get(beyond, 0) | bans
        return Board(self.box, tiles, spaces)

    def lift(self, space: Hex) -> Board:
        """The board without the tile on this space."""
        tiles, spaces = self.tiles.copy(), self.spaces.copy()
        del tiles[space]
        bans_here = 0
        for side, beyond in zip(SIDES, around(space), strict=True):
            neighbour = tiles.get(beyond)
            if neighbour is not None:
                bans_here |= neighbour.bans[OPPOSITE[side]]
            elif left := spaces[beyond] & AWAY[side]:
                spaces[beyond] = left
            else:
                del spaces[beyond]
        if bans_here:
            spaces[space] = bans_here
        return Board(self.box, tiles, spaces)

    # How it is written

    @classmethod
    def parse(cls, text: str, box: Components = STANDARD) -> Board:
        """The board of a drawing: the way back of `str`."""
        return cls.of(drawing.parse(text, box), box)

    def __str__(self) -> str:
        open_ends = [space for space, bans in self.spaces.items() if bans & LEADS_IN]
        return drawing.draw(self.tiles, open_ends)

    def __repr__(self) -> str:
        return f"Board.of({list(self.lying)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))
