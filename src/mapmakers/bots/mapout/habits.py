"""How the levels of Map Out judge a turn. The numbers in habits.json are found by tune.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from mapmakers.bots.mapout.search.turn_plans import Habits

NUMBERS: Final = Path(__file__).with_name("habits.json")


class Reserve(NamedTuple):
    """What an End Tile has to earn to be played now rather than later."""

    least: float
    """With one turn to spare."""
    each_turn: float
    """More for each further turn,"""
    most: float
    """but no more than this."""

    def habits(self, breadth: int) -> Habits:
        return Habits(self.least, self.each_turn, self.most, breadth)


def read_reserve() -> Reserve:
    """As tuned."""
    return Reserve(**json.loads(NUMBERS.read_text(encoding="utf-8")))


TILE_BY_TILE: Final = Habits(least=0.0, each_turn=0.0, most=0.0, breadth=1, lifts=False)
"""Takes the points that one tile brings at once."""
AT_ONCE: Final = Habits(least=0.0, each_turn=0.0, most=0.0, breadth=1)
"""Takes the points that one turn brings at once."""
PATIENT: Final = read_reserve().habits(breadth=3)
"""Lifts, and plays an End Tile only where it earns nearly all it ever could."""
WIDE: Final = read_reserve().habits(breadth=5)
"""The same with more places gone through: for the turn that is really decided on."""
QUICK: Final = read_reserve().habits(breadth=2)
"""The same with fewer: for the turns of everybody that are imagined after it."""
