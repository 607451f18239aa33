"""The island: its tiles, movement and sight."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.bits import lowest, size
from mapmakers.engine.boards.squares import NONE, Cells, both, either, without
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.components import TILES
from mapmakers.engine.games.misterra.parchment import Terrains, put, set_of, terrain_in
from mapmakers.engine.games.misterra.sketches import JUNGLE, LETTERS, MOUNTAIN, STEPPE
from mapmakers.engine.games.misterra.spaces import (
    ALL,
    BEACH,
    FACING,
    NEIGHBOURS,
    PLACES,
    beside,
    fill,
    step_from,
)
from mapmakers.engine.mypyc_types import mypyc_attr


def _near(place: int) -> Cells:
    """The meeple's space and those beside it (M7.3); from the beach, the one it faces (M7.5)."""
    here = both(1 << place, ALL)
    return either(here, beside(here)) if here else FACING[place]


def _far(place: int) -> Cells:
    """A cross with arms of two spaces (M7.4)."""
    if both(1 << place, BEACH):
        return NONE
    at_row, at_col = spaces.cell_of(place)
    return spaces.of(
        (row, col)
        for row, col in spaces.cells(ALL)
        if abs(row - at_row) + abs(col - at_col) <= 2 and (row == at_row or col == at_col)
    )


