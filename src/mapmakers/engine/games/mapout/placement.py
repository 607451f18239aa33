"""Where a tile may lie (O3)."""

from __future__ import annotations

from mapmakers.engine.boards.hexes import OPPOSITE, SIDES, Hex, around, can_pack, packed, unpacked
from mapmakers.engine.core.refusal import Fault, Refused
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face


def fits(plane: Plane, face: Face, space: Hex) -> bool:
    """Whether the tile may lie there."""
    if not can_pack(space):
        return False
    bans = plane.at(packed(space)).bans
    return not face.has & bans and bans & LEADS_IN != 0


def refuse(plane: Plane, face: Face, space: Hex) -> None:
    """Raise Refused with every fault of the place; nothing where the tile may lie there."""
    if not fits(plane, face, space):
        faults = faults_of(plane, face, space)
        clause, cells = faults[0]
        raise Refused(clause, cells, faults[1:])


def faults_of(plane: Plane, face: Face, space: Hex) -> tuple[Fault, ...]:
    """Every rule of placement that the tile would break there (O3.6)."""
    tiles = tiles_on(plane)
    if space in tiles:
        return (("O3.1", (space,)),)
    roads: list[Hex] = []
    biomes: list[Hex] = []
    connected = False
    for side, beyond in zip(SIDES, around(space), strict=True):
        neighbour = tiles.get(beyond)
        if neighbour is None:
            continue
        road, other_road = side in face.roads, OPPOSITE[side] in neighbour.roads
        connected |= road and other_road
        if road != other_road:
            roads.append(beyond)
        if face.clashes(side, neighbour):
            biomes.append(beyond)
    found: list[Fault] = []
    if roads:
        found.append(("O3.2", (space, *roads)))
    if biomes:
        found.append(("O3.3", (space, *biomes)))
    if not connected:
        found.append(("O3.4", (space,)))
    return tuple(found)


def tiles_on(plane: Plane) -> dict[Hex, Face]:
    """Every tile by where it lies, in reading order."""
    found: dict[Hex, Face] = {}
    for spot in plane.lying():
        if spot.face is not None:
            found[unpacked(spot.space)] = spot.face
    return found
