"""Tune when an End Tile is worth playing: python -m mapmakers.bots.mapout.tune

Planners play each other with one number changed by one step at a time, and the better habits are
kept, starting from habits.json. The same seed gives the same result, which is written to that file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import sqrt

from mapmakers.bots.arena.intervals import NORMAL_95
from mapmakers.bots.bot import Bot, Turn
from mapmakers.bots.mapout.habits import NUMBERS, Reserve, read_reserve
from mapmakers.bots.mapout.planner_bot import PlannerBot
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT

STEPS = Reserve(least=2.0, each_turn=0.5, most=4.0)
BREADTH = 3


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m mapmakers.bots.mapout.tune")
    parser.add_argument("--deals", type=int, default=200, help="each is played both ways round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=4, help="at most so many steps")
    parser.add_argument("--write", action="store_true", help="put the result into habits.json")
    options = parser.parse_args(arguments)
    best = climb(read_reserve(), options.deals, options.seed, options.rounds)
    print(best)
    if options.write:
        NUMBERS.write_text(json.dumps(best._asdict(), indent=1) + "\n", encoding="utf-8")
    return 0


def climb(best: Reserve, deals: int, seed: int, rounds: int) -> Reserve:
    """Move to the neighbour with the largest significant lead, until there is none."""
    for number in range(rounds):
        tried = [(*lead(other, best, deals, seed + number), other) for other in around(best)]
        for ahead, doubt, other in tried:
            print(f"{other}: {ahead:+.2f} points +- {doubt:.2f}", flush=True)
        ahead, doubt, other = max(tried)
        if ahead <= doubt:
            break
        best = other
    return best


def around(reserve: Reserve) -> Iterator[Reserve]:
    """One number changed by one step, either way."""
    for name, step in STEPS._asdict().items():
        for changed in (getattr(reserve, name) + step, getattr(reserve, name) - step):
            if changed >= 0:
                yield reserve._replace(**{name: changed})


def lead(one: Reserve, other: Reserve, deals: int, seed: int) -> tuple[float, float]:
    """The average lead of the first over both seatings of each deal, and half the width of the 95 %
    interval."""
    bots = (PlannerBot(one.habits(BREADTH)), PlannerBot(other.habits(BREADTH)))
    leads = []
    for deal in range(deals):
        first, second = match(bots, seed * deals + deal), match(bots[::-1], seed * deals + deal)
        leads.append((first[0] - first[1] + second[1] - second[0]) / 2)
    mean = sum(leads) / deals
    square = sum((lead - mean) ** 2 for lead in leads) / max(deals - 1, 1)
    return mean, NORMAL_95 * sqrt(square / deals)


def match(bots: tuple[Bot, ...], seed: int) -> list[int]:
    """The points of a match between two."""
    chance = FastChance(seed)
    state = MAP_OUT.start({}, len(bots), chance)
    while state.waiting:
        seat = state.turn
        state.play(seat, bots[seat].choose(Turn(state, seat, chance)), chance)
    return [score.total for score in state.scores]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
