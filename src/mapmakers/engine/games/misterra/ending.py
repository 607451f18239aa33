"""The conditions that end a match (M10, M16.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mapmakers.engine.boards.squares import NONE, Cells, singles
from mapmakers.engine.games.misterra.otoma import HALF_DAYS
from mapmakers.engine.games.misterra.spaces import ALL, BEACH

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState

TURN: Final = 2
"""The half days of a turn."""
NOT_LANDED: Final = -1
"""The place of a meeple that has not landed yet."""


def end_of_turn(state: MisterraState) -> str:
    """The condition that is met at the end of the turn, once the display is refilled, if any."""
    if not state.display:
        return "cards"
    if not state.parchments[state.turn].empty:
        return "parchment"
    unconfirmed = ALL & ~state.island.confirmed
    if not unconfirmed:
        return "confirmed"
    return "" if _mappable(state, unconfirmed) else "unmappable"


def end_of_otoma_turn(state: MisterraState) -> str:
    """The condition that is met at the end of Otoma's turn, if any."""
    if not state.parchments[0].empty:
        return "parchment"
    if state.island.confirmed == ALL:
        return "confirmed"
    assert state.otoma is not None
    return "otoma" if len(state.otoma.turned) == HALF_DAYS else ""


def is_last_turn(state: MisterraState) -> bool:
    """Whether the turn is known to be the last of whose turn it is (M10.1, M16.1)."""
    if state.otoma is None:
        return bool(state.ending)
    # Otoma has one turn left after this one, and begins it with the player's last half day.
    return len(state.otoma.turned) >= HALF_DAYS - TURN


def _mappable(state: MisterraState, unconfirmed: Cells) -> bool:
    """Whether somebody can ever map one of these spaces again (M10.3)."""
    island = state.island
    standing = NONE
    for place in state.places:
        if place == NOT_LANDED:
            standing |= BEACH
        elif island.mappable(place) & unconfirmed:
            return True
        else:
            standing |= 1 << place
    return any(
        island.mappable(one.bit_length() - 1) & unconfirmed
        for one in singles(island.explore(standing))
    )
