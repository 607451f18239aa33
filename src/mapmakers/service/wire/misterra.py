"""Maps of Misterra over the wire: each sees the island, and the presumption cards of their own."""

from dataclasses import replace
from typing import Any, cast

from mapmakers.engine.core.game import State
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.setup import Hand
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.games.misterra.view import PresumptionView, View, presumption_views
from mapmakers.service.wire.shared import Shared


class MisterraWire:
    def __init__(self) -> None:
        self._shared = Shared()
        self._public: View | None = None
        self._cards: dict[tuple[int, Hand], tuple[Parchment, tuple[PresumptionView, ...]]] = {}
        """By seat and cards: what they are worth, and the parchment they are worth it on."""

    def view(self, state: State[Any], seat: int | None) -> Any:
        position = cast(MisterraState, state)
        shared: dict[str, Any] = dict(
            self._shared.of(_parts(position), lambda: self._look(position))
        )
        if seat is None:
            return shared
        public = self._public
        assert public is not None
        kept, pending = position.kept[seat], position.pending.get(seat)
        players = list(public.players)
        if kept:
            players[seat] = replace(players[seat], presumptions=self._worth(position, seat, kept))
        return {
            **shared,
            "seat": seat,
            "players": players,
            "dealt": self._worth(position, seat, position.dealt[seat]),
            "pending": str(pending) if pending is not None else None,
        }

    def _worth(self, state: MisterraState, seat: int, cards: Hand) -> tuple[PresumptionView, ...]:
        parchment = state.parchments[seat]
        known = self._cards.get((seat, cards))
        if known is None or known[0] is not parchment:
            known = parchment, presumption_views(state, seat, cards)
            self._cards[seat, cards] = known
        return known[1]

    def _look(self, state: MisterraState) -> View:
        self._public = state.view(None)
        return self._public

    def choices(self, state: State[Any], seat: int) -> Any:
        return {"kind": "misterra", "moves": [str(move) for move in state.legal(seat)]}

    def stays_hidden(self, move: Any) -> bool:
        """Presumption cards are shown at the end only."""
        return isinstance(move, Keep)


def _parts(state: MisterraState) -> tuple[object, ...]:
    """All that the public view is made of."""
    return (
        state.island,
        *state.parchments,
        *state.places,
        *state.claims,
        state.unseen,
        state.bottom,
        state.display,
        state.sketch,
        state.tucked,
        state.round,
        state.first,
        state.turn,
        state.half,
        state.ending,
        state.phase,
        state.waiting,
        state.kept,
        state.otoma,
    )
