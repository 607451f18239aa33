"""The last turn of a match: nothing comes after it, so it is counted and not planned."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from mapmakers.bots.misterra.plan import NOT_DRAWN, Situation, drawn_on
from mapmakers.bots.misterra.prospects import after_laying, tile_at
from mapmakers.bots.misterra.turns import WAYS_FAR, WAYS_NEAR, Act, HalfDay, Ranked
from mapmakers.engine.games.misterra.board import BEACH, PLACES, SPACES, Cells, singles
from mapmakers.engine.games.misterra.claims import why_no_claim
from mapmakers.engine.games.misterra.ending import NOT_LANDED
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.moves import CLAIM, REST, Claim, Map
from mapmakers.engine.games.misterra.offers import laid_on
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.final import EMPTY_SPACE, claim_points
from mapmakers.engine.games.misterra.scoring.presumptions import points
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN

FOLLOWED = 40
"""First half days of the last turn that are followed to its end."""


class Standing:
    """What lies and what is drawn at some point of the last turn."""

    __slots__ = ("claims", "display", "gains", "island", "parchment", "place", "spaces")

    def __init__(
        self,
        place: int,
        island: Island,
        parchment: Parchment,
        claims: Cells,
        display: tuple[int, ...],
        spaces: float,
        gains: list[float],
    ) -> None:
        self.place = place
        self.island = island
        self.parchment = parchment
        self.claims = claims
        self.display = display
        self.spaces = spaces
        """What is to be had space by space."""
        self.gains = gains
        """By 4 * space + terrain: what laying it there adds to that."""


class Closing:
    """Tries every way to end a match."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._cards: dict[Parchment, float] = {}

    def begin(self, place: int, display: tuple[int, ...]) -> Standing:
        situation = self._situation
        drawn = drawn_on(situation.parchment)
        own = situation.claims[situation.seat]
        spaces = sum(self._now(situation.island, space, drawn[space]) for space in SPACES)
        gains = [0.0] * (PLACES * 4)
        for space in SPACES:
            self._weigh(gains, space, situation.island, drawn[space])
        return Standing(place, situation.island, situation.parchment, own, display, spaces, gains)

    def _now(self, island: Island, space: int, drawn: int) -> float:
        if drawn == NOT_DRAWN:
            return float(EMPTY_SPACE)
        return self._situation.prospects.of(space, tile_at(island, space))[0][drawn]

    def _weigh(self, gains: list[float], space: int, island: Island, drawn: int) -> None:
        now = self._now(island, space, drawn)
        tile = tile_at(island, space)
        supply = island.supply
        for terrain in range(4):
            kept, _ = self._situation.prospects.of(
                space, after_laying(tile, terrain, supply[terrain])
            )
            gains[space * 4 + terrain] = kept[terrain] - now

    def worth(self, standing: Standing) -> float:
        return (
            standing.spaces
            + self._presumed(standing.parchment)
            + self._claimed(standing.island, standing.claims)
        )

    def _presumed(self, parchment: Parchment) -> float:
        found = self._cards.get(parchment)
        if found is None:
            turns = self._situation.table.turns
            found = float(sum(points(card, parchment, turns) for card in self._situation.cards))
            self._cards[parchment] = found
        return found

    def _claimed(self, island: Island, own: Cells) -> float:
        situation = self._situation
        claims = list(situation.claims)
        claims[situation.seat] = own
        if not any(claims):
            return 0.0
        earned = claim_points(island.without_haze(), claims, situation.table.merged_all)
        return float(earned[situation.seat] - (earned[-1] if situation.table.solo else 0))

    def _options(
        self, standing: Standing, places: Iterable[int], sketches: Sequence[int]
    ) -> Iterator[HalfDay]:
        """Every half day and what it is worth to end with it."""
        island, gains, parchment = standing.island, standing.gains, standing.parchment
        jungle, mountain = island.sets[JUNGLE], island.sets[MOUNTAIN]
        claimed = self._claimed(island, standing.claims)
        laid: dict[Map, float] = {}
        idle = self.worth(standing)
        for place in places:
            if self._may_claim(standing, place):
                with_marker = self._claimed(island, standing.claims | 1 << place)
                yield HalfDay(idle - claimed + with_marker, place, sketches[0], CLAIM)
            yield HalfDay(idle, place, sketches[0], REST)
            if jungle >> place & 1:
                continue
            ways = (WAYS_FAR if mountain >> place & 1 else WAYS_NEAR)[place]
            for sketch in sketches:
                for one, other, way in ways[sketch]:
                    worth = laid.get(way)
                    if worth is None:
                        drawn = parchment.cover(way.terrain, 1 << way.space).cover(
                            way.then_terrain, 1 << way.then_space
                        )
                        worth = standing.spaces + gains[one] + gains[other]
                        worth += self._presumed(drawn)
                        worth += self._claimed_after(standing, way, claimed)
                        laid[way] = worth
                    yield HalfDay(worth, place, sketch, way)

    def _claimed_after(self, standing: Standing, way: Map, claimed: float) -> float:
        """Claims change only where the card confirms something."""
        sets = standing.island.sets
        if not (sets[way.terrain] >> way.space | sets[way.then_terrain] >> way.then_space) & 1:
            return claimed
        after = laid_on(standing.island, way, self._situation.table.confirms)
        return self._claimed(after, standing.claims)

    def _may_claim(self, standing: Standing, place: int) -> bool:
        if 1 << place & BEACH:
            return False
        situation = self._situation
        others = sum(own for at, own in enumerate(situation.claims) if at != situation.seat)
        links = situation.table.confirmed_links
        markers = others | standing.claims
        return not why_no_claim(standing.island, place, standing.claims, markers, links)

    def _after(self, standing: Standing, option: HalfDay) -> Standing:
        at = standing.display.index(option.sketch)
        display = standing.display[:at] + standing.display[at + 1 :]
        island, parchment, claims = standing.island, standing.parchment, standing.claims
        spaces, gains, act = standing.spaces, standing.gains, option.act
        if isinstance(act, Map):
            spaces += gains[act.space * 4 + act.terrain]
            spaces += gains[act.then_space * 4 + act.then_terrain]
            island = laid_on(island, act, self._situation.table.confirms)
            parchment = parchment.cover(act.terrain, 1 << act.space).cover(
                act.then_terrain, 1 << act.then_space
            )
            gains = gains[:]
            self._weigh(gains, act.space, island, act.terrain)
            self._weigh(gains, act.then_space, island, act.then_terrain)
        elif isinstance(act, Claim):
            claims |= 1 << option.place
        return Standing(option.place, island, parchment, claims, display, spaces, gains)

    @staticmethod
    def targets(standing: Standing) -> list[int]:
        """Where a move can end."""
        place = standing.place
        reach = BEACH if place == NOT_LANDED else standing.island.reach(place)
        return [one.bit_length() - 1 for one in singles(reach)]

    def ranked(
        self,
        standing: Standing,
        places: Iterable[int],
        sketches: Sequence[int],
        last: bool,
        acts: Collection[Act] = (),
    ) -> list[Ranked]:
        """Ways to end, the best first; with another half day to come, the better ones only. Where
        acts are named, those that begin with one of them."""
        every = self._options(standing, places, sketches)
        begun = [option for option in every if not acts or option.act in acts]
        options = sorted(begun, key=lambda one: -one.gain)
        if last:
            return [(option.gain, option, None) for option in options[:FOLLOWED]]
        found: list[Ranked] = []
        for option in _spread(options):
            then = self._after(standing, option)
            kinds = tuple(dict.fromkeys(then.display))
            if not kinds:
                found.append((option.gain, option, None))
                continue
            second = max(self._options(then, self.targets(then), kinds), key=lambda one: one.gain)
            found.append((second.gain, option, second))
        found.sort(key=lambda one: -one[0])
        return found


def _spread(options: Sequence[HalfDay]) -> list[HalfDay]:
    """The best ones, and beside them the best of every place."""
    found = list(options[:FOLLOWED])
    places = {option.place for option in found}
    for option in options[FOLLOWED:]:
        if option.place not in places:
            places.add(option.place)
            found.append(option)
    return found