NEAR: Final[tuple[Cells, ...]] = tuple(_near(place) for place in range(PLACES))
"""By place: what is seen from there."""
FAR: Final[tuple[Cells, ...]] = tuple(_far(place) for place in range(PLACES))
"""By space: what is seen from a mountain there."""
MAPPABLE_NEAR: Final[tuple[Cells, ...]] = tuple(either(seen, beside(seen)) for seen in NEAR)
"""By place: what a card laid from there can cover (M7.2, M7.6)."""
MAPPABLE_FAR: Final[tuple[Cells, ...]] = tuple(either(seen, beside(seen)) for seen in FAR)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Island:
    """Tiles of four terrains, some confirmed, the others hazy. A value.

    >>> island = Island.parse("..... ..... ..Jsl ..... .....")
    >>> sorted(island.reachable("E3"))
    ['C3', 'D3', 'E3', 'beach3']
    >>> sorted(island.seen("C3"))
    ['B3', 'C2', 'C3', 'C4', 'D3']
    """

    __slots__ = ("confirmed", "sets")

    def __init__(self, sets: Terrains, confirmed: Cells) -> None:
        self.sets: Final = sets
        self.confirmed: Final = confirmed

    def __reduce__(self) -> tuple[object, ...]:
        return Island, (self.sets, self.confirmed)

    @classmethod
    def at_first(cls, jungle: Cells) -> Island:
        """Only the confirmed jungle of the set-up (M2.1)."""
        return cls((NONE, jungle, NONE, NONE), jungle)

    @property
    def tiles(self) -> Cells:
        """Every space with a tile."""
        steppe, jungle, lagoon, mountain = self.sets
        return steppe | jungle | lagoon | mountain

    @property
    def supply(self) -> tuple[int, ...]:
        """Tiles of each terrain that are not on the island (M1.5)."""
        return tuple(TILES - size(tiles) for tiles in self.sets)

    def terrain_at(self, place: int) -> int:
        """The terrain of the tile there; -1 if there is none, as on the beach."""
        return terrain_in(self.sets, place)

    # How it changes

    def mapped(self, terrain: int, here: Cells, confirms: bool) -> Island:
        """The island after one half of a card (M8.2 to M8.6).

        With `confirms`, a terrain that has run out can still confirm its own hazy tile.
        """
        if self.confirmed & here:
            return self
        own = set_of(self.sets, terrain)
        if own & here:
            if not confirms and size(own) == TILES:
                return self
            return Island(self.sets, self.confirmed | here)
        if size(own) == TILES:
            return self
        return Island(put(self.sets, terrain, here), self.confirmed)

    def confirm(self, here: Cells) -> Island:
        """The island with the tile there confirmed, if it is hazy."""
        return Island(self.sets, self.confirmed | both(here, self.tiles))

    def without_haze(self) -> Island:
        """Only the confirmed tiles (M11.1)."""
        confirmed = self.confirmed
        steppe, jungle, lagoon, mountain = self.sets
        return Island(
            (steppe & confirmed, jungle & confirmed, lagoon & confirmed, mountain & confirmed),
            confirmed,
        )

    # Where one can go

    def reach(self, place: int) -> Cells:
        """Every place where a move from there can end, including staying (M4, M5.2)."""
        steppe, jungle, lagoon, mountain = self.sets
        passable = steppe | jungle | lagoon | mountain | BEACH
        entered = NEIGHBOURS[place] & passable
        crossed = entered & steppe
        if crossed:
            crossed = fill(crossed, steppe)
            entered |= crossed | step_from(crossed) & passable
        return entered | 1 << place

    def path(self, place: int, target: int) -> list[int]:
        """A shortest way to a place within `reach`, over steppes, with both ends (M5.2)."""
        steppe = self.sets[STEPPE]
        rings = [1 << place]
        crossed = NEIGHBOURS[place] & steppe
        while not rings[-1] & NEIGHBOURS[target]:
            rings.append(crossed)
            crossed = step_from(crossed) & steppe
        path = [target]
        for ring in reversed(rings):
            path.append(lowest(ring & NEIGHBOURS[path[-1]]))
        path.reverse()
        return path

    def explore(self, starts: Cells) -> Cells:
        """Every place that can be reached from these in any number of moves."""
        passable = either(self.tiles, BEACH)
        reached = starts
        while True:
            land = both(reached, ALL)
            wider = either(reached, step_from(land))
            shore = both(reached, BEACH)
            wider |= shore >> 1 | shore << spaces.STEP | shore >> spaces.STEP
            wider = both(wider, passable)
            if wider == reached:
                return reached
            reached = wider

    def reachable(self, place: str) -> set[str]:
        """As `reach`, by names: reachable("C3") -> {"C3", "D3", ...}."""
        return set(spaces.names_of(self.reach(spaces.parse_place(place))))

    # What one sees

    def sight(self, place: int) -> Cells:
        """The spaces seen from there: near, or far from a mountain (M7.3 to M7.5)."""
        return FAR[place] if self.sets[MOUNTAIN] >> place & 1 else NEAR[place]

    def seen(self, place: str) -> set[str]:
        """As `sight`, by names."""
        return set(spaces.names_of(self.sight(spaces.parse_place(place))))

    def mappable(self, place: int) -> Cells:
        """The spaces that a card laid from there can cover; none from a jungle (M5.6)."""
        if self.sets[JUNGLE] >> place & 1:
            return NONE
        return MAPPABLE_FAR[place] if self.sets[MOUNTAIN] >> place & 1 else MAPPABLE_NEAR[place]

    # Regions

    def linked(self, place: int) -> Cells:
        """The connected tiles of one terrain that include the one there, hazy ones too."""
        terrain = self.terrain_at(place)
        return NONE if terrain < 0 else fill(1 << place, set_of(self.sets, terrain))

    # Drawings

    @classmethod
    def parse(cls, drawing: str) -> Island:
        """Parse 5 rows of 5: `S J L M` confirmed, `s j l m` hazy, `.` empty."""
        found = spaces.parse_rows(drawing, "." + LETTERS + LETTERS.lower())
        steppe, jungle, lagoon, mountain = (
            either(found[letter], found[letter.lower()]) for letter in LETTERS
        )
        confirmed = sum(found[letter] for letter in LETTERS)
        return cls((steppe, jungle, lagoon, mountain), confirmed)

    def __str__(self) -> str:
        marks = []
        for tiles, letter in zip(self.sets, LETTERS, strict=True):
            marks.append((without(tiles, self.confirmed), letter.lower()))
            marks.append((both(tiles, self.confirmed), letter))
        return "\n".join(spaces.draw_rows(marks))

    def __repr__(self) -> str:
        return f"Island.parse({'/'.join(str(self).split())!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Island)
            and self.sets == other.sets
            and self.confirmed == other.confirmed
        )

    def __hash__(self) -> int:
        return hash((self.sets, self.confirmed))
