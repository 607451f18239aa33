"""Where a tile may lie, and what is said where it may not."""

from __future__ import annotations

import pytest

from mapmakers.engine.boards.hexes import Hex, around, packed
from mapmakers.engine.core import NotationError, Refused
from mapmakers.engine.games.mapout import MAP_OUT, Board, Move
from tests.engine.games.mapout.boards import CLOSED, JOINED
from tests.engine.games.mapout.tables import START, play, table


def refused(board: Board, tile: str, q: int, r: int, turns: int) -> Refused:
    """The refusal that who plays the tile there would get."""
    with pytest.raises(Refused) as refusal:
        play(table(board, [tile], []), str(Move("play", tile, q, r, turns)))
    return refusal.value


def bans(board: Board) -> dict[Hex, int]:
    """What may not lie on each space around a tile."""
    spaces = {beyond for space in board.tiles for beyond in around(space)}
    return {space: board.plane.at(packed(space)).bans for space in spaces}


@pytest.mark.clause("O1.1", "O1.2")
def test_sides_are_counted_clockwise_from_the_east() -> None:
    """A tile with roads on the sides 0, 1, 3 and 4."""
    board = Board.of([("road-14", 0, 0, 0)])
    assert {(q, r) for q, r, _ in board.legal("end-01")} == {(1, 0), (0, 1), (-1, 0), (0, -1)}


@pytest.mark.clause("O1.1")
def test_the_plane_has_no_end() -> None:
    far = 10**9
    board = Board.of([("starting-01", far, -far, 0)])
    assert (far + 1, -far, 3) in board.legal("end-01")


@pytest.mark.clause("O1.6")
def test_turning_moves_every_side_on_clockwise() -> None:
    board = Board.of([("end-01", 0, 0, 2)])
    assert {(q, r) for q, r, _ in board.legal("end-02")} == {(-1, 1)}


