"""What presumption cards count on a parchment: one function for each family of cards.

Each returns the counts that are looked up on the card: one, or one for each zone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells, both, without
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.patterns import occurrences
from mapmakers.engine.games.misterra.spaces import COLS, EDGE, ROWS, beside, clusters

Counts = tuple[int, ...]
Count = Callable[[PresumptionCard, Parchment, str], Counts]


@dataclass(frozen=True, slots=True)
class Family:
    """How the family's cards count, and which entries of the components file they need."""

    count: Count
    needs: tuple[str, ...] = ()


def _own(card: PresumptionCard, parchment: Parchment) -> Cells:
    """The spaces of the card's terrain."""
    assert card.terrain is not None
    return parchment.sets[card.terrain]


def _zones(parchment: Parchment) -> list[int]:
    """The sizes of all zones (M1.8)."""
    return [size(zone) for terrain in parchment.sets for zone in clusters(terrain)]


def zones_of_terrain(card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return tuple(size(zone) for zone in clusters(_own(card, parchment)))


def edge_spaces_of_terrain(card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (size(both(_own(card, parchment), EDGE)),)


def spaces_not_next_to(card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    assert card.other is not None
    return (size(without(_own(card, parchment), beside(parchment.sets[card.other]))),)


def _with_all_four(lines: tuple[Cells, ...], parchment: Parchment) -> Counts:
    covered = parchment.covered
    return (
        sum(
            not without(line, covered) and all(both(line, terrain) for terrain in parchment.sets)
            for line in lines
        ),
    )


def _with_one(lines: tuple[Cells, ...], parchment: Parchment) -> Counts:
    return (sum(not without(line, terrain) for line in lines for terrain in parchment.sets),)


def lines_perpendicular_all_four(
    _card: PresumptionCard, parchment: Parchment, _turns: str
) -> Counts:
    return _with_all_four(ROWS, parchment)


def lines_parallel_all_four(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return _with_all_four(COLS, parchment)


def lines_perpendicular_single(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return _with_one(ROWS, parchment)


def lines_parallel_single(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return _with_one(COLS, parchment)


def largest_zone(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (max(_zones(parchment), default=0),)


def smallest_zone(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (min(_zones(parchment), default=0),)


def one_space_zones(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (_zones(parchment).count(1),)


def two_space_zones(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (_zones(parchment).count(2),)


def most_common_terrain(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (max(map(size, parchment.sets)),)


def least_common_terrain(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    """Among the terrains that occur on the parchment (M13.22)."""
    return (min((size(terrain) for terrain in parchment.sets if terrain), default=0),)


def sets_of_four_terrains(_card: PresumptionCard, parchment: Parchment, _turns: str) -> Counts:
    return (min(map(size, parchment.sets)),)


def pattern(card: PresumptionCard, parchment: Parchment, turns: str) -> Counts:
    return (occurrences(card.pattern, parchment, turns),)


FAMILIES: dict[str, Family] = {
    "zones_of_terrain": Family(zones_of_terrain, ("terrain",)),
    "edge_spaces_of_terrain": Family(edge_spaces_of_terrain, ("terrain",)),
    "lines_perpendicular_all_four": Family(lines_perpendicular_all_four),
    "lines_parallel_all_four": Family(lines_parallel_all_four),
    "lines_perpendicular_single": Family(lines_perpendicular_single),
    "lines_parallel_single": Family(lines_parallel_single),
    "spaces_not_next_to": Family(spaces_not_next_to, ("terrain", "x_terrain")),
    "largest_zone": Family(largest_zone),
    "smallest_zone": Family(smallest_zone),
    "one_space_zones": Family(one_space_zones),
    "two_space_zones": Family(two_space_zones),
    "most_common_terrain": Family(most_common_terrain),
    "least_common_terrain": Family(least_common_terrain),
    "sets_of_four_terrains": Family(sets_of_four_terrains),
    "pattern_of_three": Family(pattern, ("pattern",)),
    "pattern_of_four": Family(pattern, ("pattern",)),
}
