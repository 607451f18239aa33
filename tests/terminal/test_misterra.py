"""Maps of Misterra in the terminal: what people see, type and are told."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import FastChance, NotationError
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.terminal.layout import WIDTH
from mapmakers.terminal.misterra import FACE
from tests.engine.games.misterra.table import FIRST, at_the_end, do, situation

NAMES = ["Ada", "Benedict the Cartographer of Misterra", "Cleo", "Dan"]


def typed(state: MisterraState, text: str) -> str:
    """The move that is read from what somebody types."""
    (seat,) = state.waiting
    return str(FACE.read(text, state, seat))


def told(state: MisterraState, move: str) -> list[str]:
    (seat,) = state.waiting
    before = state.view(None)
    do(state, move)
    return list(FACE.tell(before, seat, MISTERRA.parse_move(move), state.view(None), NAMES))


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
        before = state.view(None)
        move = state.legal(seat).sample(chance)
        state.play(seat, move, chance)
        lines = FACE.tell(before, seat, move, state.view(None), NAMES)
        assert lines
        assert all(line.endswith((".", "!")) for line in lines)
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


def test_what_is_told_of_a_half_day() -> None:
    state = situation("..... ..... ...sl ..... .....", display="SL SJ SS SM JJ", deck="MM LL")
    assert told(state, "go E3") == ["Ada goes to E3."]
    assert told(state, "tuck SJ") == ["Ada puts SJ under the deck; MM comes up."]
    assert told(state, "take SL") == ["Ada takes SL."]
    assert told(state, "map LD3 SE3") == [
        "Ada maps lagoon on D3 (hazy, no steppe), steppe on E3 (hazy, no lagoon)."
    ]
    assert told(state, "go E3") == ["Ada stays on E3."]


def test_what_is_told_of_claims_and_rests() -> None:
    state = situation("..... ..... ....M ..... .....")
    do(state, "go E3", "take SS")
    assert told(state, "claim") == ["Ada claims the region at E3."]
    do(state, "go E3", "take SJ")
    assert told(state, "rest") == ["Ada rests and discards SJ."]


def test_what_is_told_of_otoma() -> None:
    state = situation(at=("beach1",), display="SS SJ SL SM JJ")
    do(state, "go beach1", "take SS", "rest", "go beach1", "take SJ")
    lines = told(state, "rest")
    assert lines[0] == "Ada rests and discards SJ."
    assert sum(line.startswith("Otoma: ") for line in lines) == 2


def test_otomas_top_card_gives_the_next_spaces() -> None:
    state = situation(at=("beach1",))
    view = state.view(0).otoma
    assert view is not None
    assert view.top_spaces is not None
    shown = FACE.show(state.view(0), NAMES)
    assert f"its top card gives the next spaces: {', then '.join(view.top_spaces)}" in shown
    assert not any(action in shown for action in view.top_actions)


def test_a_half_day_that_ends_in_a_jungle_says_why() -> None:
    state = situation("..... ..... ....j ..... .....")
    do(state, "go E3")
    assert told(state, "take SJ") == [
        "Ada takes SJ.",
        "In the jungle Ada can neither map nor claim: SJ is discarded.",
    ]


def test_what_is_told_at_the_end() -> None:
    drawing = "S.... ..... ..... ..... ....."
    state = at_the_end(drawing, [drawing, "J.... ..... ..... ..... ....."], kept=[(9, 10), (9, 10)])
    before = state.view(None)
    lines = FACE.tell(before, 1, MISTERRA.parse_move("go beach1"), state.view(None), NAMES)
    assert lines[-1] == "Ada wins with the most points."
    assert "fidelity 2, empty -24, presumption1 0, presumption2 0, claims 0" in lines[1]


def test_refused_cells_are_named_as_people_call_them() -> None:
    assert FACE.where([(0, 0), (4, 4), (2, 5)]) == "A1 E5 beach3"
