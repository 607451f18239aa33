"""Features for the scoring cards of the farm and water stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import beside_one, count
from mapmakers.engine.boards.eleven import EDGE, beside, both, either, without
from mapmakers.engine.games.cartographers.scoring.farm_water import canal_banks, secluded
from mapmakers.engine.games.cartographers.sheet import Sheet


def canal_lake(sheet: Sheet) -> list[float]:
    """Farm spaces, then water spaces, that do not score yet and have an empty space beside them;
    the empty spaces beside either kind; and the empty spaces beside spaces that score."""
    banks = canal_banks(sheet)
    farm, water = without(sheet.farm, banks), without(sheet.water, banks)
    for_water = both(sheet.empty, beside(farm))
    for_farm = both(sheet.empty, beside(water))
    near = both(sheet.empty, beside(banks))
    return [
        count(both(farm, beside(sheet.empty))),
        count(both(water, beside(sheet.empty))),
        count(for_water),
        count(for_farm),
        count(near),
    ]


def mages_valley(sheet: Sheet) -> list[float]:
    """Empty spaces beside mountains: all, those beside another one, and those beside any empty
    space."""
    slopes = both(sheet.empty, sheet.land.slopes)
    return [
        count(slopes),
        count(both(slopes, beside(slopes))),
        count(both(slopes, beside(sheet.empty))),
    ]


def golden_granary(sheet: Sheet) -> list[float]:
    """Empty ruins, those with an empty space beside them, empty spaces beside any ruins, and those
    of them beside another one."""
    ruins = sheet.land.ruins
    open_ruins = both(sheet.empty, ruins)
    shore = both(sheet.empty, beside(ruins))
    return [
        count(open_ruins),
        count(both(open_ruins, beside(sheet.empty))),
        count(shore),
        count(both(shore, beside(shore))),
    ]


def shoreside_expanse(sheet: Sheet) -> list[float]:
    """Spaces where another cluster of farm or water could begin, and those of them beside another
    one; the empty spaces beside clusters that score; the spaces of these clusters; and the dead
    ends away from the edge."""
    drawn = either(sheet.farm, sheet.water)
    inland = without(sheet.empty, EDGE)
    apart = secluded(sheet)
    free = without(inland, beside(drawn))
    return [
        count(free),
        count(both(free, beside(free))),
        count(both(sheet.empty, beside(apart))),
        count(apart),
        count(both(inland, beside_one(inland))),
    ]
