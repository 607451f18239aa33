"""Setting up: jungle, decks, presumption cards and the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from mapmakers.engine.core import BadOption, FastChance, Refused
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES
from tests.engine.games.misterra.table import FIRST

LAID_OUT = {
    1: "..J.. ..... .J... ..... ..J..",
    2: "..J.. ..... .J... ..... ..J..",
    3: "..... ..J.. ..... ..J.. .....",
    4: "..... ..... ..J.. ..... .....",
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.clause("M1.1", "M2.1", "M14.1")
def test_confirmed_jungle_lies_on_the_island(seats: int) -> None:
    view = MISTERRA.start({}, seats, FIRST).view(None)
    assert view.island.replace("/", " ") == LAID_OUT[seats]
    assert view.supply == (12, 12 - LAID_OUT[seats].count("J"), 12, 12)


@pytest.mark.parametrize(("seats", "cards"), [(1, 50), (2, 52), (3, 78), (4, 104)])
@pytest.mark.clause("M2.2", "M2.3", "M14.2")
def test_five_cards_lie_open_and_the_rest_is_the_deck(seats: int, cards: int) -> None:
    view = MISTERRA.start({"first_game": "on"}, seats, FastChance(seats)).view(None)
    assert len(view.display) == 5
    assert view.deck == cards - 5


@pytest.mark.clause("M2.2")
def test_the_deck_of_two_players_has_four_doubles_and_six_mixed_cards_of_each_kind() -> None:
    state = MISTERRA.start({}, 2, FIRST)
    counted = Counter(SKETCH_NAMES[card] for card in state.unseen)
    assert counted == {
        "SS": 4, "JJ": 4, "LL": 4, "MM": 4,
        "SJ": 6, "SL": 6, "SM": 6, "JL": 6, "JM": 6, "LM": 6,
    }  # fmt: skip


@pytest.mark.clause("M2.4")
def test_each_is_dealt_four_cards_and_sees_only_those() -> None:
    state = MISTERRA.start({}, 3, FastChance(5))
    assert state.waiting == (0, 1, 2)
    hands = [[card.card for card in state.view(seat).dealt] for seat in range(3)]
    assert [len(set(hand)) for hand in hands] == [4, 4, 4]
    assert len({card for hand in hands for card in hand}) == 12
    assert state.view(None).dealt == ()
    assert len(state.legal(0)) == 6


@pytest.mark.clause("M2.4")
def test_two_are_kept_secretly_and_the_table_begins_when_all_have_chosen() -> None:
    state = MISTERRA.start({"first_player": "2"}, 2, FIRST)
    assert [state.dealt[0], state.dealt[1]] == [(1, 2, 3, 4), (5, 6, 7, 8)]
    state.play(1, MISTERRA.parse_move("keep 8 5"), FIRST)
    assert state.waiting == (0,)
    assert state.view(1).pending == "keep 5 8"
    assert state.view(0).pending is None
    assert [player.decided for player in state.view(0).players] == [False, True]
    assert state.view(None).display == ()
    state.play(0, MISTERRA.parse_move("keep 1 4"), FIRST)
    assert state.kept == ((1, 4), (5, 8))
    assert len(state.view(None).display) == 5
    assert state.waiting == (1,)


@pytest.mark.parametrize("text", ["keep 1 5", "keep 1 1", "keep 5 6", "keep 0 1", "keep 1 32"])
@pytest.mark.clause("M2.4")
def test_other_cards_than_two_of_the_own_four_are_refused(text: str) -> None:
    state = MISTERRA.start({}, 2, FIRST)
    with pytest.raises(Refused, match=r"M2\.4"):
        state.play(0, MISTERRA.parse_move(text), FIRST)


@pytest.mark.clause("M2.4", "M3.2")
def test_nobody_chooses_twice_or_moves_before_the_choice() -> None:
    state = MISTERRA.start({}, 2, FIRST)
    with pytest.raises(Refused, match=r"M3\.2"):
        state.play(0, MISTERRA.parse_move("go beach1"), FIRST)
    state.play(0, MISTERRA.parse_move("keep 1 2"), FIRST)
    with pytest.raises(Refused, match=r"M2\.4"):
        state.play(0, MISTERRA.parse_move("keep 1 3"), FIRST)


@pytest.mark.clause("M2.5")
def test_a_first_game_deals_lettered_pairs_and_nothing_is_chosen() -> None:
    pairs = {(1, 8), (2, 7), (3, 6), (4, 5)}
    for seed in range(20):
        state = MISTERRA.start({"first_game": "on"}, 4, FastChance(seed))
        assert set(state.kept) == pairs
        assert state.view(None).phase == "go"
    met = {MISTERRA.start({"first_game": "on"}, 1, FastChance(seed)).kept for seed in range(40)}
    assert met == {(pair,) for pair in pairs}


@pytest.mark.clause("M2.6", "M2.7")
def test_every_player_has_three_markers_an_empty_parchment_and_a_meeple_ashore() -> None:
    view = MISTERRA.start({"first_game": "on"}, 4, FIRST).view(None)
    for player in view.players:
        assert (player.markers, player.claims, player.place) == (3, (), None)
        assert player.parchment == "...../...../...../...../....."


@pytest.mark.clause("M2.7")
def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    options = {"first_game": "on"}
    firsts = {MISTERRA.start(options, 3, FastChance(seed)).waiting for seed in range(40)}
    assert firsts == {(0,), (1,), (2,)}
    named = {**options, "first_player": "3"}
    assert MISTERRA.start(named, 3, FIRST).view(None).first == 2


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 0),
        ({}, 5),
        ({"first_player": "3"}, 2),
        ({"first_player": "2"}, 1),
        ({"first_player": "0"}, 2),
        ({"merged_claims": "some"}, 2),
        ({"colour": "red"}, 2),
    ],
)
@pytest.mark.clause("M1.1", "M17.5")
def test_other_tables_cannot_be_set_up(options: dict[str, str], seats: int) -> None:
    with pytest.raises(BadOption):
        MISTERRA.start(options, seats, FIRST)


@pytest.mark.clause("M17.5")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: (option.default, option.values) for option in MISTERRA.options} == {
        "merged_claims": ("nobody", ("nobody", "all")),
        "claim_links": ("any", ("any", "confirmed")),
        "empty_supply": ("nothing", ("nothing", "confirms")),
        "pattern_turns": ("printed", ("printed", "turned", "mirrored")),
        "master": ("off", ("off", "on")),
        "first_game": ("off", ("off", "on")),
        "first_player": ("lot", ("lot", "1", "2", "3", "4")),
    }
