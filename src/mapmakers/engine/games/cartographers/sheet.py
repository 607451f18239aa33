"""A player's map sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import (
    NONE,
    SIDE,
    Cell,
    Cells,
    beside,
    both,
    complement,
    either,
    meet,
    size,
    within,
    without,
)
from mapmakers.engine.boards.eleven_ways import Spots, Ways
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.cartographers.components import (
    COIN_TRACK,
    FARM,
    FOREST,
    LANDS,
    LETTERS,
    VILLAGE,
    WATER,
    Land,
    land_of,
)
from mapmakers.engine.games.cartographers.shapes import orientations, places
from mapmakers.engine.mypyc_types import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """What is printed and drawn on a map, and its coins. A value: drawing makes a new one.

    >>> sheet = Sheet.blank("A")
    >>> size(sheet.empty)
    116
    """

    __slots__ = (
        "_spots",
        "_spots_of",
        "_spots_on_duty",
        "coins",
        "empty",
        "farm",
        "forest",
        "land",
        "monster",
        "paid",
        "village",
        "water",
    )

    def __init__(
        self,
        land: Land,
        forest: Cells,
        village: Cells,
        farm: Cells,
        water: Cells,
        monster: Cells,
        empty: Cells,
        paid: Cells,
        coins: i64,
    ) -> None:
        self.land = land
        self.forest = forest
        self.village = village
        self.farm = farm
        self.water = water
        self.monster = monster
        self.empty = empty
        self.paid = paid
        """The mountains that have given their coin."""
        self.coins = coins
        self._spots_of: Ways | None = None
        self._spots_on_duty = False
        self._spots: Spots | None = None
        """The cached result of the last search for free spots."""

    @staticmethod
    def blank(side: str) -> Sheet:
        """An unused sheet; always the same immutable object."""
        return _BLANK[side]

    @property
    def filled(self) -> Cells:
        """Mountains, wastelands and everything drawn; ruins only once drawn on (C1.4)."""
        return complement(self.empty)

    @property
    def unpaid(self) -> Cells:
        """The mountains that have not given their coin yet."""
        return without(self.land.mountains, self.paid)

    @property
    def empty_ruins(self) -> Cells:
        return both(self.land.ruins, self.empty)

    def spots(self, ways: Ways, duty: bool) -> Spots:
        """Where the orientations fit; with a duty, over an empty ruins space.

        Cached, because it is computed once to choose a drawing and once to check it.
        """
        found = self._spots
        if found is None or ways is not self._spots_of or duty != self._spots_on_duty:
            found = ways.fits(self.empty)
            if duty:
                found = ways.over(found, self.empty_ruins)
            self._spots_of = ways
            self._spots_on_duty = duty
            self._spots = found
        return found

    def draw(self, terrain: i64, cells: Cells, coin: i64 = 0) -> Sheet:
        """The sheet with these empty spaces filled; enclosed mountains give their coins (C5.2)."""
        land = self.land
        empty = without(self.empty, cells)
        paid = self.paid
        if meet(cells, land.slopes):
            closed = without(land.mountains, beside(empty))
            if closed != paid:
                coin += size(closed) - size(paid)
                paid = closed
        drawn = Sheet(
            land,
            self.forest,
            self.village,
            self.farm,
            self.water,
            self.monster,
            empty,
            paid,
            self.coins,
        )
        if coin:
            drawn.coins = min(self.coins + coin, COIN_TRACK)
        if terrain == FOREST:
            drawn.forest = either(self.forest, cells)
        elif terrain == VILLAGE:
            drawn.village = either(self.village, cells)
        elif terrain == FARM:
            drawn.farm = either(self.farm, cells)
        elif terrain == WATER:
            drawn.water = either(self.water, cells)
        else:
            drawn.monster = either(self.monster, cells)
        return drawn

    def terrain(self, terrain: int) -> Cells:
        """Where this terrain has been drawn."""
        if terrain == FOREST:
            return self.forest
        if terrain == VILLAGE:
            return self.village
        if terrain == FARM:
            return self.farm
        return self.water if terrain == WATER else self.monster

    def placements(
        self, cells: Iterable[Cell], covering_ruins: bool = False
    ) -> set[frozenset[Cell]]:
        """Every legal placement of a shape in every orientation, as sets of (row, column) from 0.

        With `covering_ruins`, only those over at least one empty ruins space (C6.1).
        """
        return {
            frozenset(eleven.cells(place))
            for way in orientations(cells)
            for place in places(way)
            if within(place, self.empty) and (not covering_ruins or meet(place, self.empty_ruins))
        }

    @classmethod
    def parse(cls, drawing: str, coins: int = 0) -> Sheet:
        """Parse a drawing of 11 rows of 11, as in docs/rules: the inverse of `str`.

        A mountain with four filled sides counts as paid; its coin is included in `coins`.
        """
        rows = drawing.replace("/", " ").split()
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            raise NotationError(f"a map is drawn as {SIDE} rows of {SIDE}")
        marks: dict[str, Cells] = {}
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                marks[mark] = either(marks.get(mark, NONE), eleven.of([(r, c)]))
        if unknown := set(marks) - set(_MARKS):
            raise NotationError(f"no mark of a map: {' '.join(sorted(unknown))}")

        def where(*some: str) -> Cells:
            found = NONE
            for mark in some:
                found = either(found, marks.get(mark, NONE))
            return found

        land = land_of("", where("^"), where("r", *LETTERS.lower()), where("#"))
        land = next((known for known in LANDS.values() if _same(known, land)), land)
        forest, village, farm, water, monster = (
            where(letter, letter.lower()) for letter in LETTERS
        )
        empty = where(".", "r")
        paid = without(land.mountains, beside(empty))
        return cls(land, forest, village, farm, water, monster, empty, paid, coins)

    def __str__(self) -> str:
        return "\n".join(eleven.draw_rows(self._marks()))

    def __repr__(self) -> str:
        return f"Sheet.parse({'/'.join(str(self).split())!r}, coins={self.coins})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.coins == other.coins and str(self) == str(other)

    def __hash__(self) -> int:
        return hash((self.empty, self.forest, self.village, self.farm, self.water, self.coins))

    def __reduce__(self) -> tuple[type[Sheet], tuple[object, ...]]:
        terrains = (self.forest, self.village, self.farm, self.water, self.monster)
        return Sheet, (self.land, *terrains, self.empty, self.paid, self.coins)

    def _marks(self) -> list[tuple[Cells, str]]:
        land = self.land
        marks = [(land.mountains, "^"), (land.wasteland, "#"), (land.ruins, "r")]
        for terrain, letter in enumerate(LETTERS):
            drawn = self.terrain(terrain)
            marks.append((drawn, letter))
            marks.append((both(drawn, land.ruins), letter.lower()))
        return marks


def _blank(land: Land) -> Sheet:
    empty = complement(either(land.mountains, land.wasteland))
    return Sheet(land, NONE, NONE, NONE, NONE, NONE, empty, NONE, 0)


_BLANK: Final = {side: _blank(land) for side, land in LANDS.items()}
_MARKS = ".^#r" + LETTERS + LETTERS.lower()


def _same(one: Land, other: Land) -> bool:
    return (one.mountains, one.ruins, one.wasteland) == (
        other.mountains,
        other.ruins,
        other.wasteland,
    )
