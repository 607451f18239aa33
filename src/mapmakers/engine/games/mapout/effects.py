"""The effects of a move: connections, points, and locked or blocked spaces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from mapmakers.engine.boards.bits import Word, set_of
from mapmakers.engine.boards.hexes import SIDES, Hex, Space, beyond, unpacked
from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.effects_view import Area, Connection, Effects
from mapmakers.engine.games.mapout.lifting import locked_by, unlocked_by
from mapmakers.engine.games.mapout.moves import LIFT, PackedMove
from mapmakers.engine.games.mapout.plane import Plane
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
        after = plane.lifted(space)
        found = Effects(0, unlocks=as_hexes(unlocked_by(after, face, space)))
    else:
        after = plane.laid(face, space)
        found = Effects(
            state.worth_of(choice),
            connections_of(plane, face, space),
            areas_of(plane, face, space),
            locks=as_hexes(locked_by(after, face, space)),
        )
    return _with_open_spaces(state, after, face, found)


def connections_of(plane: Plane, face: Face, space: Space) -> tuple[Connection, ...]:
    """The connections of a tile that lies there, or would."""
    return tuple(
        _connection(plane, face, space, side) for side in SIDES if plane.connects(face, space, side)
    )


def areas_of(plane: Plane, face: Face, space: Space) -> tuple[Area, ...]:
    """The areas of an End Tile that lies there, or would; other tiles have none."""
    return tuple(
        Area(BIOMES[letter], _area(plane, face, space, letter))
        for letter in (face.biomes if face.is_end else ())
    )


def _connection(plane: Plane, face: Face, space: Space, side: int) -> Connection:
    there = beyond(space, side)
    neighbour = plane.at(there).face
    assert neighbour is not None
    shared = face.shared(side, neighbour)
    biomes = tuple(BIOMES[letter] for letter in shared)
    return Connection(unpacked(there), biomes, int(bool(shared) and not face.is_end))


def _area(plane: Plane, end: Face, space: Space, letter: str) -> tuple[Hex, ...]:
    return as_hexes([space, *(spot.space for spot in scoring.area(plane, end, space, letter))])


def _with_open_spaces(state: MapOutState, after: Plane, moved: Face, found: Effects) -> Effects:
    """The effects, and what becomes of the spaces that could be filled."""
    left = _tiles_left(state, moved)
    before_it = _fillable(state.box, state.plane, left)
    after_it = _fillable(state.box, after, left)
    lost = before_it - after_it
    return replace(
        found,
        blocks=as_hexes(there for there in lost if after.at(there).face is None),
        opens=as_hexes(after_it - before_it),
    )


def _tiles_left(state: MapOutState, moved: Face) -> Word:
    """All tiles, as bits, that may still be laid after the move; this is public."""
    lying = {spot.face.place for spot in state.plane.lying() if spot.face is not None}
    left = {*state.box.of_kind[ROAD], *(end for ends in state.ends for end in ends)}
    return set_of(left - lying - {moved.place})


def _fillable(box: Components, plane: Plane, tiles: Word) -> set[int]:
    return {spot.space for spot in plane.open() if box.any_fits(tiles, spot.bans)}


def as_hexes(some: Iterable[int]) -> tuple[Hex, ...]:
    """As views have them, in reading order."""
    return tuple([unpacked(space) for space in sorted(some)])
