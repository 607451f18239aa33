"""What monsters cost."""

from __future__ import annotations

from mapmakers.engine.boards.eleven import Cells, beside, both, nonempty, size
from mapmakers.engine.games.cartographers.sheet import Sheet


def haunted(sheet: Sheet) -> Cells:
    """The empty spaces beside a monster; each costs one star (C10.3)."""
    return both(sheet.empty, beside(sheet.monster))


def monster_loss(sheet: Sheet) -> int:
    """The stars lost to monsters."""
    return size(haunted(sheet)) if nonempty(sheet.monster) else 0
