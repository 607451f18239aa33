"""A position of Cartographers and how it goes on: explore, draw, check; season after season.

The explore deck has no order here: the next card is drawn from those that nobody has seen since the
last shuffle. Which ambushes lurk in it is settled when one shows up, for until then all that are
left are equally likely.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.core.waiting import owes
from mapmakers.engine.games.cartographers import drawing
from mapmakers.engine.games.cartographers.ambush import owner_of_sheet
from mapmakers.engine.games.cartographers.card_offers import (
    AMBUSH_OFFERS,
    EXPLORE_OFFERS,
)
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
)
from mapmakers.engine.games.cartographers.deck import NO_CARDS, Row, Unseen, all_of, cards
from mapmakers.engine.games.cartographers.effects import Deltas, deltas_of, effects_of
from mapmakers.engine.games.cartographers.effects_view import Effects
from mapmakers.engine.games.cartographers.hidden import draw_anew
from mapmakers.engine.games.cartographers.legal import LegalMoves
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.outcome import SeasonScore, outcome_of, total_of
from mapmakers.engine.games.cartographers.phases import (
    NOBODY,
    SEASON_COUNT,
    THE_ONLY_ONE,
    WHOLE_DECK,
    check,
    explore,
)
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.view import View, view_of
from mapmakers.engine.mypyc_types import i64, mypyc_attr

Strike = tuple[int, Sheet]
"""An ambush, by its place in AMBUSHES, and a lone player's map before it."""

