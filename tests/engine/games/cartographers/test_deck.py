"""Rows of revealed cards, and sets of unseen ones, as numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards.bits import members
from mapmakers.engine.games.cartographers.components import DECK
from mapmakers.engine.games.cartographers.deck import NO_CARDS, all_of, cards, then


@given(st.permutations(range(len(DECK))), st.integers(0, len(DECK)))
def test_a_row_tells_its_cards_in_the_order_they_came(order: list[int], count: int) -> None:
    row = NO_CARDS
    for card in order[:count]:
        row = then(row, card)
    assert cards(row) == tuple(order[:count])


def test_at_first_every_card_is_unseen() -> None:
    assert members(all_of(len(DECK))) == list(range(len(DECK)))
