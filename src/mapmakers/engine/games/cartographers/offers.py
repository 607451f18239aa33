"""What a revealed card lets a player draw, before looking at any map."""

from __future__ import annotations

from typing import NamedTuple

from mapmakers.engine.games.cartographers.board import Cells
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EXPLORE,
    MONSTER,
    Shape,
)
from mapmakers.engine.games.cartographers.moves import TERRAIN_COUNT, Move, move
from mapmakers.engine.games.cartographers.shapes import SINGLE, kind, orientations, places
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.ways import Ways


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
        "_moves_over",
        "clauses",
        "coins",
        "fallback",
        "moves",
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
        ways = [(way, shape.coin) for shape in shapes for way in orientations(kind(shape.cells))]
        self.ways = Ways(tuple(way for way, _ in ways))
        self.coins: dict[Cells, int] = {place: coin for way, coin in ways for place in places(way)}
        """Every place on an unused map and the coin it brings."""
        self.moves = tuple(move(terrain, place) for place in self.coins for terrain in terrains)
        """Every move on a map with nothing on it."""
        self._moves_over: dict[Cells, tuple[Move, ...]] = {}

    def moves_over(self, ruins: Cells) -> tuple[Move, ...]:
        """Those over one of these spaces at least; kept, for a map has few sets of empty ruins."""
        known = self._moves_over.get(ruins)
        if known is None:
            known = tuple([move for move in self.moves if move.cells & ruins])
            self._moves_over[ruins] = known
        return known

    def has(self, move: Move) -> bool:
        """Whether the move's terrain and shape are offered, wherever it lies."""
        return move.cells in self.coins and move.terrain in self.terrains

    def coin(self, move: Move, sheet: Sheet, duty: bool) -> int:
        """The coin that the move brings; -1 where the offer does not plainly allow it there."""
        cells = move.cells
        if cells & sheet.empty != cells or move.terrain not in self.terrains:
            return -1
        if duty and not cells & sheet.land.ruins:
            return -1
        return self.coins.get(cells, -1)


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
