"""Heuristics for the scoring cards of the village stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import count, kinds_beside
from mapmakers.engine.boards.eleven import beside, both, clusters, either, fill, meet, size, without
from mapmakers.engine.games.cartographers.scoring.village import STRONGHOLD, city
from mapmakers.engine.games.cartographers.sheet import Sheet

ROOM = 5
"""More empty spaces than this beside a cluster make no difference."""


def wildholds(sheet: Sheet, part: float, excess: float) -> float:
    """How near clusters are to six spaces, if there is room for the rest; and the surplus of larger
    ones."""
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
    """The spaces where the city can grow without touching a mountain; and the other village
    spaces."""
    largest = city(sheet)
    growth = without(both(beside(largest), sheet.empty), sheet.land.slopes)
    return side * min(int(size(growth)), ROOM) + second * count(without(sheet.village, largest))


def greengold_plains(sheet: Sheet, nearly: float, begun: float) -> float:
    """Village clusters that lack one or two kinds of terrain beside them and can still get them."""
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
    """The lead of the largest cluster over the second, and the empty spaces beside the two."""
    towns = sorted([(int(size(town)), town) for town in clusters(sheet.village)], reverse=True)
    if not towns:
        return 0.0
    ahead = towns[0][0] - (towns[1][0] if len(towns) > 1 else 0)
    both_towns = towns[0][1] if len(towns) == 1 else either(towns[0][1], towns[1][1])
    growth = int(size(both(beside(both_towns), sheet.empty)))
    return largest * ahead + side * min(growth, 2 * ROOM)
