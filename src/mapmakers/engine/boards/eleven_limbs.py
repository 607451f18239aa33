"""Sets of cells of an 11 by 11 board, as three machine numbers: what `eleven` is when compiled.

Four rows of twelve bits make a limb of 48: rows 0 to 3, 4 to 7 and 8 to 10. As in `squares` a guard
bit ends each row. A limb moved by a row still fits a signed machine number. The verbs that rules
use in earnest work on limbs; those for setting up and showing go by way of whole numbers. What each
verb means is said in `eleven`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from mapmakers.engine.boards.squares import Cell as Cell
from mapmakers.engine.boards.squares import Grid, singles

Cells = tuple[i64, i64, i64]

SIDE: Final = 11
GRID = Grid(SIDE, SIDE)

LIMB: Final = 48
A_LIMB: Final[i64] = 0xFFFFFFFFFFFF
A_BIT: Final[i64] = 0x800000000000
"""The last of a limb: a 1 would be shifted as a C int, of 32 bits."""
A_ROW: Final[i64] = 0xFFF
FOUR_ROWS: Final[i64] = 0x7FF7FF7FF7FF
THREE_ROWS: Final[i64] = 0x0007FF7FF7FF
FOUR_GUARDS: Final[i64] = 0x800800800800
THREE_GUARDS: Final[i64] = 0x000800800800
FOUR_LEFT: Final[i64] = 0x001001001001
THREE_LEFT: Final[i64] = 0x000001001001


def joined(some: Cells) -> int:
    """The set as one whole number, as `eleven` has it."""
    a, b, c = some
    return int(a) | int(b) << LIMB | int(c) << 2 * LIMB


def split(whole: int) -> Cells:
    """The set of such a number."""
    limb = (1 << LIMB) - 1
    a: i64 = whole & limb
    b: i64 = whole >> LIMB & limb
    c: i64 = whole >> 2 * LIMB
    return a, b, c


NONE: Cells = (0, 0, 0)
ALL: Cells = split(GRID.all)
EDGE: Cells = split(GRID.edge)


EDGE_ABOVE: Final[i64] = 0x4014014017FF
EDGE_BETWEEN: Final[i64] = 0x401401401401
EDGE_BELOW: Final[i64] = 0x0007FF401401


def none() -> Cells:
    return 0, 0, 0


def edge() -> Cells:
    return EDGE_ABOVE, EDGE_BETWEEN, EDGE_BELOW


# The algebra of sets


def both(some: Cells, others: Cells) -> Cells:
    return some[0] & others[0], some[1] & others[1], some[2] & others[2]


def either(some: Cells, others: Cells) -> Cells:
    return some[0] | others[0], some[1] | others[1], some[2] | others[2]


def without(some: Cells, others: Cells) -> Cells:
    return some[0] & ~others[0], some[1] & ~others[1], some[2] & ~others[2]


def complement(some: Cells) -> Cells:
    return some[0] ^ FOUR_ROWS, some[1] ^ FOUR_ROWS, some[2] ^ THREE_ROWS


def nonempty(some: Cells) -> bool:
    return (some[0] | some[1] | some[2]) != 0


def meet(some: Cells, others: Cells) -> bool:
    return (some[0] & others[0] | some[1] & others[1] | some[2] & others[2]) != 0


def within(some: Cells, others: Cells) -> bool:
    return (some[0] & ~others[0] | some[1] & ~others[1] | some[2] & ~others[2]) == 0


def first(some: Cells) -> Cells:
    a, b, c = some
    if a != 0:
        return a & -a, 0, 0
    if b != 0:
        return 0, b & -b, 0
    return 0, 0, c & -c


def size(some: Cells) -> i64:
    # Bits are counted by twos and fours in each limb; the fours of three limbs add up to 12 at
    # most, so the limbs can be added before the counting goes on.
    return _summed(_by_fours(some[0]) + _by_fours(some[1]) + _by_fours(some[2]))


def _by_fours(limb: i64) -> i64:
    twos = limb - ((limb >> 1) & 0x555555555555)
    return (twos & 0x333333333333) + ((twos >> 2) & 0x333333333333)


def _summed(fours: i64) -> i64:
    eights = (fours & 0x0F0F0F0F0F0F) + ((fours >> 4) & 0x0F0F0F0F0F0F)
    halves = (eights & 0xFFFFFF) + (eights >> 24)
    return (halves + (halves >> 8) + (halves >> 16)) & 0xFF


# Steps


def north(some: Cells) -> Cells:
    a, b, c = some
    return a >> 12 | (b & A_ROW) << 36, b >> 12 | (c & A_ROW) << 36, c >> 12


def south(some: Cells) -> Cells:
    a, b, c = some
    return (a << 12) & FOUR_ROWS, (b << 12 | a >> 36) & FOUR_ROWS, (c << 12 | b >> 36) & THREE_ROWS


def east(some: Cells) -> Cells:
    a, b, c = some
    return (a << 1) & FOUR_ROWS, (b << 1) & FOUR_ROWS, (c << 1) & THREE_ROWS


def west(some: Cells) -> Cells:
    a, b, c = some
    return (a >> 1) & FOUR_ROWS, (b >> 1) & FOUR_ROWS, (c >> 1) & THREE_ROWS


def beside(some: Cells) -> Cells:
    a, b, c = some
    return (
        (a << 1 | a >> 1 | a << 12 | a >> 12 | (b & A_ROW) << 36) & FOUR_ROWS,
        (b << 1 | b >> 1 | b << 12 | b >> 12 | (c & A_ROW) << 36 | a >> 36) & FOUR_ROWS,
        (c << 1 | c >> 1 | c << 12 | c >> 12 | b >> 36) & THREE_ROWS,
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
    # Added to a full row, any cell of the set carries into the guard bit behind the row.
    return size(
        (
            (some[0] + FOUR_ROWS) & FOUR_GUARDS,
            (some[1] + FOUR_ROWS) & FOUR_GUARDS,
            (some[2] + THREE_ROWS) & THREE_GUARDS,
        )
    )


def cols_with(some: Cells) -> i64:
    four = some[0] | some[1] | some[2]
    two = four | four >> 24
    return _summed(_by_fours((two | two >> 12) & A_ROW))


def falls_with(some: Cells) -> i64:
    # Each fold lays the later half of the steps down and right, 13 bits each, over the earlier.
    some = either(some, lowered(lowered(some, 39), 26))
    some = either(some, lowered(some, 39))
    some = either(some, lowered(some, 13))
    some = either(some, lowered(some, 13))
    return size((some[0] & FOUR_LEFT, some[1] & FOUR_LEFT, some[2] & THREE_LEFT))


def lowered(some: Cells, bits: i64) -> Cells:
    """The set so many bits nearer to the first, fewer than a limb has; guards are not heeded."""
    a, b, c = some
    up = LIMB - bits
    low = A_LIMB >> up
    return a >> bits | (b & low) << up, b >> bits | (c & low) << up, c >> bits


# Setting up and showing


def cell(row: int, col: int) -> Cells:
    return split(GRID.cell(row, col))


def row(row: int) -> Cells:
    return split(GRID.row(row))


def col(col: int) -> Cells:
    return split(GRID.col(col))


def of(cells: Iterable[Cell]) -> Cells:
    return split(GRID.of(cells))


def cells(some: Cells) -> tuple[Cell, ...]:
    return GRID.cells(joined(some))


def moved(some: Cells, down: int, right: int) -> Cells:
    return split(joined(some) << (down * GRID.step + right))


def by_row(some: Cells) -> tuple[int, ...]:
    whole = joined(some)
    return tuple([whole >> row * GRID.step & 0x7FF for row in range(SIDE)])


def draw_rows(marks: Iterable[tuple[Cells, str]]) -> list[str]:
    spaces = ["."] * (GRID.step * SIDE)
    for some, mark in marks:
        for one in singles(joined(some)):
            spaces[one.bit_length() - 1] = mark
    drawn = "".join(spaces)
    return [drawn[row * GRID.step : row * GRID.step + SIDE] for row in range(SIDE)]
