"""Features that do not depend on scoring cards: room, mountains and monsters."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import beside_one, beside_two, count
from mapmakers.engine.boards.eleven import beside, both, east, either, south, without
from mapmakers.engine.games.cartographers.ambush import solo_strike
from mapmakers.engine.games.cartographers.scoring.monsters import haunted
from mapmakers.engine.games.cartographers.sheet import Sheet


def room(sheet: Sheet) -> list[float]:
    """A constant 1; the numbers of empty spaces, of holes, dead ends and corridors among them, and
    of empty squares of two by two."""
    empty = sheet.empty
    holes = without(empty, beside(empty))
    ends = both(empty, beside_one(empty))
    corridors = both(empty, beside_two(empty))
    wide = both(empty, east(empty))
    squares = both(wide, south(wide))
    return [1.0, count(empty), count(holes), count(ends), count(corridors), count(squares)]


def mountains(sheet: Sheet) -> list[float]:
    """The numbers of mountains with one open side, with two, and with more."""
    unpaid = without(sheet.land.mountains, sheet.paid)
    one = both(unpaid, beside_one(sheet.empty))
    two = both(unpaid, beside_two(sheet.empty))
    return [count(one), count(two), count(unpaid) - count(one) - count(two)]


def monsters(sheet: Sheet, lairs: list[int], lurking: int) -> list[float]:
    """The average cost of one ambush, and of all in the deck; and, of the empty spaces beside
    monsters, the holes and the dead ends."""
    empty = sheet.empty
    ghastly = haunted(sheet)
    now = count(ghastly)
    more = 0.0
    for lair in lairs:
        strike = solo_strike(lair, sheet)
        if strike is not None:
            left = without(empty, strike.cells)
            more += count(both(left, beside(either(sheet.monster, strike.cells)))) - now
    if lairs:
        more /= len(lairs)
    narrow = without(ghastly, beside(empty))
    ends = both(ghastly, beside_one(empty))
    return [more, more * lurking, count(narrow), count(ends)]
