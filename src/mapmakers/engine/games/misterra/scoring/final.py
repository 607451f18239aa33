"""The final count, on an island without hazy tiles (M11)."""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import NONE, Cells, singles, without
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.parchment import Parchment
from mapmakers.engine.games.misterra.spaces import COLS, ROWS, fill

FAITHFUL_SPACE = 2
EMPTY_SPACE = -1
CLAIMED_TILE = 2
FAITHFUL_LINE = 3


def faithful(island: Island, parchment: Parchment) -> Cells:
    """The spaces whose terrain is that of a confirmed tile."""
    found = NONE
    for tiles, drawn in zip(island.sets, parchment.sets, strict=True):
        found |= tiles & drawn
    return found & island.confirmed


def differing(island: Island, parchment: Parchment) -> Cells:
    """The spaces where the parchment shows another terrain than the tile on the island."""
    tiles = drawn = same = NONE
    for laid, shown in zip(island.sets, parchment.sets, strict=True):
        tiles |= laid
        drawn |= shown
        same |= laid & shown
    return without(tiles & drawn, same)


def fidelity(island: Island, parchment: Parchment) -> int:
    """M11.3."""
    return FAITHFUL_SPACE * size(faithful(island, parchment))


def completeness(parchment: Parchment) -> int:
    """M11.4: zero or below."""
    return EMPTY_SPACE * size(parchment.empty)


def master_lines(island: Island, parchment: Parchment) -> int:
    """M11.7."""
    found = faithful(island, parchment)
    return FAITHFUL_LINE * sum(found & line == line for line in ROWS + COLS)


def claim_points(island: Island, claims: Sequence[Cells], merged_all: bool) -> list[int]:
    """What everybody's markers earn. If several share a region, none of them earns anything or all
    do (M11.2). Hazy tiles have been removed: regions are counted in confirmed tiles."""
    markers = sum(claims)
    return [
        sum(marker_points(island, marker, markers, merged_all) for marker in singles(own))
        for own in claims
    ]


def marker_points(island: Island, marker: Cells, markers: Cells, merged_all: bool) -> int:
    """What one marker earns beside all those on the island."""
    region = region_of(island, marker)
    return CLAIMED_TILE * size(region) if merged_all or region & markers == marker else 0


def region_of(island: Island, marker: Cells) -> Cells:
    """The confirmed tiles connected with the one under the marker."""
    tiles = island.sets[island.terrain_at(marker.bit_length() - 1)]
    return fill(marker, tiles & island.confirmed)
