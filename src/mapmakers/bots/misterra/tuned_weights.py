"""The tuned weights: what a planner expects of half days that have not been played.

They are in weights.json; tune.py looks for better ones.
"""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Final

from mapmakers.bots.misterra.search.weights import PlanWeights

PLAN_WEIGHTS: Final = Path(__file__).with_name("weights.json")


@dataclass(frozen=True, slots=True)
class Weights:
    """Points, unless stated otherwise."""

    confirmed_by_otoma: float
    """Chance that Otoma's visit confirms a hazy tile and does not replace it."""
    confirmed_by_others: float
    """Chance that other players confirm it in a long time."""
    confirmed_by_self: float
    """Chance that there is a half day to spare for it, while there are many."""
    by_luck: float
    """Chance that the island comes to match the parchment without the player's doing."""
    not_yet: float
    """The value of a planned space, as a fraction of that of a drawn one."""
    spaces_a_half_day: float
    """Planned spaces that a half day draws."""
    price: float
    """What a planned space that is not drawn yet costs at least."""
    crowding: float
    """How much more it costs when there are as many as half days allow."""
    empty: float
    """What it costs besides if nothing is drawn there at all."""
    way: float
    """The fraction of the points of a card's next step that partial progress counts for."""
    growth: float
    """What a planned tile in a claimed region counts."""
    building: float
    """What a tile counts that is confirmed in a terrain that a marker is left for."""
    waiting: float
    """What it is worth to keep a claim marker, for each half day to come."""
    denied: float
    """Chance that Otoma would take a region as large as its largest."""
    filled: float
    """What each round costs that is not played because the parchment was full too soon."""
    footing: float
    """What each planned space counts that can be drawn from where a half day ends."""
    reaching: float
    """Likewise from there or from a step away."""

    def in_thousandths(self) -> PlanWeights:
        """In thousandths, as the search uses them."""
        return PlanWeights(*(round(1000 * number) for number in astuple(self)))


WEIGHTS: Final = Weights(**json.loads(PLAN_WEIGHTS.read_text(encoding="utf-8")))
"""The tuned values."""
