"""Moves drawn at random are all equally likely, however they are found."""

from __future__ import annotations

from collections import Counter

import pytest

from mapmakers.engine.boards.eleven import size
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, CartographersState
from mapmakers.engine.games.cartographers.legal import OPEN

TIMES = 60
"""How often each move is drawn on the average."""


def position(empty: range, duty: bool, fallback: bool) -> CartographersState:
    """A position of a random match with so many empty spaces."""
    for seed in range(500):
        chance = FastChance(seed)
        state = CARTOGRAPHERS.start({}, 1, chance)
        while state.waiting:
            legal = state.legal(0)
            wanted = state.duty == duty and legal.falls_back == fallback
            if wanted and size(state.sheets[0].empty) in empty and len(legal) > 4:
                return state
            state.play(0, legal.sample(chance), chance)
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("empty", "duty", "fallback"),
    [
        pytest.param(range(100, 117), False, False, id="an open map"),
        pytest.param(range(OPEN + 1, OPEN + 8), False, False, id="half full"),
        pytest.param(range(OPEN), False, False, id="crowded"),
        pytest.param(range(OPEN + 1, 117), True, False, id="over ruins"),
        pytest.param(range(OPEN), True, False, id="over ruins, crowded"),
        pytest.param(range(60), False, True, id="nothing fits"),
    ],
)
def test_every_move_is_as_likely(empty: range, duty: bool, fallback: bool) -> None:
    state = position(empty, duty, fallback)
    moves = list(state.legal(0))
    chance = FastChance(1)
    drawn = Counter(state.legal(0).sample(chance) for _ in range(TIMES * len(moves)))
    assert set(drawn) == set(moves)
    # Pearson's statistic: its mean is the degrees of freedom, its variance twice as much.
    spread = sum((drawn[move] - TIMES) ** 2 / TIMES for move in moves)
    free = len(moves) - 1
    assert abs(spread - free) < 4 * (2 * free) ** 0.5
