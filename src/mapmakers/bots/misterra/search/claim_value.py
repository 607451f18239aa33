"""The value of claims in a plan: own regions as they would grow, and Otoma's."""

from __future__ import annotations

from typing import final

from mapmakers.bots.misterra.search.presumption_value import POINT
from mapmakers.bots.misterra.search.weights import PlanWeights
from mapmakers.bots.misterra.search.zones import one_of, spread
from mapmakers.engine.boards.bits import size
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.mypyc_types import i64


@final
class ClaimValue:
    """The claims that matter to a seat: its own and, in solo play, Otoma's."""

    __slots__ = (
        "_against",
        "_building",
        "_c0",
        "_c1",
        "_c2",
        "_c3",
        "_growth",
        "_markers",
        "_merged_all",
        "_mine",
        "_own",
        "_theirs",
        "_unsure",
    )

    def __init__(self, world: MisterraState, weights: PlanWeights) -> None:
        self._growth: i64 = weights.growth
        self._building: i64 = weights.building
        self._merged_all: bool = world.table.merged_all
        self._own: i64 = 0
        self._against: i64 = 0
        self._markers: i64 = 0
        self._c0: i64 = 0
        self._c1: i64 = 0
        self._c2: i64 = 0
        self._c3: i64 = 0
        self._unsure: i64 = 0
        self._mine: i64 = 0
        self._theirs: i64 = 0

    def look(self, world: MisterraState, seat: int) -> None:
        """Read the current position."""
        island = world.island
        confirmed: i64 = island.confirmed
        self._c0 = island.sets[0] & confirmed
        self._c1 = island.sets[1] & confirmed
        self._c2 = island.sets[2] & confirmed
        self._c3 = island.sets[3] & confirmed
        self._unsure = ~confirmed
        self._own = world.claims[seat]
        self._against = world.claims[1] if world.table.solo else 0
        self._markers = world.markers

    def _terrain(self, marker: i64) -> i64:
        if self._c0 & marker:
            return 0
        if self._c1 & marker:
            return 1
        return 2 if self._c2 & marker else 3

    def _sure(self, terrain: i64) -> i64:
        return one_of(terrain, self._c0, self._c1, self._c2, self._c3)

    def worth(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        """The points of own claims as they would grow on a map of these sets, minus Otoma's; merged
        claims earn nothing."""
        total: i64 = 0
        left: i64 = self._own | self._against
        while left:
            marker: i64 = left & -left
            left ^= marker
            terrain: i64 = self._terrain(marker)
            sure: i64 = self._sure(terrain)
            planned: i64 = one_of(terrain, s0, s1, s2, s3)
            region: i64 = spread(marker, sure | planned & self._unsure)
            if region & self._markers != marker and not self._merged_all:
                continue
            certain: i64 = size(spread(marker, sure))
            value: i64 = 2 * POINT * certain + self._growth * (size(region) - certain)
            total += value if marker & self._own else -value
        return total

    def mark(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        """Store where claimed regions would grow on a map of these sets."""
        self._mine = 0
        self._theirs = 0
        left: i64 = self._own | self._against
        while left:
            marker: i64 = left & -left
            left ^= marker
            terrain: i64 = self._terrain(marker)
            planned: i64 = one_of(terrain, s0, s1, s2, s3)
            region: i64 = spread(marker, self._sure(terrain) | planned & self._unsure)
            if region & self._markers != marker and not self._merged_all:
                continue
            if marker & self._own:
                self._mine |= region
            else:
                self._theirs |= region

    def coming_true(self, space: i64, terrain: i64, planned: i64) -> i64:
        """The change in the value of claims if the terrain is confirmed there."""
        certain: i64 = 2 * POINT - self._growth
        if terrain == planned:
            if self._mine >> space & 1:
                return certain
            if self._theirs >> space & 1:
                return -certain
        return 0 if self._own & self._sure(terrain) else self._building
