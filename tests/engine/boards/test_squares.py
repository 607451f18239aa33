"""The verbs of square grids, held against sets of (row, column) pairs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards.squares import (
    NONE,
    Cell,
    Grid,
    both,
    either,
    first,
    nth_bit,
    singles,
    size,
    without,
)
from tests.examples import tries

Pairs = frozenset[Cell]

GRIDS = [Grid(11, 11), Grid(5, 5), Grid(3, 7), Grid(7, 3), Grid(1, 1)]
"""The boards of the games, and some that no game has."""

on_every_grid = pytest.mark.parametrize("grid", GRIDS, ids=repr)
quick = tries(60)


def everything(grid: Grid) -> Pairs:
    return frozenset((row, col) for row in range(grid.rows) for col in range(grid.cols))


def some_of(grid: Grid) -> st.SearchStrategy[Pairs]:
    """Any set of cells: crowded ones are as likely as sparse ones."""
    cells = sorted(everything(grid))
    few = st.frozensets(st.sampled_from(cells))
    return few | few.map(lambda pairs: everything(grid) - pairs)


def neighbours(grid: Grid, cell: Cell) -> Iterator[Cell]:
    row, col = cell
    for near in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
        if near in everything(grid):
            yield near


def reached(grid: Grid, start: Pairs, within: Pairs) -> Pairs:
    """A walk from cell to cell."""
    seen = set(start & within)
    ahead = list(seen)
    while ahead:
        for near in neighbours(grid, ahead.pop()):
            if near in within and near not in seen:
                seen.add(near)
                ahead.append(near)
    return frozenset(seen)


def moved(grid: Grid, pairs: Pairs, down: int, right: int) -> Pairs:
    return frozenset((row + down, col + right) for row, col in pairs) & everything(grid)


@on_every_grid
@quick
@given(data=st.data())
def test_pairs_round_trip_in_reading_order(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    assert grid.cells(grid.of(pairs)) == tuple(sorted(pairs))


@on_every_grid
@quick
@given(data=st.data())
def test_the_algebra_of_sets(grid: Grid, data: st.DataObject) -> None:
    one, other = data.draw(some_of(grid)), data.draw(some_of(grid))
    a, b = grid.of(one), grid.of(other)
    assert both(a, b) == grid.of(one & other)
    assert either(a, b) == grid.of(one | other)
    assert without(a, b) == grid.of(one - other)
    assert size(a) == len(one)


@on_every_grid
@quick
@given(data=st.data())
def test_picking_cells_in_reading_order(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    some = grid.of(pairs)
    order = [grid.of([pair]) for pair in sorted(pairs)]
    assert list(singles(some)) == order
    assert first(some) == (order[0] if order else NONE)
    assert [1 << nth_bit(some, index) for index in range(len(order))] == order


@quick
@given(bits=st.sets(st.integers(0, 2000), min_size=1, max_size=400), data=st.data())
def test_the_nth_bit_of_a_long_number(bits: set[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(bits) - 1))
    assert nth_bit(sum(1 << bit for bit in bits), index) == sorted(bits)[index]


@on_every_grid
@quick
@given(data=st.data())
def test_moving_a_set(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    some = grid.of(pairs)
    assert grid.north(some) == grid.of(moved(grid, pairs, -1, 0))
    assert grid.east(some) == grid.of(moved(grid, pairs, 0, 1))
    assert grid.south(some) == grid.of(moved(grid, pairs, 1, 0))
    assert grid.west(some) == grid.of(moved(grid, pairs, 0, -1))


@on_every_grid
@quick
@given(data=st.data())
def test_what_lies_beside(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    near = {cell for pair in pairs for cell in neighbours(grid, pair)}
    assert grid.beside(grid.of(pairs)) == grid.of(near)


@on_every_grid
@quick
@given(data=st.data())
def test_filling(grid: Grid, data: st.DataObject) -> None:
    start, within = data.draw(some_of(grid)), data.draw(some_of(grid))
    filled = grid.fill(grid.of(start), grid.of(within))
    assert filled == grid.of(reached(grid, start, within))


@on_every_grid
@quick
@given(data=st.data())
def test_clusters(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    expected: list[Pairs] = []
    for pair in sorted(pairs):
        if not any(pair in cluster for cluster in expected):
            expected.append(reached(grid, frozenset({pair}), pairs))
    assert grid.clusters(grid.of(pairs)) == [grid.of(cluster) for cluster in expected]


@on_every_grid
@quick
@given(data=st.data())
def test_counting_lines(grid: Grid, data: st.DataObject) -> None:
    pairs = data.draw(some_of(grid))
    some = grid.of(pairs)
    assert grid.rows_with(some) == len({row for row, _ in pairs})
    assert grid.cols_with(some) == len({col for _, col in pairs})
    assert grid.falls_with(some) == len({row - col for row, col in pairs if row >= col})


@on_every_grid
def test_rows_columns_and_the_edge(grid: Grid) -> None:
    cells = everything(grid)
    last_row, last_col = grid.rows - 1, grid.cols - 1
    assert grid.all == grid.of(cells)
    assert grid.edge == grid.of(
        (row, col) for row, col in cells if row in (0, last_row) or col in (0, last_col)
    )
    for line in range(grid.rows):
        assert grid.row(line) == grid.of((row, col) for row, col in cells if row == line)
    for line in range(grid.cols):
        assert grid.col(line) == grid.of((row, col) for row, col in cells if col == line)


@on_every_grid
def test_a_cell_off_the_board_is_none(grid: Grid) -> None:
    for row, col in [(-1, 0), (0, -1), (grid.rows, 0), (0, grid.cols)]:
        with pytest.raises(ValueError, match="no cell"):
            grid.cell(row, col)
