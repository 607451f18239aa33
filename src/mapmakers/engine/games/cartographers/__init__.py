"""Cartographers: draw polyomino terrain on an 11 by 11 map over four seasons.

The rooms: meta (the game), components (the box), setup, state (the turn), moves, offers, drawings
(what may be drawn), ambush, scoring, worth (what a drawing changes), outcome, view.
"""

from mapmakers.engine.games.cartographers.meta import CARTOGRAPHERS, Cartographers
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.scoring import score
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.state import CartographersState

__all__ = ["CARTOGRAPHERS", "Cartographers", "CartographersState", "Move", "Sheet", "score"]
