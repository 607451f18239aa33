"""The parameters of the levels of Map Out. tune.py finds the numbers in habits.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from mapmakers.bots.mapout.search.turn_plans import Habits

NUMBERS: Final = Path(__file__).with_name("habits.json")


class Reserve(NamedTuple):
    """What an End Tile has to earn to be played now."""

    least: float
    """With one turn left."""
    each_turn: float
    """Additional points for each further turn,"""
    most: float
    """up to this maximum."""

    def habits(self, breadth: int) -> Habits:
        return Habits(self.least, self.each_turn, self.most, breadth)


def read_reserve() -> Reserve:
    """The tuned values."""
    return Reserve(**json.loads(NUMBERS.read_text(encoding="utf-8")))


TILE_BY_TILE: Final = Habits(least=0.0, each_turn=0.0, most=0.0, breadth=1, lifts=False)
"""Takes the points that one tile earns at once."""
AT_ONCE: Final = Habits(least=0.0, each_turn=0.0, most=0.0, breadth=1)
"""Takes the points that one turn earns at once."""
PATIENT: Final = read_reserve().habits(breadth=3)
"""Lifts tiles, and plays an End Tile only if it earns nearly its maximum."""
WIDE: Final = read_reserve().habits(breadth=5)
"""The same with more places examined: for the turn that is decided."""
QUICK: Final = read_reserve().habits(breadth=2)
"""The same with fewer: for imagined turns."""
