"""What drawings lead to: matches of one map, played to the end by its judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.weights import WEIGHTS, fitting
from mapmakers.bots.foresight import Foreseen
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers.prospects.futures import alone, future
from mapmakers.engine.games.cartographers.prospects.judge import judge_all
from mapmakers.engine.games.cartographers.state import CartographersState

SEEDS = 1 << 31
TO_THE_END = 1_000
"""More drawings than any match has."""


class CartographersForesight:
    """A seat goes on as if alone with its map. What it draws on a neighbour's is judged by what
    that map is then worth to the neighbour."""

    def promising(self, turn: Turn[Any], most: int) -> list[Any]:
        world = _world(turn)
        judged = judge_all(world, turn.seat, fitting(WEIGHTS, world.edicts))
        judged.sort(key=lambda one: -one[0])
        return [move for _, move in judged[:most]]

    def foresee(
        self, turn: Turn[Any], moves: Sequence[Any], worlds: int, compare: bool
    ) -> Foreseen:
        world, seat = _world(turn), turn.seat
        weights = fitting(WEIGHTS, world.edicts)
        if world.target(seat) != seat:
            judged = {move: worth for worth, move in judge_all(world, seat, weights)}
            return Foreseen([judged[move] for move in moves], own=False)
        start, earned = alone(world, seat), float(world.totals[seat])
        found = [0.0] * len(moves)
        for _ in range(worlds):
            seed = turn.chance.below(SEEDS)
            for at, move in enumerate(moves):
                found[at] += future(start, move, weights, TO_THE_END, FastChance(seed)) / worlds
        return Foreseen([earned + stars for stars in found])


def _world(turn: Turn[Any]) -> CartographersState:
    world = turn.imagine()
    assert isinstance(world, CartographersState)
    return world
