"""The bot that looks only at this season."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.engine.games.cartographers.components import SEASONS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState


class ThisSeasonBot:
    """Considers only the two cards of this season; ignores coins and monsters."""

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine_as(CartographersState)
        seat = turn.seat
        one, other = SEASONS[world.season].edicts
        sign = 1 if world.target(seat) == seat else -1
        judged: list[tuple[int, Move]] = []
        for move in world.legal(seat):
            gains = world.deltas(seat, move).edicts
            judged.append((sign * (gains[one] + gains[other]), move))
        most = max(stars for stars, _ in judged)
        best = [move for stars, move in judged if stars == most]
        return best[turn.chance.below(len(best))]
