"""Oriented shapes, matched against all of an 11 by 11 board at once.

A way is a shape in one orientation. Each way has a lane in one large integer. Multiplying the empty
spaces by an integer with one bit per lane copies them into every lane, each shifted by the offset
of the way's next cell. The intersection over all cells leaves the spots where each way fits. The
compiled engine uses eleven_ways_limbs instead.
"""

from __future__ import annotations

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import ALL, GRID, SIDE, Cell, Cells
from mapmakers.engine.boards.squares import nth_bit, singles
from mapmakers.engine.core.chance import Chance

Outline = tuple[Cell, ...]
"""A shape moved to the top left corner, its cells in reading order."""

Spots = int
"""A set of spots, lane by lane: a bit for each way and each space of its first cell."""


class Ways:
    """Some ways. A spot is a way and a space for its first cell, as one integer; spots are ordered
    by way, then in reading order."""

    __slots__ = (
        "_anchors",
        "_covers",
        "_every",
        "_lane",
        "_margin",
        "_shapes",
        "_spreads",
        "outlines",
    )

    def __init__(self, outlines: tuple[Outline, ...]) -> None:
        self.outlines = outlines
        steps = [_steps(outline) for outline in outlines]
        self._margin = max(own[-1] for own in steps)
        """The largest distance in bits between the first and the last cell of a shape."""
        self._lane = self._margin + ALL.bit_length()
        """The width of a lane: wide enough for a map and its margin."""
        starts = [lane * self._lane + self._margin for lane in range(len(outlines))]
        self._anchors: Spots = sum(
            _anchors(outline) << start for outline, start in zip(outlines, starts, strict=True)
        )
        # For a shape with fewer cells than the largest, the first cell is tested again.
        self._spreads: tuple[int, ...] = tuple(
            sum(
                1 << (start - (own[cell] if cell < len(own) else 0))
                for own, start in zip(steps, starts, strict=True)
            )
            for cell in range(max(map(len, steps)))
        )
        self._covers: dict[Cells, Spots] = {}
        """A cache for `over`, which is called with the same few sets again and again."""
        self._shapes: tuple[Cells, ...] = tuple(sum(1 << step for step in own) for own in steps)
        self._every = self.spots(self._anchors)

    @property
    def total(self) -> int:
        """The number of spots on an empty board."""
        return len(self._every)

    def way(self, spot: int) -> int:
        """The index of a spot's way."""
        return spot // self._lane

    def place(self, spot: int) -> Cells:
        """The cells that a spot covers."""
        way, bit = divmod(spot, self._lane)
        return self._shapes[way] << (bit - self._margin)

    def guess(self, empty: Cells, some: Cells, tries: int, chance: Chance) -> int:
        """Draw random spots of an empty board until one covers only empty spaces and at least one
        of `some`; -1 if none of the tries does."""
        for _try in range(tries):
            spot = self._every[chance.pick(self.total)]
            place = self.place(spot)
            if place & empty == place and place & some:
                return spot
        return -1

    def fits(self, empty: Cells) -> Spots:
        """The spots that cover only empty spaces."""
        found = self._anchors
        for spread in self._spreads:
            found &= empty * spread
        return found

    def over(self, found: Spots, some: Cells) -> Spots:
        """The spots that cover at least one of these spaces."""
        covering = self._covers.get(some)
        if covering is None:
            covering = 0
            for spread in self._spreads:
                covering |= some * spread
            self._covers[some] = covering
        return found & covering

    def count(self, found: Spots) -> int:
        """The number of spots."""
        return found.bit_count()

    def nth(self, found: Spots, index: int) -> int:
        """The spot at this index."""
        return nth_bit(found, index)

    def spots(self, found: Spots) -> list[int]:
        """All spots in order."""
        return [one.bit_length() - 1 for one in singles(found)]

    def anchors(self, found: Spots, way: int) -> Cells:
        """The spaces of the first cell for one way, given by its index."""
        return (found >> (way * self._lane + self._margin)) & ALL


def room(outline: Outline) -> tuple[int, int]:
    """The numbers of rows and columns in which the shape's top left corner can be."""
    return SIDE - max(row for row, _ in outline), SIDE - max(col for _, col in outline)


def _steps(outline: Outline) -> tuple[int, ...]:
    """The distance of each cell from the first, in bits."""
    first = _bit(outline[0])
    return tuple(_bit(cell) - first for cell in outline)


def _bit(cell: Cell) -> int:
    row, col = cell
    return row * GRID.step + col


def _anchors(outline: Outline) -> Cells:
    """The spaces of the first cell for which the whole shape is on the board."""
    rows, cols = room(outline)
    first_col = outline[0][1]
    return eleven.of((row, col + first_col) for row in range(rows) for col in range(cols))
