"""The cards that may come next, one by one."""

from __future__ import annotations

from mapmakers.engine.core import Chance
from mapmakers.engine.games.cartographers.components import DECK
from mapmakers.engine.games.cartographers.phases import SEASON_COUNT, THRESHOLDS, TIMES
from mapmakers.engine.games.cartographers.state import CartographersState


class NextCardChance(Chance):
    """Chance with a fixed first outcome."""

    def __init__(self, first: int, then: Chance) -> None:
        self._first = first
        self._then = then

    def below(self, bound: int) -> int:
        first, self._first = self._first, -1
        return first if first >= 0 else self._then.below(bound)


def next_cards(state: CartographersState) -> int:
    """How many cards may come after the next drawing on a solo map, each equally likely: those left
    in the deck, or all of them if the drawing ends the season."""
    if state.time + TIMES[state.card] < THRESHOLDS[state.season]:
        return state.deck.bit_count() + state.lurking
    return len(DECK) + state.lurking + 1 if state.season + 1 < SEASON_COUNT else 1
