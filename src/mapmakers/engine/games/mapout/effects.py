"""What a move would change: connections, points, and what becomes locked or blocked by it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mapmakers.engine.boards.hexes import STEP, Hex, Space, unpacked
from mapmakers.engine.games.mapout import scoring
from mapmakers.engine.games.mapout.choices import Choice
from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.face_set import NO_FACES, FaceSet
from mapmakers.engine.games.mapout.moves import LIFT
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.tiles import BIOMES, ROAD, Face

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


def effects_of(state: MapOutState, choice: Choice) -> Effects:
    """What a legal decision changes."""
    face, space = choice.face, choice.space
    if face is None:
        return Effects(0)
    plane = state.board.plane
    if choice.verb == LIFT:
        return _changes(state, plane, plane.lifted(space), face, Effects(0))
    earned = Effects(
        state.worth_of(choice),
        tuple(_connection(plane, face, space, beyond) for beyond in plane.connected(face, space)),
        tuple(
            Area(BIOMES[letter], _hexes(scoring.area(plane, face, space, letter)))
            for letter in (face.biomes if face.is_end else ())
        ),
    )
    return _changes(state, plane, plane.laid(face, space), face, earned)


def _connection(plane: Plane, face: Face, space: Space, beyond: Space) -> Connection:
    neighbour = plane.face_at(beyond)
    assert neighbour is not None
    shared = face.shared(STEP.index(beyond - space), neighbour)
    biomes = tuple(BIOMES[letter] for letter in shared)
    return Connection(unpacked(beyond), biomes, int(bool(shared) and not face.is_end))


def _changes(
    state: MapOutState, before: Plane, after: Plane, moved: Face, earned: Effects
) -> Effects:
    locked, locked_after = _locked(before), _locked(after)
    left = _faces_left(state, moved)
    box = state.board.box
    fillable, fillable_after = _fillable(box, before, left), _fillable(box, after, left)
    return Effects(
        earned.points,
        earned.connections,
        earned.areas,
        locks=_hexes(locked_after - locked),
        unlocks=_hexes(locked - locked_after),
        blocks=_hexes(space for space in fillable - fillable_after if after.face_at(space) is None),
        opens=_hexes(fillable_after - fillable),
    )


def _locked(plane: Plane) -> set[int]:
    return {spot.space for spot in plane.lying() if is_locked(plane, spot)}


def _faces_left(state: MapOutState, moved: Face) -> FaceSet:
    """The faces of all tiles that may still be laid after the move; all players know them."""
    box = state.board.box
    lying = {spot.face.place for spot in state.board.plane.spots if spot.face is not None}
    left = {*box.of_kind[ROAD], *(end for ends in state.ends for end in ends)}
    found = NO_FACES
    for tile in left - lying - {moved.place}:
        found = found.either(box.sets[tile])
    return found


def _fillable(box: Components, plane: Plane, faces: FaceSet) -> set[int]:
    return {spot.space for spot in plane.open() if box.fitting(spot).meets(faces)}


def _hexes(some: Iterable[int]) -> tuple[Hex, ...]:
    """In reading order."""
    return tuple([unpacked(space) for space in sorted(some)])
