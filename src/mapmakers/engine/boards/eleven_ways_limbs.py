"""All ways to turn some shapes, tried on an 11 by 11 board: what `eleven_ways` is when compiled.

Spots are not kept but found anew when they are asked for: for machine numbers that is quicker than
making room for them. What each verb means is said in `eleven_ways`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mapmakers.engine.boards import eleven_limbs as eleven
from mapmakers.engine.boards.eleven_limbs import (
    A_BIT,
    A_LIMB,
    GRID,
    LIMB,
    SIDE,
    Cell,
    Cells,
    both,
    either,
    lowered,
    nonempty,
    size,
    within,
)

Outline = tuple[Cell, ...]

LANE: Final = 3 * LIMB
NOT_FREE: Final[i64] = -1

MOST_WAYS: Final = 16
COUNT_BITS: Final = 7
COUNT: Final[i64] = 0x7F


@final
class Way:
    """One way to lay a shape."""

    def __init__(self, outline: Outline, before: int) -> None:
        self.outline = outline
        self.anchors = _anchors(outline)
        """Where its first cell may lie so that all stay on the board."""
        self.first_col: i64 = outline[0][1]
        _, cols = room(outline)
        self.cols: i64 = cols
        self.share_of_row: i64 = (1 << 16) // cols + 1
        """To divide by the number of columns: multiply by this, and take the 16 lowest bits off."""
        self.before: i64 = before
        """How many spots of other ways come first on an empty board."""
        shape: i64 = 0
        steps: i64 = 0
        for row, col in reversed(outline):
            step: i64 = row * GRID.step + col - outline[0][1]
            shape |= A_BIT >> (LIMB - 1 - step)
            steps = steps << 6 | step
        self.shape = shape
        """With its first cell in the top left corner; no shape has more rows than a limb."""
        self.steps = steps >> 6
        """How many bits each cell but the first lies behind the first, six bits for each."""

    def anchor(self, index: i64) -> i64:
        """Where its first cell lies, so many spots from the first on an empty board."""
        left = index - self.before
        row = left * self.share_of_row >> 16
        return row * 12 + left - row * self.cols + self.first_col

    def place(self, anchor: i64) -> Cells:
        """The cells it covers when its first cell lies there."""
        limb = anchor // LIMB
        bits = anchor - limb * LIMB
        low = (self.shape & (A_LIMB >> bits)) << bits
        high = self.shape >> (LIMB - bits)
        if limb == 0:
            return low, high, 0
        if limb == 1:
            return 0, low, high
        return 0, 0, low

    def fits(self, empty: Cells) -> Cells:
        """Where its first cell may lie so that it covers empty spaces only."""
        found = both(self.anchors, empty)
        steps = self.steps
        while steps != 0:
            found = both(found, lowered(empty, steps & 63))
            steps >>= 6
        return found

    def covers(self, some: Cells) -> Cells:
        """Where its first cell may lie so that it covers one of these spaces at least."""
        found = some
        steps = self.steps
        while steps != 0:
            found = either(found, lowered(some, steps & 63))
            steps >>= 6
        return found


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
        self._ways: list[Way] = []
        way_at = bytearray()
        for number, outline in enumerate(outlines):
            self._ways.append(Way(outline, len(way_at)))
            rows, cols = room(outline)
            way_at.extend([number] * (rows * cols))
        self._way_at = bytes(way_at)
        """By spot of an empty board, in order: the way it is of."""

    @property
    def total(self) -> int:
        return len(self._way_at)

    def way(self, spot: i64) -> i64:
        return spot // LANE

    def place(self, spot: i64) -> Cells:
        lane = spot // LANE
        return self._ways[lane].place(spot - lane * LANE)

    def free(self, index: i64, empty: Cells) -> i64:
        lane: i64 = self._way_at[index]
        way = self._ways[lane]
        anchor = way.anchor(index)
        return lane * LANE + anchor if within(way.place(anchor), empty) else NOT_FREE

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
                here: i64 = size(found.of(way))
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
        if not 0 <= index < self.count(found):
            raise IndexError(index)
        counts = found.counts
        lane: i64 = 0
        here = counts & COUNT
        while index >= here:
            index -= here
            lane += 1
            counts = found.later_counts if lane == 8 else counts >> COUNT_BITS
            here = counts & COUNT
        return lane * LANE + _nth_bit(found.of(self._ways[lane]), index)

    def spots(self, found: Spots) -> list[int]:
        spots: list[int] = []
        lane: i64 = 0
        for way in self._ways:
            anchors = found.of(way)
            _add_bits(spots, anchors[0], lane)
            _add_bits(spots, anchors[1], lane + LIMB)
            _add_bits(spots, anchors[2], lane + 2 * LIMB)
            lane += LANE
        return spots

    def by_way(self, found: Spots) -> Iterator[tuple[Outline, Cells]]:
        placed: list[tuple[Outline, Cells]] = []
        for way in self._ways:
            anchors = found.of(way)
            if nonempty(anchors):
                placed.append((way.outline, anchors))
        return iter(placed)


def _nth_bit(some: Cells, index: i64) -> i64:
    """The number of the bit with so many of the set before it."""
    a, b, c = some
    here = _bits(a)
    if index < here:
        return _nth_in_limb(a, index)
    index -= here
    here = _bits(b)
    if index < here:
        return LIMB + _nth_in_limb(b, index)
    return 2 * LIMB + _nth_in_limb(c, index - here)


def _nth_in_limb(limb: i64, index: i64) -> i64:
    start: i64 = 0
    half: i64 = 24
    while half > 3:  # look for the half that has it
        low = limb & (A_LIMB >> (LIMB - half))
        below = _bits(low)
        if index < below:
            limb = low
        else:
            index -= below
            limb >>= half
            start += half
        half >>= 1
    while index > 0:
        limb &= limb - 1
        index -= 1
    return start + _bits((limb & -limb) - 1)


def _add_bits(found: list[int], limb: i64, start: i64) -> None:
    """Append the number of each bit."""
    while limb != 0:
        lowest = limb & -limb
        found.append(start + _bits(lowest - 1))
        limb ^= lowest


def _bits(limb: i64) -> i64:
    return size((limb, 0, 0))


def room(outline: Outline) -> tuple[int, int]:
    return SIDE - max(row for row, _ in outline), SIDE - max(col for _, col in outline)


def _anchors(outline: Outline) -> Cells:
    rows, cols = room(outline)
    first_col = outline[0][1]
    return eleven.of((row, col + first_col) for row in range(rows) for col in range(cols))
