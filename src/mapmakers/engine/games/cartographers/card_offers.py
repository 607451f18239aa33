"""What a revealed card offers, independent of any map."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mapmakers.engine.boards.eleven import meet, within
from mapmakers.engine.boards.eleven_ways import Ways
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EXPLORE,
    MONSTER,
    Shape,
)
from mapmakers.engine.games.cartographers.moves import NO_KIND, TERRAIN_COUNT, Move
from mapmakers.engine.games.cartographers.shapes import KINDS, SINGLE, kind, orientations
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64

SLOTS: Final = 8
"""Room for every terrain."""


class Clauses(NamedTuple):
    """The clauses that refusals of a card's drawings cite."""

    wrong: str
    """Not a terrain or shape of the card."""
    fallback: str
    """A single space is drawn only if the card's shapes do not fit."""
    fallback_on_duty: str
    """The same after a ruins card."""
    duty: str
    """An empty ruins space must be covered, but is not."""


@final
class CardOffer:
    """Terrains, and shapes with their coins; and the fallback if none fits."""

    __slots__ = (
        "_coin_by_way",
        "_coins",
        "_kinds",
        "_terrains",
        "choice",
        "clauses",
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
        fallback: CardOffer | None = None,
    ) -> None:
        self.terrains = terrains
        self.choice: i64 = len(terrains)
        """The number of offers."""
        self._terrains = bytes(terrains)
        self.shapes = shapes
        self.clauses = clauses
        self.fallback = fallback or self
        kinds = [kind(shape.cells) for shape in shapes]
        ways = [
            (way, KINDS.index(own), shape.coin)
            for own, shape in zip(kinds, shapes, strict=True)
            for way in orientations(own)
        ]
        self.ways = Ways(tuple([way for way, _, _ in ways]))
        self._kinds = bytes([number for _, number, _ in ways])
        """By orientation: the index of its shape."""
        self._coin_by_way = bytes([coin for _, _, coin in ways])
        coins = bytearray((NO_KIND + 1) * SLOTS)
        for own, shape in zip(kinds, shapes, strict=True):
            for terrain in terrains:
                coins[KINDS.index(own) * SLOTS + terrain] = 1 + shape.coin
        self._coins = bytes(coins)
        """By shape and terrain: 0 if it is not offered, otherwise one more than its coin."""

    def move(self, spot: i64, which: i64) -> Move:
        """The move that draws a terrain, by its index in the offer, at a spot."""
        ways = self.ways
        return Move(self._terrains[which], ways.place(spot), self._kinds[ways.way(spot)])

    def terrain(self, which: i64) -> i64:
        """A terrain, by its index in the offer."""
        return self._terrains[which]

    def coin_there(self, spot: i64) -> i64:
        """The coin for a move at this spot."""
        return self._coin_by_way[self.ways.way(spot)]

    def has(self, move: Move) -> bool:
        """Whether the move's terrain and shape are offered, anywhere."""
        return self.coin_of(move) >= 0

    def coin_of(self, move: Move) -> i64:
        """The coin for the move, anywhere; -1 if it is not offered."""
        coin: i64 = self._coins[move.kind * SLOTS + move.terrain]
        return coin - 1

    def coin(self, move: Move, sheet: Sheet, duty: bool) -> i64:
        """The coin for the move; -1 if the offer does not plainly allow it there."""
        if not within(move.cells, sheet.empty):
            return -1
        if duty and not meet(move.cells, sheet.land.ruins):
            return -1
        return self.coin_of(move)


EXPLORE_CLAUSES = Clauses("C4.2", "C4.7", "C6.2", "C6.1")
RIFT_CLAUSES = Clauses("C7.1", "C4.7", "C6.2", "C6.4")
AMBUSH_CLAUSES = Clauses("C8.2", "C8.3", "C8.3", "C8.2")

ANY_SINGLE = CardOffer(tuple(range(TERRAIN_COUNT)), (SINGLE,), EXPLORE_CLAUSES)
"""The fallback of C4.7 and C6.2: one space, any terrain but mountain."""
MONSTER_SINGLE = CardOffer((MONSTER,), (SINGLE,), AMBUSH_CLAUSES)
"""The fallback of C8.3: one monster."""

EXPLORE_OFFERS: Final = tuple(
    CardOffer(
        card.terrains,
        card.shapes,
        RIFT_CLAUSES if card.name == "Rift Lands" else EXPLORE_CLAUSES,
        ANY_SINGLE,
    )
    for card in EXPLORE
)
AMBUSH_OFFERS: Final = tuple(
    CardOffer((MONSTER,), (card.shape,), AMBUSH_CLAUSES, MONSTER_SINGLE) for card in AMBUSHES
)
