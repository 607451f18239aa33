"""Drawings judged and matches played out in one call."""

from __future__ import annotations

import pickle

import pytest

from mapmakers.bots.cartographers.search.rollouts import evaluate_all, play_out, rollouts
from mapmakers.bots.rollouts import Rollouts
from mapmakers.bots.rollouts import rollouts as in_this_process
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, CartographersState
from mapmakers.engine.games.cartographers.components import SEASONS
from tests.engine.contract import dump


def midway(seats: int, seed: int, steps: int) -> CartographersState:
    """A random match after so many decisions."""
    chance = FastChance(seed)
    state = CARTOGRAPHERS.start({}, seats, chance)
    for _ in range(steps):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    return state


@pytest.mark.parametrize("steps", [0, 7, 12])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_drawing_is_worth_what_its_changes_add_up_to(seats: int, steps: int) -> None:
    state = midway(seats, seed=steps, steps=steps)
    seat = state.waiting[0]
    ahead = SEASONS[state.season :]
    expected = []
    for move in state.legal(seat):
        deltas = state.deltas(seat, move)
        stars = len(ahead) * (deltas.coins + deltas.monsters)
        for edict, gain in enumerate(deltas.edicts):
            stars += gain * sum(edict in season.edicts for season in ahead)
        expected.append((stars if state.target(seat) == seat else -stars, move))
    assert evaluate_all(state, seat) == expected


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (3, 1)])
def test_a_match_is_played_out_by_the_rules(seats: int, seed: int) -> None:
    state = midway(seats, seed, steps=5)
    chance, again = FastChance(9), FastChance(9)
    copy = state.copy()
    steps = 0
    while copy.waiting:
        seat = copy.waiting[0]
        copy.play(seat, copy.legal(seat).sample(again), again)
        steps += 1
    assert play_out(state, chance) == steps
    assert dump(state) == dump(copy)


def test_rollouts_leave_the_position_alone_and_give_totals_of_whole_matches() -> None:
    state = midway(2, seed=4, steps=9)
    before = dump(state)
    found = rollouts(state, state.waiting[0], 5, FastChance(2))
    assert dump(state) == before
    assert found == rollouts(state, state.waiting[0], 5, FastChance(2))
    assert len(set(found)) > 1
    ended = state.imagine(state.waiting[0], chance := FastChance(2))
    play_out(ended, chance)
    assert ended.outcome is not None
    assert found[0] == ended.totals == ended.outcome.totals


def test_a_position_and_its_moves_survive_the_way_to_another_process() -> None:
    state = midway(3, seed=2, steps=4)
    seat = state.waiting[0]
    move = state.legal(seat)[3]
    copy, moved = pickle.loads(pickle.dumps((state, move)))
    assert dump(copy) == dump(state)
    assert moved == move
    copy.play(seat, moved, FastChance(1))
    state.play(seat, move, FastChance(1))
    assert dump(copy) == dump(state)


def test_rollouts_are_shared_out_over_processes() -> None:
    state = midway(1, seed=3, steps=14)
    with Rollouts(2) as workers:
        found = workers.run("cartographers", state, 0, 5, seed=11)
    shares = (3, 11), (2, 12)
    expected = [
        totals
        for times, seed in shares
        for totals in in_this_process("cartographers", state, 0, times, seed)
    ]
    assert found == expected
