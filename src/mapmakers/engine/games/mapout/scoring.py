"""What a tile is worth where it lies (O6)."""

from __future__ import annotations

from mypy_extensions import i64

from mapmakers.engine.boards.hexes import OPPOSITE, STEP, Space
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.tiles import OF_BIOME, Bits, Face


def points(plane: Plane, face: Face, space: Space) -> int:
    """What a tile earns that is played there; it need not lie there yet."""
    if not face.is_end:
        return worth(plane, face, space)
    found = 0
    for letter in face.biomes:
        found += len(area(plane, face, space, letter))
    return found


def worth(plane: Plane, face: Face, space: Space) -> int:
    """One point for each connection whose border has a biome on both sides (O6.1, O6.2)."""
    found: i64 = 0
    for side in face.roads:
        neighbour = plane.face_at(space + STEP[side])
        if neighbour is not None:
            there = OPPOSITE[side]
            if neighbour.has >> there & 1 and face.has & neighbour.lures[there]:
                found += 1
    return found


def area(plane: Plane, end: Face, at: Space, letter: str) -> list[int]:
    """Tiles that one biome runs through, over connections where it touches itself (O6.5, O6.6).

    The End Tile is the first of them; it need not lie there yet.
    """
    biome: Bits = OF_BIOME[letter]
    reached: list[int] = [at]
    faces: list[Face] = [end]
    done = 0
    while done < len(reached):
        face = faces[done]
        for side in face.roads:
            beyond: Space = reached[done] + STEP[side]
            neighbour = plane.face_at(beyond)
            if neighbour is None or beyond in reached:
                continue
            there = OPPOSITE[side]
            if neighbour.has >> there & 1 and face.has & neighbour.lures[there] & biome:
                reached.append(beyond)
                faces.append(neighbour)
        done += 1
    return reached
