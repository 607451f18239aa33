"""Claims: regions and the markers on them (M9, M15.7)."""

from __future__ import annotations

from mapmakers.engine.boards.bits import lowest, size
from mapmakers.engine.boards.squares import Cells, both
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.games.misterra.parchment import set_of
from mapmakers.engine.games.misterra.spaces import clusters, fill


def why_no_claim(
    island: Island, place: int, own: Cells, markers: Cells, confirmed_links: bool
) -> str:
    """The clause that forbids a claim from this place; empty if it is allowed.

    `own` are the claimant's markers, `markers` everybody's; with `confirmed_links` a region counts
    as claimed only along confirmed tiles.
    """
    here = 1 << place
    if not island.confirmed & here:
        return "M9.2"
    tiles = set_of(island.sets, island.terrain_at(place))
    if own & tiles:
        return "M9.4"
    if size(own) >= MARKERS:
        return "M9.5"
    if confirmed_links:
        tiles &= island.confirmed
    if fill(here, tiles) & markers:
        return "M9.3"
    return ""


def largest_claimable(
    island: Island, own: Cells, markers: Cells, confirmed_links: bool
) -> tuple[int, ...]:
    """The largest regions that Otoma may claim, each by its first space.

    Their size is counted in confirmed tiles linked by confirmed tiles (M15.7).
    """
    most = 0
    found: list[int] = []
    for tiles in island.sets if size(own) < MARKERS else ():
        if own & tiles:
            continue
        confirmed = tiles & island.confirmed
        claimed = fill(markers & confirmed, confirmed if confirmed_links else tiles)
        for cluster in clusters(confirmed & ~claimed):
            count = size(cluster)
            if count > most:
                most = count
                found.clear()
            if count == most:
                found.append(lowest(cluster))
    return tuple(sorted(found))


def regions(island: Island) -> list[Cells]:
    """Every region: connected tiles of one terrain, at least one of them confirmed (M1.7)."""
    return [
        region
        for tiles in island.sets
        for region in clusters(tiles)
        if both(region, island.confirmed)
    ]
