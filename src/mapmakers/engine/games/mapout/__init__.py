"""Map Out: join roads and biomes on a plane of hexagonal tiles.

The rooms: meta (the game), tiles, components and owners_file (the box), setup, board (where a tile
may lie), drawing, state (the turn), moves, choices and completion (what may be done), scoring,
effects (what a move changes), hidden (what others can tell about a hand), outcome, view.
"""

from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.meta import MAP_OUT, MapOut
from mapmakers.engine.games.mapout.moves import Move
from mapmakers.engine.games.mapout.state import MapOutState

__all__ = ["MAP_OUT", "Board", "MapOut", "MapOutState", "Move"]
