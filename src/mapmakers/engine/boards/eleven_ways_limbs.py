"""All ways to turn some shapes, tried on an 11 by 11 board: what `eleven_ways` is when compiled.

Spots are not kept but found anew when they are asked for: for machine numbers that is quicker than
making room for them. What each verb means is said in `eleven_ways`.
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
"""A spot's number ends with that of the space for the first cell."""
NOT_FOUND: Final[i64] = -1

MOST_WAYS: Final = 16
MOST_CELLS: Final = 5
COUNT_BITS: Final = 7
COUNT: Final[i64] = 0x7F


@final
class Way:
    """One way to lay a shape."""

    def __init__(self, outline: Outline) -> None:
        if len(outline) > MOST_CELLS:
            raise ValueError(f"{MOST_CELLS} cells at most are looked at")
        self.outline = outline
        self.anchors = _anchors(outline)
        """Where its first cell may lie so that all stay on the board."""
        steps = [row * SIDE + col - outline[0][1] for row, col in outline]
        shape: i64 = 0
        for step in steps:
            shape |= A_BIT >> (LIMB - 1 - step)
        self.shape = shape
        """With its first cell in the top left corner."""
        # How far each further cell lies behind the first; where there is none the first is looked
        # at again, so that all shapes are tried without a loop.
        steps += [0] * (MOST_CELLS - len(steps))
        self.second: i64 = steps[1]
        self.third: i64 = steps[2]
        self.fourth: i64 = steps[3]
        self.fifth: i64 = steps[4]

    def fits(self, empty: Cells) -> Cells:
        """Where its first cell may lie so that it covers empty spaces only."""
        # As in `lowered`; what is too much in a limb meets no anchor.
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
        """Where its first cell may lie so that it covers one of these spaces at least, and more:
        only its anchors count."""
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
    """Where some ways lie: on empty spaces and, if narrowed, over one of some spaces."""

    def __init__(self, empty: Cells, narrowed: bool, some: Cells) -> None:
        self.empty = empty
        self.narrowed = narrowed
        self.some = some
        self.total: i64 = -1
        """How many they are, once they were counted."""
        self.counts: i64 = 0
        """How many of each of the first eight ways, seven bits for each."""
        self.later_counts: i64 = 0
        """The same of those after them."""

    def of(self, way: Way) -> Cells:
        """Where the first cell of a way may lie."""
        found = way.fits(self.empty)
        if self.narrowed and nonempty(found):
            found = both(found, way.covers(self.some))
        return found


@final
class Ways:
    """Some ways to lay shapes."""

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
        """By spot of an empty board, in order: the way it is of, and where its first cell lies."""
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
    """The number of the cell with so many of the set before it."""
    a, b = some
    eights = by_eights(by_fours(a))
    before = summed(eights)
    if index < before:
        return _nth_in_limb(a, eights, index)
    return LIMB + _nth_in_limb(b, by_eights(by_fours(b)), index - before)


def _nth_in_limb(limb: i64, eights: i64, index: i64) -> i64:
    """The number of a bit of a limb, by how many bits are set in each eight."""
    # Each eight bits of the first product say how many are set up to their end. Where those are
    # enough, adding carries into their eighth bit: so many eights are at or behind the bit.
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
