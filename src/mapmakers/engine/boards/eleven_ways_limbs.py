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
)

Outline = tuple[Cell, ...]

LANE: Final = 3 * LIMB


@final
class Way:
    """One way to lay a shape."""

    def __init__(self, outline: Outline) -> None:
        self.outline = outline
        self.anchors = _anchors(outline)
        """Where its first cell may lie so that all stay on the board."""
        self.first_col = outline[0][1]
        rows, cols = room(outline)
        self.cols: i64 = cols
        self.count: i64 = rows * cols
        """How many spots there are on an empty board."""
        self.shape: i64 = eleven.of(outline)[0]
        """In the top left corner; no shape has more rows than a limb."""
        steps: i64 = 0
        for row, col in reversed(outline[1:]):
            steps = steps << 6 | i64(row * GRID.step + col - self.first_col)
        self.steps = steps
        """How many bits each cell but the first lies behind the first, six bits for each."""

    def free(self, index: i64, empty: Cells) -> bool:
        """Whether it covers empty spaces only, so many spots from the first on an empty board."""
        row = index // self.cols
        bits = (row & 3) * 12 + index % self.cols
        rest = LIMB - bits
        low = (self.shape & (A_LIMB >> bits)) << bits
        high = self.shape >> rest
        a, b, c = empty
        if row < 4:
            return (low & ~a | high & ~b) == 0
        if row < 8:
            return (low & ~b | high & ~c) == 0
        return low & ~c == 0

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
        self.outlines = outlines
        self._ways = [Way(outline) for outline in outlines]

    @property
    def end(self) -> int:
        return len(self._ways) * LANE

    def everywhere(self) -> list[tuple[int, int, Cells]]:
        found: list[tuple[int, int, Cells]] = []
        for spot in self.spots(self.fits(eleven.ALL)):
            number, bit = divmod(spot, LANE)
            row, col = divmod(bit, GRID.step)
            way = self._ways[number]
            place = eleven.of(
                (row + down, col + right - way.first_col) for down, right in way.outline
            )
            found.append((spot, number, place))
        return found

    def free(self, index: int, empty: Cells) -> bool:
        left: i64 = index
        for way in self._ways:
            if left < way.count:
                return way.free(left, empty)
            left -= way.count
        raise IndexError(index)

    def fits(self, empty: Cells) -> Spots:
        return Spots(empty, False, empty)

    def over(self, found: Spots, some: Cells) -> Spots:
        return Spots(found.empty, True, some)

    def count(self, found: Spots) -> int:
        total: i64 = 0
        for way in self._ways:
            total += size(found.of(way))
        return total

    def nth(self, found: Spots, index: int) -> int:
        left: i64 = index
        lane: i64 = 0
        for way in self._ways:
            anchors = found.of(way)
            here: i64 = size(anchors)
            if left < here:
                return lane + _nth_bit(anchors, left)
            left -= here
            lane += LANE
        raise IndexError(index)

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
