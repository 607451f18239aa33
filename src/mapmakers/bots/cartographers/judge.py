"""The immediate value of a drawing: stars now, times how often they will be counted."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.rollouts import evaluate_all
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState


def judge(world: CartographersState, seat: int) -> list[tuple[float, Move]]:
    """Every legal drawing and its stars; on a neighbour's sheet, what it costs the neighbour."""
    return [(float(stars), move) for stars, move in evaluate_all(world, seat)]
