"""The immediate value of a decision: its points and the best that the turn can bring after it."""

from __future__ import annotations

from mapmakers.engine.boards.hexes import Space
from mapmakers.engine.core.chance import NoChance
from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.moves import BACK, LIFT, Move, PackedMove
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.stages import HELD
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tiles import Face


def judge(world: MapOutState, seat: int) -> list[tuple[float, Move]]:
    """Every legal decision and the points that this turn can bring with it."""
    hand = [face for tile in world.tiles_of(seat) for face in world.board.box.faces[tile]]
    return [
        (float(_worth(world, seat, hand, choice)), choice.unpacked())
        for choice in world.legal(seat).every()
    ]


def _worth(world: MapOutState, seat: int, hand: list[Face], choice: PackedMove) -> int:
    earned = world.worth_of(choice)
    face, space = choice.face, choice.space
    if face is None:
        return 0
    if choice.verb == LIFT:
        return _worth_of_lift(world, seat, hand, choice)
    if world.stage != HELD:
        return earned
    after = world.board.plane.laid(face, space)
    if choice.verb == BACK:
        return earned + _best_play(after, hand)
    return earned + _best_return(world, after)


def _worth_of_lift(world: MapOutState, seat: int, hand: list[Face], choice: PackedMove) -> int:
    """An upper bound: the best place for the lifted tile and the best play, independently."""
    after = world.copy()
    after.carry_out(seat, choice, NoChance())
    return _best_play(after.board.plane, hand) + _best_return(after, after.board.plane)


def _best_play(plane: Plane, hand: list[Face]) -> int:
    return max(
        (scoring.points(plane, face, space) for face, space in _places(plane, hand)), default=0
    )


def _best_return(world: MapOutState, plane: Plane) -> int:
    lifted = world.board.box.faces[world.lifted]
    return max(
        (
            world.worth_of_return(plane, face, space)
            for face, space in _places(plane, lifted)
            if space != world.origin
        ),
        default=0,
    )


def _places(plane: Plane, faces: list[Face]) -> list[tuple[Face, Space]]:
    return [
        (face, spot.space) for spot in plane.open() for face in faces if not face.has & spot.bans
    ]
