"""Maps of Misterra: explore an island, map it, claim it, and keep a sponsor happy.

The rooms: meta (the game), components and components_file (the box), setup, state, phases (the half
days), moves, legal (what may be decided), effects (what a move changes), hidden, scoring, outcome,
view, events. Its own things: island, parchment, spaces, sketches, claims, otoma, ending, titles.
"""

from mapmakers.engine.games.misterra.components_file import load_components
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.meta import MISTERRA, Misterra
from mapmakers.engine.games.misterra.moves import Move
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.scoring.presumptions import presumption
from mapmakers.engine.games.misterra.state import MisterraState

__all__ = [
    "MISTERRA",
    "Island",
    "Misterra",
    "MisterraState",
    "Move",
    "Parchment",
    "load_components",
    "presumption",
]
