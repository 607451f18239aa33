"""The verbs of the 11 by 11 board: machine numbers held against whole numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards import eleven_limbs as limbs
from mapmakers.engine.boards import eleven_ways_limbs as limb_ways
from mapmakers.engine.boards.squares import Grid
from mapmakers.engine.core import ReplayChance
from tests.engine.fresh import plain_engine
from tests.examples import tries

with plain_engine():
    from mapmakers.engine.boards import eleven as whole
    from mapmakers.engine.boards import eleven_ways as whole_ways

GRID = Grid(11, 11)
quick = tries(50)

any_cells = st.integers(0, 2**132 - 1).map(lambda bits: bits & GRID.all)
"""Any set, about half of the board."""
sparse = st.builds(lambda one, other, third: one & other & third, any_cells, any_cells, any_cells)
crowded = sparse.map(lambda some: some ^ GRID.all)
sets = any_cells | sparse | crowded | st.sampled_from([0, GRID.all, GRID.edge])


def test_the_twin_has_the_same_verbs() -> None:
    assert [name for name in whole.__all__ if not hasattr(limbs, name)] == []


@quick
@given(sets)
def test_numbers_of_both_kinds_stand_for_each_other(some: int) -> None:
    assert limbs.joined(limbs.split(some)) == some


@pytest.mark.parametrize("constant", ["NONE", "ALL", "EDGE"])
def test_constants(constant: str) -> None:
    assert limbs.joined(getattr(limbs, constant)) == getattr(whole, constant)


@pytest.mark.parametrize(
    "verb", ["cluster", "complement", "first", "north", "south", "east", "west", "beside"]
)
@quick
@given(some=sets)
def test_verbs_that_make_a_set_of_a_set(verb: str, some: int) -> None:
    found = getattr(limbs, verb)(limbs.split(some))
    assert limbs.joined(found) == getattr(whole, verb)(some)


@pytest.mark.parametrize("verb", ["both", "either", "without", "fill"])
@quick
@given(some=sets, others=sets)
def test_verbs_that_make_a_set_of_two(verb: str, some: int, others: int) -> None:
    found = getattr(limbs, verb)(limbs.split(some), limbs.split(others))
    assert limbs.joined(found) == getattr(whole, verb)(some, others)


@pytest.mark.parametrize(
    "verb",
    [
        "nonempty",
        "size",
        "rows_with",
        "cols_with",
        "falls_with",
        "cells",
        "cluster_sizes",
    ],
)
@quick
@given(some=sets)
def test_verbs_that_tell_something_of_a_set(verb: str, some: int) -> None:
    assert getattr(limbs, verb)(limbs.split(some)) == getattr(whole, verb)(some)


@quick
@given(sets)
def test_the_columns_of_each_row(some: int) -> None:
    for row in range(11):
        columns = sum(1 << col for at, col in whole.cells(some) if at == row)
        assert limbs.in_row(limbs.split(some), row) == whole.in_row(some, row) == columns


@pytest.mark.parametrize("verb", ["meet", "within"])
@quick
@given(some=sets, others=sets)
def test_verbs_that_tell_something_of_two(verb: str, some: int, others: int) -> None:
    for one, other in [(some, others), (some & others, others), (some, some)]:
        expected = getattr(whole, verb)(one, other)
        assert getattr(limbs, verb)(limbs.split(one), limbs.split(other)) == expected


@quick
@given(sets)
def test_clusters(some: int) -> None:
    assert [limbs.joined(one) for one in limbs.clusters(limbs.split(some))] == whole.clusters(some)


@quick
@given(sets, st.integers(0, 60))
def test_moving_by_cells(some: int, by: int) -> None:
    numbers = [row * 11 + col for row, col in whole.cells(some)]
    lowered = limbs.lowered(limbs.split(some), by)
    assert _numbers(lowered) == [number - by for number in numbers if number >= by]
    early = [number for number in numbers if number < min(61, 121 - by)]
    limb = sum(1 << number for number in early)
    assert _numbers(limbs.raised(limb, by)) == [number + by for number in early]


def _numbers(some: limbs.Cells) -> list[int]:
    return [row * 11 + col for row, col in limbs.cells(some)]


def test_nothing_and_the_edge() -> None:
    assert limbs.joined(limbs.none()) == limbs.joined(limbs.NONE) == whole.none() == whole.NONE
    assert limbs.joined(limbs.edge()) == limbs.joined(limbs.EDGE) == whole.edge() == whole.EDGE


def test_cells_rows_and_columns() -> None:
    for at in range(11):
        assert limbs.joined(limbs.row(at)) == whole.row(at)
        assert limbs.joined(limbs.col(at)) == whole.col(at)
        assert limbs.joined(limbs.cell(at, 10 - at)) == whole.cell(at, 10 - at)
        assert limbs.joined(limbs.of([(at, 3), (2, at)])) == whole.of([(at, 3), (2, at)])
        moved = limbs.moved(limbs.of([(0, 0), (1, 0)]), min(at, 9), at)
        assert limbs.joined(moved) == whole.of([(min(at, 9), at), (min(at, 9) + 1, at)])


@quick
@given(sets, sets)
def test_rows_are_drawn_alike(some: int, others: int) -> None:
    drawn = limbs.draw_rows([(limbs.split(some), "F"), (limbs.split(others), "x")])
    assert drawn == whole.draw_rows([(some, "F"), (others, "x")])


# Ways to lay shapes

OUTLINES = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (1, 0)),
    ((0, 1), (1, 0)),
    ((0, 0), (0, 1), (0, 2), (0, 3)),
    ((0, 0), (1, 0), (2, 0), (3, 0)),
    ((0, 2), (1, 1), (2, 0)),
    ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),
    ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2)),
)
WHOLE = whole_ways.Ways(OUTLINES)
LIMBS = limb_ways.Ways(OUTLINES)
_PLACES = {
    spot: (WHOLE.way(spot), WHOLE.place(spot)) for spot in WHOLE.spots(WHOLE.fits(whole.ALL))
}
_LIMB_PLACES = {
    spot: (LIMBS.way(spot), limbs.joined(LIMBS.place(spot)))
    for spot in LIMBS.spots(LIMBS.fits(limbs.ALL))
}


def test_every_place_of_an_empty_board_is_known() -> None:
    assert list(_PLACES.values()) == list(_LIMB_PLACES.values())
    assert len(_PLACES) == WHOLE.total == LIMBS.total
    everywhere = [
        (way, whole.of([(row + down, col + right) for down, right in outline]))
        for way, outline in enumerate(OUTLINES)
        for row in range(11 - max(down for down, _ in outline))
        for col in range(11 - max(right for _, right in outline))
    ]
    assert list(_PLACES.values()) == everywhere


@quick
@given(crowded | any_cells, sets)
def test_a_guess_covers_empty_spaces_only_and_one_of_some(empty: int, some: int) -> None:
    limb_empty, limb_some = limbs.split(empty), limbs.split(some)
    for index, (spot, limb_spot) in enumerate(zip(_PLACES, _LIMB_PLACES, strict=True)):
        place = _PLACES[spot][1]
        good = not place & ~empty and bool(place & some)
        told = [(index, WHOLE.total)]
        assert WHOLE.guess(empty, some, 1, ReplayChance(told)) == (spot if good else -1)
        guessed = LIMBS.guess(limb_empty, limb_some, 1, ReplayChance(told))
        assert guessed == (limb_spot if good else -1)


def test_guesses_go_on_until_one_is_good() -> None:
    told = [(0, WHOLE.total), (1, WHOLE.total), (2, WHOLE.total)]
    empty = whole.of([(0, 2), (0, 3)])
    spots, limb_spots = list(_PLACES), list(_LIMB_PLACES)
    for guesses, found in [(2, False), (3, True), (9, True)]:
        guessed = WHOLE.guess(empty, empty, guesses, ReplayChance(told))
        assert guessed == (spots[2] if found else -1)
        guessed = LIMBS.guess(limbs.split(empty), limbs.split(empty), guesses, ReplayChance(told))
        assert guessed == (limb_spots[2] if found else -1)


def test_more_ways_than_can_be_counted_are_not_taken() -> None:
    limb_ways.Ways(OUTLINES[:1] * 16)
    with pytest.raises(ValueError, match="16 ways"):
        limb_ways.Ways(OUTLINES[:1] * 17)


def test_larger_shapes_than_can_be_looked_at_are_not_taken() -> None:
    limb_ways.Ways((tuple((0, col) for col in range(5)),))
    with pytest.raises(ValueError, match="5 cells"):
        limb_ways.Ways((tuple((0, col) for col in range(6)),))


@quick
@given(sets)
def test_the_nth_cell(some: int) -> None:
    cells = whole.cells(some)
    found = [divmod(limb_ways.nth(limbs.split(some), index), 11) for index in range(len(cells))]
    assert found == list(cells)


@quick
@given(crowded | any_cells, sparse, st.booleans())
def test_spots_are_found_alike(empty: int, some: int, narrowed: bool) -> None:
    there, here = WHOLE.fits(empty), LIMBS.fits(limbs.split(empty))
    if narrowed:
        there = WHOLE.over(there, some)
        here = LIMBS.over(here, limbs.split(some))
    places = [_PLACES[spot] for spot in WHOLE.spots(there)]
    assert [_LIMB_PLACES[spot] for spot in LIMBS.spots(here)] == places
    assert LIMBS.count(here) == WHOLE.count(there) == len(places)
    for index in range(len(places)):
        assert _LIMB_PLACES[LIMBS.nth(here, index)] == places[index]
        assert _PLACES[WHOLE.nth(there, index)] == places[index]
    for way in range(len(WHOLE.outlines)):
        assert limbs.joined(LIMBS.anchors(here, way)) == WHOLE.anchors(there, way)
    for _, place in places:
        assert place & ~empty == 0
        assert not narrowed or place & some
