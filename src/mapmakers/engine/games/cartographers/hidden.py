"""Drawing anew what a seat cannot see: what the others have drawn in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.core.chance import Chance

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


def draw_anew(state: CartographersState, seat: int, chance: Chance) -> None:
    """Give everybody but the seat another drawing, where one is made and not shown yet."""
    for drawer in state.pending:
        if drawer != seat:
            state.pending[drawer] = state.drawings(drawer).sample(chance)
