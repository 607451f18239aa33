"""The search of the master in solo play."""

from __future__ import annotations

from typing import Final, NamedTuple

from mapmakers.bots.bot import SEEDS, Deadline
from mapmakers.bots.cartographers.next_card import NextCardChance, next_cards
from mapmakers.bots.cartographers.search.solo_evaluation import (
    OutlookTable,
    by_worth,
    solo_simulated_stars,
    weigh,
)
from mapmakers.bots.cartographers.tuned_outlook import OUTLOOK
from mapmakers.engine.core import Chance, FastChance, shuffled
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState


class Stage(NamedTuple):
    """One of several rounds of search: the best drawings enter the next round."""

    drawings: int
    """How many drawings are examined."""
    deep: int
    """How many drawings further."""
    times: int = 1
    """How often, each time with every card that may come next."""


WEIGHED: Final = 16
"""How many drawings the evaluator proposes."""
MANY: Final = 150
"""With more drawings to choose from than this, fewer are searched, because each takes longer."""
OPEN: Final = (Stage(12, 1), Stage(4, 5, times=2), Stage(2, 5, times=3))
NARROW: Final = (Stage(16, 1), Stage(6, 5, times=2), Stage(3, 5, times=5))


class SoloSearch:
    """Values drawings by what they lead to according to the evaluator and the outlook."""

    def __init__(
        self,
        outlook: OutlookTable = OUTLOOK,
        open_map: tuple[Stage, ...] = OPEN,
        narrow: tuple[Stage, ...] = NARROW,
    ) -> None:
        self._outlook = outlook
        self._open = open_map
        self._narrow = narrow

    def choose(
        self, world: CartographersState, weights: list[float], chance: Chance, deadline: Deadline
    ) -> Move:
        stages = self._open if len(world.legal(0)) > MANY else self._narrow
        left = weigh(world, weights, self._outlook, WEIGHED)
        if len(left) == 1:
            return left[0][1]
        for stage in stages:
            left = left[: stage.drawings]
            for _ in range(stage.times):
                for card in shuffled(range(next_cards(world)), chance):
                    seed = chance.below(SEEDS)
                    found: list[tuple[float, Move]] = []
                    for total, move in left:
                        if deadline.over():
                            return min(left, key=by_worth)[1]
                        coming = NextCardChance(card, FastChance(seed))
                        stars = solo_simulated_stars(
                            world, move, weights, self._outlook, stage.deep, coming
                        )
                        found.append((total + stars, move))
                    left = found
            left.sort(key=by_worth)
        return left[0][1]
