"""What any legal move would change can be asked before it is made."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games.mapout import Board, Move
from mapmakers.engine.games.mapout.effects_view import Area, Connection, Effects
from tests.engine.games.mapout.boards import FULL, JOINED, NARROW
from tests.engine.games.mapout.tables import START, play, table

TWO = Board.of([("starting-01", 0, 0, 0), ("starting-02", 1, 0, 4)])


def effects(board: Board, tile: str, move: str, *lift: str) -> Effects:
    state = play(table(board, [tile], ["end-01"]), *lift)
    return state.effects(0, Move.parse(move))


@pytest.mark.clause("O6.1", "O4.1")
def test_a_play_tells_its_connections_with_their_points_and_what_it_locks() -> None:
    found = effects(TWO, "road-11", "play road-11 1,-1 1")
    assert found.points == 2
    assert found.connections == (
        Connection((1, 0), ("swamp",), 1),
        Connection((0, 0), ("swamp",), 1),
    )
    assert found.locks == ((1, -1), (0, 0), (1, 0))
    assert found.unlocks == ()


@pytest.mark.clause("O6.2")
def test_a_connection_without_a_shared_biome_is_told_and_worth_nothing() -> None:
    found = effects(TWO, "road-05", "play road-05 0,1 4")
    assert found.points == 0
    assert found.connections == (Connection((0, 0), (), 0), Connection((1, 0), (), 0))


@pytest.mark.clause("O6.2")
def test_two_biomes_on_one_border_are_named_and_worth_one_point() -> None:
    found = effects(START, "road-16", "play road-16 -1,0 0")
    assert found.connections == (Connection((0, 0), ("arctic", "meadows"), 1),)
    assert found.points == 1


@pytest.mark.clause("O6.5", "O6.7")
def test_an_end_tile_tells_its_areas() -> None:
    found = effects(JOINED, "end-04", "play end-04 1,-2 1")
    assert found.points == 4
    assert found.areas == (Area("swamp", ((1, -2), (1, -1), (0, 0), (1, 0))),)
    assert found.connections == (Connection((1, -1), ("swamp",), 0),)
    assert found.locks == ((1, -2),)


def test_a_play_tells_what_it_blocks() -> None:
    """Two sides of (0,-1) in a row may then have no road. Of the tiles that could lie like that,
    the desert one would touch arctic, the meadows one swamp, the arctic one desert; swamp is laid.
    """
    found = effects(JOINED, "end-01", "play end-01 1,-2 1")
    assert (found.blocks, found.opens) == (((0, -1),), ())


def test_a_play_tells_what_it_opens() -> None:
    """Its roads lead to a tile, to a space that was open before, and to one that was not."""
    found = effects(JOINED, "road-02", "play road-02 2,-1 1")
    assert (found.blocks, found.opens) == ((), ((2, -2),))


@pytest.mark.clause("O4.2")
def test_a_lift_tells_what_it_unlocks() -> None:
    board = Board.of([*START.lying, ("road-23", 1, 0, 3)])
    assert board.locked(1, 0)
    found = effects(board, "road-01", "lift starting-02")
    assert (found.points, found.unlocks) == (0, ((1, 0),))
    assert (2, 0) in found.opens


@pytest.mark.clause("O6.3", "O6.4")
def test_a_return_tells_what_it_earns_by_the_option() -> None:
    leaf = Board.of([*JOINED.lying, ("road-06", -1, 1, 1)])
    for option, points in (("all", 1), ("gain", 0), ("none", 0)):
        state = table(leaf, ["road-01"], ["end-01"], moved_tiles_score=option)
        play(state, "lift road-06")
        found = state.effects(0, Move.parse("back road-06 2,0 0"))
        assert found.points == points
        assert found.connections == (Connection((1, 0), ("meadows",), 1),)


def test_a_pass_changes_nothing() -> None:
    assert effects(FULL, "road-03", "pass") == Effects(0)


def test_effects_are_told_of_legal_moves_only() -> None:
    with pytest.raises(Refused):
        effects(NARROW, "road-09", "play road-09 0,1 0")
