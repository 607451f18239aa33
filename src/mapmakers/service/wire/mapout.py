"""Map Out over the wire: each sees the board, and the tiles of their own hand."""

from typing import Any, cast

from mapmakers.engine.core.game import State
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.view import TileView
from mapmakers.service.wire.shared import Remembered, written_fields


class MapOutWire:
    def __init__(self) -> None:
        self._remembered = Remembered()

    def view(self, state: State[Any], seat: int | None) -> Any:
        position = cast(MapOutState, state)
        parts = (
            position.board,
            *position.hands,
            *position.ends,
            *position.scores,
            position.pile,
            position.stage,
            position.lifted,
            position.origin,
            position.passes,
            position.waiting,
        )
        shared = self._remembered.of("public", parts, lambda: written_fields(position.view(None)))
        if seat is None:
            return shared
        tiles = position.board.box.tiles
        hand = [
            TileView(tile.id, tile.kind, tile.halves, tile.roads)
            for tile in (tiles[held] for held in position.hands[seat])
        ]
        return {**shared, "seat": seat, "hand": hand}

    def choices(self, state: State[Any], seat: int) -> Any:
        return {"kind": "mapout", "moves": [str(move) for move in state.legal(seat)]}

    def stays_hidden(self, move: Any) -> bool:
        return False
