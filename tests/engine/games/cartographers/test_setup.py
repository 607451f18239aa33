"""C2: setting up."""

import pytest

from mapmakers.engine.core import FastChance
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    PRINTED_SCORING,
    SCORING,
    STACKS,
)
from tests.engine.games.cartographers.tables import Table

MANY = range(400)


def dealt(options: dict[str, str], seed: int) -> tuple[str, ...]:
    """The cards under edicts A to D."""
    state = CARTOGRAPHERS.start(options, 1, FastChance(seed))
    return tuple(SCORING[at].name for at in state.edicts)


def stacks(cards: tuple[str, ...]) -> list[str]:
    return [card.stack for name in cards for card in SCORING if card.name == name]


@pytest.mark.clause("C2.1")
def test_one_card_of_each_stack_lies_under_the_edicts() -> None:
    assert all(sorted(stacks(dealt({}, seed))) == sorted(STACKS) for seed in MANY)


@pytest.mark.clause("C2.1")
def test_every_card_can_lie_under_every_edict() -> None:
    seen = {(edict, card) for seed in MANY for edict, card in enumerate(dealt({}, seed))}
    assert seen == {(edict, card.name) for edict in range(4) for card in SCORING[:PRINTED_SCORING]}


@pytest.mark.clause("C2.2")
def test_chosen_cards_lie_where_they_were_chosen_to() -> None:
    chosen = "Borderlands, Greenbough, Wildholds, Canal Lake"
    assert dealt({"scoring": chosen}, 5) == tuple(chosen.split(", "))


@pytest.mark.clause("C2.2")
def test_chosen_cards_under_random_edicts() -> None:
    options = {"scoring": "Borderlands, Greenbough, Wildholds, Canal Lake", "edict_order": "random"}
    orders = {dealt(options, seed) for seed in MANY}
    assert len(orders) == 24
    assert {frozenset(order) for order in orders} == {frozenset(dealt(options, 1))}


@pytest.mark.clause("C2.2")
def test_one_card_chosen_and_the_others_random() -> None:
    options = {"scoring": "?, ?, Treetower, ?"}
    for seed in MANY:
        cards = dealt(options, seed)
        assert cards[2] == "Treetower"
        assert sorted(stacks(cards)) == sorted(STACKS)


@pytest.mark.clause("C2.2")
@pytest.mark.parametrize(
    "scoring", ["Treetower, Greenbough, ?, ?", "Treetower, Wildholds, Borderlands", "Tree, ?, ?, ?"]
)
def test_no_two_cards_of_a_stack_no_edict_without_one_no_unknown_card(scoring: str) -> None:
    with pytest.raises(BadOption):
        CARTOGRAPHERS.start({"scoring": scoring}, 1, FastChance(1))


@pytest.mark.clause("C2.4")
@pytest.mark.parametrize("ambush", [ambush.name for ambush in AMBUSHES])
def test_any_one_of_the_four_ambushes_is_among_the_fourteen_cards(ambush: str) -> None:
    table = Table([ambush])
    assert table.state.view(0).ambushes == (ambush,)
    assert table.state.view(0).deck == 13


@pytest.mark.clause("C2.4")
def test_nothing_but_thirteen_explore_cards_is_left_once_the_ambush_is_out() -> None:
    table = Table(["Gnoll Raid", "Orchard"])
    table.play_on()
    assert table.state.view(0).deck == 12
