"""Which tiles are locked, and which may be lifted, whatever comes after (O4)."""

from __future__ import annotations

from mapmakers.engine.boards.hexes import Space, beyond, unpacked
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.plane import Plane, is_locked
from mapmakers.engine.games.mapout.tiles import Face
from mapmakers.engine.mypyc_types import i64


def why_not(plane: Plane, space: Space, starting_stay: bool) -> str:
    """The clause that forbids to lift the tile there; empty where none does.

    `starting_stay`: whether no Starting Tile may be lifted any more (O4.6).
    """
    face = plane.at(space).face
    if face is None:
        return "O4.2"
    if face.is_end or plane.connections(face, space) > 1:
        return "O4.1"
    if starting_stay and face.is_starting:
        return "O4.6"
    side: i64 = 0
    while side < 6:
        if plane.connects(face, space, side):
            there = beyond(space, side)
            neighbour = plane.at(there).face
            assert neighbour is not None
            if not neighbour.is_starting and plane.connections(neighbour, there) == 1:
                return "O4.3"
        side += 1
    return ""


def refuse(plane: Plane, space: Space, starting_stay: bool) -> None:
    """Raise Refused where the tile there may not be lifted."""
    clause = why_not(plane, space, starting_stay)
    if not clause:
        return
    here = unpacked(space)
    face = plane.at(space).face
    connected = [unpacked(there) for there in plane.connected(face, space)] if face else []
    where = {"O4.1": [here, *connected], "O4.3": connected}
    raise Refused(clause, tuple(where.get(clause, [here])))


def locked_by(plane: Plane, face: Face, space: Space) -> list[int]:
    """The tiles that are locked (O4.1) only since this one lies there."""
    found = _connected_with(plane, face, space, 2)
    if is_locked(plane, plane.at(space)):
        found.append(space)
    return found


def unlocked_by(plane: Plane, face: Face, space: Space) -> list[int]:
    """The tiles that are not locked any more since this one was lifted from there."""
    return _connected_with(plane, face, space, 1)


def _connected_with(plane: Plane, face: Face, space: Space, connections: i64) -> list[int]:
    """The neighbours that this tile connects to and that have so many connections; End Tiles, which
    are always locked, are left out."""
    found: list[int] = []
    for there in plane.connected(face, space):
        neighbour = plane.at(there).face
        assert neighbour is not None
        if not neighbour.is_end and plane.connections(neighbour, there) == connections:
            found.append(there)
    return found
