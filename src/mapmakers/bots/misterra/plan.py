"""The map that a planner has in mind: what to draw on every space by the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from mapmakers.bots.bot import Deadline
from mapmakers.bots.misterra.prospects import Prospects, tile_at
from mapmakers.bots.misterra.weights import Weights
from mapmakers.engine.core import Chance
from mapmakers.engine.games.misterra.board import (
    COLS,
    PLACES,
    ROWS,
    SIDE,
    SPACES,
    STEP,
    Cells,
    clusters,
    fill,
)
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import DOMINOES
from mapmakers.engine.games.misterra.parchment import Parchment, Terrains, put
from mapmakers.engine.games.misterra.scoring.final import FAITHFUL_LINE
from mapmakers.engine.games.misterra.scoring.presumptions import counts, worth
from mapmakers.engine.games.misterra.setup import Table

FINE = 1 << 20
LOOKS_AT_THE_CLOCK = 100
"""Steps of a search between two looks."""
NOT_DRAWN = -1


def _stamps() -> tuple[tuple[int, ...], ...]:
    """Shapes that a search lays in one terrain: lone spaces most often, lines and squares."""
    found: list[tuple[int, ...]] = []
    for space in SPACES:
        found += [(space,)] * 3
    found += list(DOMINOES)
    found += [tuple(space for space in SPACES if line >> space & 1) for line in ROWS + COLS]
    found += [
        (space, space + 1, space + STEP, space + STEP + 1)
        for space in SPACES
        if space % STEP < SIDE - 1 and space // STEP < SIDE - 1
    ]
    return tuple(found)


STAMPS = _stamps()


class Situation:
    """All that a plan depends on."""

    __slots__ = (
        "cards",
        "claims",
        "halves",
        "island",
        "parchment",
        "prospects",
        "rounds",
        "seat",
        "table",
    )

    def __init__(
        self,
        table: Table,
        seat: int,
        cards: Sequence[PresumptionCard],
        island: Island,
        parchment: Parchment,
        claims: Sequence[Cells],
        rounds: float,
        halves: float,
        prospects: Prospects,
    ) -> None:
        self.table = table
        self.seat = seat
        self.cards = cards
        self.island = island
        self.parchment = parchment
        self.claims = claims
        self.rounds = rounds
        self.halves = halves
        self.prospects = prospects


def drawn_on(parchment: Parchment) -> list[int]:
    """By place: the terrain drawn there."""
    found = [NOT_DRAWN] * PLACES
    for terrain, cells in enumerate(parchment.sets):
        for space in SPACES:
            if cells >> space & 1:
                found[space] = terrain
    return found


class Plan:
    """A terrain for every space, and what having it in mind is worth."""

    __slots__ = ("missing", "price", "terrains", "worth")

    def __init__(self, terrains: list[int], worth: float, missing: int, price: float) -> None:
        self.terrains = terrains
        """By place; -1 on the beach."""
        self.worth = worth
        self.missing = missing
        """Spaces that are not drawn as planned yet."""
        self.price = price
        """What the last of them costs."""


class Planner:
    """Looks for the plan that is worth most in a situation."""

    def __init__(self, situation: Situation, weights: Weights) -> None:
        self._situation = situation
        self._weights = weights
        self._drawn = drawn_on(situation.parchment)
        self._cells = [self._hopes(space) for space in range(PLACES)]
        reach = max(weights.spaces_a_half_day * situation.halves, 0.2)
        self._prices = [
            weights.price * missing + weights.crowding * missing * missing / reach
            for missing in range(len(SPACES) + 1)
        ]
        self._confirmed_sets = situation.island.without_haze().sets
        self._markers = sum(situation.claims)
        own = situation.claims[situation.seat].bit_count()
        self._left = MARKERS - own if weights.region and situation.halves >= 2 else 0
        """Claim markers that there is still time for."""

    def _hopes(self, space: int) -> tuple[float, ...]:
        situation = self._situation
        if not self._is_space(space):
            return ()
        kept, planned = situation.prospects.of(space, tile_at(situation.island, space))
        drawn = self._drawn[space]
        return tuple(
            kept[terrain] if terrain == drawn else planned[terrain] for terrain in range(4)
        )

    @staticmethod
    def _is_space(place: int) -> bool:
        return place % STEP < SIDE

    def search(
        self, chance: Chance, steps: int, until: Deadline, start: Sequence[int] | None = None
    ) -> Plan:
        """Anneal from the start, or from what is drawn and lies on the island; the deadline
        may stop it before its steps are done."""
        below = chance.below
        terrains = list(start) if start is not None else self._at_first(chance)
        sets = self._sets(terrains)
        cells = sum(self._cells[space][terrains[space]] for space in SPACES)
        missing = sum(terrains[space] != self._drawn[space] for space in SPACES)
        value = cells - self._prices[missing] + self._whole(sets)
        best, best_value, best_missing = terrains[:], value, missing
        heat = 3.0 if start is None else 0.6
        cooling = (0.1 / heat) ** (1 / max(steps, 1))
        drawn, hopes, prices = self._drawn, self._cells, self._prices
        for step in range(steps):
            if not step % LOOKS_AT_THE_CLOCK and until.over():
                break
            heat *= cooling
            stamp = STAMPS[below(len(STAMPS))]
            terrain = below(4)
            mask = 0
            new_cells, new_missing = cells, missing
            for space in stamp:
                old = terrains[space]
                if old != terrain:
                    mask |= 1 << space
                    hope = hopes[space]
                    new_cells += hope[terrain] - hope[old]
                    here = drawn[space]
                    new_missing += (old == here) - (terrain == here)
            if not mask:
                continue
            new_sets = put(sets, terrain, mask)
            new_value = new_cells - prices[new_missing] + self._whole(new_sets)
            change = new_value - value
            if change < 0 and below(FINE) >= FINE * exp(change / heat):
                continue
            sets, cells, missing, value = new_sets, new_cells, new_missing, new_value
            for space in stamp:
                terrains[space] = terrain
            if value > best_value:
                best, best_value, best_missing = terrains[:], value, missing
        price = prices[best_missing] - prices[best_missing - 1] if best_missing else prices[1]
        return Plan(best, best_value, best_missing, price)

    def _at_first(self, chance: Chance) -> list[int]:
        island = self._situation.island
        found = self._drawn[:]
        for space in SPACES:
            if found[space] == NOT_DRAWN:
                lies = island.terrain_at(space)
                found[space] = lies if lies >= 0 else chance.below(4)
        return found

    @staticmethod
    def _sets(terrains: Sequence[int]) -> Terrains:
        sets = [0, 0, 0, 0]
        for space in SPACES:
            sets[terrains[space]] |= 1 << space
        return (sets[0], sets[1], sets[2], sets[3])

    def _whole(self, sets: Terrains) -> float:
        """What cannot be told space by space: cards, claims, faithful lines."""
        situation = self._situation
        parchment = Parchment(sets)
        turns = situation.table.turns
        way = self._weights.way
        total = 0.0
        for card in situation.cards:
            for count in counts(card, parchment, turns):
                total += hoped(card, count, way)
        if self._markers:
            total += self._claimed(sets)
        if self._left:
            total += self._claimable(sets)
        if situation.table.master:
            total += self._lines(sets)
        return total

    def _claimed(self, sets: Terrains) -> float:
        """Own claims as they would grow, less those of Otoma; merged ones are worth nothing."""
        situation = self._situation
        unsure = ~situation.island.confirmed
        own = situation.claims[situation.seat]
        against = situation.claims[-1] if situation.table.solo else 0
        growth = self._weights.growth
        total = 0.0
        markers = own | against
        while markers:
            marker = markers & -markers
            markers ^= marker
            for sure in self._confirmed_sets:
                if sure & marker:
                    break
            else:
                continue
            terrain = self._confirmed_sets.index(sure)
            region = fill(marker, sure | sets[terrain] & unsure)
            if region & self._markers != marker and not situation.table.merged_all:
                continue
            certain = fill(marker, sure).bit_count()
            value = 2.0 * certain + growth * (region.bit_count() - certain)
            total += value if marker & own else -value
        return total

    def _claimable(self, sets: Terrains) -> float:
        """The largest zones that there is a marker for, as far as they come true."""
        own = self._situation.claims[self._situation.seat]
        unsure = ~self._situation.island.confirmed
        sizes = []
        for sure, planned in zip(self._confirmed_sets, sets, strict=True):
            if not own & sure:
                tiles = sure | planned & unsure
                zones = [zone.bit_count() for zone in clusters(tiles) if not zone & self._markers]
                sizes.append(max(zones, default=0))
        sizes.sort(reverse=True)
        return self._weights.region * sum(sizes[: self._left])

    def _lines(self, sets: Terrains) -> float:
        """Faithful rows and columns, by the chance that all their spaces turn out true."""
        total = 0.0
        hopes = self._cells
        true = [0.0] * PLACES
        for terrain, cells in enumerate(sets):
            for space in SPACES:
                if cells >> space & 1:
                    true[space] = hopes[space][terrain] / 2
        for line in _LINES:
            chance = 1.0
            for space in line:
                chance *= true[space]
            total += FAITHFUL_LINE * chance
        return total


_LINES = tuple(tuple(space for space in SPACES if line >> space & 1) for line in ROWS + COLS)


def hoped(card: PresumptionCard, count: int, way: float) -> float:
    """A card's points, and a part of its next step for the part of the way that is done."""
    points = worth(card, count)
    below = 0
    for least, _ in card.steps:
        if least > count:
            return points + way * (worth(card, least) - points) * (count - below) / (least - below)
        below = least
    return points
