"""Second thoughts: a new plan for each of the better turns, and the turn with the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mapmakers.bots.bot import Deadline
from mapmakers.bots.misterra.plan import Planner
from mapmakers.bots.misterra.turns import Half, HalfDay, Ranked, TurnSearch
from mapmakers.engine.core import Chance

STEPS = 200
"""Steps of the search that fits the plan to what a turn has made of it."""


class Thought(NamedTuple):
    """A way to spend a turn, and the plan for what comes after it."""

    worth: float
    option: HalfDay
    second: HalfDay | None
    plan: Sequence[int]


def second_thoughts(
    search: TurnSearch, half: Half, ranked: Sequence[Ranked], chance: Chance, until: Deadline
) -> list[Thought]:
    """These turns, judged by the best plan that each of them leaves; one at least."""
    found: list[Thought] = []
    for _, option, second in ranked:
        if found and until.over():
            break
        after = search.after(half, option)
        extra = search.ending(half, option)
        if second is not None:
            extra = search.ending(after, second)
            after = search.after(after, second)
        situation = search.situation_after(after, 1 if second is None else 2)
        planner = Planner(situation, search.weights)
        plan = planner.search(chance, STEPS, until, search.plan.terrains)
        worth = plan.worth + extra + search.marker_worth(after) - search.threatened(after)
        found.append(Thought(worth, option, second, plan.terrains))
    return found