@pytest.mark.clause("O1.6")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("starting-01", [0, 1, 2, 3, 4, 5]),
        ("road-01", [0, 1]),
        ("road-02", [0, 1, 2, 3, 4, 5]),
        ("road-03", [0, 1, 2]),
        ("road-15", [0, 1, 2, 3, 4, 5]),
        ("end-01", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_turns_that_look_alike_are_listed_once(tile: str, turns: list[int]) -> None:
    assert [face.turns for face in MAP_OUT.box.faces[MAP_OUT.box.place[tile]]] == turns


@pytest.mark.clause("O1.6")
def test_a_turn_is_named_by_the_lowest_that_looks_like_it() -> None:
    assert (0, -1, 1) in START.legal("road-07")
    assert refused(START, "road-07", 0, -1, 3).clause == "O1.6"
    assert START.points("road-07", 0, -1, 3) == START.points("road-07", 0, -1, 1)


@pytest.mark.clause("O1.5", "O1.7")
def test_a_connection_is_where_road_meets_road() -> None:
    assert JOINED.connected((1, -1)) == [(1, 0), (0, 0)]
    assert START.connected((0, 0)) == []
    beside = Board.of([("road-05", 0, 0, 0), ("road-04", 0, -1, 0)])
    assert beside.connected((0, 0)) == []


@pytest.mark.clause("O3.1")
def test_never_on_another_tile() -> None:
    refusal = refused(JOINED, "road-05", 1, 0, 0)
    assert refusal.faults == (("O3.1", ((1, 0),)),)


@pytest.mark.clause("O3.2")
def test_a_road_must_not_end_at_a_side_without_one() -> None:
    refusal = refused(JOINED, "road-04", 0, 1, 0)
    assert refusal.faults == (("O3.2", ((0, 1), (1, 0))),)


@pytest.mark.clause("O3.2")
def test_nor_at_a_side_of_another_tile_without_one() -> None:
    refusal = refused(JOINED, "road-02", 2, -1, 2)
    assert refusal.faults == (("O3.2", ((2, -1), (1, -1))),)


@pytest.mark.clause("O1.3", "O3.3")
@pytest.mark.parametrize(
    ("tile", "place", "at"),
    [
        ("road-08", (-1, 0, 0), []),
        ("road-02", (-1, 0, 0), [(0, 0)]),
        ("road-05", (1, -1, 1), [(0, 0)]),
        ("road-11", (0, 1, 3), []),
        ("road-11", (-1, 1, 4), [(0, 0)]),
    ],
    ids=["arctic", "desert at arctic", "meadows at swamp", "swamp", "swamp at meadows"],
)
def test_clashing_biomes_never_touch(
    tile: str, place: tuple[int, int, int], at: list[tuple[int, int]]
) -> None:
    board = Board.of([("starting-01", 0, 0, 0)])
    assert (place in board.legal(tile)) is not bool(at)
    if at:
        assert refused(board, tile, *place).faults == (("O3.3", (place[:2], *at)),)


@pytest.mark.clause("O3.4")
@pytest.mark.parametrize("place", [(2, -2, 0), (40, 40, 0)], ids=["beside", "far away"])
def test_a_tile_without_a_connection_cannot_be_laid(place: tuple[int, int, int]) -> None:
    assert refused(JOINED, "road-12", *place).faults == (("O3.4", (place[:2],)),)


@pytest.mark.clause("O3.6", "O3.2", "O3.3")
def test_the_printed_illegal_place_has_both_its_faults_named() -> None:
    """Desert on (0,1): not joined to the road of the tile above, whose arctic it would touch."""
    board = Board.parse(r"""
     |
0,-1 |       (0,-1)    (1,-1)    (2,-1)
     |
     |           AA\ /SS   SS  /SA
-1,0 |  (-1,0)  AM-s01-SD SS-r20-AA   (2,0)
     |           MM/ \DD   SA/  AA
     |
-1,1 |       (-1,1)    (0,1)
     |
""")
    refusal = refused(board, "road-01", 0, 1, 0)
    assert refusal.faults == (("O3.2", ((0, 1), (1, 0))), ("O3.3", ((0, 1), (1, 0))))


@pytest.mark.clause("O3.6")
def test_a_refusal_lists_each_fault_with_its_spaces() -> None:
    refusal = refused(JOINED, "road-01", 0, 1, 0)
    assert refusal.faults == (("O3.2", ((0, 1), (1, 0))), ("O3.3", ((0, 1), (1, 0))))
    assert (refusal.clause, refusal.cells) == ("O3.2", ((0, 1), (1, 0)))
    assert str(refusal) == "refused by O3.2 and O3.3"


@pytest.mark.clause("O3.5")
def test_a_tile_may_be_laid_at_either_network_or_join_them() -> None:
    spaces = {(q, r) for q, r, _ in START.legal("road-23")}
    assert {(-1, 0), (3, 0), (1, 0)} <= spaces
    assert START.points("road-23", 1, 0, 3) == 1


@pytest.mark.clause("O3.4")
def test_nothing_can_be_laid_where_no_road_is_open() -> None:
    assert all(not CLOSED.legal(tile.id) for tile in MAP_OUT.box.tiles)


def test_a_board_holds_a_tile_once_and_one_on_a_space() -> None:
    with pytest.raises(ValueError, match="two tiles"):
        Board.of([("road-01", 0, 0, 0), ("road-02", 0, 0, 0)])
    with pytest.raises(ValueError, match="twice"):
        Board.of([("road-01", 0, 0, 0), ("road-01", 1, 0, 0)])
    with pytest.raises(NotationError, match="no tile"):
        Board.of([("road-99", 0, 0, 0)])


def test_boards_are_the_same_whatever_was_laid_first() -> None:
    tiles = [("starting-01", 0, 0, 0), ("road-11", 1, -1, 1), ("starting-02", 1, 0, 4)]
    assert Board.of(tiles) == Board.of(reversed(tiles)) == JOINED
    assert hash(Board.of(tiles)) == hash(JOINED)
    assert eval(repr(JOINED), {"Board": Board}) == JOINED
    assert JOINED.lift((1, -1)) == Board.of([tiles[0], tiles[2]])
    assert bans(JOINED.lift((1, -1))) == bans(Board.of([tiles[0], tiles[2]]))
