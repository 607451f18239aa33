"""The immediate value of a move: its points, if the view has scores."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.generic.playouts import scores_of
from mapmakers.engine.core import FastChance, State


def judge(world: State[Any], seat: int) -> list[tuple[float, Any]]:
    """Every legal move and the seat's points after it; None if the points are unknown."""
    return [(_points(world, seat, move), move) for move in world.legal(seat)]


def _points(world: State[Any], seat: int, move: Any) -> float:
    after = world.copy()
    after.play(seat, move, FastChance(0))
    scores = scores_of(after)
    return float(scores[seat]) if scores is not None else 0.0
