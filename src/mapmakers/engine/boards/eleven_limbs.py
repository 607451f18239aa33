"""The compiled twin of `eleven`: sets of cells of an 11 by 11 board, as two machine integers.

Cells are numbered in reading order; the first limb has 61 of them, the second 60. Two integers are
passed in registers, three would go through memory, so there are no guard bits as in `squares`: what
leaves a row to the east or west is masked out. A limb shifted by one cell still fits into a signed
machine integer. The operations that rules use often work on limbs; those for setup and display
convert to Python integers. `eleven` documents the operations.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mapmakers.engine.boards.squares import Cell as Cell
from mapmakers.engine.boards.squares import Grid
from mapmakers.engine.mypyc_types import i64

Cells = tuple[i64, i64]

SIDE: Final = 11
GRID = Grid(SIDE, SIDE)

LIMB: Final = 61
A_BIT: Final[i64] = 0x1000000000000000
"""The last bit of a limb; a literal 1 would be shifted as a 32-bit C int."""
UPPER: Final[i64] = 0x1FFFFFFFFFFFFFFF
LOWER: Final[i64] = 0x0FFFFFFFFFFFFFFF
"""All cells of each limb."""
UPPER_NOT_FIRST: Final[i64] = 0x1F7FEFFDFFBFF7FE
LOWER_NOT_FIRST: Final[i64] = 0x0FFDFFBFF7FEFFDF
"""All cells except the first column, which a step to the east never reaches."""
UPPER_NOT_LAST: Final[i64] = 0x1FBFF7FEFFDFFBFF
LOWER_NOT_LAST: Final[i64] = 0x07FEFFDFFBFF7FEF
UPPER_FIRST: Final[i64] = 0x0080100200400801
LOWER_FIRST: Final[i64] = 0x0002004008010020
UPPER_EDGE: Final[i64] = 0x00C0180300600FFF
LOWER_EDGE: Final[i64] = 0x0FFF00600C018030

FIVE_ROWS: Final[i64] = 0x7FFFFFFFFFFFFF
"""The first limb begins with five complete rows and the second ends with five; of the sixth row,
six cells are in the first limb and five in the second."""
FIVE_TENS: Final[i64] = 0x3FF7FEFFDFFBFF
"""Five rows without their last cells."""
FIVE_ENDS: Final[i64] = 0x40080100200400
"""Those last cells."""

PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F
ONES: Final[i64] = 0x0101010101010101


def joined(some: Cells) -> int:
    """The set as one integer, in the representation of `eleven`."""
    return GRID.of(cells(some))


def split(whole: int) -> Cells:
    """The inverse of `joined`."""
    return of(GRID.cells(whole))


def none() -> Cells:
    return 0, 0


def edge() -> Cells:
    return UPPER_EDGE, LOWER_EDGE


NONE: Cells = (0, 0)
ALL: Cells = (UPPER, LOWER)
EDGE: Cells = (UPPER_EDGE, LOWER_EDGE)


# Set operations


def both(some: Cells, others: Cells) -> Cells:
    return some[0] & others[0], some[1] & others[1]


def either(some: Cells, others: Cells) -> Cells:
    return some[0] | others[0], some[1] | others[1]


def without(some: Cells, others: Cells) -> Cells:
    return some[0] & ~others[0], some[1] & ~others[1]


def complement(some: Cells) -> Cells:
    return some[0] ^ UPPER, some[1] ^ LOWER


def nonempty(some: Cells) -> bool:
    return (some[0] | some[1]) != 0


def meet(some: Cells, others: Cells) -> bool:
    return (some[0] & others[0] | some[1] & others[1]) != 0


def within(some: Cells, others: Cells) -> bool:
    return (some[0] & ~others[0] | some[1] & ~others[1]) == 0


def first(some: Cells) -> Cells:
    a, b = some
    if a != 0:
        return a & -a, 0
    return 0, b & -b


def size(some: Cells) -> i64:
    # Bits are counted in groups of two, then four, in each limb. The counts of two groups of four
    # add up to at most 8, so the limbs can be added before counting continues.
    return summed(by_eights(by_fours(some[0]) + by_fours(some[1])))


def by_fours(limb: i64) -> i64:
    """The number of bits set in each group of four."""
    twos = limb - ((limb >> 1) & PAIRS)
    return (twos & FOURS) + ((twos >> 2) & FOURS)


def by_eights(fours: i64) -> i64:
    """The number of bits set in each group of eight, from the counts of groups of four."""
    return (fours & EIGHTS) + ((fours >> 4) & EIGHTS)


def summed(eights: i64) -> i64:
    """The sum of all groups of eight; it appears in the top eight bits of the product."""
    return (eights * ONES) >> 56 & 0xFF


# Steps


def north(some: Cells) -> Cells:
    a, b = some
    return (a >> 11 | b << 50) & UPPER, b >> 11


def south(some: Cells) -> Cells:
    a, b = some
    return (a << 11) & UPPER, (b << 11 | a >> 50) & LOWER


def east(some: Cells) -> Cells:
    a, b = some
    return (a << 1) & UPPER_NOT_FIRST, (b << 1 | a >> 60) & LOWER_NOT_FIRST


def west(some: Cells) -> Cells:
    a, b = some
    return (a >> 1 | b << 60) & UPPER_NOT_LAST, (b >> 1) & LOWER_NOT_LAST


def beside(some: Cells) -> Cells:
    a, b = some
    return (
        (a << 1) & UPPER_NOT_FIRST
        | (a >> 1 | b << 60) & UPPER_NOT_LAST
        | (a << 11 | a >> 11 | b << 50) & UPPER,
        (b << 1 | a >> 60) & LOWER_NOT_FIRST
        | (b >> 1) & LOWER_NOT_LAST
        | (b << 11 | b >> 11 | a >> 50) & LOWER,
    )


def fill(start: Cells, within: Cells) -> Cells:
    new = both(start, within)
    rest = without(within, new)
    while nonempty(new):
        new = both(beside(new), rest)
        rest = without(rest, new)
    return without(within, rest)


def cluster(some: Cells) -> Cells:
    return fill(first(some), some)


def clusters(some: Cells) -> list[Cells]:
    found: list[Cells] = []
    while nonempty(some):
        part = cluster(some)
        found.append(part)
        some = without(some, part)
    return found


def cluster_sizes(some: Cells) -> list[int]:
    found: list[int] = []
    while nonempty(some):
        part = cluster(some)
        found.append(size(part))
        some = without(some, part)
    return found


# Lines


def rows_with(some: Cells) -> i64:
    # If ten full cells are added to a row, any of its first ten cells carries into the last one.
    a, b = some
    sixth: i64 = 1 if (a >> 55 | b & 31) != 0 else 0
    a &= FIVE_ROWS
    b >>= 5
    return sixth + size(
        (
            ((a & FIVE_TENS) + FIVE_TENS | a) & FIVE_ENDS,
            ((b & FIVE_TENS) + FIVE_TENS | b) & FIVE_ENDS,
        )
    )


def cols_with(some: Cells) -> i64:
    a, b = some
    five = a & FIVE_ROWS | b >> 5
    three = five | five >> 33
    sixth = a >> 55 | (b & 31) << 6
    return size(((three | three >> 11 | three >> 22 | sixth) & 0x7FF, 0))


def falls_with(some: Cells) -> i64:
    # A step down and right is 12 bits. Each fold lays the later half of the steps over the earlier
    # half.
    some = either(some, lowered(some, 60))
    some = either(some, lowered(some, 36))
    some = either(some, lowered(some, 12))
    some = either(some, lowered(some, 12))
    return size((some[0] & UPPER_FIRST, some[1] & LOWER_FIRST))


def lowered(some: Cells, by: i64) -> Cells:
    """The set shifted towards the first cell by fewer cells than a limb has."""
    a, b = some
    return (a >> by | b << (LIMB - by)) & UPPER, b >> by


def raised(some: i64, by: i64) -> Cells:
    """The cells of a limb shifted away from the first cell; all of them have to stay on the
    board."""
    if by >= LIMB:
        return 0, some << (by - LIMB)
    return (some << by) & UPPER, some >> (LIMB - by)


# Setup and display


def cell(row: int, col: int) -> Cells:
    return of([(row, col)])


def row(row: int) -> Cells:
    return of([(row, col) for col in range(SIDE)])


def col(col: int) -> Cells:
    return of([(row, col) for row in range(SIDE)])


def of(cells: Iterable[Cell]) -> Cells:
    found: Cells = (0, 0)
    for row, col in cells:
        found = either(found, raised(1, row * SIDE + col))
    return found


def cells(some: Cells) -> tuple[Cell, ...]:
    return tuple([divmod(number, SIDE) for number in _numbers(some)])


def moved(some: Cells, down: int, right: int) -> Cells:
    whole = _whole(some) << (down * SIDE + right)
    a: i64 = whole & ((1 << LIMB) - 1)
    b: i64 = whole >> LIMB
    return a, b


def in_row(some: Cells, row: i64) -> i64:
    a, b = some
    if row < 5:
        return a >> row * 11 & 0x7FF
    if row > 5:
        return b >> (row * 11 - 61) & 0x7FF
    return a >> 55 | (b & 31) << 6


def draw_rows(marks: Iterable[tuple[Cells, str]]) -> list[str]:
    spaces = ["."] * (SIDE * SIDE)
    for some, mark in marks:
        for number in _numbers(some):
            spaces[number] = mark
    drawn = "".join(spaces)
    return [drawn[row * SIDE : row * SIDE + SIDE] for row in range(SIDE)]


def _whole(some: Cells) -> int:
    """The set as one integer, without guard bits."""
    a, b = some
    return int(a) | int(b) << LIMB


def _numbers(some: Cells) -> list[int]:
    """The number of each cell, in reading order."""
    found: list[int] = []
    add_numbers(found, some[0], 0)
    add_numbers(found, some[1], LIMB)
    return found


def add_numbers(found: list[int], limb: i64, start: i64) -> None:
    """Append the number of each bit, counted from this one."""
    while limb != 0:
        lowest = limb & -limb
        found.append(start + size((lowest - 1, 0)))
        limb ^= lowest
