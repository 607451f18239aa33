"""Matches played out and decisions judged inside the engine."""

from __future__ import annotations

import pytest

from mapmakers.bots.mapout.search.rollouts import evaluate_all, play_out, rollouts
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState
from tests.engine.contract import dump


def middle_of_a_match(seed: int) -> MapOutState:
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 3, chance)
    for _ in range(20):
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_every_decision_is_judged_by_what_it_would_earn(seed: int) -> None:
    state = middle_of_a_match(seed)
    judged = evaluate_all(state, state.turn)
    assert [move for _, move in judged] == list(state.legal(state.turn))
    assert [worth for worth, _ in judged] == [
        state.effects(state.turn, move).points for _, move in judged
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_match_played_out_inside_goes_as_one_played_from_outside(seed: int) -> None:
    inside, outside = middle_of_a_match(seed), middle_of_a_match(seed)
    steps = play_out(inside, FastChance(seed))
    chance = FastChance(seed)
    for _ in range(steps):
        seat = outside.waiting[0]
        outside.play(seat, outside.legal(seat).sample(chance), chance)
    assert not outside.waiting
    assert dump(inside) == dump(outside)


def test_rollouts_give_the_totals_of_all_seats_and_leave_the_position_alone() -> None:
    state = middle_of_a_match(9)
    before = dump(state)
    found = rollouts(state, 1, 12, FastChance(3))
    assert dump(state) == before
    assert len(found) == 12
    assert len(set(found)) > 1
    points = [score.total for score in state.scores]
    assert all(now >= was for totals in found for now, was in zip(totals, points, strict=True))
    assert found == rollouts(state, 1, 12, FastChance(3))
