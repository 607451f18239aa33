"""A position of Cartographers: explore, draw, check; season after season.

The explore deck has no order: the next card is drawn from those that nobody has seen since the last
shuffle. Which ambushes are in it is decided when one is revealed, because until then all remaining
ones are equally likely.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.events import EventLog
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
from mapmakers.engine.games.cartographers.event_builders import add_finished, drawing_revealed
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
"""An ambush, by its index in AMBUSHES, and the solo map before it."""

ALL_AMBUSHES: Final = all_of(len(AMBUSHES))
NO_STRIKES: Final[tuple[Strike, ...]] = ()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CartographersState:
    """Everything on the table, and the private drawings of this turn."""

    __slots__ = (
        "ambush",
        "card",
        "column_row",
        "deck",
        "drawn_on",
        "duty",
        "edicts",
        "events",
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
        """The scoring cards under edicts A to D, by index in SCORING."""
        self.sheets = sheets
        self.scores = scores
        """By seat: the scores of the finished seasons."""
        self.season = season
        self.deck = deck
        """The explore cards not revealed this season, by index in DECK."""
        self.column_row = column
        """The revealed ones."""
        self.lurking = lurking
        """How many ambush cards are in the deck."""
        self.lairs = lairs
        """The ambush cards that nobody has seen, in the deck or beside it, by index in AMBUSHES."""
        self.struck_row = struck
        """The revealed ones."""
        self.time = time
        self.duty = duty
        """A ruins card applies to the next explore card (C6.1)."""
        self.card = card
        """The explore card to draw, by index in EXPLORE; -1 if none."""
        self.ambush = ambush
        """The ambush to draw, by index in AMBUSHES; -1 if none."""
        self.waiting = waiting
        self.pending = pending
        self.drawn_on = drawn_on
        """Solo play: the map before the latest drawing."""
        self.strikes = strikes
        """Solo play: the ambushes since then, in order, each with the map before it."""
        self.events: EventLog | None = None
        """Where events are recorded; None if nobody listens. No part of the position."""

    @staticmethod
    def begun(side: str, edicts: tuple[int, ...], seats: int) -> CartographersState:
        """The state before the first card is revealed."""
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
        """The cards revealed this season, by index in DECK."""
        return cards(self.column_row)

    @property
    def struck(self) -> tuple[int, ...]:
        """The ambushes revealed so far, in order, by index in AMBUSHES."""
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
        """By seat: the stars of the finished seasons."""
        return tuple([total_of(seasons) for seasons in self.scores])

    def _owes(self, seat: i64) -> bool:
        """Whether the seat has to draw now. Solo play needs no search."""
        waiting = self.waiting
        return (seat == 0 and waiting is THE_ONLY_ONE) or owes(waiting, seat)

    def legal(self, seat: i64) -> LegalMoves:
        """The legal drawings of the seat; refused if it has nothing to draw."""
        if not self._owes(seat):
            raise Refused("C4.1" if self.season < SEASON_COUNT else "C11.1")
        return self.drawings(seat)

    def target(self, seat: i64) -> i64:
        """Whose sheet the seat draws on: its own, except in an ambush."""
        if self.ambush < 0:
            return seat
        return owner_of_sheet(AMBUSHES[self.ambush], seat, self.seats)

    def drawings(self, seat: i64) -> LegalMoves:
        """What the seat may draw, whether or not it has drawn."""
        if self.ambush < 0:
            return LegalMoves(EXPLORE_OFFERS[self.card], self.sheets[seat], self.duty)
        return LegalMoves(AMBUSH_OFFERS[self.ambush], self.sheets[self.target(seat)], False)

    def effects(self, seat: i64, move: Move) -> Effects:
        """What a legal drawing would change on its sheet."""
        coin = self.legal(seat).coin(move)
        sheet = self.sheets[self.target(seat)]
        return effects_of(sheet, sheet.draw(move.terrain, move.cells, coin), self.edicts)

    def ends_turn(self, seat: i64, move: Move) -> bool:
        """Whether the seat has nothing left to do in this turn after a legal move: always."""
        self.legal(seat)
        return True

    def deltas(self, seat: i64, move: Move) -> Deltas:
        """The same, as numbers only."""
        if not self._owes(seat):
            self.legal(seat)
        before = self.sheets[self.target(seat)]
        return deltas_of(before, self._drawn(seat, move), move.terrain, self.edicts)

    # What happens

    def play(self, seat: i64, move: Move, chance: AnyChance) -> None:
        """Draw; when the last seat has drawn, all drawings are revealed, and then the next card."""
        asked = as_chance(chance)
        if not self._owes(seat):
            self.legal(seat)
        drawn = self._drawn(seat, move)
        if self.seats > 1 and len(self.waiting) > 1:
            self.waiting = tuple([other for other in self.waiting if other != seat])
            self.pending[seat] = move
            if self.events is not None:
                add_finished(self.events, seat, move)
            return
        self.waiting = NOBODY
        if self.seats == 1:
            self._remember()
        elif self.pending:
            for other, drawing in self.pending.items():
                self._reveal(other, drawing, self._drawn(other, drawing))
            self.pending = {}
        self._reveal(seat, move, drawn)
        check(self)
        explore(self, asked)

    def play_at_random(self, seat: i64, chance: Chance) -> None:
        """Play a random legal drawing; in solo play without making a move object."""
        if self.seats > 1 or self.events is not None:
            self.play(seat, self.legal(seat).sample(chance), chance)
            return
        drawn = self.legal(seat).drawn_at_random(chance)
        self._remember()
        self.sheets[0] = drawn
        self.waiting = NOBODY
        check(self)
        explore(self, chance)

    def _reveal(self, seat: i64, move: Move, drawn: Sheet) -> None:
        """Everybody sees the drawing of a seat, and its sheet is as drawn."""
        if self.events is not None:
            self.events.add(drawing_revealed(self, seat, move, drawn))
        self.sheets[self.target(seat)] = drawn

    def _remember(self) -> None:
        """Solo play: remember the map, so that the drawing and later ambushes can be told apart."""
        self.drawn_on = self.sheets[0]
        self.strikes = NO_STRIKES

    def _drawn(self, seat: i64, move: Move) -> Sheet:
        """The sheet that the seat draws on, after its drawing; or Refused."""
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
        """An independent copy; sheets are immutable and shared."""
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
        """A copy with random drawings in place of the private drawings of others.

        Nothing else is hidden: cards have no order before they are revealed.
        """
        other = self.copy()
        draw_anew(other, seat, as_chance(chance))
        return other

    def __repr__(self) -> str:
        return drawing.brief(self)

    def __str__(self) -> str:
        """The position as everybody sees it, as text."""
        return drawing.position(self)

    def view(self, seat: int | None) -> View:
        """What the seat, or a spectator, may see (C14.1)."""
        return view_of(self, seat)
