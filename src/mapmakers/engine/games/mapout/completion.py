"""Whether a turn can still be completed, so that nobody is led into a dead end (O4.5).

All of these ask about a turn in which one tile is lifted or could be: it must come back to another
space, and a tile must be played, in either order. A tile that is laid changes nothing but the
spaces beside it: so the other one has room if it fits somewhere apart from it, or beside it then.
Tiles are bits here: their places in the box.
"""

from __future__ import annotations

from mapmakers.engine.boards.bits import Word, one
from mapmakers.engine.boards.hexes import NO_SPACE, Space, apart, beyond, unpacked
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout import lifting
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Bits, Face
from mapmakers.engine.mypyc_types import i64


def can_lie(box: Components, plane: Plane, tiles: Word) -> bool:
    """Whether any of the tiles fits anywhere."""
    return any(box.any_fits(tiles, spot.bans) for spot in plane.open())


def leaves_room(
    box: Components, plane: Plane, face: Face, space: Space, then: Word, other_than: Space
) -> bool:
    """Whether one of the tiles has a place when this face lies there.

    `other_than` is the space that the lifted tile came from, where it is the one to be laid then.
    """
    return _room_apart(box, plane, space, NO_SPACE, then, other_than) or _room_beside(
        box, plane, face, space, then, other_than
    )


def _room_apart(
    box: Components, plane: Plane, space: Space, gone: Space, then: Word, other_than: Space
) -> bool:
    """Whether one of the tiles fits on a space that is beside neither this space nor the one the
    lifted tile left."""
    for spot in plane.open():
        there: Space = spot.space
        if (
            there != other_than
            and apart(space, there)
            and apart(gone, there)
            and box.any_fits(then, spot.bans)
        ):
            return True
    return False


def _room_beside(
    box: Components, plane: Plane, face: Face, space: Space, then: Word, other_than: Space
) -> bool:
    side: i64 = 0
    while side < 6:
        spot = plane.at(beyond(space, side))
        if spot.face is None and beyond(space, side) != other_than:
            bans: Bits = spot.bans | face.edges[side].bans
            if bans & LEADS_IN and box.any_fits(then, bans):
                return True
        side += 1
    return False


def _can_finish(box: Components, plane: Plane, lifted: Word, origin: Space, hand: Word) -> bool:
    """Whether the turn can be completed with this tile lifted and none played yet."""
    if _finish_apart(box, plane, NO_SPACE, lifted, origin, hand):
        return True
    for spot in plane.open():
        for face in box.fitting(hand, spot.bans):
            if _room_beside(box, plane, face, spot.space, lifted, origin):
                return True
        if spot.space != origin:
            for face in box.fitting(lifted, spot.bans):
                if _room_beside(box, plane, face, spot.space, hand, NO_SPACE):
                    return True
    return False


def _finish_apart(
    box: Components, plane: Plane, gone: Space, lifted: Word, origin: Space, hand: Word
) -> bool:
    """Whether both tiles have a place, neither beside the other nor beside the space that was
    left."""
    for spot in plane.open():
        there: Space = spot.space
        if (
            apart(gone, there)
            and box.any_fits(hand, spot.bans)
            and _room_apart(box, plane, there, gone, lifted, origin)
        ):
            return True
    return False


def refuse_lift(
    box: Components, plane: Plane, space: Space, hand: Word, starting_stay: bool
) -> None:
    """Raise Refused if the tile there cannot be lifted, or the turn could not be completed."""
    lifting.refuse(plane, space, starting_stay)
    if not _can_finish_without(box, plane, space, hand):
        raise Refused("O4.5", (unpacked(space),))


def can_lift(box: Components, plane: Plane, space: Space, hand: Word, starting_stay: bool) -> bool:
    return not lifting.why_not(plane, space, starting_stay) and _can_finish_without(
        box, plane, space, hand
    )


def _can_finish_without(box: Components, plane: Plane, space: Space, hand: Word) -> bool:
    """Whether the turn can be completed if the tile there is lifted. Away from it nothing changes;
    usually both tiles have room there, and no new plane is needed."""
    face = plane.at(space).face
    assert face is not None
    lifted: Word = one(face.place)
    return _finish_apart(box, plane, space, lifted, space, hand) or _can_finish(
        box, plane.lifted(space), lifted, space, hand
    )


def can_play(box: Components, plane: Plane, hand: Word, starting_stay: bool) -> bool:
    """Whether a turn can be completed at all, possibly with a lift to make room (O5.3)."""
    if can_lie(box, plane, hand):
        return True
    return any(can_lift(box, plane, spot.space, hand, starting_stay) for spot in plane.lying())
