"""All ways to turn some shapes, tried on all of an 11 by 11 board at once.

Each way has a lane of its own in one large number. Multiplying the empty spaces by a number with
one bit a lane writes them into every lane, each shifted as that way's next cell wants it; what is
left after all cells are the spots where each way fits. A compiled engine has eleven_ways_limbs in
its place.
"""

from __future__ import annotations

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import ALL, GRID, SIDE, Cell, Cells
from mapmakers.engine.boards.squares import nth_bit, singles
from mapmakers.engine.core.chance import Chance

Outline = tuple[Cell, ...]
"""A shape moved to the top left corner, its cells in reading order."""

Spots = int
"""Where ways lie, lane by lane: a bit for each way and space that its first cell lies on."""


class Ways:
    """Some ways to lay shapes. A spot is a way and a space for its first cell, as a number; spots
    are in the order of the ways, then in reading order."""

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
        """How far the last cell of a shape lies behind its first."""
        self._lane = self._margin + ALL.bit_length()
        """Wide enough that a lane's map and its margin never reach the next."""
        starts = [lane * self._lane + self._margin for lane in range(len(outlines))]
        self._anchors: Spots = sum(
            _anchors(outline) << start for outline, start in zip(outlines, starts, strict=True)
        )
        # A shape with fewer cells than the largest has its first looked at again.
        self._spreads: tuple[int, ...] = tuple(
            sum(
                1 << (start - (own[cell] if cell < len(own) else 0))
                for own, start in zip(steps, starts, strict=True)
            )
            for cell in range(max(map(len, steps)))
        )
        self._covers: dict[Cells, Spots] = {}
        """What covers something: it is asked of the same few sets again and again."""
        self._shapes: tuple[Cells, ...] = tuple(sum(1 << step for step in own) for own in steps)
        self._every = self.spots(self._anchors)

    @property
    def total(self) -> int:
        """How many spots an empty board has."""
        return len(self._every)

    def way(self, spot: int) -> int:
        """Which way a spot is of."""
        return spot // self._lane

    def place(self, spot: int) -> Cells:
        """The cells that a spot covers."""
        way, bit = divmod(spot, self._lane)
        return self._shapes[way] << (bit - self._margin)

    def guess(self, empty: Cells, some: Cells, tries: int, chance: Chance) -> int:
        """A spot drawn from all those of an empty board, until one covers empty spaces only and one
        of some spaces at least; -1 where none of so many did."""
        for _try in range(tries):
            spot = self._every[chance.pick(self.total)]
            place = self.place(spot)
            if place & empty == place and place & some:
                return spot
        return -1

    def fits(self, empty: Cells) -> Spots:
        """The spots that cover empty spaces only."""
        found = self._anchors
        for spread in self._spreads:
            found &= empty * spread
        return found

    def over(self, found: Spots, some: Cells) -> Spots:
        """Those of the spots that cover one of these spaces at least."""
        covering = self._covers.get(some)
        if covering is None:
            covering = 0
            for spread in self._spreads:
                covering |= some * spread
            self._covers[some] = covering
        return found & covering

    def count(self, found: Spots) -> int:
        """How many."""
        return found.bit_count()

    def nth(self, found: Spots, index: int) -> int:
        """The spot with so many of them before it."""
        return nth_bit(found, index)

    def spots(self, found: Spots) -> list[int]:
        """All of them, in order."""
        return [one.bit_length() - 1 for one in singles(found)]

    def anchors(self, found: Spots, way: int) -> Cells:
        """Where the first cell of a way, by its place among them, may lie."""
        return (found >> (way * self._lane + self._margin)) & ALL


def room(outline: Outline) -> tuple[int, int]:
    """How many rows and columns the shape's top left corner can move over."""
    return SIDE - max(row for row, _ in outline), SIDE - max(col for _, col in outline)


def _steps(outline: Outline) -> tuple[int, ...]:
    """How many bits each cell lies behind the first."""
    first = _bit(outline[0])
    return tuple(_bit(cell) - first for cell in outline)


def _bit(cell: Cell) -> int:
    row, col = cell
    return row * GRID.step + col


def _anchors(outline: Outline) -> Cells:
    """Where the first cell may lie so that all stay on the board."""
    rows, cols = room(outline)
    first_col = outline[0][1]
    return eleven.of((row, col + first_col) for row in range(rows) for col in range(cols))
