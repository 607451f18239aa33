"""The immediate value of a decision: the best that this half day can bring after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells, both, without
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.legal import Acting, laid_on
from mapmakers.engine.games.misterra.moves import (
    Claim,
    Go,
    Keep,
    Map,
    Move,
    OtomaClaims,
    Take,
    Tuck,
)
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring import final
from mapmakers.engine.games.misterra.scoring.presumptions import counts, worth
from mapmakers.engine.games.misterra.spaces import fill
from mapmakers.engine.games.misterra.state import MisterraState

HAZY = 1.0
"""The value of a matching space on a hazy tile: two points if the tile is confirmed, none
otherwise."""
ON_THE_WAY = 0.6
"""The weight of partial progress towards a card's next step."""
MARKER = 6.0
"""The points that a region must have before one of the three markers is used for it."""
FRESH_CARD = 0.05
"""The value of exchanging a card that is not wanted."""


def judge(world: MisterraState, seat: int) -> list[tuple[float, Move]]:
    """Every legal decision and its value."""
    half_day = HalfDay(world, seat)
    return [(half_day.worth(move), move) for move in world.legal(seat)]


class HalfDay:
    """Looks ahead to the end of a half day; the value of a laid card is cached."""

    def __init__(self, world: MisterraState, seat: int) -> None:
        self._world = world
        self._seat = seat
        self._cards = [world.table.components.presumption(card) for card in world.kept[seat]]
        self._laid: dict[Map, float] = {}
        self._now = self._value(world.island, world.parchments[seat])

    def worth(self, move: Move) -> float:
        world, seat = self._world, self._seat
        if isinstance(move, Go):
            return self._best_card(move.place, world.display)
        if isinstance(move, Take):
            return self._best_act(world.places[seat], move.sketch)
        if isinstance(move, Tuck):
            rest = list(world.display)
            rest.remove(move.sketch)
            return self._best_card(world.places[seat], rest) + FRESH_CARD
        if isinstance(move, Map):
            return self._worth_of_map(move)
        if isinstance(move, Claim):
            return self._worth_of_claim(world.places[seat])
        if isinstance(move, Keep):
            return _together(world, (move.one, move.other))
        if isinstance(move, OtomaClaims):
            return -self._worth_of_claim(move.space)
        return 0.0

    def _best_card(self, place: int, display: Iterable[int]) -> float:
        return max((self._best_act(place, sketch) for sketch in set(display)), default=0.0)

    def _best_act(self, place: int, sketch: int) -> float:
        world = self._world
        acting = Acting(
            world.island,
            place,
            sketch,
            world.table.confirms,
            world.claims[self._seat],
            world.markers,
            world.table.confirmed_links,
        )
        best = 0.0
        for move in acting:
            if isinstance(move, Map):
                best = max(best, self._worth_of_map(move))
            elif isinstance(move, Claim):
                best = max(best, self._worth_of_claim(place))
        return best

    def _worth_of_map(self, move: Map) -> float:
        found = self._laid.get(move)
        if found is None:
            world = self._world
            island = laid_on(world.island, move, world.table.confirms)
            parchment = (
                world.parchments[self._seat]
                .cover(move.terrain, 1 << move.space)
                .cover(move.then_terrain, 1 << move.then_space)
            )
            found = self._laid[move] = self._value(island, parchment) - self._now
        return found

    def _worth_of_claim(self, place: int) -> float:
        """Its points, plus half of what its hazy tiles may add, minus the value of a marker."""
        island = self._world.island
        region = island.linked(place)
        sure = fill(1 << place, both(region, island.confirmed))
        return 2.0 * size(sure) + size(without(region, sure)) - MARKER

    def _value(self, island: Island, parchment: Parchment) -> float:
        """What the seat has on this island with this parchment, including expected points."""
        world = self._world
        true = _true(island, parchment)
        value = 2.0 * size(both(true, island.confirmed)) - size(parchment.empty)
        value += HAZY * size(without(true, island.confirmed))
        value += sum(
            _hoped(card, counts(card, parchment, world.table.turns)) for card in self._cards
        )
        if world.table.master:
            value += final.master_lines(island, parchment)
        if world.claims[self._seat]:
            value += final.claim_points(
                island.without_haze(), world.claims, world.table.merged_all
            )[self._seat]
        return value


def _true(island: Island, parchment: Parchment) -> Cells:
    """The spaces of the parchment that match the island, hazy or confirmed."""
    found = 0
    for tiles, drawn in zip(island.sets, parchment.sets, strict=True):
        found |= tiles & drawn
    return found


def _hoped(card: PresumptionCard, found: Sequence[int]) -> float:
    """A card's points, and a fraction of its next step for partial progress."""
    total = 0.0
    for count in found:
        points = worth(card, count)
        total += points
        below = max((least for least, _ in card.steps if least <= count), default=0)
        above = min((least for least, _ in card.steps if least > count), default=0)
        if above:
            gain = worth(card, above) - points
            total += ON_THE_WAY * gain * (count - below) / (above - below)
    return total


def _together(world: MisterraState, cards: Sequence[int]) -> float:
    """Two cards about the same terrain help each other."""
    one, other = (world.table.components.presumption(card) for card in cards)
    return float(one.terrain is not None and one.terrain == other.terrain)
