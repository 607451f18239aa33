"""The planned map: what to draw on every space by the end of the match."""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.misterra.search.claim_value import ClaimValue
from mapmakers.bots.misterra.search.outlook import CONFIRMED, HAZY, Outlook, rounds_left
from mapmakers.bots.misterra.search.plan_shapes import SHAPES
from mapmakers.bots.misterra.search.presumption_value import POINT, PresumptionValue
from mapmakers.bots.misterra.search.weights import PlanWeights
from mapmakers.bots.misterra.search.zones import which_of
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.scoring.final import FAITHFUL_LINE
from mapmakers.engine.games.misterra.spaces import COLS, PLACES, ROWS, SPACES
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.mypyc_types import i64

NOT_DRAWN: Final = -1
HOT: Final = 5000
"""The initial temperature of the search for a new plan: the loss that a step may have."""
WARM: Final = 1200
"""The initial temperature when a plan is adapted to what has happened."""


LINES: Final[list[list[int]]] = [
    [space for space in SPACES if line >> space & 1] for line in ROWS + COLS
]


@final
class PlanSearch:
    """A seat's plan, and its value in the current position."""

    __slots__ = (
        "_claim_value",
        "_flips",
        "_master",
        "_p0",
        "_p1",
        "_p2",
        "_p3",
        "_prices",
        "drawn",
        "exact",
        "gains",
        "halves",
        "outlook",
        "plan",
        "presumptions",
        "price",
        "rounds",
        "seat",
        "tile",
        "wanted",
        "weights",
    )

    def __init__(
        self,
        world: MisterraState,
        seat: int,
        presumptions: list[PresumptionValue],
        exact: list[PresumptionValue],
        weights: PlanWeights,
    ) -> None:
        self.seat: int = seat
        self.presumptions = presumptions
        """Its presumption cards, including partial progress."""
        self.exact = exact
        """The same cards without partial progress."""
        self.weights = weights
        self.outlook = Outlook(world, weights)
        self.plan: list[int] = [NOT_DRAWN] * PLACES
        """The plan: by place, the terrain wanted there."""
        self.drawn: list[int] = [NOT_DRAWN] * PLACES
        self.tile: list[int] = [0] * PLACES
        self.gains: list[int] = [0] * (PLACES * 4)
        """By 4 * space + terrain: the gain of laying it there."""
        self.wanted: i64 = 0
        """The spaces that are not drawn as planned."""
        self.price: int = 0
        """The cost of the last of them."""
        self.rounds: float = 0.0
        self.halves: float = 0.0
        self._flips: list[int] = [0] * (PLACES * 4)
        """By 4 * space + terrain: how planning it there changes the value that all spaces share."""
        self._prices: list[int] = [0] * (len(SPACES) + 1)
        self._claim_value = ClaimValue(world, weights)
        self._master: bool = world.table.master
        self._p0: i64 = 0
        self._p1: i64 = 0
        self._p2: i64 = 0
        self._p3: i64 = 0

    # The current position

    def look(self, world: MisterraState) -> None:
        """Read the current position; the plan is kept."""
        island = world.island
        sets = world.parchments[self.seat].sets
        t0: i64 = island.sets[0]
        t1: i64 = island.sets[1]
        t2: i64 = island.sets[2]
        t3: i64 = island.sets[3]
        d0: i64 = sets[0]
        d1: i64 = sets[1]
        d2: i64 = sets[2]
        d3: i64 = sets[3]
        confirmed: i64 = island.confirmed
        drawn, tile = self.drawn, self.tile
        for space in SPACES:
            at: i64 = space
            lies: i64 = which_of(at, t0, t1, t2, t3)
            if lies < 0:
                tile[space] = 0
            else:
                tile[space] = lies + (CONFIRMED if confirmed >> at & 1 else HAZY)
            drawn[space] = which_of(at, d0, d1, d2, d3)
        self._claim_value.look(world, self.seat)
        self.rounds = rounds_left(world, self.seat)
        self.halves = 2 * self.rounds - world.half
        self.outlook.ask(world, self.halves)
        weights = self.weights
        reach = max(weights.spaces_a_half_day * self.halves, 200.0)
        for missing in range(len(SPACES) + 1):
            crowd = weights.crowding * missing * missing * 1000 / reach
            self._prices[missing] = weights.price * missing + int(crowd)

    def begin(self, chance: FastChance) -> None:
        """Start from what is drawn or lies on the island, and from anything elsewhere."""
        for space in SPACES:
            if self.drawn[space] >= 0:
                self.plan[space] = self.drawn[space]
            elif self.tile[space]:
                self.plan[space] = (self.tile[space] - HAZY) % 4
            else:
                self.plan[space] = chance.below(4)

    def planned(self, chance: FastChance, steps: int) -> int:
        """Make a new plan; returns its value."""
        self.begin(chance)
        return self.anneal(chance, steps, HOT)

    # The value of a plan

    def worth(self) -> int:
        """The value of the plan."""
        self._gather()
        total: i64 = self._whole(self._p0, self._p1, self._p2, self._p3)
        missing = 0
        for space in SPACES:
            terrain = self.plan[space]
            total += self._hope(space, terrain)
            missing += terrain != self.drawn[space]
        return total - self._prices[missing]

    def _gather(self) -> None:
        """The plan as sets."""
        p0: i64 = 0
        p1: i64 = 0
        p2: i64 = 0
        p3: i64 = 0
        one: i64 = 1
        for space in SPACES:
            at: i64 = space
            terrain = self.plan[space]
            if terrain == 0:
                p0 |= one << at
            elif terrain == 1:
                p1 |= one << at
            elif terrain == 2:
                p2 |= one << at
            else:
                p3 |= one << at
        self._p0, self._p1, self._p2, self._p3 = p0, p1, p2, p3

    def _hope(self, space: int, terrain: int) -> i64:
        if self.drawn[space] == terrain:
            return self.outlook.drawn(space, self.tile[space], terrain)
        return self.outlook.planned(space, self.tile[space], terrain)

    def _whole(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        """The value that depends on several spaces: cards, claims, matching lines."""
        total: i64 = 0
        for presumption in self.presumptions:
            total += presumption.worth(s0, s1, s2, s3)
        total += self._claim_value.worth(s0, s1, s2, s3)
        if self._master:
            total += self._lines(s0, s1, s2, s3)
        return total

    def _lines(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        """Matching rows and columns, by the probability that all their spaces match."""
        total: i64 = 0
        for line in LINES:
            chance: i64 = FAITHFUL_LINE * POINT
            for space in line:
                at: i64 = space
                chance = chance * self._hope(space, which_of(at, s0, s1, s2, s3)) // 2000
            total += chance
        return total

    # Improving plans

    def anneal(self, chance: FastChance, steps: int, heat: int) -> int:
        """Search for a better plan from the present one, in this many steps; returns its value."""
        plan, drawn, tile = self.plan, self.drawn, self.tile
        value: i64 = self.worth()
        s0: i64 = self._p0
        s1: i64 = self._p1
        s2: i64 = self._p2
        s3: i64 = self._p3
        best, best_value = plan[:], value
        missing: i64 = 0
        cells: i64 = 0
        for space in SPACES:
            missing += plan[space] != drawn[space]
            cells += self._hope(space, plan[space])
        one: i64 = 1
        for step in range(steps):
            warmth = heat * (steps - step) // steps + 100
            kind = chance.below(8)
            terrain: i64 = 0
            if kind < 5:
                shape = SHAPES[chance.below(len(SHAPES))]
                terrain = chance.below(4)
            else:
                shape = SHAPES[3 * chance.below(len(SPACES))]
                there = shape[0]
                if kind == 5 and tile[there]:
                    terrain = (tile[there] - HAZY) % 4
                elif drawn[there] >= 0:
                    terrain = drawn[there]
                else:
                    terrain = chance.below(4)
            mask: i64 = 0
            new_cells: i64 = cells
            new_missing: i64 = missing
            for space in shape:
                old: i64 = plan[space]
                if old != terrain:
                    at: i64 = space
                    mask |= one << at
                    new_cells += self._hope(space, terrain) - self._hope(space, old)
                    here: i64 = drawn[space]
                    if old == here:
                        new_missing += 1
                    elif terrain == here:
                        new_missing -= 1
            if not mask:
                continue
            keep: i64 = ~mask
            n0: i64 = s0 & keep
            n1: i64 = s1 & keep
            n2: i64 = s2 & keep
            n3: i64 = s3 & keep
            if terrain == 0:
                n0 |= mask
            elif terrain == 1:
                n1 |= mask
            elif terrain == 2:
                n2 |= mask
            else:
                n3 |= mask
            prices: i64 = self._prices[new_missing]
            new_value: i64 = new_cells - prices + self._whole(n0, n1, n2, n3)
            if new_value < value and value - new_value > chance.below(warmth):
                continue
            s0, s1, s2, s3 = n0, n1, n2, n3
            cells, missing, value = new_cells, new_missing, new_value
            for space in shape:
                plan[space] = terrain
            if value > best_value:
                best, best_value = plan[:], value
        self.plan = best
        return best_value

    def fit(self) -> None:
        """Adapt the plan to what has happened, one space at a time, and compute the gains."""
        self._gather()
        if self._flip(True):
            self._flip(False)
        self.weigh()

    def _flip(self, improving: bool) -> bool:
        """Compute how a change of each space would change the value that all spaces share. With
        `improving`, improvements are made; returns whether there was any."""
        plan, drawn, flips, prices = self.plan, self.drawn, self._flips, self._prices
        now: i64 = self._whole(self._p0, self._p1, self._p2, self._p3)
        missing = 0
        for space in SPACES:
            missing += plan[space] != drawn[space]
        changed = False
        one: i64 = 1
        for space in SPACES:
            at: i64 = space
            here: i64 = one << at
            keep: i64 = ~here
            old = plan[space]
            q0: i64 = self._p0 & keep
            q1: i64 = self._p1 & keep
            q2: i64 = self._p2 & keep
            q3: i64 = self._p3 & keep
            first = 4 * space
            flips[first + old] = 0
            if old != 0:
                flips[first] = self._whole(q0 | here, q1, q2, q3) - now
            if old != 1:
                flips[first + 1] = self._whole(q0, q1 | here, q2, q3) - now
            if old != 2:
                flips[first + 2] = self._whole(q0, q1, q2 | here, q3) - now
            if old != 3:
                flips[first + 3] = self._whole(q0, q1, q2, q3 | here) - now
            if not improving:
                continue
            most, best, then = 0, -1, missing
            hope = self._hope(space, old)
            for terrain in range(4):
                if terrain == old:
                    continue
                after = missing
                if old == drawn[space]:
                    after += 1
                elif terrain == drawn[space]:
                    after -= 1
                gain = flips[first + terrain] + self._hope(space, terrain) - hope
                gain += prices[missing] - prices[after]
                if gain > most:
                    most, best, then = gain, terrain, after
            if best >= 0:
                changed = True
                missing = then
                now += flips[first + best]
                plan[space] = best
                self._p0 = q0 | here if best == 0 else q0
                self._p1 = q1 | here if best == 1 else q1
                self._p2 = q2 | here if best == 2 else q2
                self._p3 = q3 | here if best == 3 else q3
        return changed

    # What to lay

    def weigh(self) -> None:
        """Compute the gain of laying each terrain on each space."""
        missing = 0
        wanted: i64 = 0
        one: i64 = 1
        for space in SPACES:
            if self.plan[space] != self.drawn[space]:
                missing += 1
                at: i64 = space
                wanted |= one << at
        self.wanted = wanted
        self._claim_value.mark(self._p0, self._p1, self._p2, self._p3)
        last = max(missing, 1)
        self.price = self._prices[last] - self._prices[last - 1]
        for space in SPACES:
            self.weigh_space(space)

    def retile(self, space: int, island: Island) -> None:
        """Update the gains after something was laid on one space."""
        lies = island.terrain_at(space)
        if lies >= 0:
            self.tile[space] = lies + (CONFIRMED if island.confirmed >> space & 1 else HAZY)
        at: i64 = space
        here: i64 = 1
        here <<= at
        if self.drawn[space] == self.plan[space]:
            self.wanted &= ~here
        else:
            self.wanted |= here
        self.weigh_space(space)

    def weigh_space(self, space: int) -> None:
        """Compute the gain of laying each terrain there, with this plan or with a changed one."""
        outlook = self.outlook
        planned, drawn, tile = self.plan[space], self.drawn[space], self.tile[space]
        now: i64 = self._hope(space, planned)
        price: i64 = self.price
        if drawn != planned:
            now -= price
            if drawn < 0:
                now -= self.weights.empty
        for terrain in range(4):
            after = tile
            more: i64 = 0
            if tile < CONFIRMED:
                if tile == HAZY + terrain:
                    after = CONFIRMED + terrain
                    more = self._claim_value.coming_true(space, terrain, planned)
                else:
                    after = HAZY + terrain
            best: i64 = outlook.drawn(space, after, terrain)
            if terrain != planned:
                best += self._flips[4 * space + terrain]
                kept: i64 = outlook.planned(space, after, planned) - price
                if kept > best:
                    best = kept
                    more = 0
            self.gains[4 * space + terrain] = best - now + more
