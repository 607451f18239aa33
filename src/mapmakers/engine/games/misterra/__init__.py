"""Maps of Misterra: explore an island, map it, claim it, and keep a sponsor happy.

The rooms: meta (the game), components and owners_file (the box), setup, state and phases (the half
days), ending, moves, offers (what may be decided), island, parchment, sketches, claims, otoma,
hidden, scoring, worth (what a move changes), outcome, titles, view.
"""

from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.meta import MISTERRA, Misterra
from mapmakers.engine.games.misterra.moves import Move
from mapmakers.engine.games.misterra.owners_file import load_components
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
