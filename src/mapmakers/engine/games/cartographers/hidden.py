"""What a seat cannot see: the drawings of others in this turn, which are imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.core.chance import Chance

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


def draw_anew(state: CartographersState, seat: int, chance: Chance) -> None:
    """Replace every private drawing of the other seats by a random one."""
    for drawer in state.pending:
        if drawer != seat:
            state.pending[drawer] = state.drawings(drawer).sample(chance)
