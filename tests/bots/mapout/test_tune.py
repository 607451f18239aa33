"""The tuning of Map Out's habits: reproducible, and better habits are found to be better."""

from __future__ import annotations

from mapmakers.bots.mapout.habits import Reserve
from mapmakers.bots.mapout.tune import around, climb, lead

AT_ONCE = Reserve(0.0, 0.0, 0.0)
PATIENT = Reserve(6.0, 0.5, 10.0)


def test_habits_of_one_kind_lead_by_nothing() -> None:
    ahead, doubt = lead(PATIENT, PATIENT, deals=3, seed=1)
    assert abs(ahead) <= doubt + 3


def test_keeping_end_tiles_leads() -> None:
    ahead, doubt = lead(PATIENT, AT_ONCE, deals=6, seed=1)
    assert ahead > doubt


def test_the_same_seed_gives_the_same_result() -> None:
    assert lead(PATIENT, AT_ONCE, deals=2, seed=5) == lead(PATIENT, AT_ONCE, deals=2, seed=5)


def test_one_step_changes_one_number() -> None:
    steps = list(around(AT_ONCE))
    assert len(steps) == 3
    for step in steps:
        assert sum(one != other for one, other in zip(step, AT_ONCE, strict=True)) == 1


def test_climbing_stays_where_nothing_is_better_beyond_doubt() -> None:
    assert climb(PATIENT, deals=1, seed=1, rounds=0) == PATIENT
