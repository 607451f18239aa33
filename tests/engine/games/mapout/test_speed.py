"""Listing what may be done stays quick on a large board."""

from __future__ import annotations

import time

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState

LARGE = 28
WITHIN = 0.002
"""Seconds for all decisions of one moment, in the quickest of a few tries."""


def test_all_decisions_on_a_large_board_are_listed_within_two_milliseconds() -> None:
    measured = [_quickest(state) for seed in range(6) for state in _large_boards(seed)]
    assert len(measured) > 20
    assert sorted(measured)[len(measured) * 9 // 10] < WITHIN


def _large_boards(seed: int) -> list[MapOutState]:
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 4, chance)
    found = []
    while state.waiting:
        if len(state.board.tiles) >= LARGE:
            found.append(state.copy())
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
    return found


def _quickest(state: MapOutState) -> float:
    times = []
    for _ in range(3):
        began = time.process_time()
        list(state.legal(state.turn))
        times.append(time.process_time() - began)
    return min(times)
