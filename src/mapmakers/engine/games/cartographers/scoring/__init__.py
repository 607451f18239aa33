"""Scoring: the sixteen scoring cards, one file per stack, and the monsters."""

from mapmakers.engine.games.cartographers.scoring.cards import (
    EARNING,
    LOOKING_AT,
    POINTS,
    earning,
    score,
)
from mapmakers.engine.games.cartographers.scoring.monsters import haunted, monster_loss

__all__ = ["EARNING", "LOOKING_AT", "POINTS", "earning", "haunted", "monster_loss", "score"]
