"""What a move would change: connections, points, and what becomes locked or blocked by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapmakers.engine.boards.hexes import Hex, Hexes, in_reading_order, without
from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.board import Board
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PASS, Move
from mapmakers.engine.games.mapout.tiles import BIOMES, LEADS_IN, ROAD, Face

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState


@dataclass(frozen=True, slots=True)
class Connection:
    """A road that meets one of the tile's."""

    space: Hex
    biomes: tuple[str, ...]
    """What touches itself across the border."""
    points: int
    """1 where a biome does, for all but End Tiles (O6.1, O6.7)."""


@dataclass(frozen=True, slots=True)
class Area:
    """The tiles that one biome of an End Tile runs through; a point each (O6.5)."""

    biome: str
    spaces: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Effects:
    """What one decision changes on the board, and what it earns."""

    points: int
    connections: tuple[Connection, ...] = ()
    areas: tuple[Area, ...] = ()
    locks: tuple[Hex, ...] = ()
    """The tiles that are locked by it."""
    unlocks: tuple[Hex, ...] = ()
    """The tiles that a lift leaves unlocked."""
    blocks: tuple[Hex, ...] = ()
    """The empty spaces that one of the tiles not laid yet could have filled, and none can after."""
    opens: tuple[Hex, ...] = ()
    """The empty spaces that one of them can fill only after it."""


def effects_of(state: MapOutState, move: Move) -> Effects:
    """What a legal move changes."""
    if move.verb == PASS:
        return Effects(0)
    before = state.board
    if move.verb == LIFT:
        space = next(at for at, face in before.tiles.items() if face.tile.id == move.tile)
        return _changes(state, before, before.lift(space), move, Effects(0))
    face = before.box.face(move.tile, move.turns)
    tiles = before.tiles
    if move.verb == BACK:
        points = state.worth_of_return(face, move.space)
    else:
        points = scoring.points(tiles, face, move.space)
    areas = scoring.areas(tiles, face, move.space) if face.is_end else {}
    earned = Effects(
        points,
        tuple(
            _connection(before, face, move.space, beyond)
            for beyond in scoring.connected(tiles, face, move.space)
        ),
        tuple(
            Area(BIOMES[letter], tuple(in_reading_order(area))) for letter, area in areas.items()
        ),
    )
    return _changes(state, before, before.lay(face, move.space), move, earned)


def _connection(board: Board, face: Face, space: Hex, beyond: Hex) -> Connection:
    shared = scoring.shared(board.tiles, face, space, beyond)
    biomes = tuple(BIOMES[letter] for letter in shared)
    return Connection(beyond, biomes, int(bool(shared) and not face.is_end))


def _changes(
    state: MapOutState, before: Board, after: Board, move: Move, earned: Effects
) -> Effects:
    locked, locked_after = _locked(before), _locked(after)
    left = _tiles_left(state, move)
    fillable, fillable_after = _fillable(before, left), _fillable(after, left)
    return Effects(
        earned.points,
        earned.connections,
        earned.areas,
        locks=_ordered(without(locked_after, locked)),
        unlocks=_ordered(without(locked, locked_after)),
        blocks=_ordered(without(without(fillable, fillable_after), frozenset(after.tiles))),
        opens=_ordered(without(fillable_after, fillable)),
    )


def _locked(board: Board) -> Hexes:
    return frozenset(space for space in board.tiles if board.is_locked(space))


def _tiles_left(state: MapOutState, move: Move) -> list[Face]:
    """The faces of all tiles that may still be laid after the move; all players know them."""
    box = state.board.box
    lying = {face.tile.id for face in state.board.tiles.values()}
    left = {*box.of_kind[ROAD], *(end for ends in state.ends for end in ends)}
    return [
        face
        for tile in sorted(left)
        if box.tiles[tile].id not in lying and box.tiles[tile].id != move.tile
        for face in box.faces[tile]
    ]


def _fillable(board: Board, faces: Iterable[Face]) -> Hexes:
    return frozenset(
        space
        for space, bans in board.spaces.items()
        if bans & LEADS_IN and any(not face.has & bans for face in faces)
    )


def _ordered(some: Hexes) -> tuple[Hex, ...]:
    return tuple(in_reading_order(some))