ALL_AMBUSHES: Final = all_of(len(AMBUSHES))
NO_STRIKES: Final[tuple[Strike, ...]] = ()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CartographersState:
    """All that a table has in front of it, and the drawings it still keeps to itself."""

    __slots__ = (
        "ambush",
        "card",
        "column_row",
        "deck",
        "drawn_on",
        "duty",
        "edicts",
        "lairs",
        "lurking",
        "pending",
        "scores",
        "season",
        "seats",
        "sheets",
        "strikes",
        "struck_row",
        "time",
        "waiting",
    )

    def __init__(
        self,
        edicts: tuple[int, ...],
        sheets: list[Sheet],
        scores: list[tuple[SeasonScore, ...]],
        season: i64,
        deck: Unseen,
        column: Row,
        lurking: i64,
        lairs: Unseen,
        struck: Row,
        time: i64,
        duty: bool,
        card: i64,
        ambush: i64,
        waiting: tuple[int, ...],
        pending: dict[int, Move],
        drawn_on: Sheet | None = None,
        strikes: tuple[Strike, ...] = NO_STRIKES,
    ) -> None:
        self.seats: i64 = len(sheets)
        self.edicts = edicts
        """The scoring cards under edicts A to D, by their place in SCORING."""
        self.sheets = sheets
        self.scores = scores
        """By seat: what each season so far was worth."""
        self.season = season
        self.deck = deck
        """The explore cards that are not revealed this season, by their place in DECK."""
        self.column_row = column
        """Those that are."""
        self.lurking = lurking
        """How many ambush cards are in the deck."""
        self.lairs = lairs
        """The ambush cards that nobody has seen yet, in the deck or beside it, by their place in
        AMBUSHES."""
        self.struck_row = struck
        """Those that struck."""
        self.time = time
        self.duty = duty
        """A ruins card waits for the next explore card (C6.1)."""
        self.card = card
        """The explore card to draw, by its place in EXPLORE; -1 where it is none."""
        self.ambush = ambush
        """The ambush to draw, by its place in AMBUSHES; -1 where it is none."""
        self.waiting = waiting
        self.pending = pending
        self.drawn_on = drawn_on
        """Alone: the map as it was before the latest drawing."""
        self.strikes = strikes
        """Alone: the ambushes that struck since, in order, each with the map as it was before."""

    @staticmethod
    def begun(side: str, edicts: tuple[int, ...], seats: int) -> CartographersState:
        """Before the first card is revealed."""
        blank = Sheet.blank(side)
        return CartographersState(
            edicts=edicts,
            sheets=[blank for _ in range(seats)],
            scores=[() for _ in range(seats)],
            season=0,
            deck=WHOLE_DECK,
            column=NO_CARDS,
            lurking=1,
            lairs=ALL_AMBUSHES,
            struck=NO_CARDS,
            time=0,
            duty=False,
            card=-1,
            ambush=-1,
            waiting=NOBODY,
            pending={},
        )

    @property
    def column(self) -> tuple[int, ...]:
        """The cards revealed this season, by their place in DECK."""
        return cards(self.column_row)

    @property
    def struck(self) -> tuple[int, ...]:
        """The ambushes revealed so far, in order, by their place in AMBUSHES."""
        return cards(self.struck_row)

    # What may be done

    @property
    def outcome(self) -> Outcome | None:
        """The result once winter has been scored."""
        if self.season < SEASON_COUNT:
            return None
        return outcome_of(self.scores, self.edicts)

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat: the stars of the seasons scored so far."""
        return tuple([total_of(seasons) for seasons in self.scores])

    def _owes(self, seat: i64) -> bool:
        """Whether the seat has to draw now. Alone, there is nothing to look through."""
        waiting = self.waiting
        return (seat == 0 and waiting is THE_ONLY_ONE) or owes(waiting, seat)

    def legal(self, seat: i64) -> LegalMoves:
        """The drawings that the seat may make now; refused where it owes none."""
        if not self._owes(seat):
            raise Refused("C4.1" if self.season < SEASON_COUNT else "C11.1")
        return self.drawings(seat)

    def target(self, seat: i64) -> i64:
        """Whose sheet the seat draws on: its own, except in an ambush."""
        if self.ambush < 0:
            return seat
        return owner_of_sheet(AMBUSHES[self.ambush], seat, self.seats)

    def drawings(self, seat: i64) -> LegalMoves:
        """What the seat may draw, whether or not it has yet."""
        if self.ambush < 0:
            return LegalMoves(EXPLORE_OFFERS[self.card], self.sheets[seat], self.duty)
        return LegalMoves(AMBUSH_OFFERS[self.ambush], self.sheets[self.target(seat)], False)

    def effects(self, seat: i64, move: Move) -> Effects:
        """What a legal drawing would change on the sheet it is made on."""
        coin = self.legal(seat).coin(move)
        sheet = self.sheets[self.target(seat)]
        return effects_of(sheet, sheet.draw(move.terrain, move.cells, coin), self.edicts)

    def deltas(self, seat: i64, move: Move) -> Deltas:
        """The same in numbers alone."""
        if not self._owes(seat):
            self.legal(seat)
        before = self.sheets[self.target(seat)]
        return deltas_of(before, self._drawn(seat, move), move.terrain, self.edicts)

    # What happens

    def play(self, seat: i64, move: Move, chance: AnyChance) -> None:
        """Draw; when the last seat has drawn, all drawings count and the next card is revealed."""
        asked = as_chance(chance)
        if not self._owes(seat):
            self.legal(seat)
        drawn = self._drawn(seat, move)
        if self.seats > 1 and len(self.waiting) > 1:
            self.waiting = tuple([other for other in self.waiting if other != seat])
            self.pending[seat] = move
            return
        self.waiting = NOBODY
        if self.seats == 1:
            self._remember()
        elif self.pending:
            for other, drawing in self.pending.items():
                self.sheets[self.target(other)] = self._drawn(other, drawing)
            self.pending = {}
        self.sheets[self.target(seat)] = drawn
        check(self)
        explore(self, asked)

    def play_at_random(self, seat: i64, chance: Chance) -> None:
        """What playing a sample of the legal drawings does: alone, without making a move of it."""
        if self.seats > 1:
            self.play(seat, self.legal(seat).sample(chance), chance)
            return
        drawn = self.legal(seat).drawn_at_random(chance)
        self._remember()
        self.sheets[0] = drawn
        self.waiting = NOBODY
        check(self)
        explore(self, chance)

    def _remember(self) -> None:
        """Alone: what is drawn now, and what strikes until the next drawing, can be told apart."""
        self.drawn_on = self.sheets[0]
        self.strikes = NO_STRIKES

    def _drawn(self, seat: i64, move: Move) -> Sheet:
        """The sheet that the seat draws on, once it has; or Refused."""
        if self.ambush < 0:
            sheet = self.sheets[seat]
            coin = EXPLORE_OFFERS[self.card].coin(move, sheet, self.duty)
        else:
            sheet = self.sheets[self.target(seat)]
            coin = AMBUSH_OFFERS[self.ambush].coin(move, sheet, False)
        if coin < 0:  # most drawings are plainly legal and need no listing
            coin = self.drawings(seat).coin(move)
        return sheet.draw(move.terrain, move.cells, coin)

    # What others make of it

    def copy(self) -> CartographersState:
        """An independent copy; sheets are values and need not be copied."""
        return CartographersState(
            self.edicts,
            self.sheets[:],
            self.scores[:],
            self.season,
            self.deck,
            self.column_row,
            self.lurking,
            self.lairs,
            self.struck_row,
            self.time,
            self.duty,
            self.card,
            self.ambush,
            self.waiting,
            self.pending.copy() if self.pending else {},
            self.drawn_on,
            self.strikes,
        )

    def __reduce__(self) -> tuple[type[CartographersState], tuple[object, ...]]:
        return CartographersState, (
            self.edicts,
            self.sheets,
            self.scores,
            self.season,
            self.deck,
            self.column_row,
            self.lurking,
            self.lairs,
            self.struck_row,
            self.time,
            self.duty,
            self.card,
            self.ambush,
            self.waiting,
            self.pending,
            self.drawn_on,
            self.strikes,
        )

    def imagine(self, seat: int, chance: AnyChance) -> CartographersState:
        """A copy with other drawings in place of those the others keep to themselves.

        Nothing else is hidden: no order of the deck is settled before its cards are revealed.
        """
        other = self.copy()
        draw_anew(other, seat, as_chance(chance))
        return other

    def __repr__(self) -> str:
        return drawing.brief(self)

    def __str__(self) -> str:
        """The position as everybody sees it, drawn."""
        return drawing.position(self)

    def view(self, seat: int | None) -> View:
        """What the seat, or an onlooker, may see (C14.1)."""
        return view_of(self, seat)
