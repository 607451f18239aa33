"""The running season as it stands: what it would be worth now, and which cards are unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import members
from mapmakers.engine.games.cartographers.components import AMBUSHES, DECK, SEASONS
from mapmakers.engine.games.cartographers.outcome import total_of
from mapmakers.engine.games.cartographers.scoring.cards import POINTS
from mapmakers.engine.games.cartographers.scoring.monsters import monster_loss
from mapmakers.engine.games.cartographers.season_view import RunningSeason, UnseenCards
from mapmakers.engine.games.cartographers.sheet import Sheet

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


def running_season(state: CartographersState, seat: int, sheet: Sheet) -> RunningSeason | None:
    """What the season would be worth to a seat with this sheet if it ended now (C10.1); None when
    the match is over."""
    if state.season >= len(SEASONS):
        return None
    first, second = SEASONS[state.season].edicts
    stars, others = POINTS[state.edicts[first]](sheet), POINTS[state.edicts[second]](sheet)
    boxes = (stars, others, sheet.coins, -monster_loss(sheet))
    worth = total_of((boxes,))
    return RunningSeason(boxes, worth, total_of(state.scores[seat]) + worth)


def unseen_cards(state: CartographersState) -> UnseenCards:
    """The cards that the deck may still bring this season (C4.2, C8.1)."""
    return UnseenCards(
        tuple([DECK[card].name for card in members(state.deck)]),
        state.lurking,
        tuple([AMBUSHES[ambush].name for ambush in members(state.lairs)]),
    )
