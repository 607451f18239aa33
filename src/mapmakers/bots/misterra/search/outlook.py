"""The expected fidelity points of each space, and the number of rounds left."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mapmakers.bots.misterra.search.weights import PlanWeights
from mapmakers.bots.misterra.search.zones import ALL
from mapmakers.engine.boards.bits import size
from mapmakers.engine.games.misterra.otoma import HALF_DAYS
from mapmakers.engine.games.misterra.phases import KEEP
from mapmakers.engine.games.misterra.spaces import PLACES, SPACES
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.mypyc_types import i64

NOTHING: Final = 0
HAZY: Final = 1
CONFIRMED: Final = 5
"""What lies on a space: nothing, or one of the other two constants plus the terrain."""

FILLED_A_TURN: Final = 3.4
"""The number of spaces of a parchment that a turn typically fills."""
CONFIRMED_A_TURN: Final = 1.7
"""The number of spaces of the island that a turn typically confirms."""
LONG: Final = 8.0
"""With this many half days there is time for everything."""


def rounds_left(world: MisterraState, seat: int) -> float:
    """The number of rounds to come, including this one."""
    table = world.table
    if world.phase == KEEP:
        return 10.0 if table.solo else 8.0
    if world.otoma is not None:
        return float((HALF_DAYS - len(world.otoma.turned) + 1) // 2)
    if world.ending:
        return 1.0
    least = 25
    for at in range(len(world.parchments)):
        if at != seat:
            least = min(least, int(size(world.parchments[at].empty)))
    filled = least / FILLED_A_TURN
    open_spaces = int(size(ALL & ~world.island.confirmed))
    confirmed = open_spaces / (CONFIRMED_A_TURN * table.seats)
    cards = (world.deck + len(world.display)) / (2 * table.seats)
    return max(1.0, min(filled, confirmed, cards) + 0.5)


def is_last_turn(world: MisterraState) -> bool:
    """Whether this is certainly the last turn of the seat."""
    if world.otoma is not None:
        return len(world.otoma.turned) >= HALF_DAYS - 2
    return bool(world.ending)


@final
class Outlook:
    """By space: the probability, in thousandths, that a hazy tile there is confirmed."""

    __slots__ = ("_cards", "_weights", "ahead", "coming", "luck")

    def __init__(self, world: MisterraState, weights: PlanWeights) -> None:
        self._weights = weights
        self._cards: list[list[int]] = []
        """By card of Otoma: the spaces that it names."""
        if world.table.solo:
            self._cards = [list(card.spaces) for card in world.table.components.otoma]
        self.coming: list[int] = [0] * PLACES
        """The probability that the tile is confirmed if it matches the parchment."""
        self.luck: list[int] = [0] * PLACES
        """The probability that the island comes to match the parchment without the player's
        doing."""
        self.ahead: list[int] = [0] * PLACES
        """The value of a planned space, as a fraction of that of a drawn one."""

    def ask(self, world: MisterraState, halves: float) -> None:
        """Read the current position, with this many half days to come."""
        weights = self._weights
        alone = min(1.0, halves / LONG) * weights.confirmed_by_self
        if world.otoma is not None:
            self._ask_otoma(world, alone)
            return
        seats = world.table.seats
        others = 2.0 if seats == 1 else seats - 1.0
        likely = weights.confirmed_by_others * (1.0 - exp(-0.15 * halves * others))
        for space in SPACES:
            self._put(space, likely, alone, weights.not_yet)

    def _put(self, space: int, likely: float, alone: float, ahead: int) -> None:
        self.coming[space] = min(900, int(likely + alone))
        self.luck[space] = int(likely * self._weights.by_luck / 1000)
        self.ahead[space] = ahead

    def _ask_otoma(self, world: MisterraState, alone: float) -> None:
        """Otoma's unseen cards name the spaces that it has still to visit."""
        deck = world.otoma
        assert deck is not None
        weights = self._weights
        coming = max(HALF_DAYS - len(deck.turned), 0)
        unseen = len(deck.others) + len(deck.claims)
        likely = max(coming - 1, 0) / max(unseen, 1)
        often = [0] * PLACES
        for card in deck.others:
            for space in self._cards[card]:
                often[space] += 1
        for card in deck.claims:
            for space in self._cards[card]:
                often[space] += 1
        soon: list[int] = self._cards[deck.top] if coming else []
        chances = [1.0 - exp(-1.3 * likely * times) for times in range(6)]
        surely = [1.0 - exp(-1.3 * (likely * times + 1.0)) for times in range(6)]
        for space in SPACES:
            if space in soon:
                visited = surely[often[space]]
                ahead = weights.not_yet * 4 // 5
            else:
                visited = chances[often[space]]
                ahead = weights.not_yet
            self._put(space, weights.confirmed_by_otoma * visited, alone, ahead)

    def drawn(self, space: i64, tile: i64, terrain: i64) -> i64:
        """The expected value of the space if the terrain is drawn and this tile lies there."""
        if tile >= CONFIRMED:
            return 2000 if tile == CONFIRMED + terrain else 0
        if tile == HAZY + terrain:
            return 2 * self.coming[space]
        return 2 * self.luck[space]

    def planned(self, space: i64, tile: i64, terrain: i64) -> i64:
        """The expected value of the space if the terrain is only planned."""
        if tile >= CONFIRMED:
            return 2000 if tile == CONFIRMED + terrain else 0
        coming: i64 = self.coming[space]
        if tile == HAZY + terrain:
            return 1000 + coming
        ahead: i64 = self.ahead[space]
        return 2 * coming * ahead // 1000
