"""The last turn of a match: nothing comes after it, so it is enumerated instead of planned."""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.misterra.search.half_days import (
    CODES_FAR,
    CODES_NEAR,
    NEVER,
    HalfDay,
    Way,
    kinds_of,
    places_of,
    spend,
    strongest,
)
from mapmakers.bots.misterra.search.outlook import CONFIRMED, HAZY
from mapmakers.bots.misterra.search.plan_search import PlanSearch
from mapmakers.bots.misterra.search.presumption_value import POINT
from mapmakers.bots.misterra.search.zones import near, spread
from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.claims import why_no_claim
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.legal import LAID_FAR, LAID_NEAR, laid_on
from mapmakers.engine.games.misterra.moves import CLAIM, REST, Map
from mapmakers.engine.games.misterra.scoring.final import EMPTY_SPACE, claim_points
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN
from mapmakers.engine.games.misterra.spaces import BEACH, PLACES, SPACES
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.mypyc_types import i64

UNKNOWN: Final = NEVER


def _weights() -> list[int]:
    """By the code of a way to lay a card: its number among all of them."""
    found = [0] * (1 << 15)
    count = 0
    for kinds in CODES_FAR + CODES_NEAR:
        for codes in kinds:
            for code in codes:
                if not found[code]:
                    count += 1
                    found[code] = count
    return found


PLAN_WEIGHTS: Final[list[int]] = _weights()
LAYINGS: Final = max(PLAN_WEIGHTS) + 1
FOLLOWED: Final = 40
"""The number of first half days of the last turn that are followed to its end."""


