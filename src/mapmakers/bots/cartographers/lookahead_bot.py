"""The player who looks at every card that may come next before it draws."""

from __future__ import annotations

from typing import Any, NamedTuple

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.next_card import SEEDS, NextCardChance, next_cards
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.search.simulation import alone, simulated_stars
from mapmakers.bots.cartographers.solo_search import SoloSearch
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS, fitting
from mapmakers.engine.core import FastChance, shuffled
from mapmakers.engine.games.cartographers.components import DECK
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.state import CartographersState

SPARE = 0.9
"""The part of its time that it uses: the last future must be over in time."""

Judged = list[tuple[float, Move]]
"""Drawings, each with what speaks for it."""


class Lookahead(NamedTuple):
    """How much of the future a player looks at."""

    drawings: int
    """Of how many of its drawings."""
    cards: int = len(DECK)
    """With how many of the cards that may come next, and the best reply to each; which, chance
    decides."""
    kept: int = 1
    """Of how many of those drawings it looks further."""
    further: int = 0
    """How many drawings further, with all of those cards again."""


class LookaheadBot:
    """Weighs its best drawings by what the best reply to each of the cards that may come next makes
    of them. Which cards are left is known to everybody: looked at one by one, luck has no say. The
    few that did best it then plays further on."""

    def __init__(
        self, look: Lookahead, weights: list[float] = WEIGHTS, solo: SoloSearch | None = None
    ) -> None:
        self._look = look
        self._weights = weights
        self._solo = solo
        """How it looks ahead at a table of one, where that is another way."""

    def choose(self, turn: Turn[Any]) -> Any:
        deadline = turn.deadline(SPARE)
        world = turn.imagine()
        assert isinstance(world, CartographersState)
        weights = fitting(self._weights, world.edicts)
        if self._solo is not None and world.seats == 1:
            return self._solo.choose(world, weights, turn.chance, deadline)
        left = evaluate_moves(world, turn.seat, weights)
        left.sort(key=_worth)
        if world.target(turn.seat) != turn.seat or len(left) == 1:
            return left[0][1]
        look, start = self._look, alone(world, turn.seat)
        left = left[: look.drawings]
        for drawings in (1, 1 + look.further) if look.further else (1,):
            for card in shuffled(range(next_cards(start)), turn.chance)[: look.cards]:
                seed = turn.chance.below(SEEDS)
                found: Judged = []
                for total, move in left:
                    if deadline.over():
                        return min(left, key=_worth)[1]
                    chance = NextCardChance(card, FastChance(seed))
                    found.append(
                        (total + simulated_stars(start, move, weights, drawings, chance), move)
                    )
                left = found
            left.sort(key=_worth)
            left = left[: look.kept]
        return left[0][1]


def _worth(one: tuple[float, Move]) -> float:
    """The best comes first."""
    return -one[0]
