"""Maps of Misterra over the wire: each sees the island, and the presumption cards of their own.

A decision changes little: where somebody stands, a card chosen, one space of the island. So each
larger part is written when something of it has changed, and remembered as JSON until then.
"""

from typing import Any, cast

from mapmakers.engine.core.game import State
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.phases import KEEP, OVER, PHASES
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES
from mapmakers.engine.games.misterra.state import MisterraState
from mapmakers.engine.games.misterra.view import (
    PlayerView,
    RegionView,
    player_view,
    presumption_views,
    region_views,
    view_of,
)
from mapmakers.service.wire.shared import Remembered, fields, listed
from mapmakers.service.written import to_keep, written

HIDDEN = b'"presumptions":null}'
"""How a player ends whose cards nobody else may see."""


class MisterraWire:
    def __init__(self) -> None:
        self._remembered = Remembered()

    def public(self, state: State[Any]) -> bytes:
        position = cast(MisterraState, state)
        phase = position.phase
        over, sketch = phase == OVER, position.sketch
        # Only a match that is over has a result, and only a match of one has Otoma.
        seldom = None
        if over or position.otoma is not None:
            seldom = view_of(position, None, _nobody, _nothing)
        turn = fields(
            game="misterra",
            waiting=position.waiting,
            phase=PHASES[phase],
            round=position.round,
            first=position.first if phase != KEEP else None,
            turn=position.turn if phase != KEEP and not over else None,
            half=position.half,
            ending=position.ending,
            display=[SKETCH_NAMES[shown] for shown in position.display],
            card=SKETCH_NAMES[sketch] if sketch >= 0 else None,
            tucked=position.tucked,
            deck=position.deck,
            bottom=[SKETCH_NAMES[known] for known in position.bottom],
            otoma=seldom.otoma if seldom is not None else None,
            result=seldom.result if seldom is not None else None,
        )
        return turn + b"," + self._island(position)

    def own(self, state: State[Any], seat: int | None) -> bytes:
        position = cast(MisterraState, state)
        players = self._players(position)
        if seat is None:
            return fields(seat=None, players=listed(players), dealt=(), pending=None)
        kept, dealt = self._cards(position, seat)
        if position.kept[seat] and players[seat].endswith(HIDDEN):
            own = players[seat][: -len(HIDDEN)] + b'"presumptions":%b}' % kept
            players = [*players[:seat], own, *players[seat + 1 :]]
        pending = position.pending.get(seat)
        return fields(
            seat=seat,
            players=listed(players),
            dealt=dealt,
            pending=str(pending) if pending is not None else None,
        )

    def _players(self, state: MisterraState) -> list[bytes]:
        """What lies in front of the players, as onlookers see it."""
        made_of = (
            state.island,
            *state.parchments,
            *state.places,
            *state.kept,
            *state.claims,
            tuple(state.pending),
            state.phase == OVER,
        )
        seats = range(state.table.seats)
        return self._remembered.of(
            "players", made_of, lambda: [self._player(state, at) for at in seats]
        )

    def _player(self, state: MisterraState, at: int) -> bytes:
        made_of = (
            state.island,
            state.parchments[at],
            state.places[at],
            state.kept[at],
            at in state.pending,
            state.phase == OVER,
            *state.claims,
        )
        return self._remembered.of(
            ("player", at), made_of, lambda: to_keep(player_view(state, at, None))
        )

    def _island(self, state: MisterraState) -> bytes:
        island = state.island

        def write() -> bytes:
            drawing = str(island).replace("\n", "/")
            return fields(island=drawing, supply=island.supply, regions=region_views(state))

        made_of = island, state.phase == OVER, *state.claims
        return self._remembered.of("island", made_of, write)

    def _cards(self, state: MisterraState, seat: int) -> tuple[bytes, bytes]:
        """The presumption cards that the seat has kept and those that it was dealt, with what each
        is worth on its parchment."""
        kept, dealt = state.kept[seat], state.dealt[seat]

        def write() -> tuple[bytes, bytes]:
            every = tuple(dict.fromkeys((*kept, *dealt)))
            views = presumption_views(state, seat, every)
            known = {card: written(view) for card, view in zip(every, views, strict=True)}
            return listed(known[card] for card in kept), listed(known[card] for card in dealt)

        return self._remembered.of(("cards", seat), (kept, dealt, state.parchments[seat]), write)

    def choices(self, state: State[Any], seat: int) -> bytes:
        return written({"kind": "misterra", "moves": [str(move) for move in state.legal(seat)]})

    def stays_hidden(self, move: Any) -> bool:
        """Presumption cards are shown at the end only."""
        return isinstance(move, Keep)


def _nobody(_state: MisterraState, _seat: int | None) -> tuple[PlayerView, ...]:
    return ()


def _nothing(_state: MisterraState) -> tuple[RegionView, ...]:
    return ()
