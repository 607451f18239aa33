"""Whether a turn can still be completed, so that nobody is led into a dead end (O4.5).

All of these ask about a turn in which one tile is lifted or could be: it must come back to another
space, and a tile must be played, in either order. A tile that is laid changes nothing but the
spaces beside it: so the other one has room if it fits somewhere apart from it, or beside it then.
"""

from __future__ import annotations

from mapmakers.engine.boards.hexes import NO_SPACE, STEP, Space, apart, unpacked
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Bits, Face


def fitting(faces: list[Face], bans: Bits) -> Face | None:
    """The first of the faces that may lie where these bans are."""
    for face in faces:
        if not face.has & bans:
            return face
    return None


def places(spots: list[Spot], faces: list[Face], other_than: Space = NO_SPACE) -> list[Spot]:
    """Those of the open spots where one of the faces may lie; one space left out."""
    return [
        spot for spot in spots if spot.space != other_than and fitting(faces, spot.bans) is not None
    ]


def can_lie(plane: Plane, faces: list[Face]) -> bool:
    """Whether one of the faces may lie somewhere."""
    return any(fitting(faces, spot.bans) is not None for spot in plane.open())


def leaves_room(
    plane: Plane, face: Face, space: Space, then: list[Face], spots: list[Spot], other_than: Space
) -> bool:
    """Whether one of the faces has a place when this one lies there.

    `spots` are the open ones, or those of them where one of the faces may lie. `other_than` is the
    space that the lifted tile came from, where it is the one to be laid then.
    """
    for spot in spots:
        if (
            apart(space, spot.space)
            and spot.space != other_than
            and fitting(then, spot.bans) is not None
        ):
            return True
    return _room_beside(plane, face, space, then, other_than)


def _room_beside(
    plane: Plane, face: Face, space: Space, then: list[Face], other_than: Space
) -> bool:
    for side in range(6):
        beyond: Space = space + STEP[side]
        bans: Bits = plane.bans_at(beyond) | face.bans[side]
        if bans & LEADS_IN and beyond != other_than and fitting(then, bans) is not None:
            return True
    return False


def can_finish(plane: Plane, lifted: list[Face], origin: Space, hand: list[Face]) -> bool:
    """Whether, with this tile in hand and none played yet, the turn can be completed."""
    spots = where = plane.open()
    for spot in spots:
        for face in hand:
            if not face.has & spot.bans:
                if leaves_room(plane, face, spot.space, lifted, where, origin):
                    return True
                where = places(where, lifted, origin)  # the few that there are, all close together
    for spot in places(where, lifted, origin):  # places apart from each other were found above
        for face in lifted:
            if not face.has & spot.bans and _room_beside(plane, face, spot.space, hand, NO_SPACE):
                return True
    return False


def refuse_lift(board: Board, space: Space, hand: list[Face]) -> None:
    """Raise Refused where the tile there cannot be lifted, or no such turn could be completed."""
    board.refuse_lift(space)
    if not _can_finish_without(board, space, hand):
        raise Refused("O4.5", (unpacked(space),))


def can_lift(board: Board, space: Space, hand: list[Face]) -> bool:
    return board.can_lift(space) and _can_finish_without(board, space, hand)


def _can_finish_without(board: Board, space: Space, hand: list[Face]) -> bool:
    lifted = board.plane.face_at(space)
    assert lifted is not None
    faces = board.box.faces[lifted.place]
    return can_finish(board.plane.lifted(space), faces, space, hand)


def can_play(board: Board, hand: list[Face]) -> bool:
    """Whether a turn can be completed at all, also if it takes a lift to make room (O5.3)."""
    if can_lie(board.plane, hand):
        return True
    return any(can_lift(board, spot.space, hand) for spot in board.plane.lying())
