"""What maps like this one have brought: the features on a map, and when they count."""

from __future__ import annotations

import pytest

from mapmakers.bots.cartographers.search.features.anywhere import monsters, mountains, room
from mapmakers.bots.cartographers.search.features.cards import FEATURES
from mapmakers.bots.cartographers.search.map_evaluator import evaluate_moves
from mapmakers.bots.cartographers.search.outlook import (
    COINS,
    MONSTERS,
    SUBJECTS,
    Outlook,
    far,
    near,
)
from mapmakers.bots.cartographers.search.solo_evaluation import HEARD, solo_simulated_stars, weigh
from mapmakers.bots.cartographers.tuned_outlook import OUTLOOK
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from mapmakers.engine.games.cartographers.components import PRINTED_SCORING, SCORING
from tests.bots.cartographers.search.test_heuristics import sheet
from tests.engine.games.cartographers.tables import FULL, Table

SHOWN: list[tuple[str, Sheet, list[float]]] = [
    ("Sentinel Wood", sheet(r1="FFFF.FFFFFF"), [30.0, 27.0, 2.0, 27.0]),
    ("Greenbough", sheet(r1="FF........."), [19.0, 9.0, 2.0]),
    ("Treetower", sheet(r1="FF.........", r2="VV.^.r....."), [1.0, 0.0, 0.0]),
    ("Stoneside Forest", sheet(r2=".FF^.r....."), [0.0, 0.0, 0.0, 0.0, 5.0]),
    ("Canal Lake", sheet(r5="....WAA...."), [1.0, 0.0, 3.0, 0.0, 4.0]),
    ("Mages Valley", sheet(r5=".....V....."), [19.0, 0.0, 19.0]),
    ("The Golden Granary", sheet(r2="...^.v....."), [5.0, 5.0, 22.0, 0.0]),
    ("Shoreside Expanse", sheet(r5="....WW....."), [69.0, 69.0, 5.0, 2.0, 0.0]),
    ("Wildholds", sheet(r5="....VVVV..."), [4.0, 16 / 6, 1.0, 0.0, 0.0]),
    ("Great City", sheet(r1="VV.........", r2="FF.^.r....."), [1.0, 1.0, 1.0, 0.0]),
    ("Greengold Plains", sheet(r5="..FVVW....."), [1.0, 4.0, 0.0, 0.0, 0.0, 108.0]),
    ("Shieldgate", sheet(r5=".VVV...VV.."), [1.0, 0.0, 5.0, 5.0, 1.0]),
    ("Borderlands", sheet(r5="FFFFFFFFFF."), [1.0, 0.0, 0.0, 0.0, 0.0]),
    ("Lost Barony", sheet(r4="FF.........", r5="F.........."), [1 / 2, 1 / 7, 1 / 13]),
    ("The Broken Road", sheet(), [1.0, 1.0, 1.0, 2.0, 0.0]),
    ("The Cauldrons", sheet(r1="..F........", r2="FF.^.r....."), [4.0, 2.0, 5.0, 0.0]),
]


@pytest.mark.parametrize(("card", "drawn", "features"), SHOWN, ids=[card for card, _, _ in SHOWN])
def test_a_map_shows_its_features(card: str, drawn: Sheet, features: list[float]) -> None:
    at = next(at for at, known in enumerate(SCORING) if known.name == card)
    assert FEATURES[at](drawn) == pytest.approx(features)


def test_every_card_has_its_features() -> None:
    assert [card for card, _, _ in SHOWN] == [card.name for card in SCORING[:PRINTED_SCORING]]


def test_room_is_read_off_any_map() -> None:
    always, empty, holes, ends, corridors, squares = room(sheet(r1=".F.F......."))
    assert (always, empty, holes, ends, corridors) == (1.0, 114.0, 0.0, 2.0, 5.0)
    assert squares == room(Sheet.blank("A"))[5] - 2
    assert room(Sheet.parse(FULL)) == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def test_mountains_are_told_apart_by_their_open_sides() -> None:
    assert mountains(Sheet.blank("A")) == [0.0, 0.0, 5.0]
    closing = sheet(r1="...F.......", r2="..F^Fr.....")
    assert mountains(closing) == [1.0, 0.0, 4.0]
    assert mountains(sheet(r1="...F.......", r2="..F^.r.....")) == [0.0, 1.0, 4.0]


