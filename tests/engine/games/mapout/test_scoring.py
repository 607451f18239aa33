"""What tiles are worth."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games.mapout import Board, Move
from tests.engine.games.mapout.boards import JOINED
from tests.engine.games.mapout.tables import START, own_tile, play, table, totals


@pytest.mark.clause("O6.8", "O4.1", "O6.1", "O6.3")
def test_the_printed_first_turn() -> None:
    state = table(START, ["road-11", "road-01"], ["end-01"])
    play(state, "lift starting-02", "back starting-02 1,0 4")
    assert totals(state) == [1, 0]
    play(state, "play road-11 1,-1 1")
    assert totals(state) == [3, 0]
    assert state.board == JOINED
    assert all(state.board.locked(q, r) for _, q, r, _ in state.board.lying)


@pytest.mark.clause("O6.1")
def test_a_connection_that_shares_a_biome_is_worth_a_point_and_another_nothing() -> None:
    board = Board.of([("starting-01", 0, 0, 0)])
    assert board.points("road-08", 0, -1, 1) == 1  # arctic at arctic
    assert board.points("road-11", 0, -1, 1) == 0  # swamp at arctic


@pytest.mark.clause("O6.1")
def test_each_connection_counts_for_itself() -> None:
    two = Board.of([("starting-01", 0, 0, 0), ("starting-02", 1, 0, 4)])
    assert two.points("road-11", 1, -1, 1) == 2
    assert two.points("road-05", 0, 1, 4) == 0


@pytest.mark.clause("O6.2")
def test_two_shared_biomes_on_one_border_are_still_one_point() -> None:
    """Meadows meet meadows and arctic meets arctic."""
    assert START.points("road-16", -1, 0, 0) == 1


@pytest.mark.clause("O6.1")
def test_a_border_without_a_road_is_worth_nothing() -> None:
    """Three swamp tiles side by side: the new one is connected to one of them."""
    board = Board.of([("road-10", 0, 0, 0), ("road-12", 1, -1, 2)])
    assert board.points("road-11", 1, 0, 2) == 1


@pytest.mark.clause("O6.5", "O6.6")
def test_the_printed_split_end_tile_three_for_desert_and_one_for_swamp() -> None:
    board = Board.parse(r"""
     |
0,-2 |            (1,-2)
     |
     |                SS\  SS
0,-1 |       (0,-1)  SS r10-SS   (2,-1)
     |                SS/  SS
     |           AA\ /SS
-1,0 |  (-1,0)  AM-s01-SD   (1,0)
     |           MM/ \DD
     |                DD\  DD
-1,1 |       (-1,1)  DD r01-DD   (1,1)
     |                DD/  DD
     |
-2,2 |            (-1,2)
     |
""")
    state = table(board, ["split-end-04"], ["road-05"])
    areas = state.effects(0, Move.parse("play split-end-04 -1,2 5")).areas
    assert [(area.biome, len(area.spaces)) for area in areas] == [("desert", 3), ("swamp", 1)]
    assert board.points("split-end-04", -1, 2, 5) == 3 + 1


@pytest.mark.clause("O6.5")
def test_an_end_tile_counts_itself_and_all_that_its_biome_runs_through() -> None:
    assert JOINED.points("end-04", 1, -2, 1) == 4


@pytest.mark.clause("O6.5", "O6.7")
def test_an_end_tile_alone_in_its_biome_is_worth_one() -> None:
    assert JOINED.points("end-01", 1, -2, 1) == 1


@pytest.mark.clause("O6.6")
def test_an_area_does_not_cross_a_border_without_a_road() -> None:
    """Two desert tiles lie side by side, without a road between them."""
    board = Board.of([("road-01", 0, 0, 0), ("road-02", 1, -1, 2)])
    assert board.connected((0, 0)) == []
    assert board.points("end-01", 1, 0, 3) == 2


@pytest.mark.clause("O6.6")
def test_an_area_does_not_cross_a_connection_where_the_biome_meets_another() -> None:
    """Desert, then meadows, then desert again: the second desert is out of reach."""
    board = Board.of([("road-01", 0, 0, 0), ("road-05", 1, 0, 0), ("road-02", 2, 0, 0)])
    assert (-1, 1, 5) in board.legal("end-01")
    assert board.points("end-01", -1, 1, 5) == 2


@pytest.mark.clause("O6.6")
def test_a_biome_in_two_parts_of_a_tile_is_one_area() -> None:
    """Desert on the left and on the right of one tile, meadows above and below."""
    box = own_tile("road-14", "DDMMMMDDMMMM")
    board = Board.of([("road-14", 0, 0, 0), ("road-02", 1, 0, 0)], box)
    assert board.points("end-01", -1, 0, 0) == 3


@pytest.mark.clause("O6.7")
def test_an_end_tile_earns_nothing_for_its_connection() -> None:
    state = table(JOINED, ["end-04"], ["road-05"])
    play(state, "play end-04 1,-2 1")
    assert state.scores[0].sheet == {"roads": 0, "moved": 0, "ends": 4, "split_ends": 0}


LEAF = Board.of([*JOINED.lying, ("road-06", -1, 1, 1)])
"""A meadows tile hangs on the first Starting Tile, by a connection that is worth a point."""


@pytest.mark.parametrize(
    ("option", "earned"),
    [
        pytest.param("all", 1, marks=pytest.mark.clause("O6.3")),
        pytest.param("gain", 0, marks=pytest.mark.clause("O6.4")),
        pytest.param("none", 0, marks=pytest.mark.clause("O6.3")),
    ],
)
def test_a_tile_moved_from_one_shared_biome_to_another(option: str, earned: int) -> None:
    state = table(LEAF, ["road-01"], ["end-01"], moved_tiles_score=option)
    play(state, "lift road-06", "back road-06 2,0 0")
    assert state.scores[0].moved == earned


@pytest.mark.clause("O6.4")
def test_gain_is_what_the_new_place_is_worth_more_and_never_below_nothing() -> None:
    state = table(LEAF, ["road-01"], ["end-01"], moved_tiles_score="gain")
    worse = next(
        move
        for move in play(state, "lift road-06").legal(0)
        if move.verb == "back" and not state.board.points("road-06", move.q, move.r, move.turns)
    )
    play(state, str(worse))
    assert state.scores[0].moved == 0
    apart = table(START, ["road-01"], ["end-01"], moved_tiles_score="gain")
    play(apart, "lift starting-02", "back starting-02 1,0 4")
    assert apart.scores[0].moved == 1


def test_no_points_where_a_tile_may_not_lie() -> None:
    with pytest.raises(Refused):
        JOINED.points("road-01", 0, 1, 0)
