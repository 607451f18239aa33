"""Heuristics that do not depend on scoring cards: coins, holes and ruins."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import beside_one, beside_two, count
from mapmakers.engine.boards.eleven import beside, both, size, without
from mapmakers.engine.games.cartographers.sheet import Sheet


def mountains(sheet: Sheet, nearly: float, half: float) -> float:
    """Future coins: mountains with one open side, and those with two."""
    unpaid = without(sheet.land.mountains, sheet.paid)
    one = both(unpaid, beside_one(sheet.empty))
    two = both(unpaid, beside_two(sheet.empty))
    return nearly * count(one) + half * count(two)


def room(sheet: Sheet, hole: float, end: float, ruin: float) -> float:
    """Holes of one space that no shape fits, dead ends, and empty ruins for a ruins card."""
    empty = sheet.empty
    holes = without(empty, beside(empty))
    ends = both(empty, beside_one(empty))
    ruins = min(int(size(sheet.empty_ruins)), 2)
    return hole * count(holes) + end * count(ends) + ruin * ruins
