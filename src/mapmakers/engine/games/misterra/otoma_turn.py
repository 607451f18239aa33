"""Otoma's turn in a solo match: two half days, and where the player chooses for it (M15, M16.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.claims import largest_claimable
from mapmakers.engine.games.misterra.ending import end_of_otoma_turn
from mapmakers.engine.games.misterra.legal import OtomaChoosing
from mapmakers.engine.games.misterra.otoma import act
from mapmakers.engine.games.misterra.phases import OTOMA_CLAIM

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


def otoma_half_days(state: MisterraState, chance: Chance, half: int) -> None:
    """Otoma's half days from this one on; stops where the player must choose (M15)."""
    while half < 2:
        _act(state, chance)
        choices = _claim_choices(state)
        if len(choices) > 1:
            state.half = half
            state.phase = OTOMA_CLAIM
            state.legal_moves = OtomaChoosing(choices)
            state.waiting = (0,)
            return
        if choices:
            state.claims[1] |= 1 << choices[0]
        half += 1
    _end_turn(state, chance)


def _act(state: MisterraState, chance: Chance) -> None:
    assert state.otoma is not None
    cards = state.table.components.otoma
    one, other = cards[state.otoma.top].spaces
    state.otoma = deck = state.otoma.turn(chance)
    first, second = cards[deck.top].slots
    confirms = state.table.confirms
    island = act(state.island, first, 1 << one, confirms)
    state.island = act(island, second, 1 << other, confirms)


def _claim_choices(state: MisterraState) -> tuple[int, ...]:
    assert state.otoma is not None
    if not state.table.components.otoma[state.otoma.top].claim:
        return ()
    return largest_claimable(
        state.island, state.claims[1], state.markers, state.table.confirmed_links
    )


def _end_turn(state: MisterraState, chance: Chance) -> None:
    """The end is looked for now only; else five new cards (M15.1, M16.1)."""
    state.half = 0
    state.ending = end_of_otoma_turn(state)
    if state.ending:
        state.finish()
        return
    state.refill(chance)
    state.round += 1
    state.begin_half(chance)
