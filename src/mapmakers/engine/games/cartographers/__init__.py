"""Cartographers: draw polyomino terrain on an 11 by 11 map over four seasons.

The rooms: meta (the game), components (the box), setup, state (the turn), phases (explore, check),
moves, legal and card_offers (what may be drawn), effects (what a drawing changes), hidden, scoring,
outcome, view, events. Its own things: sheet, spaces, shapes, deck, ambush.
"""

from mapmakers.engine.games.cartographers.meta import CARTOGRAPHERS, Cartographers
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.scoring import score
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.state import CartographersState

__all__ = ["CARTOGRAPHERS", "Cartographers", "CartographersState", "Move", "Sheet", "score"]
