"""Which tiles may be lifted, whatever comes after (O4)."""

from __future__ import annotations

from mapmakers.engine.boards.hexes import Space, beyond, unpacked
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.mapout.plane import Plane
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
