"""What a tile is worth where it lies (O6)."""

from __future__ import annotations

from mapmakers.engine.boards.bits import Word, one
from mapmakers.engine.boards.hexes import Space, beyond, opposite
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import OF_BIOME, Bits, Face
from mapmakers.engine.mypyc_types import i64


def points(plane: Plane, face: Face, space: Space) -> int:
    """What a tile earns that is played there; it need not lie there yet."""
    if not face.is_end:
        return worth(plane, face, space)
    found = 0
    for letter in face.biomes:
        found += 1 + len(area(plane, face, space, letter))
    return found


def worth(plane: Plane, face: Face, space: Space) -> int:
    """One point for each connection whose border has a biome on both sides (O6.1, O6.2)."""
    found: i64 = 0
    side: i64 = 0
    while side < 6:
        if face.has >> side & 1:
            neighbour = plane.at(beyond(space, side)).face
            if neighbour is not None:
                there = opposite(side)
                if neighbour.has >> there & 1 and face.has & neighbour.edges[there].lure:
                    found += 1
        side += 1
    return found


def area(plane: Plane, end: Face, space: Space, letter: str) -> list[Spot]:
    """Tiles that one biome runs through, over connections where it touches itself (O6.5, O6.6).

    They lie around the End Tile, which counts too, but need not lie there yet.
    """
    biome: Bits = OF_BIOME[letter]
    found: list[Spot] = []
    reached: Word = 0
    face, at = end, space
    done: i64 = 0
    while True:
        side: i64 = 0
        while side < 6:
            if face.has >> side & 1:
                spot = plane.at(beyond(at, side))
                neighbour = spot.face
                there = opposite(side)
                if (
                    neighbour is not None
                    and spot.space != space
                    and not reached & one(neighbour.place)
                    and neighbour.has >> there & 1
                    and face.has & neighbour.edges[there].lure & biome
                ):
                    reached |= one(neighbour.place)
                    found.append(spot)
            side += 1
        if done == len(found):
            return found
        at = found[done].space
        lying = found[done].face
        assert lying is not None
        face = lying
        done += 1
