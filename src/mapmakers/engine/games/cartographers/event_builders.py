"""Events that need some work: what a drawing gained, what is counted at the end of a season.

The rules call these only for a state with an EventLog.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import size, without
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.games.cartographers import spaces
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    DECK,
    EDICTS,
    EXPLORE,
    SCORING,
    SEASONS,
    TERRAINS,
)
from mapmakers.engine.games.cartographers.effects import change_between
from mapmakers.engine.games.cartographers.events import (
    AmbushDrawn,
    AmbushRevealed,
    CardGain,
    CardRevealed,
    CoinsScored,
    DrawingFinished,
    DrawingRevealed,
    DrawingSkipped,
    EdictScored,
    EdictsDealt,
    Gains,
    MonstersScored,
    SeasonBegan,
    SeasonEnded,
)
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.outcome import total_of
from mapmakers.engine.games.cartographers.running import running_season, unseen_cards
from mapmakers.engine.games.cartographers.scoring.cards import EARNING
from mapmakers.engine.games.cartographers.scoring.monsters import haunted
from mapmakers.engine.games.cartographers.season_view import RunningSeason
from mapmakers.engine.games.cartographers.sheet import Sheet
from mapmakers.engine.games.cartographers.view import scored_in

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


def edicts_dealt(state: CartographersState) -> EdictsDealt:
    return EdictsDealt(tuple([SCORING[card].name for card in state.edicts]))


def season_began(state: CartographersState) -> SeasonBegan:
    season = SEASONS[state.season]
    return SeasonBegan(
        season.name,
        season.threshold,
        tuple([EDICTS[edict] for edict in season.edicts]),
        deck=len(DECK) + state.lurking,
        ambushes=state.lurking,
        unseen=unseen_cards(state),
        running=tuple([_running(state, seat, sheet) for seat, sheet in enumerate(state.sheets)]),
    )


def add_revealed(events: EventLog, state: CartographersState) -> None:
    """The card or ambush that has to be drawn now, and the seats that cannot draw it."""
    if state.ambush < 0:
        card = EXPLORE[state.card]
        terrains = tuple([TERRAINS[terrain] for terrain in card.terrains])
        events.add(CardRevealed(card.name, card.time, terrains, state.duty))
    else:
        ambush = AMBUSHES[state.ambush]
        targets = tuple([state.target(seat) for seat in range(state.seats)])
        events.add(AmbushRevealed(ambush.name, ambush.clockwise, targets, None))
    if len(state.waiting) < state.seats:
        for seat in range(state.seats):
            if seat not in state.waiting:
                events.add(DrawingSkipped(seat, state.target(seat)))


def add_solo_ambush(
    events: EventLog,
    state: CartographersState,
    ambush: int,
    strike: Move | None,
    before: Sheet,
) -> None:
    """An ambush of solo play, and what the rules drew for it."""
    card = AMBUSHES[ambush]
    filled = () if strike is None else eleven.cells(strike.cells)
    gains = _gains(state, before, state.sheets[0], False)
    events.add(AmbushRevealed(card.name, card.clockwise, (), card.corner))
    running = _running(state, 0, state.sheets[0])
    events.add(AmbushDrawn(0, card.name, filled, gains, running))


def add_finished(events: EventLog, seat: int, move: Move) -> None:
    """A drawing that only its own seat may see."""
    events.add_private(seat, DrawingFinished(seat, str(move)), DrawingFinished(seat, None))


def drawing_revealed(
    state: CartographersState, seat: int, move: Move, after: Sheet
) -> DrawingRevealed:
    """A drawing of which the sheet will be `after`."""
    legal = state.drawings(seat)
    sheet = state.target(seat)
    card = EXPLORE[state.card] if state.ambush < 0 else AMBUSHES[state.ambush]
    return DrawingRevealed(
        seat,
        sheet,
        card.name,
        TERRAINS[move.terrain],
        eleven.cells(move.cells),
        size(move.cells) == 1 and legal.falls_back,
        _gains(state, state.sheets[sheet], after, legal.coin(move) > 0),
        _running(state, sheet, after),
    )


def _running(state: CartographersState, seat: int, sheet: Sheet) -> RunningSeason:
    """While a season is running."""
    running = running_season(state, seat, sheet)
    assert running is not None
    return running


def _gains(state: CartographersState, before: Sheet, after: Sheet, shape_coin: bool) -> Gains:
    change = change_between(before, after, state.edicts)
    mountains = eleven.cells(without(after.paid, before.paid))
    cards = tuple(
        [
            CardGain(SCORING[card].name, stars)
            for edict, (card, stars) in enumerate(zip(state.edicts, change.edicts, strict=True))
            if stars != 0 and scored_in(edict, state.season)
        ]
    )
    return Gains(change.edicts, change.coins, shape_coin, mountains, change.monsters, cards)


def add_season_scored(events: EventLog, state: CartographersState) -> None:
    """Everything that is counted at the end of a season, after it has been written down."""
    season = SEASONS[state.season]
    first, second, coins, monsters = zip(*[seasons[-1] for seasons in state.scores], strict=True)
    for edict, stars in zip(season.edicts, (first, second), strict=True):
        card = state.edicts[edict]
        earning = tuple([spaces.names_of(EARNING[card](sheet)) for sheet in state.sheets])
        events.add(EdictScored(season.name, EDICTS[edict], SCORING[card].name, stars, earning))
    events.add(CoinsScored(season.name, coins))
    beside_monsters = tuple([spaces.names_of(haunted(sheet)) for sheet in state.sheets])
    events.add(MonstersScored(season.name, monsters, beside_monsters))
    sums = tuple([total_of(seasons[-1:]) for seasons in state.scores])
    events.add(SeasonEnded(season.name, sums, state.totals))
