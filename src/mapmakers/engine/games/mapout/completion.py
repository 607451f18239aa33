"""Whether a turn can still be completed, so that nobody is led into a dead end (O4.5).

All of these ask about a turn in which one tile is lifted or could be: it must come back to another
space, and a tile must be played, in either order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mapmakers.engine.boards.hexes import Hex, around
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face


def can_lie(board: Board, faces: Iterable[Face], other_than: Hex | None = None) -> bool:
    """Whether one of the faces may lie somewhere, other than on one space."""
    for space, bans in board.spaces.items():
        if bans & LEADS_IN and space != other_than:
            for face in faces:
                if not face.has & bans:
                    return True
    return False


def lies_where(
    board: Board, faces: Sequence[Face], other_than: Hex | None = None
) -> dict[Hex, list[Face]]:
    """The spaces where the faces may lie, each with those that may; one space left out."""
    found: dict[Hex, list[Face]] = {}
    for space, bans in board.spaces.items():
        if bans & LEADS_IN and space != other_than:
            fitting = [face for face in faces if not face.has & bans]
            if fitting:
                found[space] = fitting
    return found


def far_from(space: Hex, others: Iterable[Hex]) -> bool:
    """Whether one of the others neither is the space nor touches it: what lies there stays free."""
    near = around(space)
    return any(other != space and other not in near for other in others)


def can_finish(board: Board, lifted: Sequence[Face], origin: Hex, hand: Sequence[Face]) -> bool:
    """Whether, with this tile in hand and none played yet, the turn can be completed.

    Mostly there are places for both that do not touch; only where there are none, all are tried.
    """
    back = lies_where(board, lifted, origin)
    for space, bans in board.spaces.items():
        if bans & LEADS_IN and far_from(space, back):
            for face in hand:
                if not face.has & bans:
                    return True
    plays = lies_where(board, hand)
    for first, then, not_there in ((back, hand, None), (plays, lifted, origin)):
        for space, faces in first.items():
            for face in faces:
                if can_lie(board.lay(face, space), then, not_there):
                    return True
    return False


def refuse_lift(board: Board, space: Hex, hand: Sequence[Face]) -> None:
    """Raise Refused where the tile there cannot be lifted, or no such turn could be completed."""
    board.refuse_lift(space)
    lifted = board.box.faces[board.box.place[board.tiles[space].tile.id]]
    if not can_finish(board.lift(space), lifted, space, hand):
        raise Refused("O4.5", (space,))


def can_lift(board: Board, space: Hex, hand: Sequence[Face]) -> bool:
    try:
        refuse_lift(board, space, hand)
    except Refused:
        return False
    return True


def can_play(board: Board, hand: Sequence[Face]) -> bool:
    """Whether a turn can be completed at all, also if it takes a lift to make room (O5.3)."""
    return can_lie(board, hand) or any(can_lift(board, space, hand) for space in board.tiles)
