"""What a revealed card lets a player draw, before looking at any map."""

from __future__ import annotations

from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import Cells, both
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EXPLORE,
    MONSTER,
    AmbushCard,
    ExploreCard,
    Shape,
)
from mapmakers.engine.games.cartographers.moves import TERRAIN_COUNT, Move
from mapmakers.engine.games.cartographers.shapes import (
    KINDS,
    SINGLE,
    Outline,
    anchors,
    kind_number,
    orientations,
    places,
)


class Way:
    """One way to turn a shape, ready to be tried everywhere at once."""

    __slots__ = ("cells", "corners", "outline", "shifts")

    def __init__(self, outline: Outline) -> None:
        rows, cols = anchors(outline)
        self.outline = outline
        self.cells: Cells = board.of(outline)
        self.corners: Cells = board.of((row, col) for row in range(rows) for col in range(cols))
        """Where the top left of its bounding box may lie so that it stays on the map."""
        self.shifts = tuple(row * board.GRID.step + col for row, col in outline)

    def fits(self, empty: Cells) -> Cells:
        """Every corner from which it covers empty spaces only."""
        found = self.corners
        for shift in self.shifts:
            found &= empty >> shift
        return found

    def place(self, corner: Cells) -> Cells:
        """The spaces it covers from a corner, given as a set of one."""
        return self.cells * corner

    def covers(self, some: Cells) -> Cells:
        """Every corner from which it covers one of these spaces at least."""
        found = 0
        for shift in self.shifts:
            found |= some >> shift
        return both(found, self.corners)


class Offer:
    """Terrains, and shapes with the coin each brings."""

    __slots__ = ("_candidates", "_over", "coins", "shapes", "terrains", "ways")

    def __init__(self, terrains: tuple[int, ...], shapes: tuple[Shape, ...]) -> None:
        self.terrains = terrains
        self.shapes = shapes
        self.coins = {kind_number(shape): shape.coin for shape in shapes}
        """By shape number; a shape that is not in it is not offered."""
        self.ways = tuple(Way(way) for kind in self.coins for way in orientations(KINDS[kind]))
        self._candidates: tuple[Move, ...] = ()
        self._over: dict[Cells, tuple[Move, ...]] = {}

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


def _offer(card: ExploreCard | AmbushCard) -> Offer:
    if isinstance(card, AmbushCard):
        return Offer((MONSTER,), (card.shape,))
    return Offer(card.terrains, card.shapes)


EXPLORE_OFFERS = tuple(_offer(card) for card in EXPLORE)
AMBUSH_OFFERS = tuple(_offer(card) for card in AMBUSHES)
ANY_SINGLE = Offer(tuple(range(TERRAIN_COUNT)), (SINGLE,))
"""The fallback of C4.7 and C6.2: one space, any terrain but mountain."""
MONSTER_SINGLE = Offer((MONSTER,), (SINGLE,))
"""The fallback of C8.3: one monster."""
