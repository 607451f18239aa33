"""How many cells there are, and how open: which have just one open side, or two."""

from __future__ import annotations

from mapmakers.engine.games.cartographers.spaces import (
    Cells,
    both,
    east,
    either,
    north,
    size,
    south,
    west,
    without,
)


def count(some: Cells) -> float:
    """How many cells, as a number to be weighed: compiled, a size is a machine number."""
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
