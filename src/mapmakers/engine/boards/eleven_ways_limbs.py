"""The compiled twin of `eleven_ways`: oriented shapes on an 11 by 11 board.

Spots are not stored but computed on demand, which is faster for machine integers than allocating
memory. `eleven_ways` documents the operations.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards import eleven_limbs as eleven
from mapmakers.engine.boards.eleven_limbs import (
    A_BIT,
    LIMB,
    ONES,
    SIDE,
    Cell,
    Cells,
    add_numbers,
    both,
    by_eights,
    by_fours,
    meet,
    nonempty,
    raised,
    size,
    summed,
    within,
)
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.mypyc_types import i64, mypyc_attr

Outline = tuple[Cell, ...]

LANE_BITS: Final = 7
IN_LANE: Final[i64] = 0x7F
"""The lowest bits of a spot are the number of the first cell's space."""
NOT_FOUND: Final[i64] = -1

MOST_WAYS: Final = 16
MOST_CELLS: Final = 5
COUNT_BITS: Final = 7
COUNT: Final[i64] = 0x7F


@final
class Way:
    """A shape in one orientation."""

    def __init__(self, outline: Outline) -> None:
        if len(outline) > MOST_CELLS:
            raise ValueError(f"{MOST_CELLS} cells at most are looked at")
        self.outline = outline
        self.anchors = _anchors(outline)
        """The spaces of its first cell for which the whole shape is on the board."""
        steps = [row * SIDE + col - outline[0][1] for row, col in outline]
        shape: i64 = 0
        for step in steps:
            shape |= A_BIT >> (LIMB - 1 - step)
        self.shape = shape
        """The cells with the first one in the top left corner."""
        # The distance of each further cell from the first. For a shape with fewer cells the first
        # is tested again, so that no shape needs a loop.
        steps += [0] * (MOST_CELLS - len(steps))
        self.second: i64 = steps[1]
        self.third: i64 = steps[2]
        self.fourth: i64 = steps[3]
        self.fifth: i64 = steps[4]

    def fits(self, empty: Cells) -> Cells:
        """The spaces of its first cell for which it covers only empty spaces."""
        # As in `lowered`; surplus bits of a limb are removed by the anchors.
        a, b = empty
        i, j, k, m = self.second, self.third, self.fourth, self.fifth
        c, d = self.anchors
        return (
            c
            & a
            & (a >> i | b << (LIMB - i))
            & (a >> j | b << (LIMB - j))
            & (a >> k | b << (LIMB - k))
            & (a >> m | b << (LIMB - m)),
            d & b & b >> i & b >> j & b >> k & b >> m,
        )

    def covers(self, some: Cells) -> Cells:
        """The spaces of its first cell for which it covers at least one of these spaces. Bits
        outside its anchors are meaningless."""
        a, b = some
        i, j, k, m = self.second, self.third, self.fourth, self.fifth
        return (
            a
            | (a >> i | b << (LIMB - i))
            | (a >> j | b << (LIMB - j))
            | (a >> k | b << (LIMB - k))
            | (a >> m | b << (LIMB - m)),
            b | b >> i | b >> j | b >> k | b >> m,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spots:
    """The spots that cover only empty spaces and, if narrowed, at least one of some spaces."""

    def __init__(self, empty: Cells, narrowed: bool, some: Cells) -> None:
        self.empty = empty
        self.narrowed = narrowed
        self.some = some
        self.total: i64 = -1
        """Their number, once it has been counted."""
        self.counts: i64 = 0
        """The numbers for the first eight ways, seven bits each."""
        self.later_counts: i64 = 0
        """The numbers for the other ways."""

    def of(self, way: Way) -> Cells:
        """The spaces of the first cell for one way."""
        found = way.fits(self.empty)
        if self.narrowed and nonempty(found):
            found = both(found, way.covers(self.some))
        return found


@final
class Ways:
    """Some ways: shapes in one orientation each."""

    def __init__(self, outlines: tuple[Outline, ...]) -> None:
        if len(outlines) > MOST_WAYS:
            raise ValueError(f"{MOST_WAYS} ways at most are counted")
        self.outlines = outlines
        self._ways = [Way(outline) for outline in outlines]
        way_at = bytearray()
        anchor_at = bytearray()
        for lane, outline in enumerate(outlines):
            rows, cols = room(outline)
            for row in range(rows):
                for col in range(cols):
                    way_at.append(lane)
                    anchor_at.append(row * SIDE + col + outline[0][1])
        self._way_at = bytes(way_at)
        self._anchor_at = bytes(anchor_at)
        """For each spot of an empty board, in order: its way and the space of its first cell."""
        self.total: i64 = len(way_at)

    def way(self, spot: i64) -> i64:
        return spot >> LANE_BITS

    def place(self, spot: i64) -> Cells:
        return raised(self._ways[spot >> LANE_BITS].shape, spot & IN_LANE)

    def guess(self, empty: Cells, some: Cells, tries: i64, chance: Chance) -> i64:
        ways = self._ways
        way_at = self._way_at
        anchor_at = self._anchor_at
        total = self.total
        for _try in range(tries):  # a mere _ would be an object
            index = chance.pick(total)
            lane: i64 = way_at[index]
            anchor: i64 = anchor_at[index]
            place = raised(ways[lane].shape, anchor)
            if within(place, empty) and meet(place, some):
                return lane << LANE_BITS | anchor
        return NOT_FOUND

    def fits(self, empty: Cells) -> Spots:
        return Spots(empty, False, empty)

    def over(self, found: Spots, some: Cells) -> Spots:
        return Spots(found.empty, True, some)

    def count(self, found: Spots) -> i64:
        if found.total < 0:
            total: i64 = 0
            counts: i64 = 0
            later: i64 = 0
            at: i64 = 0
            for way in self._ways:
                fits = way.fits(found.empty)
                if found.narrowed:
                    fits = both(fits, way.covers(found.some))
                here: i64 = size(fits)
                total += here
                if at < 8 * COUNT_BITS:
                    counts |= here << at
                else:
                    later |= here << (at - 8 * COUNT_BITS)
                at += COUNT_BITS
            found.counts = counts
            found.later_counts = later
            found.total = total
        return found.total

    def nth(self, found: Spots, index: i64) -> i64:
        if found.total < 0:
            self.count(found)
        if not 0 <= index < found.total:
            raise IndexError(index)
        counts = found.counts
        lane: i64 = 0
        here = counts & COUNT
        while index >= here:
            index -= here
            lane += 1
            counts = found.later_counts if lane == 8 else counts >> COUNT_BITS
            here = counts & COUNT
        return lane << LANE_BITS | nth(found.of(self._ways[lane]), index)

    def spots(self, found: Spots) -> list[int]:
        spots: list[int] = []
        lane: i64 = 0
        for way in self._ways:
            anchors = found.of(way)
            add_numbers(spots, anchors[0], lane)
            add_numbers(spots, anchors[1], lane + LIMB)
            lane += IN_LANE + 1
        return spots

    def anchors(self, found: Spots, way: i64) -> Cells:
        return found.of(self._ways[way])


def nth(some: Cells, index: i64) -> i64:
    """The number of the cell at this index of the set."""
    a, b = some
    eights = by_eights(by_fours(a))
    before = summed(eights)
    if index < before:
        return _nth_in_limb(a, eights, index)
    return LIMB + _nth_in_limb(b, by_eights(by_fours(b)), index - before)


def _nth_in_limb(limb: i64, eights: i64, index: i64) -> i64:
    """The number of the bit at this index of a limb, given the counts for groups of eight."""
    # In the first product, each group of eight holds the number of bits set up to its end. Where
    # that is enough, an addition carries into its eighth bit, which counts the groups at or after
    # the wanted bit.
    up_to = eights * ONES
    enough = (up_to + (127 - index) * ONES) >> 7 & ONES
    start = (8 - summed(enough)) << 3
    index -= (up_to << 8) >> start & 0xFF
    limb >>= start
    while index > 0:
        limb &= limb - 1
        index -= 1
    return start + size(((limb & -limb) - 1, 0))


def room(outline: Outline) -> tuple[int, int]:
    return SIDE - max(row for row, _ in outline), SIDE - max(col for _, col in outline)


def _anchors(outline: Outline) -> Cells:
    rows, cols = room(outline)
    first_col = outline[0][1]
    return eleven.of((row, col + first_col) for row in range(rows) for col in range(cols))
