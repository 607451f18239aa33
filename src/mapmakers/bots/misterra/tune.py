"""Tune the weights of the planners: python -m mapmakers.bots.misterra.tune

A planner plays the same deals solo against Otoma with one number changed at a time, up or down;
significant improvements are kept. It does not simulate matches: better plans also improve the
simulations of others. The same seed gives the same result, which is written to weights.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from math import sqrt

from mapmakers.bots.arena.intervals import NORMAL_95
from mapmakers.bots.misterra.search.simulation import Planners
from mapmakers.bots.misterra.tuned_weights import PLAN_WEIGHTS, WEIGHTS, Weights
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.state import MisterraState

STEP = 1.4
"""The factor of a step."""
SURE = 0.5
"""How far ahead a change must be, as a fraction of half the 95 % interval."""
BREADTH = 3
"""First half days of a turn that are followed to its end."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m mapmakers.bots.misterra.tune")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="times through all numbers")
    parser.add_argument("--steps", type=int, default=1000, help="of each search for a plan")
    parser.add_argument("--write", action="store_true", help="put the result into weights.json")
    options = parser.parse_args(arguments)
    best = climb(WEIGHTS, options.deals, options.seed, options.rounds, options.steps)
    print(best)
    if options.write:
        PLAN_WEIGHTS.write_text(json.dumps(asdict(best), indent=1) + "\n", encoding="utf-8")
    return 0


def climb(best: Weights, deals: int, seed: int, rounds: int, steps: int) -> Weights:
    """Go through the weights and keep every change that helps."""
    for number in range(rounds):
        first = (seed + number) * deals
        totals = alone(best, deals, first, steps)
        print(f"round {number + 1}: {sum(totals) / deals:.2f} points", flush=True)
        for name in (field.name for field in fields(best)):
            tried = []
            for other in around(best, name):
                found = alone(other, deals, first, steps)
                ahead, doubt = lead(found, totals)
                tried.append((ahead - SURE * doubt, ahead, other, found))
            sure, ahead, other, found = max(tried, key=lambda one: one[0])
            if sure > 0:
                print(f"{name} {getattr(other, name):.3g}: {ahead:+.2f} points", flush=True)
                best, totals = other, found
    return best


def around(weights: Weights, name: str) -> Iterator[Weights]:
    """The number of this name changed by one step, either way."""
    number = getattr(weights, name)
    for changed in (number * STEP, number / STEP):
        yield replace(weights, **{name: round(changed, 3)})


def alone(weights: Weights, deals: int, first: int, steps: int) -> list[int]:
    """The totals of a planner on these deals."""
    return [total(weights, first + deal, steps) for deal in range(deals)]


def total(weights: Weights, seed: int, steps: int) -> int:
    """The total of a planner on one deal against Otoma, without simulation."""
    chance, own = FastChance(seed), FastChance(seed + 1)
    state = MISTERRA.start({}, 1, chance)
    assert isinstance(state, MisterraState)
    planners = Planners(state, weights.in_thousandths(), BREADTH)
    hopes = {}
    for pair in state.legal(0):
        assert isinstance(pair, Keep)
        search = planners.search(state, 0, (pair.one, pair.other))
        hopes[pair] = search.planned(own, steps)
    state.play(0, max(hopes, key=lambda pair: hopes[pair]), chance)
    planners.play_on([planners.planned(state, 0, steps, own)], state, chance)
    outcome = state.outcome
    assert outcome is not None
    return outcome.totals[0]


def lead(ones: list[int], others: list[int]) -> tuple[float, float]:
    """The mean lead of the first, deal by deal, and half the width of the 95 % interval."""
    leads = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(leads) / len(leads)
    square = sum((lead - mean) ** 2 for lead in leads) / max(len(leads) - 1, 1)
    return mean, NORMAL_95 * sqrt(square / len(leads))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
