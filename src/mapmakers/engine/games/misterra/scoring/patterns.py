"""The number of occurrences of a pattern on a parchment (M12.6)."""

from __future__ import annotations

from functools import cache

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.spaces import SIDE

Pattern = tuple[tuple[int, int, int], ...]
"""Row, column and terrain of each cell."""
TURNS = ("printed", "turned", "mirrored")


class Way:
    """One orientation of a pattern, prepared to be matched everywhere at once."""

    __slots__ = ("corners", "shifts")

    def __init__(self, pattern: Pattern) -> None:
        rows = SIDE - max(row for row, _, _ in pattern)
        cols = SIDE - max(col for _, col, _ in pattern)
        self.corners: Cells = spaces.of((row, col) for row in range(rows) for col in range(cols))
        """The positions of its top left corner for which it is on the parchment."""
        self.shifts = tuple((terrain, row * spaces.STEP + col) for row, col, terrain in pattern)

    def found(self, parchment: Parchment) -> Cells:
        """The positions of its top left corner where the pattern occurs."""
        corners = self.corners
        for terrain, shift in self.shifts:
            corners &= parchment.sets[terrain] >> shift
        return corners


@cache
def ways(pattern: Pattern, turns: str) -> tuple[Way, ...]:
    """Every allowed orientation of the pattern: as printed, rotated, or rotated and mirrored; each
    once."""
    found = [_to_corner(pattern)]
    if turns != "printed":
        for _ in range(3):
            found.append(_to_corner(tuple((col, -row, terrain) for row, col, terrain in found[-1])))
    if turns == "mirrored":
        found += [
            _to_corner(tuple((row, -col, terrain) for row, col, terrain in way)) for way in found
        ]
    return tuple(Way(way) for way in dict.fromkeys(found))


def occurrences(pattern: Pattern, parchment: Parchment, turns: str) -> int:
    """The number of occurrences, which may overlap."""
    return sum(size(way.found(parchment)) for way in ways(pattern, turns))


def _to_corner(pattern: Pattern) -> Pattern:
    """Moved so that it begins in row 0 and column 0, its cells in reading order."""
    top = min(row for row, _, _ in pattern)
    left = min(col for _, col, _ in pattern)
    return tuple(sorted((row - top, col - left, terrain) for row, col, terrain in pattern))
