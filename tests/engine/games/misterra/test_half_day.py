"""A half day: move, choose a card, then map, claim or neither; and the turn around it."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games.misterra import MISTERRA
from tests.engine.games.misterra.table import (
    FIRST,
    NOTHING,
    do,
    island_of,
    offered,
    parchment_of,
    refused,
    situation,
)

LAGOON_AT_E3 = "..... ..... ....l ..... ....."
MOUNTAIN_AT_C3 = "..... ..... ..M.. ..... ....."


# Move


@pytest.mark.clause("M4.1")
def test_the_first_half_day_begins_on_a_beach_space() -> None:
    state = situation("..... ..... ....l ..... .....", at=(None, None))
    assert offered(state) == {f"go beach{row}" for row in range(1, 6)}
    for elsewhere in ("go E3", "go C3"):
        assert refused(state, elsewhere) == "M4.1"
    do(state, "go beach3")
    assert state.view(0).phase == "choose"


@pytest.mark.clause("M4.2")
def test_staying_is_a_move_too() -> None:
    state = situation(LAGOON_AT_E3, at=("E3", "beach1"))
    assert offered(state) == {"go E3", "go beach3"}
    assert do(state, "go E3").view(0).players[0].place == "E3"


@pytest.mark.clause("M4.3", "M4.4")
def test_refusals_of_moves_tell_empty_spaces_from_far_ones() -> None:
    state = situation("..... ..... .l..l ..... .....", at=("E3", "beach1"))
    assert refused(state, "go D3") == "M4.3"
    assert refused(state, "go B3") == "M4.4"
    assert refused(state, "go beach4") == "M4.4"


@pytest.mark.clause("M4.6")
def test_meeples_may_share_a_space() -> None:
    state = situation(LAGOON_AT_E3, at=("beach3", "E3"))
    assert do(state, "go E3").places[0] == state.places[1]


@pytest.mark.clause("M4.2")
def test_who_can_only_stay_is_not_asked() -> None:
    state = situation("..... ..... ..l.. ..... .....", at=("C3", "beach1"))
    assert state.view(0).phase == "choose"


@pytest.mark.clause("M5.2", "M5.4")
def test_two_steppes_and_then_the_lagoons_effect() -> None:
    """The printed example, played: steppe, steppe, lagoon, and its effect is there to be used."""
    state = situation("..... ..... .lSsm ..... .....", at=("E3", "beach1"))
    do(state, "go B3")
    assert "tuck SS" in offered(state)


# Choose


@pytest.mark.clause("M6.1")
def test_one_card_of_the_display_is_chosen_and_not_replaced() -> None:
    state = situation(display="SS SJ SJ LM MM")
    do(state, "go beach3")
    assert offered(state) == {"take SS", "take SJ", "take LM", "take MM"}
    assert refused(state, "take JJ") == "M6.1"
    do(state, "take SJ")
    assert state.view(0).display == ("SS", "SJ", "LM", "MM")
    assert state.view(0).card == "SJ"


@pytest.mark.clause("M6.1")
def test_a_display_of_one_kind_leaves_no_choice() -> None:
    state = situation(display="SJ SJ SJ")
    assert do(state, "go beach3").view(0).phase == "act"
    assert state.view(0).card == "SJ"


@pytest.mark.clause("M5.4", "M17.2")
def test_a_lagoon_puts_a_card_under_the_deck_and_turns_one_up() -> None:
    state = situation(LAGOON_AT_E3, display="SS SJ SL SM JJ", deck="MM LL")
    do(state, "go E3", "tuck SL")
    view = state.view(1)
    assert view.display == ("SS", "SJ", "MM", "SM", "JJ")
    assert view.bottom == ("SL",)
    assert view.deck == 2
    assert "tuck MM" not in offered(state)
    assert refused(state, "tuck MM") == "M5.4"


@pytest.mark.clause("M5.4")
def test_a_lagoon_works_for_who_has_not_moved() -> None:
    state = situation(LAGOON_AT_E3, at=("E3", "beach1"))
    assert "tuck SS" in offered(do(state, "go E3"))


@pytest.mark.clause("M5.4", "M5.1")
def test_only_where_the_meeple_stands_when_choosing() -> None:
    state = situation(LAGOON_AT_E3, at=("E3", "beach1"))
    do(state, "go beach3")
    assert refused(state, "tuck SS") == "M5.4"


@pytest.mark.clause("M5.4")
def test_only_a_card_of_the_display_can_be_put_under_the_deck() -> None:
    state = do(situation(LAGOON_AT_E3, display="SS SJ SL SM JJ"), "go E3")
    assert refused(state, "tuck MM") == "M5.4"


@pytest.mark.clause("M5.4")
def test_the_lagoon_works_again_in_the_next_half_day() -> None:
    state = situation(LAGOON_AT_E3, display="SS SJ SL SM JJ", deck="MM LL LM")
    do(state, "go E3", "tuck SS", "take MM", "rest", "go E3", "tuck SJ")
    assert state.view(0).bottom == ("SS", "SJ")


@pytest.mark.clause("M5.5")
def test_no_lagoon_with_an_empty_deck() -> None:
    state = do(situation(LAGOON_AT_E3, deck=""), "go E3")
    assert refused(state, "tuck SS") == "M5.5"


@pytest.mark.clause("M5.4", "M17.2")
def test_the_bottom_of_the_deck_comes_in_the_order_it_was_put_there() -> None:
    state = situation(LAGOON_AT_E3, display="SS SJ SL SM JJ", deck="MM LL")
    do(state, "go E3", "tuck SS", "take MM", "rest", "go E3", "tuck SJ", "take LL", "rest")
    view = state.view(0)
    assert view.display == ("SL", "SM", "JJ", "SS", "SJ")
    assert (view.deck, view.bottom) == (0, ())


# Map


@pytest.mark.clause("M7.1", "M7.7", "M8.1", "M8.2", "M1.6")
def test_mapping_covers_two_spaces_and_changes_the_island() -> None:
    state = situation(at=("beach3", "beach1"))
    do(state, "go beach3", "take SJ", "map JD3 SE3")
    assert parchment_of(state, 0) == "..... ..... ...JS ..... ....."
    assert island_of(state) == "..... ..... ...js ..... ....."


@pytest.mark.clause("M7.5", "M7.6", "M7.1")
def test_from_the_beach_one_half_lies_on_the_facing_space() -> None:
    state = do(situation(), "go beach3", "take SJ")
    assert offered(state) == {
        "map SD3 JE3", "map JD3 SE3", "map SE2 JE3", "map JE2 SE3", "map SE3 JE4", "map JE3 SE4",
        "rest",
    }  # fmt: skip


@pytest.mark.clause("M7.9")
def test_a_double_cards_two_ways_round_are_one_move() -> None:
    state = do(situation(), "go beach3", "take SS")
    assert offered(state) == {"map SD3 SE3", "map SE2 SE3", "map SE3 SE4", "rest"}


@pytest.mark.clause("M7.2", "M7.3")
def test_a_card_that_no_half_of_which_is_seen_is_refused() -> None:
    state = do(situation("..... ..... ..l.. ..... .....", at=("C3", "beach1")), "take SJ")
    assert refused(state, "map SA1 JB1") == "M7.2"
    assert refused(state, "map SB2 JC1") == "M7.1"
    do(state, "map SC1 JC2")


@pytest.mark.clause("M7.1")
def test_two_spaces_that_are_not_adjacent_are_refused() -> None:
    state = do(situation(), "go beach3", "take SJ")
    for text in ("map SE3 JC3", "map SE3 JE3", "map SE3 JD4", "map SE5 JA5", "map SE3 JA4"):
        assert refused(state, text) == "M7.1"


@pytest.mark.clause("M6.2", "M7.1", "M7.2")
def test_a_refusal_names_every_clause_that_is_broken() -> None:
    state = do(situation(), "go beach3", "take SJ")
    with pytest.raises(Refused) as refusal:
        state.play(0, MISTERRA.parse_move("map SA1 MC1"), FIRST)
    assert [clause for clause, _ in refusal.value.faults] == ["M7.1", "M6.2", "M7.2"]
    assert refusal.value.cells == ((0, 0), (0, 2))


@pytest.mark.clause("M6.2")
def test_only_the_chosen_card_is_laid() -> None:
    state = do(situation(), "go beach3", "take SJ")
    assert refused(state, "map SD3 SE3") == "M6.2"
    assert refused(state, "map LD3 ME3") == "M6.2"


@pytest.mark.clause("M7.4", "M7.2")
def test_the_mountains_cards() -> None:
    """As the printed example tells: from a mountain some cards lie farther away, two do not."""
    state = do(situation(MOUNTAIN_AT_C3, at=("C3", "beach1")), "take SJ")
    far = {"map SC1 JD1", "map SA3 JA4", "map SD3 JE3"}
    assert far <= offered(state)
    for text in ("map SA1 JB1", "map SD4 JE4"):
        assert refused(state, text) == "M7.2"


@pytest.mark.parametrize("start", ["beach3", "E3"])
@pytest.mark.clause("M5.6")
def test_no_mapping_from_a_jungle_moved_or_not(start: str) -> None:
    state = situation("..... ..... ....J ..... .....", at=(start, "beach1"))
    do(state, "go E3", "take SJ")
    assert offered(state) == {"claim", "rest"}
    assert refused(state, "map SD3 JE3") == "M5.6"


@pytest.mark.clause("M5.6", "M6.2")
def test_in_a_hazy_jungle_the_chosen_card_just_leaves_the_game() -> None:
    state = situation("..... ..... ....j ..... .....")
    do(state, "go E3", "take SJ")
    view = state.view(0)
    assert (view.phase, view.half) == ("go", 1)
    assert view.display == ("SS", "SL", "SM", "JJ")


@pytest.mark.clause("M7.7", "M7.8", "M8.5")
def test_cards_cover_cards_and_need_not_be_true() -> None:
    state = situation(
        "..... ..... ...LS ..... .....",
        parchments=["..... ..... ...LS ..... .....", NOTHING],
    )
    do(state, "go beach3", "take JJ", "map JD3 JE3")
    assert parchment_of(state, 0) == "..... ..... ...JJ ..... ....."
    assert island_of(state) == "..... ..... ...LS ..... ....."


@pytest.mark.clause("M8.3", "M8.4")
def test_one_half_confirms_and_the_other_replaces() -> None:
    state = situation("..... ..... ...ls ..... .....")
    do(state, "go beach3", "take SJ", "map JD3 SE3")
    assert island_of(state) == "..... ..... ...jS ..... ....."


@pytest.mark.clause("M8.8", "M5.1", "M5.3")
def test_a_tile_that_changes_under_a_meeple() -> None:
    """The lagoon becomes a steppe: no free step now, and none for staying later."""
    state = situation("..... ..... ....l ..... .....", at=("beach3", "E3"))
    do(state, "go beach3", "take SS", "map SD3 SE3", "go beach3", "take SJ", "rest")
    assert state.turn == 1
    assert offered(state) == {"go E3", "go D3", "go beach3"}
    do(state, "go E3")
    assert not any(text.startswith("tuck") for text in offered(state))


# The order of the halves

ELEVEN_STEPPES = "SSSSS SSSSS S.... ..... ....."
TWELVE_STEPPES = "SSSSS SSSSS S.... ..... ....s"


@pytest.mark.clause("M8.7")
def test_the_order_is_asked_for_when_the_last_tile_can_go_to_one_of_two_spaces() -> None:
    state = do(situation(ELEVEN_STEPPES, at=("beach5", "beach1")), "go beach5", "take SS")
    assert offered(state) == {
        "map SD5 SE5", "map SE5 SD5", "map SE4 SE5", "map SE5 SE4", "rest"
    }  # fmt: skip
    do(state, "map SE5 SD5")
    assert island_of(state) == "SSSSS SSSSS S.... ..... ....s"
    assert parchment_of(state, 0) == "..... ..... ..... ..... ...SS"


@pytest.mark.clause("M8.7")
def test_the_order_is_asked_for_when_a_replaced_tile_comes_back() -> None:
    """All twelve steppes are in use; jungle on E5 gives one back, for D5 if it acts first."""
    state = do(situation(TWELVE_STEPPES, at=("beach5", "beach1")), "go beach5", "take SJ")
    assert {"map SD5 JE5", "map JE5 SD5"} <= offered(state)
    one, other = state.copy(), state.copy()
    assert island_of(do(one, "map SD5 JE5")) == "SSSSS SSSSS S.... ..... ....j"
    assert island_of(do(other, "map JE5 SD5")) == "SSSSS SSSSS S.... ..... ...sj"


@pytest.mark.clause("M8.7")
def test_an_order_that_changes_nothing_is_not_offered() -> None:
    state = do(situation(), "go beach3", "take SJ")
    assert refused(state, "map JE3 SD3") == "M8.7"
    do(state, "map SD3 JE3")


@pytest.mark.clause("M8.6", "M8.7")
def test_a_hazy_tile_of_a_terrain_run_out() -> None:
    """With nothing left of it, steppe does not even confirm, unless the table plays it so."""
    for options, after in (
        ({}, "SSSSS SSSSS S.... ..... ....s"),
        ({"empty_supply": "confirms"}, "SSSSS SSSSS S.... ..... ....S"),
    ):
        state = situation(TWELVE_STEPPES, at=("beach5", "beach1"), options=options)
        do(state, "go beach5", "take SS", "map SD5 SE5")
        assert island_of(state) == after
        assert parchment_of(state, 0) == "..... ..... ..... ..... ...SS"


# The turn


@pytest.mark.clause("M3.1", "M3.2", "M3.3")
def test_two_half_days_then_the_display_is_refilled_and_the_next_one_plays() -> None:
    state = situation(display="SS SJ SL SM JJ", deck="MM LL LM")
    do(state, "go beach3", "take SS", "rest", "go beach3", "take SJ")
    assert state.view(0).display == ("SL", "SM", "JJ")
    do(state, "rest")
    assert state.view(0).display == ("SL", "SM", "JJ", "MM", "LL")
    assert state.waiting == (1,)
    with pytest.raises(Refused, match=r"M3\.1"):
        state.play(0, MISTERRA.parse_move("go beach3"), FIRST)


@pytest.mark.clause("M3.2")
def test_decisions_of_another_phase_are_refused() -> None:
    state = situation()
    for text in ("take SS", "rest", "claim", "map SD3 SE3", "keep 1 2", "otoma C3"):
        assert refused(state, text) == "M3.2"
    do(state, "go beach3")
    for text in ("go beach3", "rest", "map SD3 SE3"):
        assert refused(state, text) == "M3.2"
    do(state, "take SS")
    for text in ("go beach3", "take SJ", "tuck SJ"):
        assert refused(state, text) == "M3.2"


@pytest.mark.clause("M3.3", "M3.4")
def test_the_deck_runs_out_and_play_goes_on_with_the_display() -> None:
    state = situation(display="SS SJ SL SM JJ", deck="MM")
    do(state, "go beach3", "take SS", "rest", "go beach3", "take SJ", "rest")
    assert state.view(0).display == ("SL", "SM", "JJ", "MM")
    do(state, "go beach3", "take SL", "rest", "go beach3", "take SM", "rest")
    assert state.view(0).display == ("JJ", "MM")
    assert state.outcome is None


@pytest.mark.clause("M3.4")
def test_a_half_day_without_a_card_is_a_move_only() -> None:
    state = situation(display="SS", deck="")
    do(state, "go beach3", "rest", "go beach2")
    assert state.waiting == (1,)
    assert state.view(0).ending == "cards"
    do(state, "go beach4", "go beach5")
    assert state.outcome is not None


@pytest.mark.clause("M6.2", "M6.3")
def test_doing_neither_is_always_allowed_and_the_card_leaves_the_game() -> None:
    state = situation(display="SS SJ SL SM JJ", deck="MM LL LM")
    do(state, "go beach3", "take SS", "rest")
    assert parchment_of(state, 0) == NOTHING
    assert "SS" not in state.view(0).display
