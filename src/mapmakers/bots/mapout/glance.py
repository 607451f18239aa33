"""The bot that has eyes for one of its tiles only."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.engine.games.mapout.moves import PLAY
from mapmakers.engine.games.mapout.rollouts import evaluate_all
from mapmakers.engine.games.mapout.state import MapOutState


class GlanceBot:
    """Takes up any tile that can be played, and lays it where it earns most; lifts if it must."""

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine()
        assert isinstance(world, MapOutState)
        judged = evaluate_all(world, turn.seat)
        plays = [(points, move) for points, move in judged if move.verb == PLAY]
        if plays:
            tiles = sorted({move.tile for _, move in plays})
            tile = tiles[turn.chance.below(len(tiles))]
            judged = [(points, move) for points, move in plays if move.tile == tile]
        most = max(points for points, _ in judged)
        best = [move for points, move in judged if points == most]
        return best[turn.chance.below(len(best))]