def test_monsters_cost_more_where_an_ambush_has_room() -> None:
    gnolls = [3]
    first, lurking, holes, ends = monsters(Sheet.blank("A"), gnolls, 2)
    assert (first, lurking) == (5.0, 10.0)
    assert (holes, ends) == (0.0, 0.0)
    assert monsters(sheet(r5="....XXX...."), [], 0) == [0.0, 0.0, 0.0, 0.0]
    assert monsters(Sheet.parse(FULL), gnolls, 2) == [0.0, 0.0, 0.0, 0.0]


def test_what_is_scored_at_once_counts_as_it_is() -> None:
    """The last card of winter: only edicts D and A, coins and monsters count, with no guess."""
    state = CARTOGRAPHERS.start({}, 1, FastChance(4))
    while state.waiting:
        last, coming = state.copy(), Outlook(OUTLOOK, state, after=True)
        move = state.legal(0)[0]
        state.play(0, move, FastChance(1))
    assert [len(lags) for lags in coming.lags].count(0) == SUBJECTS - 4
    coin = last.legal(0).offer.coin_of(move)
    drawn = last.sheets[0].draw(move.terrain, move.cells, coin)
    assert coming.worth(drawn) == sum(state.scores[0][3])


def test_features_count_by_the_drawings_until_the_season_ends() -> None:
    table = Table(
        ["Great River"], seats=1, scoring="Sentinel Wood, Canal Lake, Wildholds, Borderlands"
    )
    outlook = Outlook(OUTLOOK, table.state, after=True)
    lags = {card.name: outlook.lags[at] for at, card in enumerate(SCORING)}
    spring, summer, fall, winter = outlook.lags[COINS]
    assert spring < summer < fall < winter
    assert lags["Sentinel Wood"] == [spring, winter]
    assert lags["Canal Lake"] == [spring, summer]
    assert lags["Wildholds"] == [summer, fall]
    assert lags["Borderlands"] == [fall, winter]
    assert outlook.lags[MONSTERS] == outlook.lags[COINS]


def test_worth_is_the_sum_of_what_the_features_foretell() -> None:
    """Every figure one tenth: each sign adds a tenth of itself, by the drawings to come."""
    state = Table(["Great River"], seats=1).state
    empty: list[list[float]] = [[] for _ in range(SUBJECTS)]
    plain = Outlook(empty, state, after=True)
    drawn = sheet(r5="....WAA....")
    features = {at: plain.features(drawn, at) for at, lags in enumerate(plain.lags) if lags}
    even = [[0.1] * 2 * len(features.get(at, [])) for at in range(SUBJECTS)]
    expected = 0.0
    for at, found in features.items():
        for lag in plain.lags[at]:
            expected += found[0] + 0.1 * (near(lag) + far(lag)) * sum(found)
    assert Outlook(even, state, after=True).worth(drawn) == pytest.approx(expected)


def test_two_weigh_what_the_judge_puts_forward() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(3))
    judged = sorted(evaluate_moves(state, 0, WEIGHTS), key=lambda one: -one[0])[:5]
    weighed = weigh(state, WEIGHTS, OUTLOOK, 5)
    assert {move for _, move in weighed} == {move for _, move in judged}
    assert [worth for worth, _ in weighed] == sorted((one for one, _ in weighed), reverse=True)


def test_a_lone_future_to_the_end_is_worth_its_stars() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(4))
    move = state.legal(0)[0]
    stars = solo_simulated_stars(state, move, WEIGHTS, OUTLOOK, 100, FastChance(5))
    state.play(0, move, chance := FastChance(5))
    while state.waiting:
        state.play(0, weigh(state, WEIGHTS, OUTLOOK, HEARD)[0][1], chance)
    assert stars == state.totals[0]
