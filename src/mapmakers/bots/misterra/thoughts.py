"""Second thoughts: a new plan for each of the better turns, and the turn with the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from mapmakers.bots.misterra.plan import Planner
from mapmakers.bots.misterra.turns import Half, Ranked, TurnSearch
from mapmakers.engine.core import Chance

STEPS = 150
"""Steps of the search that fits the plan to what a turn has made of it."""


def second_thoughts(
    search: TurnSearch, half: Half, ranked: Sequence[Ranked], chance: Chance, until: float
) -> list[Ranked]:
    """The same turns, judged by the best plan that each of them leaves."""
    found: list[Ranked] = []
    for _, option, second in ranked:
        if perf_counter() > until:
            break
        after = search.after(half, option)
        extra = search.ending(half, option)
        if second is not None:
            extra = search.ending(after, second)
            after = search.after(after, second)
        situation = search.situation_after(after, 1 if second is None else 2)
        planner = Planner(situation, search.weights)
        plan = planner.search(chance, STEPS, until, search.plan.terrains)
        found.append((plan.worth + extra + search.marker_worth(after), option, second))
    found.sort(key=lambda one: -one[0])
    return found or list(ranked)
