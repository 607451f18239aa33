"""Features for the scoring cards of the village stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import count, kinds_beside
from mapmakers.engine.boards.eleven import beside, both, clusters, fill, size, without
from mapmakers.engine.games.cartographers.scoring.village import STRONGHOLD, city
from mapmakers.engine.games.cartographers.sheet import Sheet

ROOM = 5
"""More empty spaces than this beside a cluster make no difference."""


def wildholds(sheet: Sheet) -> list[float]:
    """Village clusters with room to reach six spaces: their sizes and the squares of these; the
    number that lack one or two spaces; the surplus of larger ones; and the spaces of those without
    room."""
    sizes = 0.0
    squares = 0.0
    nearly = 0.0
    excess = 0.0
    lost = 0.0
    for town in clusters(sheet.village):
        spaces = int(size(town))
        if spaces >= STRONGHOLD:
            excess += spaces - STRONGHOLD
        elif spaces + int(size(fill(beside(town), sheet.empty))) >= STRONGHOLD:
            sizes += spaces
            squares += spaces * spaces / 6.0
            if spaces >= 4:
                nearly += 1.0
        else:
            lost += spaces
    return [sizes, squares, nearly, excess, lost]


def great_city(sheet: Sheet) -> list[float]:
    """The empty spaces where the city, the largest cluster not beside a mountain, can grow without
    touching one: up to a maximum, and all; the room there; and the other village spaces."""
    largest = city(sheet)
    lowland = without(sheet.empty, sheet.land.slopes)
    growth = both(beside(largest), lowland)
    sides = int(size(growth))
    reach = min(int(size(fill(growth, lowland))), 20)
    return [
        float(min(sides, ROOM)),
        float(sides),
        float(reach),
        count(without(sheet.village, largest)),
    ]


def greengold_plains(sheet: Sheet) -> list[float]:
    """Village clusters that lack one kind of terrain beside them, and their open sides; those that
    lack two, and three, and can still get them; the open sides of those that lack none; and the
    spaces where another cluster could begin."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for town in clusters(sheet.village):
        around = beside(town)
        sides = int(size(both(around, sheet.empty)))
        kinds = kinds_beside(sheet, around)
        if kinds >= 3:
            found[4] += min(sides, ROOM)
        elif sides:
            if kinds == 2:
                found[0] += 1.0
                found[1] += min(sides, ROOM)
            elif sides + kinds >= 3:
                found[2 if kinds else 3] += 1.0
    found[5] = count(without(sheet.empty, beside(sheet.village)))
    return found


def shieldgate(sheet: Sheet) -> list[float]:
    """The lead of the largest village cluster over the second, the size of the third, the open
    sides of the first and of the second, and whether there is a village."""
    towns = sorted([(int(size(town)), town) for town in clusters(sheet.village)], reverse=True)
    sizes = [spaces for spaces, _ in towns] + [0, 0, 0]
    sides = [min(int(size(both(beside(town), sheet.empty))), ROOM) for _, town in towns[:2]]
    sides += [0, 0]
    return [
        float(sizes[0] - sizes[1]),
        float(sizes[2]),
        float(sides[0]),
        float(sides[1]),
        float(min(sizes[0], 1)),
    ]
