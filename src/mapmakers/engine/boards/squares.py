"""Sets of cells of a square grid, as integers with one bit per cell.

One guard bit between two rows never belongs to a set, so a step east from the last column falls off
the board instead of onto the next row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Cells = int
Cell = tuple[int, int]

NONE: Cells = 0


def both(some: Cells, others: Cells) -> Cells:
    """The intersection."""
    return some & others


def either(some: Cells, others: Cells) -> Cells:
    """The union."""
    return some | others


def without(some: Cells, others: Cells) -> Cells:
    """The difference."""
    return some & ~others


def first(some: Cells) -> Cells:
    """The first cell in reading order, as a set; empty for an empty set."""
    return some & -some


def nth_bit(some: Cells, index: int) -> int:
    """The bit with this many members of the set before it."""
    start = 0
    while index > 4:  # many to skip: bisect
        half = some.bit_length() >> 1
        low = some & ((1 << half) - 1)
        below = low.bit_count()
        if index < below:
            some = low
        else:
            index -= below
            some >>= half
            start += half
    while index:
        some &= some - 1
        index -= 1
    return start + (some & -some).bit_length() - 1


def size(some: Cells) -> int:
    """The number of cells."""
    return some.bit_count()


class Grid:
    """A board of rows and columns, and the operations that depend on its edges."""

    __slots__ = (
        "_fall_folds",
        "_guards",
        "_left",
        "_row_folds",
        "_top",
        "all",
        "cols",
        "edge",
        "rows",
        "step",
    )

    def __init__(self, rows: int, cols: int) -> None:
        self.rows = rows
        self.cols = cols
        self.step = cols + 1
        self.all: Cells = 0
        for row in range(rows):
            self.all |= self.row(row)
        inner = self.all
        for move in (self.north, self.south, self.east, self.west):
            inner &= move(self.all)
        self.edge: Cells = self.all & ~inner
        self._top = self.row(0)
        self._left = self.col(0)
        self._guards = self._left << cols
        self._row_folds = _folds(rows, self.step)
        self._fall_folds = _folds(cols, self.step + 1)

    def __repr__(self) -> str:
        return f"Grid({self.rows}, {self.cols})"

    def cell(self, row: int, col: int) -> Cells:
        """One cell, as a set."""
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            raise ValueError(f"no cell ({row}, {col}) on a board of {self.rows} by {self.cols}")
        return 1 << (row * self.step + col)

    def row(self, row: int) -> Cells:
        return ((1 << self.cols) - 1) << (row * self.step)

    def col(self, col: int) -> Cells:
        column = 0
        for row in range(self.rows):
            column |= 1 << (row * self.step + col)
        return column

    def of(self, cells: Iterable[Cell]) -> Cells:
        """The set of these (row, column) pairs."""
        some = 0
        for row, col in cells:
            some |= self.cell(row, col)
        return some

    def cells(self, some: Cells) -> tuple[Cell, ...]:
        """The set's (row, column) pairs in reading order."""
        return tuple(divmod(one.bit_length() - 1, self.step) for one in singles(some))

    def north(self, some: Cells) -> Cells:
        """The set moved one row up; what leaves the board is dropped."""
        return some >> self.step

    def south(self, some: Cells) -> Cells:
        return (some << self.step) & self.all

    def east(self, some: Cells) -> Cells:
        return (some << 1) & self.all

    def west(self, some: Cells) -> Cells:
        return (some >> 1) & self.all

    def beside(self, some: Cells) -> Cells:
        """Every cell that shares a side with a cell of the set."""
        step = self.step
        return (some << 1 | some >> 1 | some << step | some >> step) & self.all

    def fill(self, start: Cells, within: Cells) -> Cells:
        """Everything reachable from the start by steps within the set."""
        step = self.step
        new = start & within
        rest = within ^ new
        while new:
            new = (new << 1 | new >> 1 | new << step | new >> step) & rest
            rest ^= new
        return within ^ rest

    def clusters(self, some: Cells) -> list[Cells]:
        """The connected parts of the set, in the order of their first cells."""
        step = self.step
        found = []
        while some:
            # An addition carries through the first cell and all that follow it without a gap. The
            # next cells can only be to the south; from there it is a flood fill.
            run = some & ~(some + (some & -some))
            rest = some ^ run
            new = (run << step) & rest
            while new:
                rest ^= new
                new = (new << 1 | new >> 1 | new << step | new >> step) & rest
            found.append(some ^ rest)
            some = rest
        return found

    def rows_with(self, some: Cells) -> int:
        """The number of rows with a cell of the set."""
        # Added to a full row, any cell of the set carries into the guard bit after the row.
        return ((some + self.all) & self._guards).bit_count()

    def cols_with(self, some: Cells) -> int:
        """The number of columns with a cell of the set."""
        for fold in self._row_folds:
            some |= some >> fold
        return (some & self._top).bit_count()

    def falls_with(self, some: Cells) -> int:
        """The number of diagonals from the left edge down and right with a cell of the set."""
        for fold in self._fall_folds:
            some |= some >> fold
        return (some & self._left).bit_count()


def _folds(lines: int, step: int) -> tuple[int, ...]:
    """The shifts that fold a set onto itself until the first line contains all of it.

    Each fold lays the later half of the lines, which are a step apart, over the earlier half.
    """
    folds = []
    while lines > 1:
        folds.append(lines // 2 * step)
        lines -= lines // 2
    return tuple(folds)


def singles(some: Cells) -> Iterator[Cells]:
    """The cells of a set one by one, in reading order, each as a set."""
    while some:
        one = some & -some
        yield one
        some ^= one
