"""What a map may still become: of two maps, the one that any player would rather have."""

from __future__ import annotations

import pytest

from mapmakers.bots.cartographers.search.heuristics.cards import HEURISTICS
from mapmakers.bots.cartographers.search.map_evaluator import GENERAL, best_move, evaluate_moves
from mapmakers.bots.cartographers.search.neighbours import beside_one, beside_two
from mapmakers.bots.cartographers.search.simulation import alone, simulated_stars
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS
from mapmakers.engine.boards import eleven
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from mapmakers.engine.games.cartographers.components import PRINTED_SCORING, SCORING
from tests.engine.games.cartographers.tables import FULL

BLANK = str(Sheet.blank("A")).splitlines()


def sheet(**rows: str) -> Sheet:
    """An unused map of side A but for some rows: r1 is the first."""
    drawn = list(BLANK)
    for name, row in rows.items():
        drawn[int(name[1:]) - 1] = row.ljust(11, ".")
    return Sheet.parse("\n".join(drawn))


def hope(card: str, drawn: Sheet) -> float:
    at = next(at for at, known in enumerate(SCORING) if known.name == card)
    first = GENERAL + 2 * at
    return HEURISTICS[at](drawn, WEIGHTS[first], WEIGHTS[first + 1])


RATHER = [
    ("Sentinel Wood", sheet(r5="....W......"), sheet(r1="WWWW.......")),
    ("Greenbough", sheet(), sheet(r1="WWWWWWWWWWW")),
    ("Treetower", sheet(r1="FF.........", r2="VVV^.r....."), sheet(r5="....FF.....")),
    ("Stoneside Forest", sheet(r3=".r..FFFF^r."), sheet(r3=".r....FF^r.")),
    (
        "Canal Lake",
        sheet(r5="....WWW...."),
        sheet(r5="..........."),
    ),
    ("Mages Valley", sheet(), sheet(r5=".....V.....")),
    ("The Golden Granary", sheet(), sheet(r2="...^.v.....")),
    ("Shoreside Expanse", sheet(), sheet(r5="...VVVVVV..", r6="...VV^VVV..")),
    ("Wildholds", sheet(r5="....VVVV..."), sheet(r5=".VV.....VV.")),
    ("Great City", sheet(r5="...VV......"), sheet(r1="VV.........", r2="FF.^.r.....")),
    ("Greengold Plains", sheet(r5="..FVVW....."), sheet(r5="...VVW.....")),
    (
        "Shieldgate",
        sheet(r5="...VVVV...."),
        sheet(r5="..........."),
    ),
    ("Borderlands", sheet(r5="FFFFFFFFFF."), sheet(r5="FFFFF......", r7="......FFFFF")),
    (
        "Lost Barony",
        sheet(r4="FFF........", r5="FFF........", r6="FF...^....."),
        sheet(r4="FFFFFF....."),
    ),
    ("The Broken Road", sheet(r11=".F........."), sheet(r1=".F.........")),
    ("The Cauldrons", sheet(r1="..F........", r2="FF.^.r....."), sheet(r5="....FFF....")),
]


@pytest.mark.parametrize(("card", "rather", "than"), RATHER, ids=[card for card, _, _ in RATHER])
def test_of_two_maps_one_promises_more(card: str, rather: Sheet, than: Sheet) -> None:
    assert hope(card, rather) > hope(card, than)


def test_every_card_has_its_example() -> None:
    assert [card for card, _, _ in RATHER] == [card.name for card in SCORING[:PRINTED_SCORING]]


@pytest.mark.parametrize("card", [card.name for card in SCORING if card.stack != "village"])
def test_a_full_map_promises_nothing_more(card: str) -> None:
    assert hope(card, Sheet.parse(FULL)) == pytest.approx(0.0)


def test_open_sides_are_counted_cell_by_cell() -> None:
    chance = FastChance(8)
    for _ in range(30):
        some = {(chance.below(11), chance.below(11)) for _ in range(60)}
        one, two = (
            set(eleven.cells(found))
            for found in (beside_one(eleven.of(some)), beside_two(eleven.of(some)))
        )
        for row in range(11):
            for col in range(11):
                near = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
                assert ((row, col) in one) == (len(near & some) == 1)
                assert ((row, col) in two) == (len(near & some) == 2)


def test_the_best_drawing_is_the_first_of_those_judged_best() -> None:
    chance = FastChance(3)
    state = CARTOGRAPHERS.start({}, 2, chance)
    while state.waiting:
        seat = state.waiting[0]
        judged = evaluate_moves(state, seat, WEIGHTS)
        assert [move for _, move in judged] == list(state.legal(seat))
        best = max(worth for worth, _ in judged)
        move = next(move for worth, move in judged if worth == best)
        assert best_move(state, seat, WEIGHTS) == move
        state.play(seat, move, chance)


def test_a_future_to_the_end_is_worth_its_stars() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(4))
    move = state.legal(0)[0]
    stars = simulated_stars(state, move, WEIGHTS, 100, FastChance(5))
    state.play(0, move, chance := FastChance(5))
    while state.waiting:
        state.play(0, best_move(state, 0, WEIGHTS), chance)
    assert stars == state.totals[0]


def test_in_a_crowd_a_seat_looks_at_its_own_map_alone() -> None:
    chance = FastChance(6)
    state = CARTOGRAPHERS.start({}, 100, chance)
    for seat in range(100):
        state.play(seat, state.legal(seat).sample(chance), chance)
    seat = next(seat for seat in state.waiting if state.target(seat) == seat)
    world = alone(state, seat)
    assert world.sheets == [state.sheets[seat]]
    assert list(world.legal(0)) == list(state.legal(seat))
    world.play(0, world.legal(0)[0], chance)
    assert len(state.waiting) == 100
