"""What each seat sees, and what is dealt anew when it imagines the rest."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.view import AutomaticView, ClaimView
from tests.engine.games.misterra.table import FIRST, NOTHING, do, situation


def kept_by(state: MisterraState, seat: int, observer: int | None) -> list[int] | None:
    cards = state.view(observer).players[seat].presumptions
    return None if cards is None else [card.card for card in cards]


@pytest.mark.clause("M17.1")
def test_only_the_own_presumptions_are_seen() -> None:
    state = situation(kept=[(3, 18), (5, 24)])
    assert kept_by(state, 0, 0) == [3, 18]
    assert kept_by(state, 1, 1) == [5, 24]
    for owner, observer in ((0, 1), (1, 0), (0, None), (1, None)):
        assert kept_by(state, owner, observer) is None


@pytest.mark.clause("M17.1")
def test_a_card_is_shown_with_what_it_is_worth_now() -> None:
    state = situation(
        kept=[(1, 24), (9, 10)], parchments=["SSSSL L...L ..... ..... .....", NOTHING]
    )
    zones, pattern = state.view(0).players[0].presumptions or ()
    assert (zones.family, zones.terrain, zones.points) == ("zones_of_terrain", "steppe", 5)
    assert (zones.count, zones.needed, zones.gain) == (4, 5, 4)
    assert (pattern.pattern, pattern.points, pattern.each) == ("SL/L.", 0, 5)
    assert (pattern.count, pattern.needed, pattern.gain) == (0, 1, 5)


@pytest.mark.clause("M12.2")
def test_a_card_says_which_of_its_steps_are_reached_but_not_where_each_zone_has_its_own() -> None:
    """Four spaces of steppe on the edge reach the first step of card 5; card 1 counts zones."""
    state = situation(kept=[(1, 5), (9, 10)], parchments=["SSSS. ..... ..... ..... .....", NOTHING])
    zones, edge = state.view(0).players[0].presumptions or ()
    assert (zones.points, zones.reached) == (5, 0)
    assert (edge.points, edge.reached) == (edge.steps[0][1], 1)


def test_a_player_sees_where_the_parchment_differs_from_tiles() -> None:
    state = situation(
        "sJ... ..... ..... ..... .....", parchments=["SL.M. ..... ..... ..... .....", NOTHING]
    )
    assert [player.differs for player in state.view(None).players] == [("B1",), ()]


@pytest.mark.clause("M11.3", "M11.4", "M11.5")
def test_a_total_adds_up_what_is_seen_and_counts_nothing_for_hidden_presumptions() -> None:
    """Card 5 is worth 4 points for four spaces of steppe on the edge."""
    state = situation(
        "....S ..... ..... ..... ...LL",
        kept=[(5, 8), (9, 10)],
        parchments=["SSS.S ..... ..... ..... .....", NOTHING],
        claims=(["E5"], []),
    )
    assert [state.view(seat).players[0].total for seat in (0, 1, None)] == [
        2 - 21 + 4 + 4,
        2 - 21 + 4,
        2 - 21 + 4,
    ]


@pytest.mark.clause("M16.2")
def test_alone_what_otoma_would_earn_is_subtracted_from_the_total() -> None:
    state = situation("LL... ..... ..... ..... .....", at=("beach3",), claims=([], ["A1"]))
    assert state.view(0).players[0].total == -25 - 4


@pytest.mark.clause("M17.1", "M2.4")
def test_the_two_cards_given_back_stay_hidden_for_ever() -> None:
    state = MISTERRA.start({}, 2, FIRST)
    state.play(0, MISTERRA.parse_move("keep 1 2"), FIRST)
    state.play(1, MISTERRA.parse_move("keep 5 6"), FIRST)
    chance = FastChance(1)
    while state.waiting:
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
    assert [card.card for card in state.view(0).dealt] == [1, 2, 3, 4]
    for observer in (0, None):
        text = json.dumps(asdict(state.view(observer)))
        assert '"card": 7' not in text
        assert '"card": 8' not in text
        assert '"card": 5' in text


@pytest.mark.clause("M17.1")
def test_imagining_deals_others_any_card_the_seat_has_not_seen() -> None:
    state = MISTERRA.start({"first_player": "1"}, 3, FIRST)
    for seat, cards in enumerate(("1 2", "5 6", "9 10")):
        state.play(seat, MISTERRA.parse_move(f"keep {cards}"), FIRST)
    met: set[int] = set()
    for seed in range(300):
        imagined = state.imagine(1, FastChance(seed))
        assert imagined.kept[1] == (5, 6)
        assert imagined.dealt[1] == (5, 6, 7, 8)
        others = imagined.dealt[0] + imagined.dealt[2]
        assert len(set(others)) == 8
        assert set(imagined.kept[0]) <= set(imagined.dealt[0])
        met.update(imagined.kept[0])
    assert met == set(range(1, 32)) - {5, 6, 7, 8}


@pytest.mark.clause("M17.1", "M2.5")
def test_imagining_a_first_game_deals_the_other_letters() -> None:
    state = MISTERRA.start({"first_game": "on"}, 2, FIRST)
    assert state.kept == ((1, 8), (2, 7))
    met = {state.imagine(0, FastChance(seed)).kept[1] for seed in range(60)}
    assert met == {(2, 7), (3, 6), (4, 5)}


@pytest.mark.clause("M17.2")
def test_the_known_bottom_of_the_deck_is_kept_when_imagining() -> None:
    state = situation("..... ..... ....l ..... .....", display="SS SJ SL SM JJ", deck="MM LL")
    do(state, "go E3", "tuck SL")
    for observer in (0, 1):
        imagined = state.imagine(observer, FastChance(observer))
        assert imagined.view(observer) == state.view(observer)
        assert imagined.view(observer).bottom == ("SL",)


@pytest.mark.clause("M17.1")
def test_the_meeple_sees_and_the_view_says_what() -> None:
    state = situation("..... ..... ..M.. ..... .....", at=("C3", None))
    first, second = state.view(None).players
    assert first.sees == ("C1", "C2", "A3", "B3", "C3", "D3", "E3", "C4", "C5")
    assert (second.place, second.sees) == (None, ())


@pytest.mark.clause("M11.1", "M11.2", "M11.6")
def test_a_claim_is_told_with_the_tiles_that_count_for_it() -> None:
    """D1 and B1 hang together by haze only: each counts for itself, and neither is disputed."""
    state = situation("SSsS. ..... ..... LL... .....", claims=(["A1", "A4"], ["D1"]))
    told = [(one.owner, one.space, one.tiles, one.points, one.disputed) for one in _claims(state)]
    assert told == [(0, "A1", 2, 4, False), (0, "A4", 2, 4, False), (1, "D1", 1, 2, False)]
    joined = situation("SSSS. ..... ..... ..... .....", claims=(["A1"], ["D1"]))
    assert [(one.tiles, one.points, one.disputed) for one in _claims(joined)] == [(4, 0, True)] * 2
    paid = situation(
        "SSSS. ..... ..... ..... .....",
        claims=(["A1"], ["D1"]),
        options={"merged_claims": "all"},
    )
    assert [(one.points, one.disputed) for one in _claims(paid)] == [(8, True)] * 2


def _claims(state: MisterraState) -> tuple[ClaimView, ...]:
    return state.view(None).claims


@pytest.mark.clause("M3.2", "M5.6")
def test_what_the_table_did_by_itself_is_told_until_the_next_decision() -> None:
    state = situation("..... ..... ....j ..... .....", at=("beach3", "beach1"))
    do(state, "go E3")
    assert state.view(None).automatic == ()
    do(state, "take SJ")
    assert state.view(None).automatic == (AutomaticView(1, 0, "jungle", "SJ"),)
    assert (state.view(None).half, state.view(None).card) == (1, None)
    do(state, "go beach3")
    assert state.view(None).automatic == ()


@pytest.mark.clause("M3.2", "M3.4")
def test_steps_without_a_choice_are_told() -> None:
    alone = situation("S.... ..... ..... ..... .....", at=("A1", "beach1"), display="SS SS")
    assert alone.view(1).automatic == (
        AutomaticView(1, 0, "stay", None),
        AutomaticView(1, 0, "take", "SS"),
    )
    no_cards = situation(at=("beach1", "beach1"), display="", deck="")
    do(no_cards, "go beach2")
    assert no_cards.view(0).automatic == (AutomaticView(1, 0, "no_card", None),)
