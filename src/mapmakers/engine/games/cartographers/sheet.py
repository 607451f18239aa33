"""A player's map sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.cartographers import board
from mapmakers.engine.games.cartographers.board import (
    ALL,
    NONE,
    SIDE,
    Cell,
    Cells,
    beside,
    both,
    either,
    size,
    without,
)
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


class Sheet:
    """What is printed and drawn on a map, and its coins. A value: drawing makes a new one.

    >>> sheet = Sheet.blank("A")
    >>> size(sheet.empty)
    116
    """

    __slots__ = ("coins", "empty", "farm", "forest", "land", "monster", "paid", "village", "water")

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
        coins: int,
    ) -> None:
        self.land = land
        self.forest = forest
        self.village = village
        self.farm = farm
        self.water = water
        self.monster = monster
        self.empty = empty
        self.paid = paid
        """The mountains that have paid their coin."""
        self.coins = coins

    @staticmethod
    @cache
    def blank(side: str) -> Sheet:
        """An unused sheet; always the same one, for it never changes."""
        land = LANDS[side]
        empty = without(ALL, either(land.mountains, land.wasteland))
        return Sheet(land, NONE, NONE, NONE, NONE, NONE, empty, NONE, 0)

    @property
    def filled(self) -> Cells:
        """Mountain, wasteland and everything drawn; ruins only once drawn on (C1.4)."""
        return ALL & ~self.empty

    @property
    def empty_ruins(self) -> Cells:
        return both(self.land.ruins, self.empty)

    def draw(self, terrain: int, cells: Cells, coin: int = 0) -> Sheet:
        """The sheet with these empty spaces filled; mountains that this closes pay (C5.2)."""
        other = _new(Sheet)  # field by field: this is done for every candidate move
        other.land = land = self.land
        other.forest = self.forest
        other.village = self.village
        other.farm = self.farm
        other.water = self.water
        other.monster = self.monster
        if terrain == FOREST:
            other.forest |= cells
        elif terrain == VILLAGE:
            other.village |= cells
        elif terrain == FARM:
            other.farm |= cells
        elif terrain == WATER:
            other.water |= cells
        else:
            other.monster |= cells
        other.empty = empty = self.empty & ~cells
        other.paid = paid = self.paid
        if cells & land.slopes:
            closed = without(land.mountains, beside(empty))
            if closed != paid:
                other.paid = closed
                coin += size(closed) - size(paid)
        other.coins = min(self.coins + coin, COIN_TRACK) if coin else self.coins
        return other

    def terrain(self, terrain: int) -> Cells:
        """Where this terrain has been drawn."""
        return (self.forest, self.village, self.farm, self.water, self.monster)[terrain]

    def placements(
        self, cells: Iterable[Cell], covering_ruins: bool = False
    ) -> set[frozenset[Cell]]:
        """Every legal place of a shape, turned and flipped, as sets of (row, column) from 0.

        With `covering_ruins`, only those over at least one empty ruins space (C6.1).
        """
        return {
            frozenset(board.cells(place))
            for way in orientations(cells)
            for place in places(way)
            if not without(place, self.empty)
            and (not covering_ruins or both(place, self.empty_ruins))
        }

    @classmethod
    def parse(cls, drawing: str, coins: int = 0) -> Sheet:
        """The sheet of a drawing of 11 rows of 11, as in docs/rules: the way back of `str`.

        A mountain whose four sides are filled counts as paid; its coin is among `coins`.
        """
        rows = drawing.replace("/", " ").split()
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            raise NotationError(f"a map is drawn as {SIDE} rows of {SIDE}")
        marks: dict[str, Cells] = {}
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                marks[mark] = either(marks.get(mark, NONE), board.of([(r, c)]))
        if unknown := set(marks) - set(_MARKS):
            raise NotationError(f"no mark of a map: {' '.join(sorted(unknown))}")

        def where(*some: str) -> Cells:
            return sum(marks.get(mark, NONE) for mark in some)

        land = land_of("", where("^"), where("r", *LETTERS.lower()), where("#"))
        land = next((known for known in LANDS.values() if _same(known, land)), land)
        forest, village, farm, water, monster = (
            where(letter, letter.lower()) for letter in LETTERS
        )
        empty = where(".", "r")
        paid = without(land.mountains, beside(empty))
        return cls(land, forest, village, farm, water, monster, empty, paid, coins)

    def __str__(self) -> str:
        return "\n".join(board.draw_rows(self._marks()))

    def __repr__(self) -> str:
        return f"Sheet.parse({'/'.join(str(self).split())!r}, coins={self.coins})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.coins == other.coins and str(self) == str(other)

    def __hash__(self) -> int:
        return hash((self.empty, self.forest, self.village, self.farm, self.water, self.coins))

    def _marks(self) -> Iterable[tuple[Cells, str]]:
        yield self.land.mountains, "^"
        yield self.land.wasteland, "#"
        yield self.land.ruins, "r"
        for terrain, letter in enumerate(LETTERS):
            drawn = self.terrain(terrain)
            yield drawn, letter
            yield both(drawn, self.land.ruins), letter.lower()


_new = object.__new__
_MARKS = ".^#r" + LETTERS + LETTERS.lower()


def _same(one: Land, other: Land) -> bool:
    return (one.mountains, one.ruins, one.wasteland) == (
        other.mountains,
        other.ruins,
        other.wasteland,
    )
