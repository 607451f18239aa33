"""The legal drawings on one map, computed lazily, and the reasons for refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import Cells, nonempty, size, without
from mapmakers.engine.boards.eleven_ways import Spots
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers.card_offers import CardOffer
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.mypyc_types import i64, mypyc_attr

OPEN: Final[i64] = 56
"""With more empty spaces than this, a random spot of an empty map is often free, and trying a few
is faster than counting the free ones."""
OPEN_ON_DUTY: Final[i64] = 84
"""The same if a ruins space has to be covered."""
GUESSES: Final[i64] = 20
NOT_FOUND: Final[i64] = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LegalMoves:
    """What can be drawn on a sheet for a card; with a duty, over an empty ruins space (C6.1)."""

    __slots__ = ("_count", "_duty", "_found", "_offer", "_sheet", "_standing")

    def __init__(self, offer: CardOffer, sheet: Sheet, duty: bool) -> None:
        self._offer = offer
        self._sheet = sheet
        self._duty = duty
        self._standing = offer
        """What can be drawn: the card's offer or its fallback."""
        self._found: Spots | None = None
        """Every legal spot; None until they are computed."""
        self._count: i64 = 0
        """Their number."""

    def _look(self) -> Spots:
        """Compute the spots if necessary."""
        found = self._found
        if found is None:
            ways = self._offer.ways
            found = self._sheet.spots(ways, self._duty)
            count: i64 = ways.count(found)
            if not count:
                self._standing = self._offer.fallback
                ways = self._standing.ways
                found = ways.fits(self._sheet.empty)
                count = ways.count(found)
            self._found = found
            self._count = count
        return found

    @property
    def falls_back(self) -> bool:
        """Whether no shape of the card can be drawn as required, so that a single space is
        filled."""
        return self.offer is not self._offer

    @property
    def offer(self) -> CardOffer:
        """The terrains and shapes that can be drawn now: the card's, or its fallback's."""
        self._look()
        return self._standing

    def anchors(self, way: i64) -> Cells:
        """Where the first cell may be for an orientation of the offer."""
        found = self._look()
        return self._standing.ways.anchors(found, way)

    def coin(self, move: Move) -> i64:
        """The coin for a legal move; raises Refused for an illegal one.

        A fallback space gives no coin (C5.4).
        """
        coin = self._offer.coin(move, self._sheet, self._duty)
        return coin if coin >= 0 else self._second_look(move)

    def _second_look(self, move: Move) -> i64:
        """Handle what the card does not plainly allow: the fallback, or the broken clause."""
        clauses = self._offer.clauses
        offer = self.offer
        if not offer.has(move):
            fallback = clauses.fallback_on_duty if self._duty else clauses.fallback
            single = self.falls_back or offer.fallback.has(move)  # too large, or too early
            raise Refused(fallback if single else clauses.wrong, eleven.cells(move.cells))
        overlap = without(move.cells, self._sheet.empty)
        if nonempty(overlap):
            raise Refused("C4.5", eleven.cells(overlap))
        if not self.falls_back:
            raise Refused(clauses.duty, eleven.cells(self._sheet.empty_ruins))
        return 0

    def __len__(self) -> int:
        offer = self.offer
        return len(offer.terrains) * self._count

    def __getitem__(self, index: int) -> Move:
        found = self._look()
        if index < 0:
            index += len(self)
        at, terrain = divmod(index, len(self._standing.terrains))
        if not 0 <= at < self._count:
            raise IndexError(index)
        offer = self._standing
        return offer.move(offer.ways.nth(found, at), terrain)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.listed())

    def listed(self) -> list[Move]:
        """All of them at once."""
        found = self._look()
        offer = self._standing
        moves: list[Move] = []
        for spot in offer.ways.spots(found):
            for which in range(offer.choice):
                moves.append(offer.move(spot, which))
        return moves

    def __contains__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        try:
            self.coin(other)
        except Refused:
            return False
        return True

    def sample(self, chance: AnyChance) -> Move:
        """A random drawing, each equally likely: first the place, then the terrain."""
        asked = as_chance(chance)
        spot = self._any_spot(asked)
        return self._standing.move(spot, self._any_terrain(asked))

    def drawn_at_random(self, chance: Chance) -> Sheet:
        """The sheet after a random drawing, each equally likely, without making a move object."""
        spot = self._any_spot(chance)
        which = self._any_terrain(chance)
        offer = self._standing
        coin: i64 = 0  # what a fallback space brings (C5.4)
        if offer is self._offer:
            coin = offer.coin_there(spot)
        return self._sheet.draw(offer.terrain(which), offer.ways.place(spot), coin)

    def _any_spot(self, chance: Chance) -> i64:
        spot: i64 = NOT_FOUND
        if self._found is None:
            spot = self._guess(chance)
        if spot < 0:
            found = self._look()
            spot = self._standing.ways.nth(found, chance.pick(self._count))
        return spot

    def _any_terrain(self, chance: Chance) -> i64:
        """A terrain of the offer, by index."""
        which: i64 = 0
        if self._standing.choice > 1:
            which = chance.pick(self._standing.choice)
        return which

    def _guess(self, chance: Chance) -> i64:
        """A random spot for the card's shapes; -1 if it is better to compute them all."""
        sheet = self._sheet
        empty = sheet.empty
        if size(empty) <= (OPEN_ON_DUTY if self._duty else OPEN):
            return NOT_FOUND
        covering = sheet.land.ruins if self._duty else empty
        return self._offer.ways.guess(empty, covering, GUESSES, chance)
