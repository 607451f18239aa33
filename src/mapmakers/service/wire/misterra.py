"""Maps of Misterra over the wire: each sees the island, and the presumption cards of their own."""

from dataclasses import replace
from functools import partial
from typing import Any, cast

from mapmakers.engine.core.game import State
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.phases import OVER
from mapmakers.engine.games.misterra.setup import Hand
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.games.misterra.view import (
    PlayerView,
    PresumptionView,
    RegionView,
    View,
    player_view,
    presumption_views,
    region_views,
    view_of,
)
from mapmakers.service.wire.shared import Remembered, Written, written_fields


class MisterraWire:
    def __init__(self) -> None:
        self._remembered = Remembered()

    def view(self, state: State[Any], seat: int | None) -> Any:
        position = cast(MisterraState, state)
        public, shared = self._remembered.of(
            "public", _parts(position), lambda: self._look(position)
        )
        if seat is None:
            return shared
        pending = position.pending.get(seat)
        players = list(public.players)
        if position.kept[seat]:
            players[seat] = self._own(position, seat, players[seat])
        return {
            **shared,
            "seat": seat,
            "players": players,
            "dealt": self._worth(position, seat, position.dealt[seat]),
            "pending": str(pending) if pending is not None else None,
        }

    def _look(self, state: MisterraState) -> tuple[View, Written]:
        view = view_of(state, None, self._players, self._regions)
        return view, written_fields(view)

    def _players(self, state: MisterraState, _seat: int | None) -> tuple[PlayerView, ...]:
        """As onlookers see them."""
        over = state.phase == OVER
        return tuple(
            self._remembered.of(
                ("player", at),
                (
                    state.island,
                    state.parchments[at],
                    state.places[at],
                    state.kept[at],
                    at in state.pending,
                    over,
                    *state.claims,
                ),
                partial(player_view, state, at, None),
            )
            for at in range(state.table.seats)
        )

    def _regions(self, state: MisterraState) -> tuple[RegionView, ...]:
        made_of = state.island, state.phase == OVER, *state.claims
        return self._remembered.of("regions", made_of, partial(region_views, state))

    def _own(self, state: MisterraState, seat: int, player: PlayerView) -> PlayerView:
        """The player with the presumption cards that only the seat itself may see."""
        cards = self._worth(state, seat, state.kept[seat])
        made_of = player, cards
        return self._remembered.of(
            ("own", seat), made_of, lambda: replace(player, presumptions=cards)
        )

    def _worth(self, state: MisterraState, seat: int, cards: Hand) -> tuple[PresumptionView, ...]:
        made_of = cards, state.parchments[seat]
        name = "worth", seat, cards is state.dealt[seat]
        return self._remembered.of(name, made_of, partial(presumption_views, state, seat, cards))

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
        len(state.unseen),
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
