"""Sets of hexes and their verbs, on a plane without end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards import hexes
from mapmakers.engine.boards.hexes import CENTRE, NOWHERE, OPPOSITE, SIDES, Hex, Hexes

COORDINATES = st.integers(min_value=-(10**12), max_value=10**12)
ANY_HEX = st.tuples(COORDINATES, COORDINATES)
NEAR = st.integers(min_value=-4, max_value=4)
SETS = st.frozensets(st.tuples(NEAR, NEAR), max_size=30)

RING: Hexes = frozenset([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])


def test_six_neighbours_clockwise_from_the_east() -> None:
    assert hexes.around((5, -2)) == ((6, -2), (5, -1), (4, -1), (4, -2), (5, -3), (6, -3))


@given(space=ANY_HEX)
def test_whoever_crosses_a_side_comes_in_by_the_opposite_one(space: Hex) -> None:
    for side in SIDES:
        beyond = hexes.around(space)[side]
        assert hexes.around(beyond)[OPPOSITE[side]] == space
        assert hexes.distance(space, beyond) == 1


def test_both_either_without_and_size() -> None:
    some, others = frozenset([(0, 0), (1, 0)]), frozenset([(1, 0), (2, 0)])
    assert hexes.both(some, others) == {(1, 0)}
    assert hexes.either(some, others) == {(0, 0), (1, 0), (2, 0)}
    assert hexes.without(some, others) == {(0, 0)}
    assert hexes.size(hexes.either(some, others)) == 3


def test_reading_order_goes_row_by_row() -> None:
    assert hexes.in_reading_order([(0, 1), (3, -1), (-2, 1), (0, 0)]) == [
        (3, -1),
        (0, 0),
        (-2, 1),
        (0, 1),
    ]
    assert hexes.first(frozenset([(0, 1), (-2, 1), (0, 0)])) == {(0, 0)}
    assert hexes.first(NOWHERE) == NOWHERE


def test_beside_one_hex_is_the_ring_around_it() -> None:
    assert hexes.beside(frozenset([CENTRE])) == RING


def test_fill_stays_within_and_goes_around_corners() -> None:
    gap = RING - {(0, 1), (0, -1)}
    assert hexes.fill(frozenset([(1, 0)]), gap) == {(1, 0), (1, -1)}
    assert hexes.fill(frozenset([(9, 9)]), gap) == NOWHERE


def test_clusters_come_in_reading_order() -> None:
    gap = RING - {(0, 1), (0, -1)}
    assert list(hexes.clusters(gap)) == [{(1, -1), (1, 0)}, {(-1, 0), (-1, 1)}]


@given(some=SETS)
def test_clusters_share_nothing_and_touch_nowhere(some: Hexes) -> None:
    parts = list(hexes.clusters(some))
    assert frozenset().union(*parts) == some
    assert sum(map(hexes.size, parts)) == hexes.size(some)
    for part in parts:
        assert not hexes.both(hexes.beside(part), hexes.without(some, part))


def test_reach_follows_links_only_one_way() -> None:
    links = {(0, 0): [(5, 5)], (5, 5): [(9, 9)], (9, 9): [(5, 5)]}
    assert hexes.reach(frozenset([(5, 5)]), lambda at: links[at]) == {(5, 5), (9, 9)}


def test_a_turn_takes_each_side_to_the_next() -> None:
    for side in SIDES:
        assert hexes.turn(hexes.STEPS[side], 1) == hexes.STEPS[(side + 1) % 6]
    assert hexes.turned(frozenset([(2, 0), (0, 0)]), 2) == {(-2, 2), (0, 0)}


@given(space=ANY_HEX, turns=st.integers(min_value=-9, max_value=9))
def test_turns_keep_distances_and_six_make_a_whole(space: Hex, turns: int) -> None:
    turned = hexes.turn(space, turns)
    assert hexes.distance(turned) == hexes.distance(space)
    assert hexes.turn(turned, 6 - turns) == space


def test_moved_shifts_every_hex() -> None:
    assert hexes.moved(frozenset([(0, 0), (1, -1)]), (3, 2)) == {(3, 2), (4, 1)}


def test_the_spiral_numbers_every_hex_once() -> None:
    spaces = [hexes.hex_of(number) for number in range(1 + 3 * 20 * 21)]
    assert len(set(spaces)) == len(spaces)
    assert [hexes.number_of(space) for space in spaces] == list(range(len(spaces)))
    assert max(map(hexes.distance, spaces)) == 20
    assert spaces[:7] == [CENTRE, (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@given(space=ANY_HEX)
def test_the_spiral_has_no_end(space: Hex) -> None:
    assert hexes.hex_of(hexes.number_of(space)) == space


def test_no_hex_before_the_first() -> None:
    with pytest.raises(ValueError, match="from 0"):
        hexes.hex_of(-1)


PACKABLE = st.integers(min_value=-hexes.FARTHEST, max_value=hexes.FARTHEST)


@given(space=st.tuples(PACKABLE, PACKABLE))
def test_packed_hexes_come_back_and_step_like_hexes(space: Hex) -> None:
    packed = hexes.packed(space)
    assert hexes.unpacked(packed) == space
    for side in SIDES:
        beyond = hexes.around(space)[side]
        if hexes.can_pack(beyond):
            assert hexes.unpacked(hexes.beyond(packed, side)) == beyond
            assert hexes.beyond(hexes.packed(beyond), hexes.opposite(side)) == packed


@given(space=st.tuples(PACKABLE, PACKABLE))
def test_the_plane_is_wrapped_around_a_grid_of_16_by_16(space: Hex) -> None:
    q, r = space
    assert hexes.wrapped(hexes.packed(space)) == r % 16 * 16 + q % 16


@given(SETS)
def test_packed_hexes_stand_in_reading_order(some: Hexes) -> None:
    packed = sorted(hexes.packed(space) for space in some)
    assert [hexes.unpacked(space) for space in packed] == hexes.in_reading_order(some)


@given(one=st.tuples(NEAR, NEAR), other=st.tuples(NEAR, NEAR))
def test_packed_hexes_are_apart_that_neither_touch_nor_are_the_same(one: Hex, other: Hex) -> None:
    assert hexes.apart(hexes.packed(one), hexes.packed(other)) == (hexes.distance(one, other) > 1)


def test_what_lies_beyond_all_reach_cannot_be_packed() -> None:
    with pytest.raises(ValueError, match="from the centre"):
        hexes.packed((hexes.FARTHEST + 1, 0))
