"""The legal moves on one map, found as they are asked for, and why another is not among them."""

from __future__ import annotations

from collections.abc import Iterator

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import (
    Cells,
    nth,
    singles,
    size,
    without,
)
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.offers import Offer, Way
from mapmakers.engine.games.cartographers.sheet import Sheet

CROWDED = 60
"""With so few empty spaces a guess seldom fits, and sampling looks up what is legal at once."""


class Drawings:
    """What a card lets be drawn on a sheet; with a duty, over an empty ruins space (C6.1)."""

    __slots__ = ("_choices", "_duty", "_offer", "_sheet", "_standing")

    def __init__(self, offer: Offer, sheet: Sheet, duty: bool) -> None:
        self._offer = offer
        self._sheet = sheet
        self._duty = duty
        self._standing = offer
        self._choices: list[tuple[Way, Cells]] | None = None

    @property
    def falls_back(self) -> bool:
        """Whether no shape of the card can be drawn as it must be, so that one space is."""
        return self.offer is not self._offer

    @property
    def offer(self) -> Offer:
        """The terrains and shapes that can be drawn now: the card's, or its fallback's."""
        self._look_up()
        return self._standing

    def anchors(self) -> Iterator[tuple[Way, Cells]]:
        """Each way to turn a shape that fits, and every anchor from which it does."""
        return iter(self._look_up())

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
        choices = self._look_up()
        return len(self._standing.terrains) * sum(size(anchors) for _, anchors in choices)

    def __getitem__(self, index: int) -> Move:
        choices = self._look_up()
        terrains = self._standing.terrains
        left = index if index >= 0 else index + len(self)
        if left >= 0:
            for way, anchors in choices:
                count = len(terrains) * size(anchors)
                if left < count:
                    at, terrain = divmod(left, len(terrains))
                    return Move(terrains[terrain], way.place(nth(anchors, at)))
                left -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        for way, anchors in self._look_up():
            for anchor in singles(anchors):
                place = way.place(anchor)
                for terrain in self._standing.terrains:
                    yield Move(terrain, place)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.coin(move)
        except Refused:
            return False
        return True

    def sample(self, chance: Chance) -> Move:
        """One of them, each equally likely: a few guesses first, which mostly hit on open maps."""
        if self._choices is None:
            filled = self._sheet.filled
            candidates = self._offer.candidates
            if self._duty:  # over printed ruins and nothing filled: over empty ruins
                candidates = self._offer.over(self._sheet.land.ruins)
            count = len(candidates)
            below = chance.below
            for _ in range(CROWDED, size(self._sheet.empty), 6):
                move = candidates[below(count)]
                if not move.cells & filled:
                    return move
        return self[chance.below(len(self))]

    def _look_up(self) -> list[tuple[Way, Cells]]:
        """Settles whether the card's shapes can be drawn or the fallback stands."""
        if self._choices is None:
            self._choices = self._fitting(self._offer, self._duty)
            if not self._choices:
                self._standing = self._offer.fallback
                self._choices = self._fitting(self._standing, False)
        return self._choices

    def _fitting(self, offer: Offer, duty: bool) -> list[tuple[Way, Cells]]:
        empty = self._sheet.empty
        if duty:
            ruins = self._sheet.empty_ruins
            fitting = [(way, way.fits(empty) & way.covers(ruins)) for way in offer.ways]
        else:
            fitting = [(way, way.fits(empty)) for way in offer.ways]
        return [choice for choice in fitting if choice[1]]
