"""Where tiles lie, and what may not lie beside them: the packed form that the rules use.

A plane has a spot for every space that has a tile or touches one, so that checking a fit is one
comparison of bits. A plane is changed in place by its creator until it is shared; from then on it
is immutable, and changes are made on a copy.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.hexes import NO_SPACE, Space, beyond, opposite, wrapped
from mapmakers.engine.games.mapout.moves import LIFT, PackedMove
from mapmakers.engine.games.mapout.spot import NOWHERE, Spot, put_in_order, take_out
from mapmakers.engine.games.mapout.tiles import LEADS_IN, TAKEN, Bits, Face
from mapmakers.engine.mypyc_types import i64, mypyc_attr

_NEAR: Final = 256


@final
@mypyc_attr(acyclic=True)
class Plane:
    """Spots by place.

    The plane is unbounded, but most tiles are near: it is wrapped around a grid of 16 by 16 cells,
    each with a spot. Further spots of the same cell are stored separately.
    """

    __slots__ = ("_far", "_known", "_lying", "_near", "_open", "shared", "trail")

    def __init__(self) -> None:
        """An empty plane."""
        self._near: list[Spot] = [NOWHERE] * _NEAR
        self._far: dict[int, Spot] = {}
        self._known: list[Spot] = []
        self._open: list[Spot] = []
        self._lying: list[Spot] = []
        self.shared = False
        """Whether it is immutable."""
        self.trail: list[PackedMove] = []
        """The decisions carried out on it since it was made."""

    def copy(self) -> Plane:
        """An independent copy."""
        other = Plane()
        for spot in self._known:
            if spot.bans:
                other._add(Spot(spot.space, spot.face, spot.bans))
        for spot in self._open:
            other._open.append(other.at(spot.space))
        for spot in self._lying:
            other._lying.append(other.at(spot.space))
        return other

    def as_of(self, decided: i64) -> Plane:
        """A copy of its state after this many of its decisions."""
        other = self.copy()
        done: i64 = len(self.trail)
        while done > decided:
            done -= 1
            choice = self.trail[done]
            if choice.verb != LIFT:
                other.lift(choice.space)
            elif choice.face is not None:
                other.lay(choice.face, choice.space)
        return other

    # What lies where

    @property
    def tiles(self) -> int:
        """The number of tiles."""
        return len(self._lying)

    def at(self, space: Space) -> Spot:
        """The spot of a space."""
        spot = self._near[wrapped(space)]
        if spot.space == space or spot.space == NO_SPACE:
            return spot
        return self._far.get(space, NOWHERE)

    def open(self) -> list[Spot]:
        """The empty spaces into which a road leads, in reading order."""
        return self._open

    def lying(self) -> list[Spot]:
        """The spots that have a tile, in reading order."""
        return self._lying

    def connects(self, face: Face, space: Space, side: i64) -> bool:
        """Whether this tile, which need not lie there, has a connection over this side (O1.5)."""
        if not face.has >> side & 1:
            return False
        neighbour = self.at(beyond(space, side)).face
        return neighbour is not None and neighbour.has >> opposite(side) & 1 != 0

    def connected(self, face: Face, space: Space) -> list[int]:
        """The neighbours to which it has a connection."""
        return [beyond(space, side) for side in face.roads if self.connects(face, space, side)]

    def connections(self, face: Face, space: Space) -> i64:
        """The number of neighbours to which it has a connection."""
        found: i64 = 0
        side: i64 = 0
        while side < 6:
            if self.connects(face, space, side):
                found += 1
            side += 1
        return found

    # Changes

    def laid(self, face: Face, space: Space) -> Plane:
        """A copy with this tile on an empty space."""
        other = self.copy()
        other.lay(face, space)
        return other

    def lifted(self, space: Space) -> Plane:
        """A copy without the tile on this space."""
        other = self.copy()
        other.lift(space)
        return other

    def lay(self, face: Face, space: Space) -> None:
        """Put this tile on an empty space; the caller has checked that it may lie there."""
        spot = self._known_at(space)
        if spot.bans & LEADS_IN:
            take_out(self._open, spot)
        spot.face = face
        spot.bans = TAKEN
        put_in_order(self._lying, spot)
        side: i64 = 0
        while side < 6:
            neighbour = self._known_at(beyond(space, side))
            if neighbour.face is None:
                self._bar(neighbour, neighbour.bans | face.edges[side].bans)
            side += 1

    def lift(self, space: Space) -> None:
        """Remove the tile on this space."""
        spot = self.at(space)
        face = spot.face
        assert face is not None
        take_out(self._lying, spot)
        bans: Bits = 0
        side: i64 = 0
        while side < 6:
            neighbour = self.at(beyond(space, side))
            lying = neighbour.face
            if lying is None:  # each of its bans comes from one neighbour alone
                self._bar(neighbour, neighbour.bans & ~face.edges[side].bans)
            else:
                bans |= lying.edges[opposite(side)].bans
            side += 1
        spot.face = None
        spot.bans = 0
        self._bar(spot, bans)

    def _bar(self, spot: Spot, bans: Bits) -> None:
        """Set the bans of an empty space."""
        was_open = spot.bans & LEADS_IN != 0
        spot.bans = bans
        if (bans & LEADS_IN != 0) != was_open:
            if was_open:
                take_out(self._open, spot)
            else:
                put_in_order(self._open, spot)

    def _known_at(self, space: Space) -> Spot:
        """The spot of a space, created if there is none."""
        spot = self.at(space)
        if spot.space != space:
            spot = Spot(space, None, 0)
            self._add(spot)
        return spot

    def _add(self, spot: Spot) -> None:
        cell = wrapped(spot.space)
        if self._near[cell].space == NO_SPACE:
            self._near[cell] = spot
        else:
            self._far[spot.space] = spot
        self._known.append(spot)


def is_locked(plane: Plane, spot: Spot) -> bool:
    """Whether the tile there is locked: an End Tile, or two connections or more (O4.1)."""
    face = spot.face
    return face is not None and (face.is_end or plane.connections(face, spot.space) > 1)
