"""Map Out in a terminal: what is shown, what may be typed, what is told."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import FastChance, NotationError
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from mapmakers.terminal.mapout import FACE
from tests.engine.games.mapout.boards import FULL, JOINED, NARROW
from tests.engine.games.mapout.tables import START, play, table

NAMES = ("Ann", "Ben")


def opening() -> MapOutState:
    return table(START, ["road-11", "road-18", "end-02"], ["road-01"], pile=["road-20"])


def test_the_board_and_the_own_tiles_are_drawn() -> None:
    shown = FACE.show(opening().view(0), NAMES)
    assert str(START) in shown
    assert "SS-r11-SS    AM-r18-AM    MM e02-MM" in shown
    assert "Ann (to move): 0 points" in shown
    assert "2 in hand, e02 face up" in shown
    assert "1 tiles in the pile" in shown


def test_the_others_see_a_lifted_tile_and_no_hand() -> None:
    state = play(opening(), "lift starting-02")
    shown = FACE.show(state.view(None), NAMES)
    assert "Lifted from 2,0:\n AA\\ /SS\nAM-s02-SD" in shown
    assert "r11" not in shown


def test_no_line_is_too_long_however_far_the_roads_lead() -> None:
    row = [(f"road-{n:02}", n - 1, 0, 0) for n in (3, 6, 14, 17, 20, 23)]
    wide = Board.of([*row, ("starting-01", 30, -3, 0)])
    lines = FACE.show(table(wide, ["road-11"], []).view(0), NAMES).splitlines()
    assert max(map(len, lines)) <= 100
    assert "further to the right:" in lines


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("play road-11 0,-1 1", "play road-11 0,-1 1"),
        ("r11 0,-1 1", "play road-11 0,-1 1"),
        ("R11 (0, -1) 1", "play road-11 0,-1 1"),
        ("e2 -1,0", "play end-02 -1,0 0"),
        ("lift s02", "lift starting-02"),
        ("lift starting-02", "lift starting-02"),
        ("lift 2,0", "lift starting-02"),
        (" PASS ", "pass"),
    ],
)
def test_what_may_be_typed(typed: str, move: str) -> None:
    assert FACE.read(typed, opening(), 0) == Move.parse(move)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("back 1,0 4", "back starting-02 1,0 4"),
        ("1,0 4", "back starting-02 1,0 4"),
        ("put s02 1,0 4", "back starting-02 1,0 4"),
        ("r11 0,-1 1", "play road-11 0,-1 1"),
    ],
)
def test_with_a_tile_lifted(typed: str, move: str) -> None:
    state = play(opening(), "lift starting-02")
    assert FACE.read(typed, state, 0) == Move.parse(move)


def test_a_turn_that_looks_alike_is_read_as_the_lowest() -> None:
    state = table(START, ["road-07"], [])
    assert FACE.read("r07 0,-1 3", state, 0) == Move.parse("play road-07 0,-1 1")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("r11", "not a move"),
        ("0,-1 1", "name the tile"),
        ("r11 0,-1", "turns: 0, 1 or 4"),
        ("back r11 0,-1 1", "`back` is for the lifted tile"),
        ("lift 9,9", "no tile lies on 9,9"),
        ("r99 0,-1 1", "no tile 'road-99'"),
    ],
)
def test_what_is_not_understood(typed: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        FACE.read(typed, opening(), 0)


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (opening(), "Play a tile, such as `r11 "),
        (table(NARROW, ["road-09"], []), "lift a tile first to make room, such as `lift r02`"),
        (table(FULL, ["road-03"], []), "`pass`"),
        (play(opening(), "lift starting-02"), "or play one first"),
        (
            play(opening(), "lift starting-02", "play road-11 0,-1 1"),
            "Put the lifted tile back, such as `back ",
        ),
    ],
    ids=["fresh", "must lift", "pass", "held", "played"],
)
def test_the_question_fits_the_moment(state: MapOutState, asked: str) -> None:
    assert asked in FACE.ask(state, 0)


def test_what_a_question_suggests_can_be_typed() -> None:
    chance = FastChance(8)
    state = MAP_OUT.start({}, 2, chance)
    while state.waiting:
        asked = FACE.ask(state, state.turn)
        for suggestion in asked.split("`")[1::2]:
            assert FACE.read(suggestion, state, state.turn) in state.legal(state.turn)
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)


def test_the_guide_lists_what_is_possible_with_its_points() -> None:
    guide = FACE.guide(table(JOINED, ["end-04", "road-02"], []), 0)
    assert "play e04  1,-2: 1(+4)" in guide
    assert all(len(line) <= 100 for line in guide.splitlines())


def test_spaces_of_a_refusal_are_named() -> None:
    assert FACE.where([(0, 1), (1, -2)]) == "0,1 and 1,-2"
