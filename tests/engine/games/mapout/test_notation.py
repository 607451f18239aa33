"""Moves and boards as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import NotationError
from mapmakers.engine.games.mapout import MAP_OUT, Board, Move
from tests.engine.games.mapout.boards import CLOSED, JOINED, NARROW
from tests.engine.games.mapout.tables import START
from tests.engine.games.mapout.test_properties import lively
from tests.examples import tries

COORDINATES = st.integers(min_value=-(10**9) + 1, max_value=10**9 - 1)
TILES = st.sampled_from([tile.id for tile in MAP_OUT.box.tiles])
MOVES = st.one_of(
    st.just(Move("pass")),
    st.builds(Move, st.just("lift"), TILES),
    st.builds(
        Move,
        st.sampled_from(["play", "back"]),
        TILES,
        COORDINATES,
        COORDINATES,
        st.integers(min_value=0, max_value=5),
    ),
)


@given(move=MOVES)
def test_every_move_has_a_text_and_a_number(move: Move) -> None:
    assert MAP_OUT.parse_move(str(move)) == move
    assert MAP_OUT.move_of(MAP_OUT.number_of(move)) == move


@given(number=st.integers(min_value=0, max_value=10**15))
def test_every_number_is_a_move(number: int) -> None:
    assert MAP_OUT.number_of(MAP_OUT.move_of(number)) == number


@pytest.mark.parametrize(
    "text",
    [
        "play road-07",
        "play road-07 1,2",
        "play road-07 1,2 6",
        "play road-07 01,2 3",
        "play road-07 -0,2 3",
        "play road-07 1,2 3 ",
        "play road-77 1,2 3",
        "lift",
        "lift road-77",
        "lift road-07 1,2 3",
        "pass now",
        "PASS",
        "play road-07 1,2 \uff13",
        "play road-07 1234567890,2 3",
    ],
)
def test_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        MAP_OUT.parse_move(text)


def test_a_board_is_drawn() -> None:
    assert (
        str(JOINED.lift((1, -1)))
        == r"""
     |
0,-1 |       (0,-1)    (1,-1)    (2,-1)
     |
     |           AA\ /SS   SD\ /DD
-1,0 |  (-1,0)  AM-s01-SD SS-s02-MM   (2,0)
     |           MM/ \DD   AA/ \AM
     |
-1,1 |       (-1,1)    (0,1)     (1,1)
     |
""".strip("\n")
    )


@tries(10)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_drawings_round_trip(seed: int) -> None:
    for state, _ in lively(seed, 3):
        drawn = str(state.board)
        assert Board.parse(drawn) == state.board
        assert str(Board.parse(drawn)) == drawn


@pytest.mark.parametrize("by", [(0, 0), (1, 0), (0, 1), (-7, 3), (-4, -5), (12, -25)])
def test_a_drawing_tells_where_on_the_plane_it_is(by: tuple[int, int]) -> None:
    for board in (START, JOINED, CLOSED, NARROW):
        moved = Board.of([(tile, q + by[0], r + by[1], turns) for tile, q, r, turns in board.lying])
        assert Board.parse(str(moved)) == moved


def test_open_ends_need_not_be_drawn() -> None:
    assert (
        Board.parse(r"""
     |           AA\ /SS             AA\ /SS
-1,0 |          AM-s01-SD           AM-s02-SD
     |           MM/ \DD             MM/ \DD
""")
        == START
    )


def test_an_empty_board_is_an_empty_drawing() -> None:
    assert str(Board.of([])) == ""
    assert Board.parse("") == Board.of([])


@pytest.mark.parametrize(
    "drawn",
    [
        "     |\n-1,0 |          AM-s01-SD\n",
        "     |           AA\\ /SS\n-1,0 |          AM-s09-SD\n     |           MM/ \\DD",
        "     |           AA\\ /SS\n-1,0 |          DM-s01-SD\n     |           MM/ \\DD",
        "     |           AA\\ /SS\n-1,0 |         AM-s01-SD\n     |           MM/ \\DD",
        "     |          AA\\ /SS\n-1,0 |         AM-s01-SD\n     |          MM/ \\DD",
        "     |           AA\\ /SS  x\n-1,0 |          AM-s01-SD\n     |           MM/ \\DD",
        "     |           AA\\ /SS\n-1,0 |          AM-s01-SD  ?\n     |           MM/ \\DD",
        "     |           AA\\ /SS\n     |          AM-s01-SD\n     |           MM/ \\DD",
        "     |\n-1,0 |s01\n     |",
        "     |\n-1,0 |\n     |\n     |\n-2,1 |\n     |\n     |\n-1,2 |\n     |",
    ],
    ids=[
        "two lines",
        "no such tile",
        "no such face",
        "lines out of step",
        "between two spaces",
        "more above",
        "more beside",
        "no first space",
        "over the margin",
        "rows out of step",
    ],
)
def test_no_drawing(drawn: str) -> None:
    with pytest.raises(NotationError):
        Board.parse(drawn)
