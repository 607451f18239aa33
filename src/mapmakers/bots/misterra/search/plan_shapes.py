"""Shapes that the plan search fills with one terrain."""

from __future__ import annotations

from typing import Final

from mapmakers.engine.games.misterra.moves import DOMINOES
from mapmakers.engine.games.misterra.spaces import COLS, ROWS, SIDE, SPACES, STEP


def _shapes() -> list[list[int]]:
    """Single spaces first, three times each; then pairs, lines and squares."""
    found: list[list[int]] = []
    for space in SPACES:
        found += [[space]] * 3
    found += [[one, other] for one, other in DOMINOES]
    found += [[space for space in SPACES if line >> space & 1] for line in ROWS + COLS]
    found += [
        [space, space + 1, space + STEP, space + STEP + 1]
        for space in SPACES
        if space % STEP < SIDE - 1 and space // STEP < SIDE - 1
    ]
    return found


SHAPES: Final[list[list[int]]] = _shapes()
