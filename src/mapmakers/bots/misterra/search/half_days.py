"""Ways to spend half days with a plan in mind."""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.misterra.search.plan_search import PlanSearch
from mapmakers.bots.misterra.search.presumption_value import POINT
from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.claims import largest_claimable, why_no_claim
from mapmakers.engine.games.misterra.ending import NOT_LANDED
from mapmakers.engine.games.misterra.island import MAPPABLE_FAR, MAPPABLE_NEAR, Island
from mapmakers.engine.games.misterra.legal import LAID_FAR, LAID_NEAR
from mapmakers.engine.games.misterra.moves import CLAIM, GO, REST, TAKE, Claim, Map, Move
from mapmakers.engine.games.misterra.parchment import set_of
from mapmakers.engine.games.misterra.phases import ACT, CHOOSE
from mapmakers.engine.games.misterra.phases import GO as GOING
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN, SKETCHES
from mapmakers.engine.games.misterra.spaces import BEACH, PLACES, fill
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.mypyc_types import i64, mypyc_attr

NEVER: Final = -1_000_000_000


def _codes(laid: tuple[tuple[tuple[Map, ...], ...], ...]) -> list[list[list[int]]]:
    """By place and kind of card: each way to lay it, as one integer that gives the indices of both
    gains."""
    return [
        [
            [
                (4 * way.space + way.terrain) << 8 | 4 * way.then_space + way.then_terrain
                for way in ways
            ]
            for ways in kinds
        ]
        for kinds in laid
    ]


CODES_NEAR: Final[list[list[list[int]]]] = _codes(LAID_NEAR)
CODES_FAR: Final[list[list[list[int]]]] = _codes(LAID_FAR)


