"""A position of Cartographers and how it goes on: explore, draw, check; season after season.

The explore deck has no order here: the next card is drawn from those that nobody has seen since the
last shuffle. Which ambushes lurk in it is settled when one shows up, for until then all that are
left are equally likely.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.bits import nth, one, size
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import Chance, as_chance
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.core.waiting import owes
from mapmakers.engine.games.cartographers.ambush import owner_of_sheet, solo_strike
from mapmakers.engine.games.cartographers.card_offers import (
    AMBUSH_OFFERS,
    EXPLORE_OFFERS,
)
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    DECK,
    EXPLORE,
    MONSTER,
    SEASONS,
)
from mapmakers.engine.games.cartographers.deck import NO_CARDS, Row, Unseen, all_of, cards, then
from mapmakers.engine.games.cartographers.effects import Deltas, deltas_of, effects_of
from mapmakers.engine.games.cartographers.effects_view import Effects
from mapmakers.engine.games.cartographers.legal import LegalMoves
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.outcome import SeasonScore, outcome_of, total_of
from mapmakers.engine.games.cartographers.scoring.cards import POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.spaces import nonempty
from mapmakers.engine.games.cartographers.view import View, view_of
from mapmakers.engine.mypyc_types import i64, mypyc_attr

Strike = tuple[int, Sheet]
"""An ambush, by its place in AMBUSHES, and a lone player's map before it."""

WHOLE_DECK: Final = all_of(len(DECK))
ALL_AMBUSHES: Final = all_of(len(AMBUSHES))
FIRST_RUINS: Final[i64] = len(EXPLORE)
SEASON_COUNT: Final[i64] = len(SEASONS)
TIMES: Final = bytes([card.time for card in EXPLORE])
THRESHOLDS: Final = bytes([season.threshold for season in SEASONS])
NOBODY: Final[tuple[int, ...]] = ()
NO_STRIKES: Final[tuple[Strike, ...]] = ()
THE_ONLY_ONE: Final[tuple[int, ...]] = (0,)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CartographersState:
    """All that a table has in front of it, and the drawings it still keeps to itself."""

    __slots__ = (
        "_column",
        "_struck",
        "ambush",
        "card",
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
        self._column = column
        """Those that are."""
        self.lurking = lurking
        """How many ambush cards are in the deck."""
        self.lairs = lairs
        """The ambush cards that nobody has seen yet, in the deck or beside it, by their place in
        AMBUSHES."""
        self._struck = struck
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
        return cards(self._column)

    @property
    def struck(self) -> tuple[int, ...]:
        """The ambushes revealed so far, in order, by their place in AMBUSHES."""
        return cards(self._struck)

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
        return self._drawings(seat)

    def target(self, seat: i64) -> i64:
        """Whose sheet the seat draws on: its own, except in an ambush."""
        if self.ambush < 0:
            return seat
        return owner_of_sheet(AMBUSHES[self.ambush], seat, self.seats)

    def _drawings(self, seat: i64) -> LegalMoves:
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
        self._check()
        self.go_on(asked)

    def play_at_random(self, seat: i64, chance: Chance) -> None:
        """What playing a sample of the legal drawings does: alone, without making a move of it."""
        if self.seats > 1:
            self.play(seat, self.legal(seat).sample(chance), chance)
            return
        drawn = self.legal(seat).drawn_at_random(chance)
        self._remember()
        self.sheets[0] = drawn
        self.waiting = NOBODY
        self._check()
        self.go_on(chance)

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
            coin = self._drawings(seat).coin(move)
        return sheet.draw(move.terrain, move.cells, coin)

    def _check(self) -> None:
        """The check phase: time, and the season's end when it is reached (C9.1, C9.2)."""
        if self.ambush >= 0:
            self.ambush = -1
            return
        lasts: i64 = TIMES[self.card]
        enough: i64 = THRESHOLDS[self.season]
        self.time += lasts
        self.duty = False
        self.card = -1
        if self.time >= enough:
            self._end_season()

    def _end_season(self) -> None:
        """Every map is scored (C10); all explore cards and one more ambush are shuffled (C9.3)."""
        first, second = SEASONS[self.season].edicts
        one, other = POINTS[self.edicts[first]], POINTS[self.edicts[second]]
        for seat, sheet in enumerate(self.sheets):
            score = (one(sheet), other(sheet), sheet.coins, -monster_loss(sheet))
            self.scores[seat] += (score,)
        self.season += 1
        if self.season < SEASON_COUNT:
            self.time = 0
            self.deck = WHOLE_DECK
            self._column = NO_CARDS
            self.lurking += 1

    def go_on(self, chance: Chance) -> None:
        """The explore phase: reveal cards until somebody has to draw, or the match is over."""
        while self.season < SEASON_COUNT:
            left = size(self.deck)
            drawn = chance.pick(left + self.lurking)
            if drawn < left:
                card = nth(self.deck, drawn)
                self.deck ^= one(card)
                self._column = then(self._column, card)
                if card >= FIRST_RUINS:
                    self.duty = True
                    continue
                self.card = card
            else:
                self._ambush(nth(self.lairs, chance.pick(size(self.lairs))))
                if self.ambush < 0:
                    continue
            self.waiting = waiting = self._able_to_draw()
            if waiting:
                return
            self._check()

    def _ambush(self, ambush: i64) -> None:
        """An ambush shows up; alone, it strikes at once (C13.1)."""
        self.lairs ^= one(ambush)
        self._struck = then(self._struck, ambush)
        self.lurking -= 1
        if self.seats > 1:
            self.ambush = ambush
            return
        self.strikes += ((ambush, self.sheets[0]),)
        strike = solo_strike(ambush, self.sheets[0])
        if strike is not None:
            self.sheets[0] = self.sheets[0].draw(MONSTER, strike.cells)

    def _able_to_draw(self) -> tuple[int, ...]:
        """Everybody who has an empty space to draw on (C4.8)."""
        if self.seats == 1:
            return THE_ONLY_ONE if nonempty(self.sheets[0].empty) else NOBODY
        return tuple(
            [seat for seat in range(self.seats) if nonempty(self.sheets[self.target(seat)].empty)]
        )

    # What others make of it

    def copy(self) -> CartographersState:
        """An independent copy; sheets are values and need not be copied."""
        return CartographersState(
            self.edicts,
            self.sheets[:],
            self.scores[:],
            self.season,
            self.deck,
            self._column,
            self.lurking,
            self.lairs,
            self._struck,
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
            self._column,
            self.lurking,
            self.lairs,
            self._struck,
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
        for drawer in other.pending:
            if drawer != seat:
                other.pending[drawer] = self._drawings(drawer).sample(chance)
        return other

    def view(self, seat: int | None) -> View:
        """What the seat, or an onlooker, may see (C14.1)."""
        return view_of(self, seat)
