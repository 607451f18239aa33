"""The wire of games without one of their own: the view, and the moves as texts."""

from __future__ import annotations

from typing import Any, final

from mapmakers.engine.core.game import State
from mapmakers.engine.wire.texts import fields_of, numbers, to_json


@final
class GenericWire:
    def public(self, state: State[Any]) -> str:
        return f'"waiting":{numbers(state.waiting)}'

    def own(self, state: State[Any], seat: int | None) -> str:
        """Only the game knows which fields are public, so each seat gets its own view."""
        view = state.view(seat)
        shown = fields_of(view)
        shown.pop("waiting", None)
        return to_json(shown)[1:-1]

    def choices(self, state: State[Any], seat: int) -> str:
        moves = [str(move) for move in state.legal(seat)]
        return f'{{"kind":"listed","moves":{to_json(moves)}}}'

    def stays_hidden(self, move: Any) -> bool:
        """Moves of a game declare it with an attribute of this name."""
        return bool(getattr(move, "stays_hidden", False))
