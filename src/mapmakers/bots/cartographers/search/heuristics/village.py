"""What the cards of the village stack may still bring."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import count, kinds_beside
from mapmakers.engine.boards.eleven import beside, both, clusters, either, fill, meet, size, without
from mapmakers.engine.games.cartographers.scoring.village import STRONGHOLD, city
from mapmakers.engine.games.cartographers.sheet import Sheet

ROOM = 5
"""More room than this beside a city makes no difference."""


def wildholds(sheet: Sheet, part: float, excess: float) -> float:
    """The part of the way to a stronghold, where there is room for the rest; and waste."""
    hope = 0.0
    for town in clusters(sheet.village):
        spaces = int(size(town))
        if spaces >= STRONGHOLD:
            hope += excess * (spaces - STRONGHOLD)
        elif spaces + size(fill(beside(town), sheet.empty)) >= STRONGHOLD:
            done = spaces / 6.0
            hope += 8.0 * part * done * done
    return hope


def great_city(sheet: Sheet, side: float, second: float) -> float:
    """The spaces where the city can grow without touching a mountain; and any village."""
    largest = city(sheet)
    growth = without(both(beside(largest), sheet.empty), sheet.land.slopes)
    return side * min(int(size(growth)), ROOM) + second * count(without(sheet.village, largest))


def greengold_plains(sheet: Sheet, nearly: float, begun: float) -> float:
    """The villages that lack one kind of neighbour, or two, and can still get it."""
    hope = 0.0
    for town in clusters(sheet.village):
        around = beside(town)
        if meet(around, sheet.empty):
            kinds = kinds_beside(sheet, around)
            if kinds == 2:
                hope += 3.0 * nearly
            elif kinds < 2:
                hope += 3.0 * begun
    return hope


def shieldgate(sheet: Sheet, largest: float, side: float) -> float:
    """A first town to be second to, and room for both."""
    towns = sorted([(int(size(town)), town) for town in clusters(sheet.village)], reverse=True)
    if not towns:
        return 0.0
    ahead = towns[0][0] - (towns[1][0] if len(towns) > 1 else 0)
    both_towns = towns[0][1] if len(towns) == 1 else either(towns[0][1], towns[1][1])
    growth = int(size(both(beside(both_towns), sheet.empty)))
    return largest * ahead + side * min(growth, 2 * ROOM)
