"""What each space is likely to earn for fidelity, and how many half days are left for it."""

from __future__ import annotations

from math import exp

from mapmakers.bots.misterra.weights import Weights
from mapmakers.engine.games.misterra.board import ALL, PLACES, SPACES
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.otoma import HALF_DAYS, STACK, OtomaDeck
from mapmakers.engine.games.misterra.phases import KEEP
from mapmakers.engine.games.misterra.scoring.final import FAITHFUL_SPACE
from mapmakers.engine.games.misterra.state import MisterraState

Points = tuple[float, float, float, float]
"""By terrain."""

NOTHING, HAZY, CONFIRMED = 0, 1, 5
"""What lies on a space: nothing, or the terrain added to one of the other two."""

FILLED_A_TURN = 3.4
"""Spaces of a parchment that a turn fills, as people play."""
CONFIRMED_A_TURN = 1.7
"""Likewise spaces of the island that a turn confirms."""
LONG = 8
"""Half days in which there is time for everything."""


def tile_at(island: Island, place: int) -> int:
    """What lies on a space, as a number (see above)."""
    terrain = island.terrain_at(place)
    if terrain < 0:
        return NOTHING
    return terrain + (CONFIRMED if island.confirmed >> place & 1 else HAZY)


def after_laying(tile: int, terrain: int, supply: int) -> int:
    """What lies there after a half of a card (M8.2 to M8.6, but for a supply that confirms)."""
    if tile >= CONFIRMED or not supply:
        return tile
    return CONFIRMED + terrain if tile == HAZY + terrain else HAZY + terrain


def rounds_left(world: MisterraState, seat: int) -> float:
    """How many rounds are to come, this one included."""
    table = world.table
    if world.phase == KEEP:
        return HALF_DAYS / 2 if table.solo else 8.0
    if world.otoma is not None:
        return (HALF_DAYS - len(world.otoma.turned) + 1) // 2
    if world.ending:
        return 1.0
    others = [drawn for at, drawn in enumerate(world.parchments) if at != seat]
    filled = min(drawn.empty.bit_count() for drawn in others) / FILLED_A_TURN
    open_spaces = (ALL & ~world.island.confirmed).bit_count()
    confirmed = open_spaces / (CONFIRMED_A_TURN * table.seats)
    cards = (world.deck + len(world.display)) / (2 * table.seats)
    return max(1.0, min(filled, confirmed, cards) + 0.5)


def is_last_turn(world: MisterraState) -> bool:
    """Whether the seat in turn is sure to have no other turn."""
    if world.otoma is not None:
        return len(world.otoma.turned) >= HALF_DAYS - 2
    return bool(world.ending)


def _claims_soon(deck: OtomaDeck) -> float:
    """Chance of a claim card among the next two that come up (M14.3)."""
    none = 1.0
    claimed, turned = deck.claimed, len(deck.turned)
    for _ in range(2):
        turned += 1
        depth = turned % STACK
        if not depth:
            claimed = False  # the first of a stack never claims
        elif not claimed:
            none *= 1.0 - 1.0 / (STACK - depth)
    return 1.0 - none


class Prospects:
    """By space and what lies there: the points to hope for, by the terrain drawn or planned."""

    def __init__(self, world: MisterraState, halves: float, weights: Weights) -> None:
        self._weights = weights
        self._alone = min(1.0, halves / LONG) * weights.confirmed_by_self
        self._confirming = [0.0] * PLACES
        self._soon = [False] * PLACES
        self.threat = 0.0
        """Chance that Otoma claims in its next turn."""
        if world.otoma is not None:
            self._ask_otoma(world)
            self.threat = _claims_soon(world.otoma)
        else:
            self._ask_others(world.table.seats, halves)
        self._known: dict[int, tuple[Points, Points]] = {}

    def _ask_otoma(self, world: MisterraState) -> None:
        """Its cards that nobody has seen name the spaces that it has still to visit."""
        deck = world.otoma
        assert deck is not None
        cards = world.table.components.otoma
        coming = max(HALF_DAYS - len(deck.turned), 0)
        unseen = deck.others + deck.claims
        likely = max(coming - 1, 0) / max(len(unseen), 1)
        visits = [0.0] * PLACES
        for card in unseen:
            for space in cards[card].spaces:
                visits[space] += likely
        if coming:
            for space in cards[deck.top].spaces:
                visits[space] += 1.0
                self._soon[space] = True
        for space in SPACES:
            self._confirming[space] = self._weights.confirmed_by_otoma * (
                1.0 - exp(-1.3 * visits[space])
            )

    def _ask_others(self, seats: int, halves: float) -> None:
        others = 2.0 if seats == 1 else seats - 1.0
        likely = self._weights.confirmed_by_others * (1.0 - exp(-0.15 * halves * others))
        for space in SPACES:
            self._confirming[space] = likely

    def of(self, space: int, tile: int) -> tuple[Points, Points]:
        """The points of each terrain: where it is drawn already, and where it is only planned."""
        key = space * 9 + tile
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._found(space, tile)
        return found

    def _found(self, space: int, tile: int) -> tuple[Points, Points]:
        weights = self._weights
        if tile >= CONFIRMED:
            true = [0.0] * 4
            true[tile - CONFIRMED] = float(FAITHFUL_SPACE)
            sure = (true[0], true[1], true[2], true[3])
            return sure, sure
        confirming = min(0.9, self._confirming[space] + self._alone)
        luck = weights.by_luck * self._confirming[space]
        drawn = [FAITHFUL_SPACE * luck] * 4
        ahead = weights.not_yet * (0.8 if self._soon[space] else 1.0)
        planned = [FAITHFUL_SPACE * confirming * ahead] * 4
        if tile != NOTHING:
            terrain = tile - HAZY
            drawn[terrain] = FAITHFUL_SPACE * confirming
            planned[terrain] = FAITHFUL_SPACE * (1.0 + confirming) / 2
        return (drawn[0], drawn[1], drawn[2], drawn[3]), (
            planned[0],
            planned[1],
            planned[2],
            planned[3],
        )
