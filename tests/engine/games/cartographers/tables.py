"""Tables at which the cards come in a known order."""

from collections.abc import Sequence

import pytest

from mapmakers.engine.core.chance import Chance, NoChance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, CartographersState, Move, Sheet
from mapmakers.engine.games.cartographers.components import AMBUSHES, DECK

SCORING = "Greenbough, Canal Lake, Wildholds, Borderlands"

NEARLY_FULL = """
    ...FFFWWWVV
    AAA^FfWWWVV
    AaAFFFWW^vV
    AAAFFVVVVVV
    WWWFFVV.AAA
    WWWFF^V.AAA
    WWWVVVVAAAA
    FFFVVWWWAAA
    Ff^VVWWWWwF
    FFFVVfW^WFF
    FFFVVWWWFF.
"""
"""Six empty spaces: A1 B1 C1, H5 H6 and K11."""
FULL = NEARLY_FULL.replace(".", "W")
ONE_LEFT = FULL.replace("W", ".", 1)
"""Only A1 is empty."""


class StackedDeck(Chance):
    """A chance that turns over these cards in this order, one list for each season.

    It counts the deck along with the rules, and so notices a card too many or too few in it.
    """

    def __init__(self, *seasons: Sequence[str]) -> None:
        self._seasons = [list(cards) for cards in seasons]
        self._ambushes = [ambush.name for ambush in AMBUSHES]
        self._lurking = 0
        self._awaited = ""
        self._shuffle()

    def below(self, bound: int) -> int:
        if self._awaited:
            return self._which_ambush(bound)
        if bound == 1:
            return 0  # no choice, such as a scoring card that the table has chosen
        if not self._seasons[0]:
            self._seasons.pop(0)
            self._shuffle()
        assert bound == len(self._deck) + self._lurking
        card = self._seasons[0].pop(0)
        if card in self._deck:
            at = self._deck.index(card)
            self._deck.remove(card)
            return at
        self._awaited = card
        self._lurking -= 1
        return len(self._deck)

    def _which_ambush(self, bound: int) -> int:
        assert bound == len(self._ambushes)
        at = self._ambushes.index(self._awaited)
        self._ambushes.remove(self._awaited)
        self._awaited = ""
        return at

    def _shuffle(self) -> None:
        self._deck = [card.name for card in DECK]
        self._lurking += 1


class Table:
    """A match on side A, unless said otherwise, with a stacked deck."""

    def __init__(
        self, *seasons: Sequence[str], seats: int = 2, side: str = "A", scoring: str = SCORING
    ) -> None:
        self._deck = StackedDeck(*seasons)
        options = {"side": side, "scoring": scoring}
        self.state: CartographersState = CARTOGRAPHERS.start(options, seats, self._deck)

    def lay(self, seat: int, drawing: str, coins: int = 0) -> None:
        """Give the seat this map."""
        self.state.sheets[seat] = Sheet.parse(drawing, coins)

    def play(self, *moves: str) -> None:
        """The seats that owe a drawing make these, in order."""
        for seat, move in zip(self.state.waiting, moves, strict=True):
            self.state.play(seat, Move.parse(move), self._deck)

    def play_first(self, move: str) -> None:
        """The first of the seats that owe a drawing makes this one; the others still think."""
        self.state.play(self.state.waiting[0], Move.parse(move), self._deck)

    def play_on(self, turns: int = 1) -> None:
        """Everybody makes the first drawing there is, so many turns long."""
        for _ in range(turns):
            for seat in self.state.waiting:
                self.state.play(seat, self.state.legal(seat)[0], self._deck)


def refusal(table: Table, move: str, seat: int = 0) -> str:
    """The clause that refuses the drawing; the table is as before."""
    with pytest.raises(Refused) as refused:
        table.state.play(seat, Move.parse(move), NoChance())
    return refused.value.clause
