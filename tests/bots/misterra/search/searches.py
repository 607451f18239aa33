"""Planners for tests, whose numbers stay as they are when others are tuned."""

from __future__ import annotations

from mapmakers.bots.misterra.search.simulation import Planners
from mapmakers.bots.misterra.search.weights import PlanWeights
from mapmakers.engine.games.misterra import MisterraState

PLAN_WEIGHTS = PlanWeights(
    confirmed_by_otoma=620,
    confirmed_by_others=600,
    confirmed_by_self=250,
    by_luck=100,
    not_yet=850,
    spaces_a_half_day=1500,
    price=600,
    crowding=1600,
    empty=300,
    way=150,
    growth=1000,
    building=300,
    waiting=350,
    denied=500,
    filled=5000,
    footing=50,
    reaching=50,
)


def planners(state: MisterraState, breadth: int = 2) -> Planners:
    return Planners(state, PLAN_WEIGHTS, breadth)
