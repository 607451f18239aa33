"""The tuning of Misterra's planners: reproducible, one number at a time."""

from __future__ import annotations

from dataclasses import fields, replace

from mapmakers.bots.misterra.tune import alone, around, climb, lead
from mapmakers.bots.misterra.tuned_weights import WEIGHTS


def test_one_step_changes_one_number() -> None:
    for field in fields(WEIGHTS):
        up, down = around(WEIGHTS, field.name)
        number = getattr(WEIGHTS, field.name)
        assert getattr(down, field.name) < number < getattr(up, field.name)
        assert replace(up, **{field.name: number}) == WEIGHTS
        assert replace(down, **{field.name: number}) == WEIGHTS


def test_the_same_deals_give_the_same_totals() -> None:
    assert alone(WEIGHTS, 1, 5, steps=50) == alone(WEIGHTS, 1, 5, steps=50)


def test_a_lead_is_counted_deal_by_deal() -> None:
    assert lead([7, 8, 9], [5, 6, 7]) == (2.0, 0.0)
    ahead, doubt = lead([10, 0], [0, 10])
    assert ahead == 0.0
    assert doubt > 10


def test_climbing_stays_where_nothing_is_tried() -> None:
    assert climb(WEIGHTS, deals=1, seed=1, rounds=0, steps=50) == WEIGHTS
