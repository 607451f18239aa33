"""What a tile is worth where it lies (O6)."""

from __future__ import annotations

from collections.abc import Mapping

from mapmakers.engine.boards.hexes import OPPOSITE, Hex, Hexes, around, reach, size
from mapmakers.engine.games.mapout.tiles import Face

Tiles = Mapping[Hex, Face]


def connected(tiles: Tiles, face: Face, space: Hex) -> list[Hex]:
    """The neighbours whose road meets one of this tile's (O1.5)."""
    beyond = around(space)
    found = []
    for side in face.roads:
        neighbour = tiles.get(beyond[side])
        if neighbour is not None and neighbour.has >> OPPOSITE[side] & 1:
            found.append(beyond[side])
    return found


def points(tiles: Tiles, face: Face, space: Hex) -> int:
    """What a tile earns that is played there; it need not lie there yet."""
    if face.is_end:
        return sum(size(area) for area in areas(tiles, face, space).values())
    return worth(tiles, face, space)


def worth(tiles: Tiles, face: Face, space: Hex) -> int:
    """One point for each connection whose border has a biome on both sides (O6.1, O6.2)."""
    beyond = around(space)
    found = 0
    for side in face.roads:
        neighbour = tiles.get(beyond[side])
        if neighbour is not None:
            there = OPPOSITE[side]
            if neighbour.has >> there & 1 and face.has & neighbour.lures[there]:
                found += 1
    return found


def shared(tiles: Tiles, face: Face, space: Hex, neighbour: Hex) -> str:
    """The letters of the biomes that touch themselves on the border with a neighbour."""
    return face.shared(around(space).index(neighbour), tiles[neighbour])


def areas(tiles: Tiles, face: Face, space: Hex) -> dict[str, Hexes]:
    """For each biome of an End Tile, the area it belongs to, itself among it (O6.5)."""
    return {letter: _area(tiles, face, space, letter) for letter in face.tile.biomes}


def _area(tiles: Tiles, end: Face, at: Hex, letter: str) -> Hexes:
    """Tiles that one biome runs through, over connections where it touches itself (O6.6)."""

    def links(space: Hex) -> list[Hex]:
        face = end if space == at else tiles[space]
        return [
            beyond
            for beyond in connected(tiles, face, space)
            if letter in shared(tiles, face, space, beyond)
        ]

    return reach(frozenset([at]), links)
