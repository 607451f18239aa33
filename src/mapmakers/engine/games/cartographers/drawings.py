"""The legal moves on one map, found as they are asked for, and why another is not among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import (
    NONE,
    Cells,
    both,
    first,
    singles,
    size,
    without,
)
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.offers import Offer, Way
from mapmakers.engine.games.cartographers.shapes import KIND_OF
from mapmakers.engine.games.cartographers.sheet import Sheet

TRIES = 12
"""How often sampling guesses before it looks up what is legal."""


class Clauses(NamedTuple):
    """The clauses that refusals of a card's drawings cite."""

    wrong: str
    """Not a terrain or shape of the card."""
    fallback: str
    """The card's shapes do not fit: one space is drawn instead."""
    duty: str
    """No empty ruins space is covered though one must be."""


class Drawings:
    """What a card lets be drawn on a sheet; with a duty, over an empty ruins space (C6.1)."""

    __slots__ = ("_choices", "_clauses", "_duty", "_fallback", "_offer", "_sheet")

    def __init__(
        self, offer: Offer, fallback: Offer, sheet: Sheet, duty: bool, clauses: Clauses
    ) -> None:
        self._offer = offer
        self._fallback = fallback
        self._sheet = sheet
        self._duty = duty
        self._clauses = clauses
        self._choices: list[tuple[Way, Cells]] | None = None

    @property
    def falls_back(self) -> bool:
        """Whether no shape of the card can be drawn as it must be, so that one space is."""
        self._look_up()
        return self._offer is self._fallback

    @property
    def offer(self) -> Offer:
        """The terrains and shapes that can be drawn now."""
        self._look_up()
        return self._offer

    def corners(self) -> Iterator[tuple[Way, Cells]]:
        """Each way to turn a shape that fits, and every corner from which it does."""
        return iter(self._look_up())

    def refuse(self, move: Move) -> None:
        """Raise Refused with the clause that the move breaks; nothing where it is legal."""
        clauses = self._clauses
        overlap = without(move.cells, self._sheet.empty)
        if self._offered(move, self._offer) and not overlap and self._does_duty(move):
            return
        if self.falls_back:
            if not self._offered(move, self._fallback):
                raise Refused(clauses.fallback, board.cells(move.cells))
            if overlap:
                raise Refused("C4.5", board.cells(overlap))
            return
        if not self._offered(move, self._offer):
            raise Refused(clauses.wrong, board.cells(move.cells))
        if overlap:
            raise Refused("C4.5", board.cells(overlap))
        raise Refused(clauses.duty, board.cells(self._sheet.empty_ruins))

    def coin(self, move: Move) -> int:
        """The coin that a legal move's shape brings; a fallback space brings none (C5.4)."""
        if not self._duty and self._offered(move, self._offer):
            return self._offer.coins[KIND_OF[move.cells]]
        return 0 if self.falls_back else self._offer.coins[KIND_OF[move.cells]]

    def __len__(self) -> int:
        choices = self._look_up()
        return len(self._offer.terrains) * sum(size(corners) for _, corners in choices)

    def __getitem__(self, index: int) -> Move:
        choices = self._look_up()
        terrains = self._offer.terrains
        left = index if index >= 0 else index + len(self)
        if left >= 0:
            for way, corners in choices:
                count = len(terrains) * size(corners)
                if left < count:
                    nth, terrain = divmod(left, len(terrains))
                    for _ in range(nth):
                        corners ^= first(corners)
                    return Move(terrains[terrain], way.place(first(corners)))
                left -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        for way, corners in self._look_up():
            for corner in singles(corners):
                place = way.place(corner)
                for terrain in self._offer.terrains:
                    yield Move(terrain, place)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.refuse(move)
        except Refused:
            return False
        return True

    def sample(self, chance: Chance) -> Move:
        """One of them, each equally likely: a few guesses first, which mostly hit on open maps."""
        if self._choices is None:
            empty = self._sheet.empty
            ruins = self._sheet.empty_ruins if self._duty else board.ALL
            candidates = (
                self._offer.over(self._sheet.land.ruins) if self._duty else self._offer.candidates
            )
            count = len(candidates)
            for _ in range(TRIES):
                move = candidates[chance.below(count)]
                cells = move.cells
                if not cells & ~empty and cells & ruins:
                    return move
        return self[chance.below(len(self))]

    def _look_up(self) -> list[tuple[Way, Cells]]:
        """Settles whether the card's shapes can be drawn or the fallback stands."""
        if self._choices is None:
            choices = self._fitting()
            if not choices:
                self._offer = self._fallback
                self._duty = False
                choices = self._fitting()
            self._choices = choices
        return self._choices

    def _fitting(self) -> list[tuple[Way, Cells]]:
        empty = self._sheet.empty
        ruins = self._sheet.empty_ruins if self._duty else NONE
        found = []
        for way in self._offer.ways:
            corners = way.fits(empty)
            if corners and self._duty:
                corners = both(corners, way.covers(ruins))
            if corners:
                found.append((way, corners))
        return found

    def _offered(self, move: Move, offer: Offer) -> bool:
        return KIND_OF.get(move.cells) in offer.coins and move.terrain in offer.terrains

    def _does_duty(self, move: Move) -> bool:
        return not self._duty or both(move.cells, self._sheet.empty_ruins) != NONE
