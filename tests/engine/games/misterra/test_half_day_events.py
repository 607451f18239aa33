"""Situations at the table and the events of one move: from the deal to the final count."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import EventLog
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.engine.games.misterra.events import (
    ActedOnIsland,
    CardExchanged,
    CardTaken,
    CategoryScored,
    Claimed,
    DisplayRefilled,
    EndAnnounced,
    FirstPlayerChosen,
    HalfDayBegan,
    HalfDaySkipped,
    Landed,
    Mapped,
    MappedHalf,
    PointsChanged,
    PresumptionsDealt,
    PresumptionsKept,
    PresumptionsRevealed,
    Rested,
    RoundBegan,
    Stayed,
    TurnBegan,
    Walked,
)
from tests.engine.games.misterra.table import FIRST, NOTHING, cards, do, events_of, situation

# Before the first round


@pytest.mark.clause("M2.4")
def test_the_cards_dealt_are_told_to_their_owner() -> None:
    events = EventLog()
    MISTERRA.start({}, 2, FIRST, events=events)
    assert events.seen_by(0) == [PresumptionsDealt(0, (1, 2, 3, 4)), PresumptionsDealt(1, None)]
    assert events.seen_by(None) == [PresumptionsDealt(0, None), PresumptionsDealt(1, None)]


@pytest.mark.clause("M2.5")
def test_in_a_first_game_the_round_begins_with_the_deal() -> None:
    events = EventLog()
    MISTERRA.start({"first_game": "on", "first_player": "2"}, 2, FIRST, events=events)
    pair, others, _, *begun = events.seen_by(0)
    assert (pair.seat, len(pair.cards)) == (0, 2)
    assert others == PresumptionsDealt(1, None)
    assert begun == [
        FirstPlayerChosen(1, by_lot=False),
        RoundBegan(1),
        TurnBegan(1),
        HalfDayBegan(1, 0),
    ]


@pytest.mark.clause("M2.3", "M2.4", "M2.7")
def test_the_last_to_choose_presumptions_lets_the_match_begin() -> None:
    state = MISTERRA.start({}, 2, FIRST)
    state.events = events = EventLog()
    state.play(0, MISTERRA.parse_move("keep 1 2"), FIRST)
    assert events.seen_by(0) == [PresumptionsKept(0, (1, 2))]
    assert events.seen_by(1) == events.seen_by(None) == [PresumptionsKept(0, None)]
    state.events = events = EventLog()
    state.play(1, MISTERRA.parse_move("keep 5 6"), FIRST)
    assert events.seen_by(1)[0] == PresumptionsKept(1, (5, 6))
    assert events.seen_by(0) == [
        PresumptionsKept(1, None),
        DisplayRefilled(state.view(None).display, 0, state.deck),
        FirstPlayerChosen(0, by_lot=True),
        RoundBegan(1),
        TurnBegan(0),
        HalfDayBegan(0, 0),
    ]


# Move


@pytest.mark.clause("M4.1")
def test_a_meeple_lands() -> None:
    assert events_of(situation(at=(None, None)), "go beach3") == [Landed(0, "beach3")]


@pytest.mark.clause("M5.2")
def test_a_walk_over_steppes_is_told_with_its_path() -> None:
    state = situation("..... ..... .lSsm ..... .....", at=("E3", "beach1"))
    assert events_of(state, "go B3") == [Walked(0, ("E3", "D3", "C3", "B3"))]


@pytest.mark.clause("M4.2")
def test_a_meeple_stays_because_its_player_likes_it_there() -> None:
    assert events_of(situation(), "go beach3") == [Stayed(0, "beach3", automatic=False)]


@pytest.mark.clause("M3.2", "M4.2")
def test_a_meeple_that_can_go_nowhere_stays_by_itself() -> None:
    state = situation("..... ..... ..l.. ..... .....", at=("beach1", "C3"), half=1)
    do(state, "go beach1", "take SS")
    assert events_of(state, "rest")[-3:] == [
        TurnBegan(1),
        HalfDayBegan(1, 0),
        Stayed(1, "C3", automatic=True),
    ]


# Choose


@pytest.mark.clause("M5.4")
def test_a_card_is_exchanged_at_a_lagoon() -> None:
    state = situation("..... ..... ....l ..... .....", at=("E3", "beach1"))
    do(state, "go E3")
    assert events_of(state, "tuck SL") == [CardExchanged(0, 2, "SL", "JL", from_bottom=False)]


@pytest.mark.clause("M5.4", "M17.2")
def test_with_no_unseen_card_the_first_under_the_deck_comes_back() -> None:
    state = situation("..... ..... ....l ..... .....", at=("E3", "beach1"), deck="")
    state.bottom = cards("MM LM")
    do(state, "go E3")
    assert events_of(state, "tuck SL") == [CardExchanged(0, 2, "SL", "MM", from_bottom=True)]
    assert state.bottom == cards("LM SL")


@pytest.mark.clause("M6.1")
def test_a_card_is_taken() -> None:
    state = do(situation(), "go beach3")
    assert events_of(state, "take SL") == [CardTaken(0, "SL", 2, automatic=False)]


@pytest.mark.clause("M3.2")
def test_of_cards_that_are_all_alike_one_is_taken_by_itself() -> None:
    state = situation(display="SJ SJ")
    assert events_of(state, "go beach3") == [
        Stayed(0, "beach3", automatic=False),
        CardTaken(0, "SJ", 0, automatic=True),
    ]


@pytest.mark.clause("M3.4")
def test_without_cards_a_half_day_is_a_move_only() -> None:
    assert events_of(situation(display="", deck=""), "go beach3") == [
        Stayed(0, "beach3", automatic=False),
        HalfDaySkipped(0, "no_card", None),
        HalfDayBegan(0, 1),
    ]


@pytest.mark.clause("M3.2", "M5.6")
def test_in_a_jungle_that_cannot_be_claimed_the_half_day_is_over() -> None:
    state = do(situation("..... ..... ....j ..... .....", at=("E3", "beach1")), "go E3")
    assert events_of(state, "take SL") == [
        CardTaken(0, "SL", 2, automatic=False),
        HalfDaySkipped(0, "jungle", "SL"),
        HalfDayBegan(0, 1),
    ]


# Map


@pytest.mark.clause("M7.7", "M8.2", "M8.3", "M11.3", "M11.4")
def test_a_mapping_is_told_with_what_it_covers_does_and_earns() -> None:
    """The hazy steppe at E3 is confirmed, which both players have drawn."""
    state = situation(
        "..... ..... ....s ..... .....",
        parchments=["..... ..... ....L ..... .....", "..... ..... ....S ..... ....."],
        kept=[(5, 8), (9, 10)],
    )
    do(state, "go beach3", "take SM")
    mapped = [
        Mapped(0, "SM", (MappedHalf("E3", "steppe", "lagoon"), MappedHalf("E4", "mountain", None))),
        ActedOnIsland(0, "E3", "steppe", "confirmed", None),
        ActedOnIsland(0, "E4", "mountain", "new", None),
    ]
    later = [PointsChanged(1, 2, 0, 0, 0, None, total=2), HalfDayBegan(0, 1)]
    unseen = PointsChanged(0, 2, 0, 1, 0, None, total=3)
    own = PointsChanged(0, 2, 0, 1, 0, ((5, 0), (8, 0)), total=3)
    assert events_of(state.copy(), "map SE3 ME4") == [*mapped, unseen, *later]
    assert events_of(state.copy(), "map SE3 ME4", seen_by=1) == [*mapped, unseen, *later]
    assert events_of(state, "map SE3 ME4", seen_by=0) == [*mapped, own, *later]


@pytest.mark.clause("M11.5")
def test_what_a_presumption_gains_is_told_to_its_owner() -> None:
    """A fourth steppe on the edge: card 5 now earns 4 points."""
    state = situation(parchments=["SSS.. ..... ..... ..... .....", NOTHING], kept=[(5, 8), (9, 10)])
    do(state, "go beach3", "take SS")
    gains = [
        event for event in events_of(state, "map SD3 SE3", seen_by=0) if "points" in event.kind
    ]
    assert gains == [PointsChanged(0, 0, 0, 2, 0, ((5, 4), (8, 0)), total=6)]


@pytest.mark.parametrize(
    ("island", "change", "replaced"),
    [
        ("..... ..... ..... ..... .....", "new", None),
        ("..... ..... ....s ..... .....", "confirmed", None),
        ("..... ..... ....l ..... .....", "replaced", "lagoon"),
        ("..... ..... ....M ..... .....", "nothing", None),
        ("SSSSS SSSSS SS... ..... .....", "supply_empty", None),
    ],
)
@pytest.mark.clause("M8.2", "M8.3", "M8.4", "M8.5", "M8.6")
def test_a_half_tells_what_it_does_to_the_island(
    island: str, change: str, replaced: str | None
) -> None:
    state = do(situation(island), "go beach3", "take SM")
    differing = (0,) if change == "nothing" else ()
    acted = ActedOnIsland(0, "E3", "steppe", change, replaced, differing=differing)
    assert acted in events_of(state, "map SE3 ME4")


@pytest.mark.clause("M8.5")
def test_a_half_tells_whose_parchments_differ_from_the_tile() -> None:
    """The lagoon at E3 is confirmed, so that it stays."""
    state = situation(
        "..... ..... ....L ..... .....",
        parchments=[NOTHING, "..... ..... ....J ....M ....."],
    )
    do(state, "go beach3", "take SM")
    one, other = [
        event for event in events_of(state, "map SE3 ME4") if isinstance(event, ActedOnIsland)
    ]
    assert (one.differing, other.differing) == ((0, 1), ())


# Claim or neither


@pytest.mark.clause("M9.1", "M11.1")
def test_a_claim_is_told_with_its_region_and_its_worth_now() -> None:
    state = situation("..... ..... ..lLL ..... .....", at=("E3", "beach1"))
    do(state, "go E3", "take SS")
    assert events_of(state, "claim") == [
        Claimed(0, "E3", "lagoon", ("C3", "D3", "E3"), tiles=2, points=4, total=4),
        HalfDayBegan(0, 1),
    ]


@pytest.mark.clause("M9.7", "M11.2")
def test_a_mapping_that_joins_two_claims_tells_what_both_lose() -> None:
    state = situation(
        "..... ..... LLlLL ..... .....", at=("D3", "beach1"), claims=(["E3"], ["A3"]), half=1
    )
    do(state, "go D3", "take SL")
    lost = [event for event in events_of(state, "map LC3 SC4") if "points" in event.kind]
    assert lost == [
        PointsChanged(0, 2, 0, 2, -4, None, total=0),
        PointsChanged(1, 0, 0, 0, -4, None, total=-4),
    ]


@pytest.mark.clause("M6.3")
def test_a_rest_is_told_with_the_card_that_leaves_the_game() -> None:
    state = do(situation(), "go beach3", "take SL")
    assert events_of(state, "rest") == [Rested(0, "SL"), HalfDayBegan(0, 1)]


# The turn, the round and the end


@pytest.mark.clause("M3.1", "M3.3")
def test_the_turn_passes_and_the_display_is_refilled() -> None:
    state = situation(half=1, display="SS SJ SL SM", turn=1)
    do(state, "go beach3", "take SL")
    assert events_of(state, "rest") == [
        Rested(1, "SL"),
        DisplayRefilled(("JL", "JM"), 0, 8),
        RoundBegan(2),
        TurnBegan(0),
        HalfDayBegan(0, 0),
    ]


@pytest.mark.clause("M3.3", "M17.2")
def test_a_refill_tells_which_cards_had_been_put_under_the_deck() -> None:
    state = situation(half=1, display="SS SJ SL SM", deck="JL")
    state.bottom = cards("MM LM")
    do(state, "go beach3", "take SL")
    assert DisplayRefilled(("JL", "MM"), from_bottom=1, deck=1) in events_of(state, "rest")


@pytest.mark.clause("M10.1", "M10.5")
def test_the_end_is_announced_with_the_turns_that_are_left() -> None:
    full = "SSSSS JJJJJ LLLLL MMMMM SSSSS"
    state = situation(
        at=("beach3",) * 3, parchments=[full, NOTHING, NOTHING], half=1, display="SS SJ SL SM JJ JJ"
    )
    do(state, "go beach3", "take SS")
    assert events_of(state, "rest") == [
        Rested(0, "SS"),
        EndAnnounced("parchment", last_turns=(1, 2)),
        TurnBegan(1),
        HalfDayBegan(1, 0),
    ]


@pytest.mark.clause("M10.4", "M11.3", "M11.4", "M11.5", "M11.6", "M11.8")
def test_the_last_step_tells_the_final_count() -> None:
    """Seat 1 takes the last turn. Its parchment agrees with three confirmed tiles, and two lagoons
    are claimed."""
    state = situation(
        "SSS.. ..... ...LL ..... .....",
        parchments=[NOTHING, "SSS.. ..... ..... ..... ....."],
        claims=(["E3"], []),
        kept=[(1, 5), (1, 17)],
        display="",
        deck="",
        turn=1,
        half=1,
    )
    assert events_of(state, "go beach3") == [
        Stayed(1, "beach3", automatic=False),
        HalfDaySkipped(1, "no_card", None),
        EndAnnounced("cards", last_turns=()),
        PresumptionsRevealed(0, (1, 5)),
        PresumptionsRevealed(1, (1, 17)),
        CategoryScored("fidelity", (0, 6)),
        CategoryScored("empty", (-25, -22)),
        CategoryScored("presumption1", (0, 2)),
        CategoryScored("presumption2", (0, 0)),
        CategoryScored("claims", (4, 0)),
        MatchEnded((-21, -14), (1,), "points", None, (), places=(2, 1)),
    ]
