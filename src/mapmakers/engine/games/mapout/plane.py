"""Where tiles lie, and what may not lie beside them: the packed form that the rules work on.

A plane is a value: laying a tile or lifting one makes a new plane. Of every space that has a tile
or touches one it keeps a spot, in reading order. So whether a tile fits is one comparison of bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mapmakers.engine.boards.hexes import OPPOSITE, STEP, Space
from mapmakers.engine.boards.ordered import rank
from mapmakers.engine.games.mapout.tiles import AWAY, LEADS_IN, TAKEN, Bits, Face


@final
class Spot:
    """A space with a tile on it, or an empty one beside a tile and what may not lie there."""

    __slots__ = ("bans", "face", "space")

    def __init__(self, space: Space, face: Face | None, bans: Bits) -> None:
        self.space: Final = space
        self.face: Final = face
        self.bans: Final = bans


@final
class Plane:
    """The spots, in reading order, and how many of them have a tile."""

    __slots__ = ("spaces", "spots", "tiles")

    def __init__(self, spaces: list[int], spots: list[Spot], tiles: int) -> None:
        self.spaces: Final = spaces
        self.spots: Final = spots
        self.tiles: Final = tiles

    def at(self, space: Space) -> Spot | None:
        """The spot of a space; None where no tile is near."""
        spaces = self.spaces
        place: i64 = rank(spaces, space)
        if place < len(spaces) and spaces[place] == space:
            return self.spots[place]
        return None

    def face_at(self, space: Space) -> Face | None:
        """The tile that lies there."""
        spot = self.at(space)
        return None if spot is None else spot.face

    def bans_at(self, space: Space) -> Bits:
        """What may not lie there; nothing is barred where no tile is near."""
        spot = self.at(space)
        return 0 if spot is None else spot.bans

    def open(self) -> list[Spot]:
        """The empty spaces into which a road leads."""
        return [spot for spot in self.spots if spot.bans & LEADS_IN]

    def lying(self) -> list[Spot]:
        """The spots that have a tile."""
        return [spot for spot in self.spots if spot.face is not None]

    def connected(self, face: Face, space: Space) -> list[int]:
        """The neighbours whose road meets one of this tile's, which need not lie there (O1.5)."""
        found: list[int] = []
        for side in face.roads:
            beyond: Space = space + STEP[side]
            neighbour = self.face_at(beyond)
            if neighbour is not None and neighbour.has >> OPPOSITE[side] & 1:
                found.append(beyond)
        return found

    def laid(self, face: Face, space: Space) -> Plane:
        """With this tile on an empty space; whether it may lie there is asked before."""
        spaces, spots = self.spaces.copy(), self.spots.copy()
        _put(spaces, spots, Spot(space, face, TAKEN))
        for side in range(6):
            beyond: Space = space + STEP[side]
            place: i64 = rank(spaces, beyond)
            if place < len(spaces) and spaces[place] == beyond:
                spot = spots[place]
                if spot.face is None:
                    spots[place] = Spot(beyond, None, spot.bans | face.bans[side])
            else:
                spaces.insert(place, beyond)
                spots.insert(place, Spot(beyond, None, face.bans[side]))
        return Plane(spaces, spots, self.tiles + 1)

    def lifted(self, space: Space) -> Plane:
        """Without the tile on this space."""
        spaces, spots = self.spaces.copy(), self.spots.copy()
        bans_here: Bits = 0
        for side in range(6):
            beyond: Space = space + STEP[side]
            place: i64 = rank(spaces, beyond)
            spot = spots[place]
            if spot.face is not None:
                bans_here |= spot.face.bans[OPPOSITE[side]]
                continue
            left: Bits = spot.bans & AWAY[side]
            if left:
                spots[place] = Spot(beyond, None, left)
            else:
                del spaces[place], spots[place]
        place = rank(spaces, space)
        if bans_here:
            spots[place] = Spot(space, None, bans_here)
        else:
            del spaces[place], spots[place]
        return Plane(spaces, spots, self.tiles - 1)


def _put(spaces: list[int], spots: list[Spot], spot: Spot) -> None:
    place: i64 = rank(spaces, spot.space)
    if place < len(spaces) and spaces[place] == spot.space:
        spots[place] = spot
    else:
        spaces.insert(place, spot.space)
        spots.insert(place, spot)


def is_locked(plane: Plane, spot: Spot) -> bool:
    """Whether the tile there is locked: an End Tile, or two connections or more (O4.1)."""
    face = spot.face
    return face is not None and (face.is_end or len(plane.connected(face, spot.space)) > 1)


NO_TILES: Final = Plane([], [], 0)
