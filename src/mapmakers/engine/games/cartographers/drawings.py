"""The legal moves on one map, found as they are asked for, and why another is not among them."""

from __future__ import annotations

from collections.abc import Iterator

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import Cells, without
from mapmakers.engine.games.cartographers.moves import Move, move
from mapmakers.engine.games.cartographers.offers import Offer
from mapmakers.engine.games.cartographers.shapes import Outline
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.ways import Lanes

OPEN = 64
"""With more empty spaces than this, a move drawn from all those of an unused map often fits, and
trying a few is quicker than listing those that do."""
GUESSES = 12


class Drawings:
    """What a card lets be drawn on a sheet; with a duty, over an empty ruins space (C6.1)."""

    __slots__ = ("_duty", "_found", "_offer", "_sheet", "_standing")

    def __init__(self, offer: Offer, sheet: Sheet, duty: bool) -> None:
        self._offer = offer
        self._sheet = sheet
        self._duty = duty
        self._standing: Offer | None = None
        """What can be drawn, the card's offer or its fallback; None until it is looked up."""
        self._found: Lanes = 0
        """Every place where it fits."""

    @property
    def falls_back(self) -> bool:
        """Whether no shape of the card can be drawn as it must be, so that one space is."""
        return self.offer is not self._offer

    @property
    def offer(self) -> Offer:
        """The terrains and shapes that can be drawn now: the card's, or its fallback's."""
        if self._standing is None:
            self._standing = self._offer
            self._found = self._offer.ways.fits(self._sheet.empty)
            if self._duty and self._found:
                self._found &= self._offer.ways.covers(self._sheet.empty_ruins)
            if not self._found:
                self._standing = self._offer.fallback
                self._found = self._standing.ways.fits(self._sheet.empty)
        return self._standing

    def by_way(self) -> Iterator[tuple[Outline, Cells]]:
        """Each way to turn a shape that fits, and where its first cell may lie."""
        return self.offer.ways.by_way(self._found)

    def coin(self, move: Move) -> int:
        """The coin that the move's shape brings, if it is legal; otherwise raises Refused.

        A fallback space brings no coin (C5.4).
        """
        coin = self._offer.coin(move, self._sheet, self._duty)
        return coin if coin >= 0 else self._second_look(move)

    def _second_look(self, move: Move) -> int:
        """For what the card does not plainly allow: the fallback, or the clause that it breaks."""
        clauses = self._offer.clauses
        offer = self.offer
        if not offer.has(move):
            fallback = clauses.fallback_on_duty if self._duty else clauses.fallback
            single = self.falls_back or offer.fallback.has(move)  # too large, or too early
            raise Refused(fallback if single else clauses.wrong, board.cells(move.cells))
        if overlap := without(move.cells, self._sheet.empty):
            raise Refused("C4.5", board.cells(overlap))
        if not self.falls_back:
            raise Refused(clauses.duty, board.cells(self._sheet.empty_ruins))
        return 0

    def __len__(self) -> int:
        return len(self.offer.terrains) * self._found.bit_count()

    def __getitem__(self, index: int) -> Move:
        offer = self.offer
        if index < 0:
            index += len(self)
        at, terrain = divmod(index, len(offer.terrains))
        if not 0 <= at < self._found.bit_count():
            raise IndexError(index)
        return move(offer.terrains[terrain], offer.ways.nth_place(self._found, at))

    def __iter__(self) -> Iterator[Move]:
        offer = self.offer
        for place in offer.ways.places(self._found):
            for terrain in offer.terrains:
                yield move(terrain, place)

    def __contains__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        try:
            self.coin(other)
        except Refused:
            return False
        return True

    def sample(self, chance: Chance) -> Move:
        """One of them, each equally likely."""
        sheet = self._sheet
        below = chance.below
        if self._standing is None and sheet.empty.bit_count() > OPEN:
            offer = self._offer
            guesses = offer.moves_over(sheet.empty_ruins) if self._duty else offer.moves
            if bound := len(guesses):
                filled = sheet.filled
                for _ in range(GUESSES):
                    lucky = guesses[below(bound)]
                    if not lucky.cells & filled:
                        return lucky
        offer = self.offer
        terrains = offer.terrains
        count = len(terrains)
        found = self._found
        index = below(count * found.bit_count())
        return move(terrains[index % count], offer.ways.nth_place(found, index // count))
