"""The phases of a turn (explore, draw, check) and the seasons.

Drawing is played by the state. After the last drawing of a turn comes the check phase, then the
explore phase of the next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mapmakers.engine.boards.bits import nth, one, size
from mapmakers.engine.boards.eleven import nonempty
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.core.shared_events import match_ended
from mapmakers.engine.games.cartographers.ambush import solo_strike
from mapmakers.engine.games.cartographers.components import DECK, EXPLORE, MONSTER, SEASONS
from mapmakers.engine.games.cartographers.deck import NO_CARDS, all_of, then
from mapmakers.engine.games.cartographers.event_builders import (
    add_revealed,
    add_season_scored,
    add_solo_ambush,
    season_began,
)
from mapmakers.engine.games.cartographers.events import RuinsRevealed, TimePassed
from mapmakers.engine.games.cartographers.outcome import outcome_of, places_of
from mapmakers.engine.games.cartographers.scoring.cards import POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.mypyc_types import i64

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState

WHOLE_DECK: Final = all_of(len(DECK))
FIRST_RUINS: Final[i64] = len(EXPLORE)
SEASON_COUNT: Final[i64] = len(SEASONS)
TIMES: Final = bytes([card.time for card in EXPLORE])
THRESHOLDS: Final = bytes([season.threshold for season in SEASONS])
NOBODY: Final[tuple[int, ...]] = ()
THE_ONLY_ONE: Final[tuple[int, ...]] = (0,)


def explore(state: CartographersState, chance: Chance) -> None:
    """The explore phase: reveal cards until somebody has to draw, or the match is over."""
    while state.season < SEASON_COUNT:
        left = size(state.deck)
        drawn = chance.pick(left + state.lurking)
        if drawn < left:
            card = nth(state.deck, drawn)
            state.deck ^= one(card)
            state.column_row = then(state.column_row, card)
            if card >= FIRST_RUINS:
                state.duty = True
                if state.events is not None:
                    state.events.add(RuinsRevealed(DECK[card].name))
                continue
            state.card = card
        else:
            _ambush(state, nth(state.lairs, chance.pick(size(state.lairs))))
            if state.ambush < 0:
                continue
        state.waiting = waiting = _able_to_draw(state)
        if state.events is not None:
            add_revealed(state.events, state)
        if waiting:
            return
        check(state)


def _ambush(state: CartographersState, ambush: i64) -> None:
    """An ambush is revealed; in solo play it is drawn at once (C13.1)."""
    state.lairs ^= one(ambush)
    state.struck_row = then(state.struck_row, ambush)
    state.lurking -= 1
    if state.seats > 1:
        state.ambush = ambush
        return
    before = state.sheets[0]
    state.strikes += ((ambush, before),)
    strike = solo_strike(ambush, before)
    if strike is not None:
        state.sheets[0] = before.draw(MONSTER, strike.cells)
    if state.events is not None:
        add_solo_ambush(state.events, state, ambush, strike, before)


def _able_to_draw(state: CartographersState) -> tuple[int, ...]:
    """Everybody who has an empty space to draw on (C4.8)."""
    if state.seats == 1:
        return THE_ONLY_ONE if nonempty(state.sheets[0].empty) else NOBODY
    return tuple(
        [seat for seat in range(state.seats) if nonempty(state.sheets[state.target(seat)].empty)]
    )


def check(state: CartographersState) -> None:
    """The check phase: time, and the season's end when it is reached (C9.1, C9.2)."""
    if state.ambush >= 0:
        state.ambush = -1
        return
    lasts: i64 = TIMES[state.card]
    enough: i64 = THRESHOLDS[state.season]
    state.time += lasts
    state.duty = False
    state.card = -1
    if state.events is not None:
        state.events.add(TimePassed(state.time, enough))
    if state.time >= enough:
        _end_season(state)


def _end_season(state: CartographersState) -> None:
    """Score every map (C10); shuffle all explore cards and one more ambush (C9.3)."""
    first, second = SEASONS[state.season].edicts
    one_card, other = POINTS[state.edicts[first]], POINTS[state.edicts[second]]
    for seat, sheet in enumerate(state.sheets):
        score = (one_card(sheet), other(sheet), sheet.coins, -monster_loss(sheet))
        state.scores[seat] += (score,)
    if state.events is not None:
        add_season_scored(state.events, state)
    state.season += 1
    if state.season < SEASON_COUNT:
        state.time = 0
        state.deck = WHOLE_DECK
        state.column_row = NO_CARDS
        state.lurking += 1
        if state.events is not None:
            state.events.add(season_began(state))
    elif state.events is not None:
        scores = state.scores
        state.events.add(match_ended(outcome_of(scores, state.edicts), places_of(scores)))
