"""Maps of Misterra in the terminal: what people see and type."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import FastChance, NotationError
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.terminal.layout import WIDTH
from mapmakers.terminal.misterra import FACE
from tests.engine.games.misterra.table import FIRST, do, situation

NAMES = ["Ada", "Benedict the Cartographer of Misterra", "Cleo", "Dan"]


def typed(state: MisterraState, text: str) -> str:
    """The move that is read from what somebody types."""
    (seat,) = state.waiting
    return str(FACE.read(text, state, seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_matches_fit_the_width_and_every_move_can_be_typed(seats: int) -> None:
    chance = FastChance(seats)
    state = MISTERRA.start({"master": "on"}, seats, chance)
    while state.waiting:
        seat = state.waiting[0]
        moves = list(state.legal(seat))
        for observer in (None, seat):
            assert max(map(len, FACE.show(state.view(observer), NAMES).splitlines())) <= WIDTH
        assert max(map(len, FACE.guide(state, seat).splitlines())) <= WIDTH
        assert "`" in FACE.ask(state, seat)
        for move in moves[:3]:
            assert FACE.read(str(move), state, seat) == move
        state.play(seat, state.legal(seat).sample(chance), chance)
    assert "over" in FACE.show(state.view(None), NAMES)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("e3", "go E3"),
        ("go E3", "go E3"),
        ("beach 3", "go beach3"),
        ("Beach4", "go beach4"),
        ("stay", "go beach3"),
        ("to e3", "go E3"),
    ],
)
def test_places(text: str, move: str) -> None:
    assert typed(situation("..... ..... ....l ..... ....."), text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [("sj", "take SJ"), ("JS", "take SJ"), ("take ss", "take SS"), ("tuck jj", "tuck JJ")],
)
def test_cards(text: str, move: str) -> None:
    state = do(situation("..... ..... ....l ..... ....."), "go E3")
    assert typed(state, text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("sd3 je3", "map SD3 JE3"),
        ("map s d3, j e3", "map SD3 JE3"),
        ("d3 e3", "map SD3 JE3"),
        ("e3 d3", "map JD3 SE3"),
        ("je3 sd3", "map SD3 JE3"),
        ("rest", "rest"),
        ("pass", "rest"),
        ("CLAIM", "claim"),
    ],
)
def test_laying_a_card(text: str, move: str) -> None:
    assert typed(do(situation(), "go beach3", "take SJ"), text) == move


def test_the_order_of_the_halves_is_kept_where_it_matters() -> None:
    state = situation("SSSSS SSSSS S.... ..... .....", at=("beach5", "beach1"))
    do(state, "go beach5", "take SS")
    assert typed(state, "e5 d5") == "map SE5 SD5"
    assert typed(state, "d5 e5") == "map SD5 SE5"


def test_keeping_cards() -> None:
    state = MISTERRA.start({}, 1, FIRST)
    assert typed(state, "4, 1") == "keep 1 4"
    assert typed(state, "keep 2 and 3") == "keep 2 3"


@pytest.mark.parametrize("text", ["", "north", "f9", "stay put", "3 18", "sj"])
def test_other_words_are_not_understood(text: str) -> None:
    with pytest.raises(NotationError, match="help"):
        typed(situation(), text)


def test_otomas_top_card_gives_the_next_spaces() -> None:
    state = situation(at=("beach1",))
    view = state.view(0).otoma
    assert view is not None
    assert view.top_spaces is not None
    shown = FACE.show(state.view(0), NAMES)
    assert f"its top card gives the next spaces: {', then '.join(view.top_spaces)}" in shown
    assert not any(action in shown for action in view.top_actions)


def test_refused_cells_are_named_as_people_call_them() -> None:
    assert FACE.where([(0, 0), (4, 4), (2, 5)]) == "A1 E5 beach3"
