"""Positions go to other processes, where bots think."""

from __future__ import annotations

import pickle

import pytest

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from tests.engine.contract import dump
from tests.engine.games.mapout.tables import own_tile


@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_that_was_sent_goes_on_as_the_one_at_home(seats: int) -> None:
    chance = FastChance(5)
    state = MAP_OUT.start({}, seats, chance)
    while state.waiting:
        sent = pickle.loads(pickle.dumps(state))
        assert dump(sent) == dump(state)
        assert sent.board.box is state.board.box
        moves = list(state.legal(state.turn))
        assert list(sent.legal(state.turn)) == moves
        move = moves[chance.below(len(moves))]
        assert pickle.loads(pickle.dumps(move)) == move
        state.play(state.turn, move, chance)


def test_tiles_of_an_owner_are_sent_along() -> None:
    box = own_tile("road-01", "SSSSSSSSSSSS")
    sent = pickle.loads(pickle.dumps(box))
    assert sent.fingerprint == box.fingerprint != MAP_OUT.components
