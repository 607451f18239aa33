"""What a drawing is worth at once: stars now, times how often they will be counted."""

from __future__ import annotations

from mapmakers.engine.games.cartographers.components import SEASONS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState


def judge(world: CartographersState, seat: int) -> list[tuple[float, Move]]:
    """Every legal drawing and its stars; on a neighbour's sheet, what it costs the neighbour."""
    sign = 1 if world.target(seat) == seat else -1
    ahead = SEASONS[world.season :]
    counted = [sum(edict in season.edicts for season in ahead) for edict in range(4)]
    judged = []
    for move in world.legal(seat):
        deltas = world.deltas(seat, move)
        stars = sum(times * gain for times, gain in zip(counted, deltas.edicts, strict=True))
        stars += len(ahead) * (deltas.coins + deltas.monsters)
        judged.append((float(sign * stars), move))
    return judged
