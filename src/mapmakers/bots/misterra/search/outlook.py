"""What each space is likely to earn for fidelity, and how many rounds are left for it."""

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
"""What lies on a space: nothing, or the terrain added to one of the other two."""

FILLED_A_TURN: Final = 3.4
"""Spaces of a parchment that a turn fills, as people play."""
CONFIRMED_A_TURN: Final = 1.7
"""Likewise spaces of the island that a turn confirms."""
LONG: Final = 8.0
"""Half days in which there is time for everything."""


def rounds_left(world: MisterraState, seat: int) -> float:
    """How many rounds are to come, this one included."""
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
    """Whether the seat in turn is sure to have no other turn."""
    if world.otoma is not None:
        return len(world.otoma.turned) >= HALF_DAYS - 2
    return bool(world.ending)


@final
class Outlook:
    """By space: the chance, in thousandths, that a hazy tile there comes true."""

    __slots__ = ("_cards", "_weights", "ahead", "coming", "luck")

    def __init__(self, world: MisterraState, weights: PlanWeights) -> None:
        self._weights = weights
        self._cards: list[list[int]] = []
        """By card of Otoma: the spaces that it names."""
        if world.table.solo:
            self._cards = [list(card.spaces) for card in world.table.components.otoma]
        self.coming: list[int] = [0] * PLACES
        """That the tile comes true if it is what is drawn."""
        self.luck: list[int] = [0] * PLACES
        """That the island becomes what is drawn without being told."""
        self.ahead: list[int] = [0] * PLACES
        """Of what a drawn space can hope for, what one can that is only planned."""

    def ask(self, world: MisterraState, halves: float) -> None:
        """Look at where the match stands, with so many half days to come."""
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
        """Its cards that nobody has seen name the spaces that it has still to visit."""
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
        """What the space can hope for where the terrain is drawn and this tile lies."""
        if tile >= CONFIRMED:
            return 2000 if tile == CONFIRMED + terrain else 0
        if tile == HAZY + terrain:
            return 2 * self.coming[space]
        return 2 * self.luck[space]

    def planned(self, space: i64, tile: i64, terrain: i64) -> i64:
        """What it can hope for where the terrain is only planned so far."""
        if tile >= CONFIRMED:
            return 2000 if tile == CONFIRMED + terrain else 0
        coming: i64 = self.coming[space]
        if tile == HAZY + terrain:
            return 1000 + coming
        ahead: i64 = self.ahead[space]
        return 2 * coming * ahead // 1000
