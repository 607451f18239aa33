"""Moves as values, short texts and numbers."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import NotationError
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.engine.games.misterra.moves import Go, Keep, Map


@pytest.mark.parametrize(
    "text",
    [
        "keep 3 18",
        "go C3",
        "go beach2",
        "tuck SJ",
        "take MM",
        "map SC3 JD3",
        "map JD3 SC3",
        "claim",
        "rest",
        "otoma E5",
    ],
)
def test_texts_round_trip(text: str) -> None:
    move = MISTERRA.parse_move(text)
    assert str(move) == text
    assert MISTERRA.move_of(MISTERRA.number_of(move)) == move


def test_cards_are_read_in_either_order() -> None:
    assert str(MISTERRA.parse_move("take JS")) == "take SJ"
    assert str(MISTERRA.parse_move("keep 18 3")) == "keep 3 18"


def test_every_number_is_one_move() -> None:
    moves = [MISTERRA.move_of(number) for number in range(MISTERRA.move_count)]
    assert len(set(moves)) == MISTERRA.move_count
    assert [MISTERRA.number_of(move) for move in moves] == list(range(MISTERRA.move_count))
    assert len({str(move) for move in moves}) == MISTERRA.move_count


@pytest.mark.parametrize(
    "text",
    [
        "keep",
        "keep 1",
        "keep 1 2 3",
        "keep one two",
        "keep 1 9999",
        "go",
        "go F1",
        "go beach6",
        "go C3 D3",
        "tuck",
        "tuck S",
        "tuck SX",
        "take SJL",
        "map",
        "map SC3",
        "map C3 D3",
        "map XC3 JD3",
        "map SC3 Jbeach1",
        "claim C3",
        "rest now",
        "otoma",
        "otoma beach1",
        "CLAIM",
    ],
)
def test_other_texts_are_turned_down(text: str) -> None:
    with pytest.raises(NotationError):
        MISTERRA.parse_move(text)


def test_moves_that_no_number_stands_for() -> None:
    with pytest.raises(NotationError):
        MISTERRA.number_of(Map(0, 0, 0, 14))
    with pytest.raises(NotationError):
        MISTERRA.number_of(Keep(4, 4))


def test_moves_are_values() -> None:
    assert MISTERRA.parse_move("go C3") == Go(14)
    assert len({MISTERRA.parse_move("rest"), MISTERRA.parse_move("rest")}) == 1
