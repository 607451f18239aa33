"""What a decision is worth at once: its points and the best that the turn can bring after it."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.choices import Stage
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, Move
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tiles import Face


def judge(world: MapOutState, seat: int) -> list[tuple[float, Move]]:
    """Every legal decision and the points that this turn can bring by it."""
    hand = [face for tile in world.tiles_of(seat) for face in world.board.box.faces[tile]]
    return [(float(_worth(world, hand, move)), move) for move in world.legal(seat)]


def _worth(world: MapOutState, hand: Sequence[Face], move: Move) -> int:
    if move.verb == PASS:
        return 0
    if move.verb == LIFT:
        return _worth_of_lift(world, hand, move)
    box = world.board.box
    face = box.face(move.tile, move.turns)
    if move.verb == BACK:
        earned = world.worth_of_return(face, move.space)
    else:
        earned = scoring.points(world.board.tiles, face, move.space)
    if world.stage != Stage.HELD:
        return earned
    after = world.board.lay(face, move.space)
    if move.verb == BACK:
        return earned + _best_play(after, hand)
    return earned + _best_return(world, after)


def _worth_of_lift(world: MapOutState, hand: Sequence[Face], move: Move) -> int:
    """At most: the best place for the lifted tile and the best play, as if neither barred the
    other."""
    after = world.copy()
    after.lift(move.tile)
    return _best_play(after.board, hand) + _best_return(after, after.board)


def _best_play(board: Board, hand: Sequence[Face]) -> int:
    return max(
        (scoring.points(board.tiles, face, space) for face, space in board.places(hand)), default=0
    )


def _best_return(world: MapOutState, board: Board) -> int:
    lifted = board.box.faces[world.lifted]
    return max(
        (
            world.worth_of_return(face, space, board)
            for face, space in board.places(lifted)
            if space != world.origin
        ),
        default=0,
    )
