"""Map Out over the wire: each sees the board, and the tiles of their own hand."""

from functools import lru_cache
from typing import Any, cast

from mapmakers.engine.boards.hexes import unpacked
from mapmakers.engine.core.game import State
from mapmakers.engine.games.mapout.choice import Choice
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tiles import Face, Tile
from mapmakers.engine.games.mapout.turns import HELD, PLAYED, STAGES
from mapmakers.engine.games.mapout.view import Result
from mapmakers.service.wire.shared import Remembered, fields, listed
from mapmakers.service.written import to_keep, written

FACES = 1024
SPACES = 4096
MOVES = 64 * 1024
"""How many of each are remembered as JSON: more than the box has, than a board reaches, and than
come up in many matches."""


class MapOutWire:
    def __init__(self) -> None:
        self._remembered = Remembered()

    def public(self, state: State[Any]) -> bytes:
        position = cast(MapOutState, state)
        board, outcome = position.board, position.outcome
        lifted = None
        if position.stage in (HELD, PLAYED):
            tile = board.box.tiles[position.lifted]
            lifted = {"tile": tile, "origin": unpacked(position.origin)}
        return fields(
            game="mapout",
            waiting=position.waiting,
            stage=STAGES[position.stage],
            moved_tiles_score=position.moved_tiles_score,
            lying=self._remembered.of("lying", (board.plane,), lambda: _lying(board.plane)),
            open_ends=board.open_ends,
            lifted=lifted,
            players=listed([_player(position, seat) for seat in range(position.seats)]),
            pile=len(position.pile),
            passes=position.passes,
            result=Result(outcome.winners, outcome.decided_by) if outcome is not None else None,
        )

    def own(self, state: State[Any], seat: int | None) -> bytes:
        if seat is None:
            return b'"seat":null,"hand":[]'
        position = cast(MapOutState, state)
        tiles = position.board.box.tiles
        hand = [_tile(tiles[held]) for held in position.hands[seat]]
        return b'"seat":%d,"hand":%b' % (seat, listed(hand))

    def choices(self, state: State[Any], seat: int) -> bytes:
        every = cast(MapOutState, state).legal(seat).every()
        moves = [_move(choice.verb, choice.face, choice.space) for choice in every]
        return b'{"kind":"mapout","moves":' + listed(moves) + b"}"

    def stays_hidden(self, move: Any) -> bool:
        return False


def _lying(plane: Plane) -> bytes:
    found = []
    for spot in plane.lying():
        assert spot.face is not None
        found.append(_face(spot.face) + _space(spot.space, is_locked(plane, spot)))
    return listed(found)


@lru_cache(maxsize=FACES)
def _face(face: Face) -> bytes:
    """A tile on the board up to where it lies."""
    return written({"tile": face.tile, "turns": face.turns})[:-1]


@lru_cache(maxsize=SPACES)
def _space(space: int, locked: bool) -> bytes:
    """The rest of it."""
    q, r = unpacked(space)
    return b"," + written({"q": q, "r": r, "locked": locked})[1:]


def _player(state: MapOutState, seat: int) -> bytes:
    tiles, score = state.board.box.tiles, state.scores[seat]
    told = fields(
        seat=seat,
        hand=len(state.hands[seat]),
        ends=listed([_tile(tiles[end]) for end in state.ends[seat]]),
        roads=score.roads,
        moved=score.moved,
        end_tiles=score.ends,
        split_end_tiles=score.split_ends,
        total=score.total,
    )
    return b"{%b}" % told


@lru_cache(maxsize=FACES)
def _tile(tile: Tile) -> bytes:
    return to_keep(tile)


@lru_cache(maxsize=MOVES)
def _move(verb: str, face: Face | None, space: int) -> bytes:
    """A decision as JSON; the text that people and records use."""
    return to_keep(str(Choice(verb, face, space).move()))