@final
@mypyc_attr(acyclic=True)
class HalfDay:
    """A way to spend a half day, and its value."""

    __slots__ = ("act", "gain", "place", "sketch")

    def __init__(self, gain: int, place: int, sketch: int, act: Move) -> None:
        self.gain: Final = gain
        self.place: Final = place
        self.sketch: Final = sketch
        self.act: Final = act


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way to spend what is left of a turn."""

    __slots__ = ("first", "second", "worth")

    def __init__(self, worth: int, first: HalfDay, second: HalfDay | None) -> None:
        self.worth: Final = worth
        self.first: Final = first
        self.second: Final = second


def places_of(world: MisterraState, seat: int) -> int:
    """The places where the half day can be spent, as a set."""
    place = world.places[seat]
    if world.phase != GOING:
        return 1 << place
    return BEACH if place == NOT_LANDED else world.island.reach(place)


def kinds_of(world: MisterraState) -> list[int]:
    """The kinds of card to choose from."""
    if world.phase == ACT:
        return [world.sketch]
    found: list[int] = []
    for sketch in world.display:
        if sketch not in found:
            found.append(sketch)
    return found


def half_days(search: PlanSearch, world: MisterraState, width: int) -> list[HalfDay]:
    """The best ways to spend the half day: this many for each place and kind of card."""
    found: list[HalfDay] = []
    island = world.island
    jungle, mountain = island.sets[JUNGLE], island.sets[MOUNTAIN]
    places: i64 = places_of(world, search.seat)
    kinds = kinds_of(world)
    if not kinds:
        return [HalfDay(0, place, 0, REST) for place in range(PLACES) if places >> place & 1]
    gains = search.gains
    full_cost = _full_cost(search, world)
    empty = world.parchments[search.seat].empty
    least, spare = 0, kinds[0]
    standings: list[int] = []
    uses = [NEVER] * len(SKETCHES)
    for place in range(PLACES):
        at: i64 = place
        if not places >> at & 1:
            continue
        standing = _standing(search, island, place)
        standings.append(place)
        standings.append(standing)
        if jungle >> place & 1:
            continue
        far = bool(mountain >> place & 1)
        table = CODES_FAR[place] if far else CODES_NEAR[place]
        for sketch in kinds:
            codes = table[sketch]
            above = -1
            bound = -NEVER
            taken = -1
            for _ in range(width):
                most, best = NEVER, -1
                for at_code in range(len(codes)):
                    code = codes[at_code]
                    gain = gains[code >> 8] + gains[code & 255]
                    if gain > most and (gain < bound or (gain == bound and at_code > taken)):
                        most, best = gain, at_code
                if best < 0:
                    break
                bound, taken = most, best
                if above < 0:
                    above = 0
                    uses[sketch] = max(uses[sketch], most)
                laid = LAID_FAR[place][sketch] if far else LAID_NEAR[place][sketch]
                act = laid[best]
                if full_cost and not _leaves_room(empty, act):
                    most -= full_cost
                found.append(HalfDay(most + standing, place, sketch, act))
    least = uses[spare]
    for sketch in kinds:
        if uses[sketch] < least:
            least, spare = uses[sketch], sketch
    for index in range(0, len(standings), 2):
        place, standing = standings[index], standings[index + 1]
        found.append(HalfDay(standing, place, spare, REST))
        claim = claim_worth(search, world, place)
        if claim > NEVER:
            found.append(HalfDay(claim + standing, place, spare, CLAIM))
    return found


def _full_cost(search: PlanSearch, world: MisterraState) -> int:
    """The cost of filling the last empty space while there are rounds to come."""
    if size(world.parchments[search.seat].empty) > 2 or search.rounds <= 1.0:
        return 0
    return int(search.weights.filled * (search.rounds - 1.0))


def _leaves_room(empty: Cells, act: Map) -> bool:
    """Whether the parchment still has an empty space after it."""
    return bool(empty & ~(1 << act.space | 1 << act.then_space))


def _standing(search: PlanSearch, island: Island, place: int) -> int:
    """The value of standing there: wanted spaces that can be mapped from there or from one step
    away."""
    weights = search.weights
    wanted: i64 = search.wanted
    jungle: i64 = island.sets[JUNGLE]
    mountain: i64 = island.sets[MOUNTAIN]
    reach: i64 = island.reach(place)
    at: i64 = place
    near: i64 = 0
    far: i64 = 0
    for other in range(PLACES):
        there: i64 = other
        if reach >> there & 1 and not jungle >> there & 1:
            seen: i64 = MAPPABLE_FAR[other] if mountain >> there & 1 else MAPPABLE_NEAR[other]
            far |= seen
            if there == at:
                near = seen
    return weights.footing * size(wanted & near) + weights.reaching * size(wanted & far)


def claim_worth(search: PlanSearch, world: MisterraState, place: int) -> int:
    """The value of a claim there: its region, its planned growth, and what Otoma loses."""
    if 1 << place & BEACH:
        return NEVER
    island, table = world.island, world.table
    own = world.claims[search.seat]
    markers = world.markers
    if why_no_claim(island, place, own, markers, table.confirmed_links):
        return NEVER
    terrain = island.terrain_at(place)
    sure = set_of(island.sets, terrain) & island.confirmed
    region = fill(1 << place, sure)
    planned = 0
    for space in range(PLACES):
        if search.plan[space] == terrain:
            planned |= 1 << space
    grown = fill(1 << place, sure | planned & ~island.confirmed)
    if grown & markers:
        grown = region
    weights = search.weights
    tiles = int(size(region))
    value = 2 * POINT * tiles + weights.growth * (int(size(grown)) - tiles)
    if table.solo:
        theirs = world.claims[1]
        for space in largest_claimable(island, theirs, markers, table.confirmed_links):
            if region >> space & 1:
                value += weights.denied * 2 * tiles
                break
    return value - int(weights.waiting * max(search.halves - 1.0, 0.0))


def spend(world: MisterraState, seat: int, option: HalfDay, chance: Chance) -> None:
    """Spend the half day in this way, making only the decisions that are open."""
    when = _when(world)
    if world.phase == GOING:
        world.carry_out(seat, GO[option.place], chance)
    if world.phase == CHOOSE and _when(world) == when and world.waiting:
        world.carry_out(seat, TAKE[option.sketch], chance)
    if world.phase == ACT and _when(world) == when and world.waiting:
        world.carry_out(seat, option.act, chance)


def _when(world: MisterraState) -> int:
    return (world.round * 4 + world.turn) * 2 + world.half


def followed(search: PlanSearch, world: MisterraState, first: HalfDay, chance: Chance) -> Way:
    """The half day with its best continuation in the turn; no random outcome is drawn."""
    seat = search.seat
    then = world.copy()
    spend(then, seat, first, chance)
    if then.half != 1 or then.turn != seat or not then.display:
        return Way(first.gain, first, None)
    act = first.act
    gains, drawn, tile, wanted = search.gains, search.drawn, search.tile, search.wanted
    if isinstance(act, Map):
        search.gains, search.drawn, search.tile = gains[:], drawn[:], tile[:]
        search.drawn[act.space] = act.terrain
        search.drawn[act.then_space] = act.then_terrain
        search.retile(act.space, then.island)
        search.retile(act.then_space, then.island)
    best: HalfDay | None = None
    for option in half_days(search, then, 1):
        if best is None or option.gain > best.gain:
            best = option
    search.gains, search.drawn, search.tile, search.wanted = gains, drawn, tile, wanted
    assert best is not None
    gain = first.gain - _standing(search, world.island, first.place)
    if isinstance(first.act, Claim) and isinstance(best.act, Claim):
        # Both count what Otoma would lose, but it loses that once.
        gain -= POINT
    return Way(gain + best.gain, first, best)


def best_way(search: PlanSearch, world: MisterraState, breadth: int, chance: Chance) -> Way:
    """The best way to spend the rest of the turn, following this many first half days."""
    options = half_days(search, world, 1)
    if world.half == 1 or breadth <= 1:
        top = options[0]
        for option in options:
            if option.gain > top.gain:
                top = option
        return Way(top.gain, top, None)
    best: Way | None = None
    for option in strongest(options, breadth):
        way = followed(search, world, option, chance)
        if best is None or way.worth > best.worth:
            best = way
    assert best is not None
    return best


def strongest(options: list[HalfDay], most: int) -> list[HalfDay]:
    """This many of the most valuable ones, the best first."""
    return sorted(options, key=_by_gain)[:most]


def _by_gain(option: HalfDay) -> int:
    return -option.gain
