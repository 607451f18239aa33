"""Neighbours of cells: open sides, kinds of terrain beside them, distances between mountains."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.boards.eleven import (
    Cells,
    beside,
    both,
    east,
    either,
    fill,
    meet,
    nonempty,
    north,
    size,
    south,
    west,
    without,
)
from mapmakers.engine.games.cartographers.sheet import Sheet

FAR: Final = 6
"""Mountains further apart than this are unlikely to be connected."""


def count(some: Cells) -> float:
    """The number of cells as a float; compiled, a size is a machine integer."""
    return float(int(size(some)))


def beside_one(some: Cells) -> Cells:
    """Every cell that has exactly one cell of the set beside it."""
    up, down, left, right = north(some), south(some), west(some), east(some)
    upright = either(without(up, down), without(down, up))
    level = either(without(left, right), without(right, left))
    return either(without(upright, either(left, right)), without(level, either(up, down)))


def beside_two(some: Cells) -> Cells:
    """Every cell that has exactly two cells of the set beside it."""
    up, down, left, right = north(some), south(some), west(some), east(some)
    upright = either(without(up, down), without(down, up))
    level = either(without(left, right), without(right, left))
    pairs = either(
        without(both(up, down), either(left, right)),
        without(both(left, right), either(up, down)),
    )
    return either(both(upright, level), pairs)


def kinds_beside(sheet: Sheet, around: Cells) -> int:
    """How many kinds of terrain, monsters and mountains among them, lie on these cells."""
    return (
        int(meet(around, sheet.forest))
        + int(meet(around, sheet.farm))
        + int(meet(around, sheet.water))
        + int(meet(around, sheet.monster))
        + int(meet(around, sheet.land.mountains))
    )


def spaces_to_another_mountain(sheet: Sheet, mountain: Cells) -> int:
    """The number of forest spaces beyond the first that would connect a mountain to another; FAR if
    there are too many, or if it is impossible."""
    others = without(sheet.land.mountains, mountain)
    reached = either(mountain, fill(beside(mountain), sheet.forest))
    for more in range(FAR):
        step = without(both(beside(reached), sheet.empty), reached)
        if not nonempty(step):
            break
        reached = either(reached, step)
        reached = either(reached, fill(beside(step), sheet.forest))
        if nonempty(both(beside(reached), others)):
            return more
    return FAR
