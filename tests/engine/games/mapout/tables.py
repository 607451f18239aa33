"""Tables in the middle of a match, for tests that look at one turn."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from mapmakers.engine.boards.bits import set_of
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import Board, MapOutState, Move
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.components_file import load_components
from mapmakers.engine.games.mapout.rack import Rack
from mapmakers.engine.games.mapout.setup import Deal

START = Board.of([("starting-01", 0, 0, 0), ("starting-02", 2, 0, 0)])


def table(
    board: Board,
    *players: Sequence[str],
    pile: Sequence[str] = (),
    moved_tiles_score: str = "all",
    starting_tiles: str = "any",
) -> MapOutState:
    """The board, and the tiles of each player, of whom the first is to move."""
    place = board.box.place
    racks = [
        Rack(
            set_of(place[tile] for tile in tiles if "end" not in tile),
            set_of(place[tile] for tile in tiles if "end" in tile),
        )
        for tiles in players
    ]
    dealt = Deal(racks, set_of(place[tile] for tile in pile), 0)
    return MapOutState.dealt(board, dealt, moved_tiles_score, starting_tiles)


def play(state: MapOutState, *moves: str) -> MapOutState:
    """The same table after these moves, each by the seat that is asked."""
    chance = FastChance(0)
    for move in moves:
        state.play(state.waiting[0], Move.parse(move), chance)
    return state


def totals(state: MapOutState) -> list[int]:
    return [score.total for score in state.scores]


def standard_file() -> str:
    """The text of the standard tiles."""
    path = files("mapmakers.engine.games.mapout") / "components.json"
    return path.read_text(encoding="utf-8")


def own_tile(tile_id: str, halves: str) -> Components:
    """The standard box, except for the biomes of one tile."""
    box = json.loads(standard_file())
    for tile in (tile for kind in ("road", "end", "split_end") for tile in box["tiles"][kind]):
        if tile["id"] == tile_id:
            tile["halves"] = halves
    return load_components(json.dumps(box))
