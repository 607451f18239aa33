"""Presumption cards, compiled for fast evaluation of many maps.

`scoring.families` defines what a card counts; here it is counted on machine words. A test compares
the two.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.misterra.search.zones import (
    COL,
    EDGE,
    ROW,
    largest,
    near,
    one_of,
    pairs,
    smallest,
    spread,
)
from mapmakers.engine.boards.bits import size
from mapmakers.engine.games.misterra.cards import PresumptionCard
from mapmakers.engine.games.misterra.scoring.patterns import ways
from mapmakers.engine.games.misterra.scoring.presumptions import worth
from mapmakers.engine.mypyc_types import i64

POINT: Final = 1000
"""Values are integers: this many per point."""
MOST: Final = 25
"""The number of spaces of a map."""
OFTEN: Final = 8 * 16
"""The maximum number of occurrences of a pattern: eight orientations, sixteen positions of its
corner."""

FAMILY: Final = (
    "zones_of_terrain",
    "edge_spaces_of_terrain",
    "lines_perpendicular_all_four",
    "lines_parallel_all_four",
    "lines_perpendicular_single",
    "lines_parallel_single",
    "spaces_not_next_to",
    "largest_zone",
    "smallest_zone",
    "one_space_zones",
    "two_space_zones",
    "most_common_terrain",
    "least_common_terrain",
    "sets_of_four_terrains",
    "pattern_of_three",
    "pattern_of_four",
)
ZONES: Final = 0
SMALLEST: Final = 8


def hoped(card: PresumptionCard, count: int, way: int) -> int:
    """A card's points, and a fraction (in thousandths) of its next step for partial progress."""
    points = worth(card, count)
    below = 0
    for least, _ in card.steps:
        if least > count:
            gain = way * (worth(card, least) - points) * (count - below) // (least - below)
            return points * POINT + gain
        below = least
    return points * POINT


@final
class PresumptionValue:
    """One presumption card, and the value of each count."""

    __slots__ = ("corners", "family", "other", "shifts", "terrain", "worths")

    def __init__(self, card: PresumptionCard, turns: str, way: int) -> None:
        self.family: int = FAMILY.index(card.family)
        self.terrain: int = card.terrain if card.terrain is not None else 0
        self.other: int = card.other if card.other is not None else 0
        self.worths: list[int] = [hoped(card, count, way) for count in range(OFTEN + 1)]
        self.corners: list[int] = []
        """For each orientation of a pattern: the positions of its top left corner."""
        self.shifts: list[list[int]] = []
        """For each orientation of a pattern: its cells, each as 4 * shift + terrain."""
        if card.pattern:
            for one in ways(card.pattern, turns):
                self.corners.append(one.corners)
                self.shifts.append([4 * shift + terrain for terrain, shift in one.shifts])

    def worth(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        """The value of the card on a map of these four sets."""
        if self.family == ZONES:
            total: i64 = 0
            left: i64 = one_of(self.terrain, s0, s1, s2, s3)
            left &= near(left)
            while left:
                zone: i64 = spread(left & -left, left)
                left ^= zone
                total += self.worths[size(zone)]
            return total
        return self.worths[self._count(s0, s1, s2, s3)]

    def _count(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        family: i64 = self.family
        if family >= 14:
            return self._patterns(s0, s1, s2, s3)
        if family == 1:
            return size(one_of(self.terrain, s0, s1, s2, s3) & EDGE)
        if family == 6:
            avoided: i64 = near(one_of(self.other, s0, s1, s2, s3))
            return size(one_of(self.terrain, s0, s1, s2, s3) & ~avoided)
        if family <= 5:
            return _lines(family, s0, s1, s2, s3)
        if family == 7:
            return largest(s3, largest(s2, largest(s1, largest(s0, 0))))
        if family == SMALLEST:
            least = min(min(smallest(s0), smallest(s1)), min(smallest(s2), smallest(s3)))
            return least if least <= MOST else 0
        if family == 9:
            alone: i64 = s0 & ~near(s0) | s1 & ~near(s1) | s2 & ~near(s2) | s3 & ~near(s3)
            return size(alone)
        if family == 10:
            return pairs(s0) + pairs(s1) + pairs(s2) + pairs(s3)
        n0: i64 = size(s0)
        n1: i64 = size(s1)
        n2: i64 = size(s2)
        n3: i64 = size(s3)
        if family == 11:
            return max(max(n0, n1), max(n2, n3))
        if family == 12:
            n0 = n0 or 26
            n1 = n1 or 26
            n2 = n2 or 26
            n3 = n3 or 26
            rarest = min(min(n0, n1), min(n2, n3))
            return rarest if rarest <= MOST else 0
        return min(min(n0, n1), min(n2, n3))

    def _patterns(self, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
        found: i64 = 0
        for at in range(len(self.corners)):
            here: i64 = self.corners[at]
            for cell in self.shifts[at]:
                code: i64 = cell
                here &= one_of(code & 3, s0, s1, s2, s3) >> (code >> 2)
            found += size(here)
        return found


def _lines(family: i64, s0: i64, s1: i64, s2: i64, s3: i64) -> i64:
    """Rows (2, 4) or columns (3, 5) that show all four terrains (2, 3) or a single one."""
    found: i64 = 0
    line: i64 = ROW if family & 1 == 0 else COL
    step: i64 = 6 if family & 1 == 0 else 1
    covered: i64 = s0 | s1 | s2 | s3
    for _ in range(5):
        if covered & line == line:
            if family <= 3:
                if s0 & line and s1 & line and s2 & line and s3 & line:
                    found += 1
            elif s0 & line == line or s1 & line == line or s2 & line == line or s3 & line == line:
                found += 1
        line <<= step
    return found
