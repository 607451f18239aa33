"""Tuning the evaluator of Cartographers: each weight is tried in matches that it has to do with."""

from __future__ import annotations

import pytest

from mapmakers.bots.cartographers.search.map_evaluator import GENERAL_NAMES
from mapmakers.bots.cartographers.tune import card_of, name_of, tune, values
from mapmakers.bots.cartographers.tuned_weights import WEIGHTS

PAID = len(WEIGHTS) - 1


def test_every_weight_has_a_name_of_its_own() -> None:
    names = [name_of(at) for at in range(len(WEIGHTS))]
    assert len(set(names)) == len(names)
    assert names[: len(GENERAL_NAMES)] == GENERAL_NAMES
    assert names[PAID] == "paid_hole"


def test_a_weight_is_tried_with_its_scoring_card() -> None:
    assert card_of(0) == "?"
    lake = [name_of(at) for at in range(PAID)].index("Canal Lake 1")
    assert card_of(lake) == "Canal Lake"
    assert card_of(PAID) == "The Cauldrons"


def test_a_small_weight_is_stepped_over_to_the_other_side() -> None:
    assert values(0.0) == [0.1, -0.1]
    assert values(0.5) == pytest.approx([0.8, 0.3125])


def test_the_best_of_three_values_stays(capsys: pytest.CaptureFixture[str]) -> None:
    weights = list(WEIGHTS)
    tune(weights, PAID, range(1))
    assert weights[:PAID] == WEIGHTS[:PAID]
    assert weights[PAID] in (WEIGHTS[PAID], *values(WEIGHTS[PAID]))
    assert capsys.readouterr().out.startswith("paid_hole {")
