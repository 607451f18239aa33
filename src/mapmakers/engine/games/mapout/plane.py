"""Where tiles lie, and what may not lie beside them: the packed form that the rules work on.

A plane is a value: laying a tile or lifting one makes a new plane. Of every space that has a tile
or touches one it keeps a spot, in reading order. So whether a tile fits is one comparison of bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards.hexes import OPPOSITE, STEP, Space
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.spots import Spots, no_spots
from mapmakers.engine.games.mapout.tiles import AWAY, LEADS_IN, TAKEN, Bits, Face


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plane:
    """The spots, and how many of them have a tile."""

    __slots__ = ("_open", "_spots", "tiles")

    def __init__(self, spots: Spots, tiles: int) -> None:
        self._spots: Final = spots
        self.tiles: Final = tiles
        self._open: list[Spot] | None = None

    @property
    def spots(self) -> list[Spot]:
        """All spots in reading order."""
        return self._spots.every

    def at(self, space: Space) -> Spot | None:
        """The spot of a space; None where no tile is near."""
        return self._spots.at(space)

    def face_at(self, space: Space) -> Face | None:
        """The tile that lies there."""
        spot = self._spots.at(space)
        return None if spot is None else spot.face

    def bans_at(self, space: Space) -> Bits:
        """What may not lie there; nothing is barred where no tile is near."""
        spot = self._spots.at(space)
        return 0 if spot is None else spot.bans

    def open(self) -> list[Spot]:
        """The empty spaces into which a road leads."""
        found = self._open
        if found is None:
            found = self._open = [spot for spot in self._spots.every if spot.bans & LEADS_IN]
        return found

    def lying(self) -> list[Spot]:
        """The spots that have a tile."""
        return [spot for spot in self._spots.every if spot.face is not None]

    def connects(self, face: Face, space: Space, side: int) -> bool:
        """Whether this tile, which need not lie there, has a connection over this side (O1.5)."""
        if not face.has >> side & 1:
            return False
        neighbour = self.face_at(space + STEP[side])
        return neighbour is not None and neighbour.has >> OPPOSITE[side] & 1 != 0

    def connected(self, face: Face, space: Space) -> list[int]:
        """The neighbours to which it has one."""
        return [space + STEP[side] for side in face.roads if self.connects(face, space, side)]

    def connections(self, face: Face, space: Space) -> i64:
        """How many they are."""
        found: i64 = 0
        for side in face.roads:
            if self.connects(face, space, side):
                found += 1
        return found

    def laid(self, face: Face, space: Space) -> Plane:
        """With this tile on an empty space; whether it may lie there is asked before."""
        spots = self._spots.copy()
        spots.put(Spot(space, face, TAKEN))
        for side in range(6):
            spots.bar(space + STEP[side], face.bans[side])
        return Plane(spots, self.tiles + 1)

    def lifted(self, space: Space) -> Plane:
        """Without the tile on this space."""
        spots = self._spots.copy()
        bans_here: Bits = 0
        for side in range(6):
            beyond: Space = space + STEP[side]
            spot = spots.at(beyond)
            assert spot is not None
            if spot.face is not None:
                bans_here |= spot.face.bans[OPPOSITE[side]]
                continue
            left: Bits = spot.bans & AWAY[side]
            if left:
                spots.put(Spot(beyond, None, left))
            else:
                spots.drop(beyond)
        if bans_here:
            spots.put(Spot(space, None, bans_here))
        else:
            spots.drop(space)
        return Plane(spots, self.tiles - 1)


def is_locked(plane: Plane, spot: Spot) -> bool:
    """Whether the tile there is locked: an End Tile, or two connections or more (O4.1)."""
    face = spot.face
    return face is not None and (face.is_end or plane.connections(face, spot.space) > 1)


NO_TILES: Final = Plane(no_spots(), 0)
