"""Cards counted on machine words: the same as by their families."""

from __future__ import annotations

import pytest

from mapmakers.bots.misterra.search.presumption_value import POINT, PresumptionValue
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import Parchment
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.scoring.patterns import TURNS
from mapmakers.engine.games.misterra.scoring.presumptions import points
from mapmakers.engine.games.misterra.spaces import SPACES


def drawn(chance: FastChance) -> Parchment:
    """Any parchment: full or not, of one terrain mostly or of all alike."""
    parchment = Parchment()
    empty, favoured = chance.below(4), chance.below(5)
    for space in SPACES:
        if chance.below(8) >= empty:
            terrain = 0 if chance.below(5) < favoured else chance.below(4)
            parchment = parchment.cover(terrain, 1 << space)
    return parchment


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize("number", range(1, 32))
def test_a_card_is_worth_what_its_family_says(number: int, turns: str) -> None:
    card = STANDARD.presumption(number)
    presumption = PresumptionValue(card, turns, 0)
    chance = FastChance(number)
    for _ in range(60):
        parchment = drawn(chance)
        assert presumption.worth(*parchment.sets) == POINT * points(card, parchment, turns)


def test_the_way_to_the_next_step_counts_in_part() -> None:
    """Card 17: 4 points from 4 spaces, 10 from 6. Five are half the way to six more."""
    five = Parchment.parse("SSSSS JLJLJ LJLJL JLJLJ LJLJL")
    assert PresumptionValue(STANDARD.presumption(17), "printed", 500).worth(*five.sets) == 5500
