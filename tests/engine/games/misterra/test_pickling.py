"""Positions go to other processes, where bots think."""

from __future__ import annotations

import pickle

import pytest

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA
from tests.engine.contract import dump


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_position_that_was_sent_goes_on_as_the_one_at_home(seats: int) -> None:
    chance = FastChance(5)
    state = MISTERRA.start({}, seats, chance)
    while state.waiting:
        sent = pickle.loads(pickle.dumps(state))
        assert dump(sent) == dump(state)
        seat = state.waiting[-1]
        moves = list(state.legal(seat))
        assert list(sent.legal(seat)) == moves
        move = moves[chance.below(len(moves))]
        state.play(seat, move, chance)
    assert pickle.loads(pickle.dumps(state)).outcome == state.outcome
