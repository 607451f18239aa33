"""The runner of Map Out's examples notices a statement that is not true."""

import pytest

from mapmakers.rules_pages import BoardBlock
from tests.engine.games.mapout.tables import START
from tests.rules.mapout_examples import check

BOARD = tuple(str(START).split("\n"))


@pytest.mark.parametrize(
    "caption",
    [
        "setup",
        "refused O3.4: play road-05 9,9 0",
        "refused O3.1: play road-05 0,0 0",
        "refused O4.4: lift starting-02, back starting-02 2,0 1",
    ],
)
def test_a_true_statement_about_the_first_board(caption: str) -> None:
    check(BoardBlock(caption, BOARD))


@pytest.mark.parametrize(
    "caption",
    [
        "tile starting-01",
        "locked 0,0",
        "refused O3.2: play road-05 9,9 0",
        "refused O3.2 O3.4: play road-05 9,9 0",
    ],
)
def test_a_false_statement_about_the_first_board(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, BOARD))


def test_a_refusal_that_is_none() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check(BoardBlock("refused O4.1: lift starting-02", BOARD))


@pytest.mark.parametrize("points", [0, 2])
def test_a_wrong_number_of_points(points: int) -> None:
    after = START.lay(START.box.face("road-16", 0), (-1, 0))
    rows = (*BOARD, "", *str(after).split("\n"))
    check(BoardBlock("play road-16 -1,0 0 = 1", rows))
    with pytest.raises(AssertionError):
        check(BoardBlock(f"play road-16 -1,0 0 = {points}", rows))


def test_a_board_that_does_not_stay_the_same() -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock("play road-16 -1,0 0 = 1", (*BOARD, "", *BOARD)))


def test_a_board_drawn_without_the_names_of_its_open_spaces() -> None:
    bare = tuple(row.replace("(1,0)", "     ") for row in BOARD)
    with pytest.raises(AssertionError):
        check(BoardBlock("setup", bare))


def test_a_statement_of_no_known_kind() -> None:
    with pytest.raises(ValueError, match="no statement about a board"):
        check(BoardBlock("play road-16", BOARD))
