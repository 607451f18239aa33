"""How the levels of Map Out judge a turn."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.games.mapout.plans import Habits

TILE_BY_TILE: Final = Habits(least=0.0, each_turn=0.0, most=0.0, breadth=1, lifts=False)
"""Takes the points that one tile brings at once."""
PATIENT: Final = Habits(least=9.0, each_turn=0.5, most=15.0, breadth=3)
"""Lifts, and plays an End Tile only where it earns nearly all it ever could."""
WIDE: Final = Habits(least=9.0, each_turn=0.5, most=15.0, breadth=5)
"""The same with more places gone through: for the turn that is really decided on."""
QUICK: Final = Habits(least=9.0, each_turn=0.5, most=15.0, breadth=2)
"""The same with fewer: for the turns of everybody that are imagined after it."""
