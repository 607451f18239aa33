"""Map Out: join roads and biomes on a plane of hexagonal tiles.

The rooms: meta (the game), components and components_file (the box), setup, state, stages (how far
a turn has come), phases (its end, and whose is next), moves, legal and completion (what may be
done), effects (what a move changes), events (what a step did), hidden (what others can tell about a
hand), scoring, outcome, view. Its own things: tiles, board and plane (where tiles lie), placement,
lifting, rack, drawing.
"""

from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.meta import MAP_OUT, MapOut
from mapmakers.engine.games.mapout.moves import Move
from mapmakers.engine.games.mapout.state import MapOutState

__all__ = ["MAP_OUT", "Board", "MapOut", "MapOutState", "Move"]
