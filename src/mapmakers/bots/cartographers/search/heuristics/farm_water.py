"""Heuristics for the scoring cards of the farm and water stack."""

from __future__ import annotations

from mapmakers.bots.cartographers.search.neighbours import count
from mapmakers.engine.boards.eleven import EDGE, beside, both, either, without
from mapmakers.engine.games.cartographers.scoring.farm_water import canal_banks, secluded
from mapmakers.engine.games.cartographers.sheet import Sheet


def canal_lake(sheet: Sheet, waiting: float, bank: float) -> float:
    """Farm and water spaces that could still get the other beside them, and the empty spaces
    where."""
    drawn = either(sheet.farm, sheet.water)
    single = without(drawn, canal_banks(sheet))
    return waiting * count(both(single, beside(sheet.empty))) + bank * count(
        both(sheet.empty, beside(single))
    )


def mages_valley(sheet: Sheet, slope: float, second: float) -> float:
    """Empty spaces beside mountains, and those of them beside another one."""
    slopes = both(sheet.empty, sheet.land.slopes)
    return slope * count(slopes) + second * count(both(slopes, beside(slopes)))


def golden_granary(sheet: Sheet, ruin: float, shore: float) -> float:
    """The empty ruins, and the empty spaces beside ruins."""
    ruins = sheet.land.ruins
    return ruin * count(both(sheet.empty, ruins)) + shore * count(both(sheet.empty, beside(ruins)))


def shoreside_expanse(sheet: Sheet, room: float, open_side: float) -> float:
    """Spaces where another cluster could begin, and the empty spaces beside clusters that score."""
    drawn = either(sheet.farm, sheet.water)
    inland = without(without(sheet.empty, EDGE), beside(drawn))
    return room * count(inland) + open_side * count(both(sheet.empty, beside(secluded(sheet))))