@final
class Endgame:
    """Enumerates the ways to end a match."""

    __slots__ = ("_search",)

    def __init__(self, search: PlanSearch) -> None:
        self._search = search
        """A plan search that has read the position at the start of the turn."""

    def half_days(self, world: MisterraState, every: bool) -> list[HalfDay]:
        """Ways to spend a half day with the final value of each: all of them, or the best for each
        place and kind of card."""
        reach = places_of(world, self._search.seat)
        kinds = kinds_of(world)
        if not kinds:
            return [HalfDay(0, place, 0, REST) for place in range(PLACES) if reach >> place & 1]
        found: list[HalfDay] = []
        island = world.island
        jungle, mountain = island.sets[JUNGLE], island.sets[MOUNTAIN]
        gains, spaces = self._gains(world)
        claimed = self._claimed(world, island, world.claims[self._search.seat])
        sets = world.parchments[self._search.seat].sets
        d0: i64 = sets[0]
        d1: i64 = sets[1]
        d2: i64 = sets[2]
        d3: i64 = sets[3]
        idle = spaces + claimed + int(self._presumed(d0, d1, d2, d3))
        known = [UNKNOWN] * LAYINGS
        touching = self._touching(world)
        for place in range(PLACES):
            if not reach >> place & 1:
                continue
            found.append(HalfDay(idle, place, kinds[0], REST))
            if self._may_claim(world, place):
                marked = world.claims[self._search.seat] | 1 << place
                with_marker = self._claimed(world, island, marked)
                found.append(HalfDay(idle - claimed + with_marker, place, kinds[0], CLAIM))
            if jungle >> place & 1:
                continue
            far = bool(mountain >> place & 1)
            for sketch in kinds:
                codes = (CODES_FAR if far else CODES_NEAR)[place][sketch]
                laid = (LAID_FAR if far else LAID_NEAR)[place][sketch]
                most, best = NEVER, -1
                for at in range(len(codes)):
                    code = codes[at]
                    number = PLAN_WEIGHTS[code]
                    worth = known[number]
                    if worth == UNKNOWN:
                        worth = spaces + gains[code >> 8] + gains[code & 255]
                        worth += self._cards_after(code, d0, d1, d2, d3)
                        worth += claimed
                        if _touches(code, touching):
                            worth += self._claimed_after(world, laid[at]) - claimed
                        known[number] = worth
                    if every:
                        found.append(HalfDay(worth, place, sketch, laid[at]))
                    elif worth > most:
                        most, best = worth, at
                if best >= 0:
                    found.append(HalfDay(most, place, sketch, laid[best]))
        return found

    def _gains(self, world: MisterraState) -> tuple[list[int], int]:
        """What laying each terrain on each space adds, and the value of the parchment as it is."""
        gains = [0] * (4 * PLACES)
        spaces = 0
        outlook = self._search.outlook
        island, parchment = world.island, world.parchments[self._search.seat]
        supply = island.supply
        for space in SPACES:
            lies = island.terrain_at(space)
            tile = 0
            if lies >= 0:
                tile = lies + (CONFIRMED if island.confirmed >> space & 1 else HAZY)
            drawn = -1
            for terrain in range(4):
                if parchment.sets[terrain] >> space & 1:
                    drawn = terrain
            now = EMPTY_SPACE * POINT
            if drawn >= 0:
                now = int(outlook.drawn(space, tile, drawn))
            spaces += now
            for terrain in range(4):
                after = tile
                if tile < CONFIRMED and supply[terrain]:
                    same = tile == HAZY + terrain
                    after = (CONFIRMED if same else HAZY) + terrain
                gains[4 * space + terrain] = int(outlook.drawn(space, after, terrain)) - now
        return gains, spaces

    def _presumed(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        total: i64 = 0
        for presumption in self._search.exact:
            total += presumption.worth(s0, s1, s2, s3)
        return total

    def _cards_after(self, code: i64, s0: i64, s1: i64, s2: i64, s3: i64) -> int:
        """The value of the presumption cards after this has been laid."""
        one: i64 = 1
        first: i64 = code >> 8
        second: i64 = code & 255
        here: i64 = one << (first >> 2)
        there: i64 = one << (second >> 2)
        keep: i64 = ~(here | there)
        s0 &= keep
        s1 &= keep
        s2 &= keep
        s3 &= keep
        for at in range(2):
            terrain: i64 = (second if at else first) & 3
            cell: i64 = there if at else here
            if terrain == 0:
                s0 |= cell
            elif terrain == 1:
                s1 |= cell
            elif terrain == 2:
                s2 |= cell
            else:
                s3 |= cell
        return self._presumed(s0, s1, s2, s3)

    def _claimed(self, world: MisterraState, island: Island, own: Cells) -> int:
        claims = world.claims[:]
        claims[self._search.seat] = own
        if not any(claims):
            return 0
        earned = claim_points(island.without_haze(), claims, world.table.merged_all)
        points = earned[self._search.seat] - (earned[-1] if world.table.solo else 0)
        return POINT * points

    def _touching(self, world: MisterraState) -> list[int]:
        """By terrain: the hazy tiles that would join a claimed region if they were confirmed."""
        island = world.island
        confirmed: i64 = island.confirmed
        markers: i64 = world.markers
        found = [0] * 4
        for terrain in range(4):
            tiles: i64 = island.sets[terrain]
            claimed: i64 = spread(markers & tiles & confirmed, tiles & confirmed)
            found[terrain] = near(claimed) & tiles & ~confirmed
        return found

    def _claimed_after(self, world: MisterraState, way: Map) -> int:
        after = laid_on(world.island, way, world.table.confirms)
        return self._claimed(world, after, world.claims[self._search.seat])

    def _may_claim(self, world: MisterraState, place: int) -> bool:
        if 1 << place & BEACH:
            return False
        own, links = world.claims[self._search.seat], world.table.confirmed_links
        return not why_no_claim(world.island, place, own, world.markers, links)

    def ways(self, world: MisterraState, most: int, chance: Chance) -> list[Way]:
        """Ways to end, the best first; at most this many of those with another half day to come."""
        options = self.half_days(world, every=True)
        found: list[Way] = []
        for option in _spread(strongest(options, len(options)), most):
            found.append(self._followed(world, option, chance))
        found.sort(key=_by_worth)
        return found

    def way(self, world: MisterraState, most: int, chance: Chance) -> Way:
        """A good way to end, found quickly by following this many first half days."""
        best: Way | None = None
        for option in strongest(self.half_days(world, every=False), most):
            way = self._followed(world, option, chance)
            if best is None or way.worth > best.worth:
                best = way
        assert best is not None
        return best

    def _followed(self, world: MisterraState, first: HalfDay, chance: Chance) -> Way:
        """The half day with its best continuation."""
        if world.half == 1:
            return Way(first.gain, first, None)
        seat = self._search.seat
        then = world.copy()
        spend(then, seat, first, chance)
        if then.half != 1 or then.turn != seat or not then.display:
            return Way(first.gain, first, None)
        best: HalfDay | None = None
        for option in self.half_days(then, every=False):
            if best is None or option.gain > best.gain:
                best = option
        assert best is not None
        return Way(best.gain, first, best)


def _touches(code: i64, touching: list[int]) -> bool:
    """Whether what is laid changes claims, because it confirms a tile beside a claimed region."""
    first: i64 = code >> 8
    second: i64 = code & 255
    here: i64 = touching[first & 3]
    there: i64 = touching[second & 3]
    return bool(here >> (first >> 2) & 1 or there >> (second >> 2) & 1)


def _spread(options: list[HalfDay], most: int) -> list[HalfDay]:
    """The best ones, and the best of every place."""
    found = options[:most]
    places = {option.place for option in found}
    for option in options[most:]:
        if option.place not in places:
            places.add(option.place)
            found.append(option)
    return found


def _by_worth(way: Way) -> int:
    return -way.worth
