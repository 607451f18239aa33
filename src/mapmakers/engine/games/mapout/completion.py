"""Whether a turn can still be completed, so that nobody is led into a dead end (O4.5).

All of these ask about a turn in which one tile is lifted or could be: it must come back to another
space, and a tile must be played, in either order. A tile that is laid changes nothing but the
spaces beside it: so the other one has room if it fits somewhere apart from it, or beside it then.
"""

from __future__ import annotations

from mapmakers.engine.boards.hexes import NO_SPACE, STEP, Space, apart, unpacked
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.face_set import FaceSet
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Bits, Face


def faces_at(box: Components, spot: Spot, faces: FaceSet) -> list[Face]:
    """Those of the faces that may lie there."""
    fitting = box.fitting(spot).both(faces)
    return [box.numbered[fitting.nth(at)] for at in range(fitting.count())]


def can_lie(board: Board, faces: FaceSet) -> bool:
    """Whether one of the faces may lie somewhere."""
    box = board.box
    return any(box.fitting(spot).meets(faces) for spot in board.plane.open())


def leaves_room(board: Board, face: Face, space: Space, then: FaceSet, other_than: Space) -> bool:
    """Whether one of the faces has a place when this one lies there.

    `other_than` is the space that the lifted tile came from, where it is the one to be laid then.
    """
    box, plane = board.box, board.plane
    return _room_apart(box, plane.open(), space, then, other_than) or _room_beside(
        box, plane, face, space, then, other_than
    )


def _room_apart(
    box: Components, spots: list[Spot], space: Space, then: FaceSet, other_than: Space
) -> bool:
    """Whether one of the faces fits where a tile on this space changes nothing."""
    for spot in spots:
        if apart(space, spot.space) and spot.space != other_than and box.fitting(spot).meets(then):
            return True
    return False


def _room_beside(
    box: Components, plane: Plane, face: Face, space: Space, then: FaceSet, other_than: Space
) -> bool:
    for side in range(6):
        beyond: Space = space + STEP[side]
        around = plane.at(beyond)
        if beyond == other_than or (around is not None and around.face is not None):
            continue
        bans: Bits = face.bans[side] if around is None else around.bans | face.bans[side]
        if bans & LEADS_IN and box.spared(bans).meets(then):
            return True
    return False


def _can_finish(
    box: Components, plane: Plane, lifted: FaceSet, origin: Space, hand: FaceSet
) -> bool:
    """Whether, with this tile in hand and none played yet, the turn can be completed."""
    spots = plane.open()
    if _finish_apart(box, spots, lifted, origin, hand):
        return True
    for spot in spots:
        for face in faces_at(box, spot, hand):
            if _room_beside(box, plane, face, spot.space, lifted, origin):
                return True
        if spot.space != origin:
            for face in faces_at(box, spot, lifted):
                if _room_beside(box, plane, face, spot.space, hand, NO_SPACE):
                    return True
    return False


def _finish_apart(
    box: Components, spots: list[Spot], lifted: FaceSet, origin: Space, hand: FaceSet
) -> bool:
    """Whether both tiles have a place among these spots, neither beside the other."""
    for spot in spots:
        if box.fitting(spot).meets(hand) and _room_apart(box, spots, spot.space, lifted, origin):
            return True
    return False


def refuse_lift(board: Board, space: Space, hand: FaceSet) -> None:
    """Raise Refused where the tile there cannot be lifted, or no such turn could be completed."""
    board.refuse_lift(space)
    if not _can_finish_without(board, space, hand):
        raise Refused("O4.5", (unpacked(space),))


def can_lift(board: Board, space: Space, hand: FaceSet) -> bool:
    return board.can_lift(space) and _can_finish_without(board, space, hand)


def _can_finish_without(board: Board, space: Space, hand: FaceSet) -> bool:
    """Whether the turn can be completed when the tile there is lifted.

    Away from it nothing changes: mostly both tiles have room there, and no board need be made.
    """
    box, plane = board.box, board.plane
    face = plane.face_at(space)
    assert face is not None
    lifted = box.sets[face.place]
    unchanged = [spot for spot in plane.open() if apart(space, spot.space)]
    return _finish_apart(box, unchanged, lifted, space, hand) or _can_finish(
        box, plane.lifted(space), lifted, space, hand
    )


def can_play(board: Board, hand: FaceSet) -> bool:
    """Whether a turn can be completed at all, also if it takes a lift to make room (O5.3)."""
    if can_lie(board, hand):
        return True
    return any(can_lift(board, spot.space, hand) for spot in board.plane.lying())
