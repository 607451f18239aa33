"""The best way to spend what is left of a turn with a plan in mind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mapmakers.bots.misterra.plan import NOT_DRAWN, Plan, Situation, drawn_on
from mapmakers.bots.misterra.prospects import after_laying, tile_at
from mapmakers.bots.misterra.weights import Weights
from mapmakers.engine.games.misterra.board import (
    BEACH,
    PLACES,
    SIDE,
    SPACES,
    STEP,
    Cells,
    fill,
    singles,
)
from mapmakers.engine.games.misterra.claims import largest_claimable, why_no_claim
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.ending import NOT_LANDED
from mapmakers.engine.games.misterra.island import FAR, NEAR, Island
from mapmakers.engine.games.misterra.moves import CLAIM, DOMINOES, REST, Claim, Map, Rest
from mapmakers.engine.games.misterra.offers import laid_on
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.final import CLAIMED_TILE
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN, SKETCHES

Act = Map | Claim | Rest
Ways = tuple[tuple[int, int, Map], ...]
"""Both halves of a laid card, each as 4 * space + terrain, and the decision."""

NEVER = float("-inf")


def _ways(seen: Cells) -> tuple[Ways, ...]:
    """By kind of card: every way to lay it so that one half is seen."""
    return tuple(
        tuple(
            (space * 4 + one, then * 4 + two, Map(one, space, two, then))
            for space, then in DOMINOES
            if (1 << space | 1 << then) & seen
            for one, two in dict.fromkeys(((terrain, other), (other, terrain)))
        )
        for terrain, other in SKETCHES
    )


WAYS_NEAR = tuple(_ways(NEAR[place]) for place in range(PLACES))
WAYS_FAR = tuple(_ways(FAR[place]) for place in range(PLACES))


class HalfDay(NamedTuple):
    """What a half day can be spent on, and what that brings."""

    gain: float
    place: int
    sketch: int
    act: Act


Ranked = tuple[float, HalfDay, HalfDay | None]
"""What a half day and the next one of the turn are worth together, and both of them."""


class Half:
    """Where a half day begins: what has changed since the plan was made."""

    __slots__ = ("claims", "display", "drawn", "gains", "island", "place")

    def __init__(
        self,
        place: int,
        island: Island,
        drawn: list[int],
        claims: Cells,
        display: tuple[int, ...],
        gains: list[float],
    ) -> None:
        self.place = place
        self.island = island
        self.drawn = drawn
        self.claims = claims
        self.display = display
        self.gains = gains


class TurnSearch:
    """Tries the half days of a turn, first the better ones, each with the best that can follow."""

    def __init__(
        self,
        situation: Situation,
        plan: Plan,
        weights: Weights,
        width: int,
    ) -> None:
        self._situation = situation
        self.plan = plan
        self.weights = weights
        self._width = width
        """How many ways to lay each card are followed to the end of the turn."""

    def begin(self, place: int, display: tuple[int, ...]) -> Half:
        situation = self._situation
        drawn = drawn_on(situation.parchment)
        gains = [0.0] * (PLACES * 4)
        island = situation.island
        supply = island.supply
        for space in SPACES:
            self._weigh(gains, space, island, drawn[space], supply)
        own = situation.claims[situation.seat]
        return Half(place, island, drawn, own, display, gains)

    def _weigh(
        self, gains: list[float], space: int, island: Island, drawn: int, supply: Sequence[int]
    ) -> None:
        """What laying each terrain on the space brings."""
        planned = self.plan.terrains[space]
        tile = tile_at(island, space)
        prospects = self._situation.prospects
        price = self.plan.price
        kept, later = prospects.of(space, tile)
        if drawn == planned:
            now = kept[planned]
        else:
            now = later[planned] - price - (0.3 if drawn == NOT_DRAWN else 0.0)
        for terrain in range(4):
            kept, later = prospects.of(space, after_laying(tile, terrain, supply[terrain]))
            after = kept[planned] if terrain == planned else later[planned] - price
            gains[space * 4 + terrain] = after - now

    def options(
        self, half: Half, places: Iterable[int], sketches: Sequence[int], width: int
    ) -> list[HalfDay]:
        """The better ways to spend a half day: for each place and card a few, the best first."""
        island, gains = half.island, half.gains
        jungle, mountain = island.sets[JUNGLE], island.sets[MOUNTAIN]
        found: list[HalfDay] = []
        spare = sketches[-1]
        for place in places:
            claim = self._claim(half, place)
            if claim > NEVER:
                found.append(HalfDay(claim, place, spare, CLAIM))
            if jungle >> place & 1:
                found.append(HalfDay(0.0, place, spare, REST))
                continue
            ways = (WAYS_FAR if mountain >> place & 1 else WAYS_NEAR)[place]
            for sketch in sketches:
                if width == 1:
                    gain, act = self._best_way(gains, ways[sketch])
                    found.append(HalfDay(gain, place, sketch, act))
                    continue
                some = sorted(
                    [
                        (gains[one] + gains[other], at)
                        for at, (one, other, _) in enumerate(ways[sketch])
                    ],
                    reverse=True,
                )
                for gain, at in some[:width]:
                    found.append(HalfDay(gain, place, sketch, ways[sketch][at][2]))
            found.append(HalfDay(0.0, place, spare, REST))
        return found

    @staticmethod
    def _best_way(gains: list[float], ways: Ways) -> tuple[float, Act]:
        best, act = 0.0, None
        for one, other, way in ways:
            gain = gains[one] + gains[other]
            if gain > best:
                best, act = gain, way
        return best, act or REST

    @staticmethod
    def by_use(half: Half, sketches: Sequence[int]) -> tuple[int, ...]:
        """The kinds of card, those first that the plan has most use for, wherever one stands."""
        gains = half.gains
        best = {
            sketch: max(gains[one] + gains[other] for one, other, _ in _EVERYWHERE[sketch])
            for sketch in sketches
        }
        return tuple(sorted(best, key=lambda sketch: -best[sketch]))

    def _claim(self, half: Half, place: int) -> float:
        """What a claim there brings: its region, its growth as planned, and what Otoma loses."""
        situation, weights = self._situation, self.weights
        if 1 << place & BEACH:
            return NEVER
        table, island = situation.table, half.island
        others = sum(own for at, own in enumerate(situation.claims) if at != situation.seat)
        if why_no_claim(island, place, half.claims, others | half.claims, table.confirmed_links):
            return NEVER
        terrain = island.terrain_at(place)
        sure = fill(1 << place, island.sets[terrain] & island.confirmed)
        planned = sum(1 << space for space in SPACES if self.plan.terrains[space] == terrain)
        grown = fill(
            1 << place, island.sets[terrain] & island.confirmed | planned & ~island.confirmed
        )
        if grown & others:
            grown = sure
        size = sure.bit_count()
        value = 2.0 * size + weights.growth * (grown & ~sure).bit_count()
        if table.solo:
            wanted = largest_claimable(
                island, situation.claims[-1], others | half.claims, table.confirmed_links
            )
            if any(sure >> space & 1 for space in wanted):
                value += weights.denied * 2.0 * size
        return value - weights.waiting * max(situation.halves - 1, 0)

    def threatened(self, half: Half) -> float:
        """What Otoma may take in its next turn."""
        threat = self._situation.prospects.threat
        if not threat:
            return 0.0
        island, links = half.island, self._situation.table.confirmed_links
        taken = self._situation.claims[-1]
        regions = largest_claimable(island, taken, taken | half.claims, links)
        if not regions:
            return 0.0
        terrain = island.terrain_at(regions[0])
        region = fill(1 << regions[0], island.sets[terrain] & island.confirmed)
        return threat * CLAIMED_TILE * region.bit_count()

    def marker_worth(self, half: Half) -> float:
        """What the markers are worth that have not been used."""
        left = MARKERS - half.claims.bit_count()
        return left * self.weights.waiting * max(self._situation.halves - 1, 0)

    def after(self, half: Half, option: HalfDay) -> Half:
        """The beginning of the next half day."""
        act = option.act
        at = half.display.index(option.sketch)
        display = half.display[:at] + half.display[at + 1 :]
        if not isinstance(act, Map):
            claims = half.claims | 1 << option.place if isinstance(act, Claim) else half.claims
            return Half(option.place, half.island, half.drawn, claims, display, half.gains)
        island = laid_on(half.island, act, self._situation.table.confirms)
        drawn, gains = half.drawn[:], half.gains[:]
        drawn[act.space], drawn[act.then_space] = act.terrain, act.then_terrain
        supply = island.supply
        self._weigh(gains, act.space, island, act.terrain, supply)
        self._weigh(gains, act.then_space, island, act.then_terrain, supply)
        return Half(option.place, island, drawn, half.claims, display, gains)

    def situation_after(self, half: Half, spent: int) -> Situation:
        """The situation that a plan for the rest of the match depends on."""
        old = self._situation
        claims = list(old.claims)
        claims[old.seat] = half.claims
        sets = [0, 0, 0, 0]
        for space in SPACES:
            if half.drawn[space] != NOT_DRAWN:
                sets[half.drawn[space]] |= 1 << space
        return Situation(
            old.table,
            old.seat,
            old.cards,
            half.island,
            Parchment((sets[0], sets[1], sets[2], sets[3])),
            claims,
            old.rounds,
            max(old.halves - spent, 0.0),
            old.prospects,
        )

    def ending(self, half: Half, option: HalfDay) -> float:
        """What a turn's end adds or costs besides: the footing, and a parchment full too soon."""
        weights = self.weights
        empty = sum(half.drawn[space] == NOT_DRAWN for space in SPACES)
        act = option.act
        if isinstance(act, Map):
            empty -= half.drawn[act.space] == NOT_DRAWN
            empty -= half.drawn[act.then_space] == NOT_DRAWN
        cost = 0.0 if empty else weights.filled * max(self._situation.rounds - 1.0, 0.0)
        wanted = sum(
            1 << space for space in SPACES if half.drawn[space] != self.plan.terrains[space]
        )
        seen = FAR[option.place] if option.place % STEP < SIDE else NEAR[option.place]
        return weights.footing * (wanted & seen).bit_count() - cost

    def targets(self, half: Half) -> list[int]:
        """Where a move can end."""
        reach = BEACH if half.place == NOT_LANDED else half.island.reach(half.place)
        return [one.bit_length() - 1 for one in singles(reach)]

    def best_last(self, half: Half) -> tuple[float, HalfDay | None]:
        """The best second half day of a turn."""
        best, found = NEVER, None
        kinds = tuple(dict.fromkeys(half.display))
        for option in self.options(half, self.targets(half), kinds, 1):
            gain = option.gain + self.ending(half, option)
            if gain > best:
                best, found = gain, option
        return best, found

    def ranked(
        self, half: Half, places: Iterable[int], sketches: Sequence[int], last: bool
    ) -> list[Ranked]:
        """Ways to spend this half day and the next of the turn, the best first."""
        return self.followed(
            half, self.options(half, places, sketches, 2 if last else self._width), last
        )

    def followed(self, half: Half, options: Iterable[HalfDay], last: bool) -> list[Ranked]:
        """These half days, each with the best that can follow in the turn, the best first."""
        found: list[Ranked] = []
        for option in options:
            if last:
                found.append((option.gain + self.ending(half, option), option, None))
                continue
            then = self.after(half, option)
            if then.display:
                more, second = self.best_last(then)
                found.append((option.gain + more, option, second))
            else:
                found.append((option.gain, option, None))
        found.sort(key=lambda one: -one[0])
        return found

    def spent(self, half: Half, place: int, sketch: int, act: Act) -> HalfDay:
        """A half day spent on this, whether it is a good one or not."""
        gain = 0.0
        if isinstance(act, Map):
            gain = half.gains[act.space * 4 + act.terrain]
            gain += half.gains[act.then_space * 4 + act.then_terrain]
        elif isinstance(act, Claim):
            gain = self._claim(half, place)
        return HalfDay(gain, place, sketch, act)


_EVERYWHERE = _ways(sum(1 << space for space in SPACES))
