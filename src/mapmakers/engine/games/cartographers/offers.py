"""What a revealed card lets a player draw, before looking at any map."""

from __future__ import annotations

from typing import NamedTuple

from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import Cells, both
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EXPLORE,
    MONSTER,
    Shape,
)
from mapmakers.engine.games.cartographers.moves import TERRAIN_COUNT, Move
from mapmakers.engine.games.cartographers.shapes import (
    KIND_OF,
    KINDS,
    SINGLE,
    Outline,
    kind_number,
    orientations,
    places,
    room,
)
from mapmakers.engine.games.cartographers.sheet import Sheet


class Way:
    """One way to turn a shape, ready to be tried everywhere at once.

    Its anchor is its first cell in reading order, so that the others all lie at later bits.
    """

    __slots__ = ("anchors", "cells", "outline", "steps")

    def __init__(self, outline: Outline) -> None:
        rows, cols = room(outline)
        first_col = outline[0][1]
        self.outline = outline
        self.steps = tuple(
            row * board.GRID.step + col - first_col
            for row, col in outline
            if (row, col) > outline[0]
        )
        self.cells: Cells = 1 + sum(1 << step for step in self.steps)
        self.anchors: Cells = board.of(
            (row, col + first_col) for row in range(rows) for col in range(cols)
        )
        """Where the first cell may lie so that all stay on the map."""

    def fits(self, empty: Cells) -> Cells:
        """Every anchor from which it covers empty spaces only.

        Written out by the number of cells: most of the time of listing moves is spent here.
        """
        steps = self.steps
        found = self.anchors & empty
        count = len(steps)
        if count == 4:
            a, b, c, d = steps
            return found & empty >> a & empty >> b & empty >> c & empty >> d
        if count == 3:
            a, b, c = steps
            return found & empty >> a & empty >> b & empty >> c
        for step in steps:
            found &= empty >> step
        return found

    def place(self, anchor: Cells) -> Cells:
        """The spaces it covers from an anchor, given as a set of one."""
        return self.cells * anchor

    def covers(self, some: Cells) -> Cells:
        """Every anchor from which it covers one of these spaces at least."""
        found = some
        for step in self.steps:
            found |= some >> step
        return both(found, self.anchors)


class Clauses(NamedTuple):
    """The clauses that refusals of a card's drawings cite."""

    wrong: str
    """Not a terrain or shape of the card."""
    fallback: str
    """One space is drawn where the card's shapes do not fit, and only there."""
    fallback_on_duty: str
    """The same after a ruins card."""
    duty: str
    """No empty ruins space is covered though one must be."""


class Offer:
    """Terrains, and shapes with the coin each brings; and what may be drawn if none fits."""

    __slots__ = (
        "_candidates",
        "_over",
        "clauses",
        "coins",
        "fallback",
        "shapes",
        "terrains",
        "ways",
    )

    def __init__(
        self,
        terrains: tuple[int, ...],
        shapes: tuple[Shape, ...],
        clauses: Clauses,
        fallback: Offer | None = None,
    ) -> None:
        self.terrains = terrains
        self.shapes = shapes
        self.clauses = clauses
        self.fallback = fallback or self
        self.coins = {kind_number(shape): shape.coin for shape in shapes}
        """By shape number; a shape that is not in it is not offered."""
        self.ways = tuple(Way(way) for kind in self.coins for way in orientations(KINDS[kind]))
        self._candidates: tuple[Move, ...] = ()
        self._over: dict[Cells, tuple[Move, ...]] = {}

    def has(self, move: Move) -> bool:
        """Whether the move's terrain and shape are offered, wherever it lies."""
        return KIND_OF.get(move.cells) in self.coins and move.terrain in self.terrains

    def coin(self, move: Move, sheet: Sheet, duty: bool) -> int:
        """The coin that the move brings; -1 where the offer does not plainly allow it there."""
        cells = move.cells
        if cells & ~sheet.empty or move.terrain not in self.terrains:
            return -1
        if duty and not cells & sheet.land.ruins:
            return -1
        return self.coins.get(KIND_OF.get(cells, -1), -1)

    @property
    def candidates(self) -> tuple[Move, ...]:
        """Every move that it would allow on a map with nothing on it."""
        if not self._candidates:
            self._candidates = tuple(
                Move(terrain, place)
                for way in self.ways
                for place in places(way.outline)
                for terrain in self.terrains
            )
        return self._candidates

    def over(self, ruins: Cells) -> tuple[Move, ...]:
        """The candidates that cover one of these printed ruins at least."""
        found = self._over.get(ruins)
        if found is None:
            found = tuple(move for move in self.candidates if both(move.cells, ruins))
            self._over[ruins] = found
        return found


EXPLORE_CLAUSES = Clauses("C4.2", "C4.7", "C6.2", "C6.1")
RIFT_CLAUSES = Clauses("C7.1", "C4.7", "C6.2", "C6.4")
AMBUSH_CLAUSES = Clauses("C8.2", "C8.3", "C8.3", "C8.2")

ANY_SINGLE = Offer(tuple(range(TERRAIN_COUNT)), (SINGLE,), EXPLORE_CLAUSES)
"""The fallback of C4.7 and C6.2: one space, any terrain but mountain."""
MONSTER_SINGLE = Offer((MONSTER,), (SINGLE,), AMBUSH_CLAUSES)
"""The fallback of C8.3: one monster."""

EXPLORE_OFFERS = tuple(
    Offer(
        card.terrains,
        card.shapes,
        RIFT_CLAUSES if card.name == "Rift Lands" else EXPLORE_CLAUSES,
        ANY_SINGLE,
    )
    for card in EXPLORE
)
AMBUSH_OFFERS = tuple(
    Offer((MONSTER,), (card.shape,), AMBUSH_CLAUSES, MONSTER_SINGLE) for card in AMBUSHES
)
