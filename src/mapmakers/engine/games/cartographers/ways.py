"""All ways to turn some shapes, tried on all of the map at once.

Each way has a lane of its own in one large number. Multiplying the empty spaces by a number with
one bit a lane writes them into every lane, each shifted as that way's next cell wants it; what is
left after all cells are the places where each way fits.
"""

from __future__ import annotations

from collections.abc import Iterator

from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import ALL, Cell, Cells, nth_bit, singles
from mapmakers.engine.games.cartographers.shapes import Outline, room

Lanes = int
"""Anchors, lane by lane. A way's anchor is its first cell in reading order."""


class Ways:
    """The ways of an offer, in the order in which their moves are listed."""

    __slots__ = ("_anchors", "_covers", "_lane", "_margin", "_shapes", "_spreads", "outlines")

    def __init__(self, outlines: tuple[Outline, ...]) -> None:
        self.outlines = outlines
        steps = [_steps(outline) for outline in outlines]
        self._margin = max(own[-1] for own in steps)
        """How far the last cell of a shape lies behind its anchor."""
        self._lane = self._margin + ALL.bit_length()
        """Wide enough that a lane's map and its margin never reach the next."""
        self._shapes: tuple[Cells, ...] = tuple(sum(1 << step for step in own) for own in steps)
        starts = [lane * self._lane + self._margin for lane in range(len(outlines))]
        self._anchors: Lanes = sum(
            _anchors(outline) << start for outline, start in zip(outlines, starts, strict=True)
        )
        # A shape with fewer cells than the largest has its anchor looked at again.
        self._spreads: tuple[int, ...] = tuple(
            sum(
                1 << (start - (own[cell] if cell < len(own) else 0))
                for own, start in zip(steps, starts, strict=True)
            )
            for cell in range(max(map(len, steps)))
        )

        self._covers: dict[Cells, Lanes] = {}
        """What was found by `covers`: it is asked of the ruins, the same few again and again."""

    def fits(self, empty: Cells) -> Lanes:
        """Everywhere that a way covers empty spaces only."""
        found = self._anchors
        for spread in self._spreads:
            found &= empty * spread
        return found

    def covers(self, some: Cells) -> Lanes:
        """Everywhere that a way covers one of these spaces at least."""
        known = self._covers.get(some)
        if known is None:
            found = 0
            for spread in self._spreads:
                found |= some * spread
            known = self._covers[some] = found & self._anchors
        return known

    def nth_place(self, found: Lanes, index: int) -> Cells:
        """The spaces covered from the anchor with so many before it."""
        at = nth_bit(found, index)
        lane = self._lane
        return self._shapes[at // lane] << (at % lane - self._margin)

    def places(self, found: Lanes) -> Iterator[Cells]:
        """The spaces covered from each of the anchors, in their order."""
        for one in singles(found):
            yield self.nth_place(one, 0)

    def by_way(self, found: Lanes) -> Iterator[tuple[Outline, Cells]]:
        """Each way that fits somewhere, and where its first cell may lie."""
        for lane, outline in enumerate(self.outlines):
            anchors = (found >> (lane * self._lane + self._margin)) & ALL
            if anchors:
                yield outline, anchors


def _steps(outline: Outline) -> tuple[int, ...]:
    """How many bits each cell lies behind the first."""
    first = _bit(outline[0])
    return tuple(_bit(cell) - first for cell in outline)


def _bit(cell: Cell) -> int:
    row, col = cell
    return row * board.GRID.step + col


def _anchors(outline: Outline) -> Cells:
    """Where the first cell may lie so that all stay on the map."""
    rows, cols = room(outline)
    first_col = outline[0][1]
    return board.of((row, col + first_col) for row in range(rows) for col in range(cols))
