"""The bot that wanders over the island and lays its cards where they earn something at once."""

from __future__ import annotations

from typing import TypeVar, cast

from mapmakers.bots.bot import Turn
from mapmakers.bots.misterra.search.rollouts import evaluate_all
from mapmakers.engine.games.misterra.moves import Move
from mapmakers.engine.games.misterra.phases import ACT, OTOMA_CLAIM
from mapmakers.engine.games.misterra.state import MisterraState

M = TypeVar("M")


class NoviceBot:
    """Goes anywhere, takes any card, and considers only what it would have if the match ended
    now."""

    def choose(self, turn: Turn[M]) -> M:
        # A turn of Maps of Misterra always has its positions and moves.
        world = cast(MisterraState, turn.imagine())
        return cast(M, self._decide(world, cast(Turn[Move], turn)))

    @staticmethod
    def _decide(world: MisterraState, turn: Turn[Move]) -> Move:
        if world.phase not in (ACT, OTOMA_CLAIM):
            return turn.legal.sample(turn.chance)
        judged = evaluate_all(world, turn.seat)
        most = max(points for points, _ in judged)
        best = [move for points, move in judged if points == most]
        return best[turn.chance.below(len(best))]
