"""Tables in the middle of a match, for tests that look at one turn."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import Board, MapOutState, Move
from mapmakers.engine.games.mapout.setup import Deal

START = Board.of([("starting-01", 0, 0, 0), ("starting-02", 2, 0, 0)])


def table(
    board: Board,
    *players: Sequence[str],
    pile: Sequence[str] = (),
    moved_tiles_score: str = "all",
) -> MapOutState:
    """The board, and the tiles of each player, of whom the first is to move."""
    place = board.box.place
    hands = tuple(
        tuple(sorted(place[tile] for tile in tiles if "end" not in tile)) for tiles in players
    )
    ends = tuple(tuple(place[tile] for tile in tiles if "end" in tile) for tiles in players)
    dealt = Deal(hands, ends, tuple(sorted(place[tile] for tile in pile)), 0)
    return MapOutState(board, dealt, moved_tiles_score)


def play(state: MapOutState, *moves: str) -> MapOutState:
    """The same table after these moves, each by the seat that is asked."""
    chance = FastChance(0)
    for move in moves:
        state.play(state.waiting[0], Move.parse(move), chance)
    return state


def totals(state: MapOutState) -> list[int]:
    return [score.total for score in state.scores]
