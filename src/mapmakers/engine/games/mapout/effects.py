"""The effects of a move: connections, points, and locked or blocked spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import Word, set_of
from mapmakers.engine.boards.hexes import SIDES, Hex, Space, beyond, unpacked
from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.effects_view import Area, Connection, Effects
from mapmakers.engine.games.mapout.moves import LIFT, PackedMove
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.tiles import BIOMES, ROAD, Face

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState


def effects_of(state: MapOutState, choice: PackedMove) -> Effects:
    """What a legal decision changes."""
    face, space = choice.face, choice.space
    if face is None:
        return Effects(0)
    plane = state.plane
    if choice.verb == LIFT:
        return _changes(state, plane.lifted(space), face, Effects(0))
    earned = Effects(
        state.worth_of(choice),
        tuple(
            _connection(plane, face, space, side)
            for side in SIDES
            if plane.connects(face, space, side)
        ),
        tuple(
            Area(BIOMES[letter], _area(plane, face, space, letter))
            for letter in (face.biomes if face.is_end else ())
        ),
    )
    return _changes(state, plane.laid(face, space), face, earned)


def _connection(plane: Plane, face: Face, space: Space, side: int) -> Connection:
    there = beyond(space, side)
    neighbour = plane.at(there).face
    assert neighbour is not None
    shared = face.shared(side, neighbour)
    biomes = tuple(BIOMES[letter] for letter in shared)
    return Connection(unpacked(there), biomes, int(bool(shared) and not face.is_end))


def _area(plane: Plane, end: Face, space: Space, letter: str) -> tuple[Hex, ...]:
    return _hexes([space, *(spot.space for spot in scoring.area(plane, end, space, letter))])


def _changes(state: MapOutState, after: Plane, moved: Face, earned: Effects) -> Effects:
    before, box = state.plane, state.box
    locked, locked_after = _locked(before), _locked(after)
    left = _tiles_left(state, moved)
    fillable, fillable_after = _fillable(box, before, left), _fillable(box, after, left)
    return Effects(
        earned.points,
        earned.connections,
        earned.areas,
        locks=_hexes(locked_after - locked),
        unlocks=_hexes(locked - locked_after),
        blocks=_hexes(there for there in fillable - fillable_after if after.at(there).face is None),
        opens=_hexes(fillable_after - fillable),
    )


def _locked(plane: Plane) -> set[int]:
    return {spot.space for spot in plane.lying() if is_locked(plane, spot)}


def _tiles_left(state: MapOutState, moved: Face) -> Word:
    """All tiles, as bits, that may still be laid after the move; this is public."""
    lying = {spot.face.place for spot in state.plane.lying() if spot.face is not None}
    left = {*state.box.of_kind[ROAD], *(end for ends in state.ends for end in ends)}
    return set_of(left - lying - {moved.place})


def _fillable(box: Components, plane: Plane, tiles: Word) -> set[int]:
    return {spot.space for spot in plane.open() if box.any_fits(tiles, spot.bans)}


def _hexes(some: Iterable[int]) -> tuple[Hex, ...]:
    """In reading order."""
    return tuple([unpacked(space) for space in sorted(some)])
