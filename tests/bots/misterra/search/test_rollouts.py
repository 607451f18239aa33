"""Matches played out and decisions judged inside the engine."""

from __future__ import annotations

import pytest

from mapmakers.bots.misterra.search.rollouts import evaluate_all, play_out, rollouts
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.effects_view import Effects
from tests.engine.contract import dump


def some_way_on(seed: int, seats: int, steps: int = 70) -> MisterraState:
    chance = FastChance(seed)
    state = MISTERRA.start({"master": "on"}, seats, chance)
    for _ in range(steps):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    return state


def gained(effects: Effects, seat: int, seats: int) -> int:
    """What a move brings the seat, added up from what people are told about it."""
    found = sum(
        after - before for before, after in (effects.fidelity, effects.lines, effects.empty)
    )
    found += sum(card.after - card.before for card in effects.presumptions)
    before, after = effects.claims[seat]
    if seats == 1:
        otoma_before, otoma_after = effects.claims[1]
        found -= otoma_after - otoma_before
    return found + after - before


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_decision_is_judged_by_what_it_changes_in_the_score(seed: int, seats: int) -> None:
    chance = FastChance(seed)
    state = some_way_on(seed, seats, steps=20)
    while state.waiting:
        seat = state.waiting[0]
        judged = evaluate_all(state, seat)
        assert [move for _, move in judged] == list(state.legal(seat))
        for value, move in judged[:: max(1, len(judged) // 8)]:
            assert value == gained(state.effects(seat, move), seat, seats)
        state.play(seat, judged[chance.below(len(judged))][1], chance)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_a_match_played_out_inside_goes_as_one_played_from_outside(seed: int, seats: int) -> None:
    inside, outside = some_way_on(seed, seats, 9), some_way_on(seed, seats, 9)
    steps = play_out(inside, FastChance(seed))
    chance = FastChance(seed)
    for _ in range(steps):
        seat = outside.waiting[0]
        outside.play(seat, outside.legal(seat).sample(chance), chance)
    assert not outside.waiting
    assert inside.outcome == outside.outcome
    assert dump(inside) == dump(outside)


def test_rollouts_give_the_totals_of_all_seats_and_leave_the_position_alone() -> None:
    state = some_way_on(9, 2)
    before = dump(state)
    found = rollouts(state, 1, 12, FastChance(3))
    assert dump(state) == before
    assert [len(totals) for totals in found] == [2] * 12
    assert len(set(found)) > 1
    assert found == rollouts(state, 1, 12, FastChance(3))
