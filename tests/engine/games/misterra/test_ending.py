"""What brings the end about, and that the round is finished."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from tests.engine.games.misterra.table import FIRST, NOTHING, do, situation

ALMOST_CONFIRMED = "SSSSS SSSSS JJJJJ LLLLL MMMms"
ALMOST_FULL = "SSSSS JJJJJ LLLLL MMMMM SSS.."
FULL = "SSSSS JJJJJ LLLLL MMMMM SSSSS"

LOST_CORNER = ".JJSS JJSSS JSLLL SLLLL MMMMM"
"""Nobody who may map sees A1 or a neighbour of it."""


def rests(state: MisterraState) -> None:
    """A turn of two half days at one place, in which nothing is mapped or claimed."""
    seat, rounds = state.turn, state.round
    while state.waiting and (state.turn, state.round) == (seat, rounds):
        view = state.view(None)
        if view.phase == "go":
            do(state, f"go {view.players[seat].place}")
        elif view.phase == "choose":
            do(state, f"take {view.display[0]}")
        else:
            do(state, "rest")


@pytest.mark.clause("M10.1", "M10.2")
def test_all_spaces_confirmed_ends_the_match_when_the_round_is_over() -> None:
    state = situation(ALMOST_CONFIRMED, at=("beach5", "beach5"), display="SM SM SJ SJ JJ")
    do(state, "go beach5", "take SM", "map MD5 SE5")
    assert state.view(None).ending == ""
    do(state, "go beach5", "take SM", "rest")
    assert state.view(None).ending == "confirmed"
    assert (state.waiting, state.outcome) == ((1,), None)
    rests(state)
    assert state.outcome is not None
    with pytest.raises(Refused, match=r"M10\.1"):
        state.legal(0)


@pytest.mark.clause("M10.1")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    state = situation(ALMOST_CONFIRMED, at=("beach5", "beach5"), display="SM SM SJ SJ JJ", turn=1)
    do(state, "go beach5", "take SM", "map MD5 SE5", "go beach5", "take SM", "rest")
    assert state.outcome is not None


@pytest.mark.clause("M10.5")
def test_a_full_parchment_ends_the_match() -> None:
    state = situation(
        at=("beach5", "beach5"), display="SS SJ SL SM JJ", parchments=[ALMOST_FULL, NOTHING], turn=0
    )
    do(state, "go beach5", "take SS", "map SD5 SE5", "go beach5", "take SJ", "rest")
    assert state.view(None).ending == "parchment"
    rests(state)
    assert state.outcome is not None


@pytest.mark.clause("M10.5", "M10.1")
def test_only_the_player_whose_turn_ends_is_looked_at() -> None:
    state = situation(at=("beach5", "beach5"), parchments=[NOTHING, FULL])
    rests(state)
    assert state.view(None).ending == ""
    rests(state)
    assert state.view(None).ending == "parchment"
    assert state.outcome is not None


@pytest.mark.clause("M10.4")
def test_no_card_left_ends_the_match() -> None:
    state = situation(display="SS SJ", deck="")
    do(state, "go beach3", "take SS", "rest", "go beach3", "rest")
    assert state.view(None).ending == "cards"
    do(state, "go beach3", "go beach3")
    assert state.outcome is not None


@pytest.mark.clause("M10.4")
def test_a_display_that_can_still_be_refilled_is_no_end() -> None:
    state = situation(display="SS SJ", deck="JJ")
    do(state, "go beach3", "take SS", "rest", "go beach3", "rest")
    assert state.view(None).ending == ""


@pytest.mark.clause("M10.3")
def test_a_space_that_nobody_can_ever_map_ends_the_match() -> None:
    state = situation(LOST_CORNER)
    rests(state)
    assert state.view(None).ending == "unmappable"


@pytest.mark.parametrize(
    ("island", "why"),
    [
        (".JLSS JJSSS JSLLL SLLLL MMMMM", "from the lagoon C1 the neighbour B1 is seen"),
        (".JJMS JJSSS JSLLL SLLLL MMMSS", "from the mountain D1 B1 is seen"),
        (".JJSS JJSSS JMLLL SLLLL MMMSS", "from the mountain B3 B1 is seen"),
        (".JJSS JJSSS JSLLL SLLLL MMMMm", "E5 is only hazy, and the beach faces it"),
        (".JJSS JJSSS JSLL. SLLLL MMMMM", "E3 is empty, and the beach faces it"),
    ],
)
@pytest.mark.clause("M10.3")
def test_a_standpoint_anywhere_on_the_way_keeps_the_match_going(island: str, why: str) -> None:
    state = situation(island)
    rests(state)
    assert state.view(None).ending == "", why


@pytest.mark.clause("M10.3")
def test_a_standpoint_that_nobody_can_reach_does_not_count() -> None:
    """The lagoon A1 sees the empty B1 and A2, but no tile leads there from the beach side."""
    cut_off = "L.JJS .JJSS JJSSS JLLLL LLLMM"
    state = situation(cut_off)
    rests(state)
    assert state.view(None).ending == "unmappable"
    stays = situation(cut_off, at=("A1", "beach1"), turn=1)
    do(stays, "go beach1", "take SS", "rest", "go beach1", "take SJ", "rest")
    assert stays.view(None).ending == ""


@pytest.mark.clause("M10.3", "M16.1")
def test_alone_a_lost_space_is_no_end() -> None:
    state = situation(LOST_CORNER, at=("beach3",))
    state.play(0, state.legal(0)[0], FIRST)
    do(state, "take SS", "rest", "go beach3", "take SJ", "rest")
    assert state.outcome is None


@pytest.mark.clause("M10.1")
def test_whoever_plays_in_the_last_round_knows_that_the_turn_is_the_last() -> None:
    full = "SSSSS SSSSS SSSSS SSSSS SSS.."
    state = situation(at=("beach5", "beach5"), parchments=[full, NOTHING])
    assert not state.view(0).last_turn
    do(state, "go beach5", "take SS", "map SD5 SE5", "go beach4", "take SJ", "rest")
    assert state.view(1).last_turn


@pytest.mark.clause("M16.1")
def test_alone_the_last_turn_comes_when_otoma_has_two_half_days_left() -> None:
    state = MISTERRA.start({"first_game": "on"}, 1, FIRST)
    known: list[tuple[int, bool]] = []
    while state.waiting:
        view = state.view(0)
        assert view.otoma is not None
        if (view.otoma.half_days, view.last_turn) not in known and view.phase != "otoma":
            known.append((view.otoma.half_days, view.last_turn))
        state.play(0, state.legal(0)[-1], FIRST)
    assert known == [(left, left <= 2) for left in range(20, 0, -2)]
