"""The player who looks at every card that may come next before it draws."""

from __future__ import annotations

from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.bots.cartographers.weights import WEIGHTS
from mapmakers.engine.core import Chance, FastChance, shuffled
from mapmakers.engine.games.cartographers.components import DECK
from mapmakers.engine.games.cartographers.prospects.futures import alone, future
from mapmakers.engine.games.cartographers.prospects.judge import judge_all
from mapmakers.engine.games.cartographers.state import (
    SEASON_COUNT,
    THRESHOLDS,
    TIMES,
    CartographersState,
)

SEEDS = 1 << 31
SPARE = 0.9
"""The part of its time that it uses: the last future must be over in time."""
REPLY = 1
"""Drawings that a future goes on for: the best one for the card that came."""


class Foretold(Chance):
    """The first answer is told beforehand; chance has those after it."""

    def __init__(self, first: int, then: Chance) -> None:
        self._first = first
        self._then = then

    def below(self, bound: int) -> int:
        first, self._first = self._first, -1
        return first if first >= 0 else self._then.below(bound)


class ForeseeingBot:
    """Weighs its best drawings by what the best reply to each of the cards that may come next makes
    of them. Which cards are left is known to everybody: looked at one by one, luck has no say."""

    def __init__(
        self, drawings: int, cards: int = len(DECK), weights: list[float] = WEIGHTS
    ) -> None:
        self._drawings = drawings
        """How many drawings it thinks about."""
        self._cards = cards
        """How many of the cards that may come it looks at; which, chance decides."""
        self._weights = weights

    def choose(self, turn: Turn[Any]) -> Any:
        deadline = turn.deadline(SPARE)
        world = turn.imagine()
        assert isinstance(world, CartographersState)
        left = judge_all(world, turn.seat, self._weights)
        left.sort(key=lambda one: -one[0])
        if world.target(turn.seat) != turn.seat or len(left) == 1:
            return left[0][1]
        start = alone(world, turn.seat)
        left = left[: self._drawings]
        for card in shuffled(range(next_cards(start)), turn.chance)[: self._cards]:
            seed = turn.chance.below(SEEDS)
            found = []
            for total, move in left:
                if deadline.over():
                    return max(left, key=lambda one: one[0])[1]
                chance = Foretold(card, FastChance(seed))
                stars = future(start, move, self._weights, REPLY, chance)
                found.append((total + stars, move))
            left = found
        return max(left, key=lambda one: one[0])[1]


def next_cards(state: CartographersState) -> int:
    """How many cards may come after the next drawing on a lone map, each as likely as the others:
    those left in the deck, or all of them when that drawing ends the season."""
    if state.time + TIMES[state.card] < THRESHOLDS[state.season]:
        return state.deck.bit_count() + state.lurking
    return len(DECK) + state.lurking + 1 if state.season + 1 < SEASON_COUNT else 1
