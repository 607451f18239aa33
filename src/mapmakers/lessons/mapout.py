"""Map Out for two: connect, connect twice, move a tile, and close roads off with both End Tiles."""

from collections.abc import Callable
from typing import Any

from mapmakers.engine.games.mapout.effects_view import Effects
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PLAY, Move
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.lessons.lesson import Lesson, Scene


def _plays_a_road(move: Move) -> bool:
    return move.verb == PLAY and move.tile.startswith("road-")


def _connects(_state: Any, effects: Callable[[], Effects], move: Move) -> bool:
    return _plays_a_road(move) and effects().points >= 1


def _connects_twice(_state: Any, effects: Callable[[], Effects], move: Move) -> bool:
    return _plays_a_road(move) and effects().points >= 2


def _lifts_the_rightmost(state: MapOutState, _effects: Callable[[], Effects], move: Move) -> bool:
    """A row further down begins half a tile further to the right."""
    if move.verb != LIFT:
        return False
    right = {face.id: 2 * q + r for (q, r), face in state.board.tiles.items()}
    return right[move.tile] == max(right.values())


def _moves_to_more(_state: Any, effects: Callable[[], Effects], move: Move) -> bool:
    return move.verb == BACK and effects().points >= 2


def _closes_an_area(_state: Any, effects: Callable[[], Effects], move: Move) -> bool:
    return move.tile.startswith("end-") and effects().points >= 4


def _closes_two_areas(_state: Any, effects: Callable[[], Effects], move: Move) -> bool:
    return move.tile.startswith("split-end-") and effects().points >= 6


MAP_OUT = Lesson(
    "mapout",
    (
        Scene("connect", 0, "board", _connects),
        Scene("twice", 2, "board", _connects_twice),
        Scene("lift", 10, "board", _lifts_the_rightmost),
        Scene("back", 11, "board", _moves_to_more),
        Scene("end", 14, "hand", _closes_an_area),
        Scene("split", 16, "hand", _closes_two_areas),
    ),
)
