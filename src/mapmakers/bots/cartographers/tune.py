"""Tune the weights of the evaluator: python -m mapmakers.bots.cartographers.tune --seed 1

Tries each weight larger and smaller on solo matches with its scoring card, using the same deals,
and keeps the best. The same seed gives the same weights; they are written to weights.json after
each round.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from mapmakers.bots.cartographers.search.map_evaluator import GENERAL, GENERAL_NAMES, best_move
from mapmakers.bots.cartographers.tuned_weights import (
    PAID_HOLE,
    PAYS_FOR_HOLES,
    TABLE,
    WEIGHTS,
    fitting,
    written,
)
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.components import LANDS, SCORING
from mapmakers.engine.games.cartographers.setup import ANY

STEPS = (1.6, 1 / 1.6)
LEAST = 0.05
"""A weight smaller than this changes its sign at the next step."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=60, help="matches for each try")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    weights = list(WEIGHTS)
    for number in range(options.rounds):
        first_deal = (options.seed * 1_000 + number) * options.games
        for at in range(len(weights)):
            tune(weights, at, range(first_deal, first_deal + options.games))
        (Path(__file__).parent / TABLE).write_text(written(weights), encoding="utf-8")


def tune(weights: list[float], at: int, deals: range) -> None:
    """Set the best of three values for this weight."""
    card = card_of(at)
    tries = {weights[at]: mean(weights, card, deals)}
    for value in values(weights[at]):
        tries[value] = mean([*weights[:at], value, *weights[at + 1 :]], card, deals)
    weights[at] = max(tries, key=lambda value: tries[value])
    print(
        name_of(at),
        {round(value, 3): round(stars, 2) for value, stars in tries.items()},
        flush=True,
    )


def card_of(at: int) -> str:
    """The scoring card of a weight."""
    if at < GENERAL:
        return ANY
    card = (at - GENERAL) // 2
    return SCORING[card if card < len(SCORING) else PAYS_FOR_HOLES].name


def name_of(at: int) -> str:
    if at < GENERAL:
        return GENERAL_NAMES[at]
    card, which = divmod(at - GENERAL, 2)
    return PAID_HOLE if card == len(SCORING) else f"{SCORING[card].name} {which}"


def values(weight: float) -> list[float]:
    """The values to try for a weight."""
    if abs(weight) < LEAST:
        return [weight + 2 * LEAST, weight - 2 * LEAST]
    return [weight * step for step in STEPS]


def mean(weights: list[float], card: str, deals: range) -> float:
    """The mean rating of solo matches with this scoring card, on both sides."""
    return sum(rating(weights, card, deal) for deal in deals) / len(deals)


def rating(weights: list[float], card: str, deal: int) -> int:
    chance = FastChance(deal)
    sides = tuple(LANDS)
    chosen = {
        "side": sides[deal % len(sides)],
        "scoring": ", ".join([card, ANY, ANY, ANY]),
        "edict_order": "random",
    }
    state = CARTOGRAPHERS.start(chosen, 1, chance)
    fitted = fitting(weights, state.edicts)
    while state.waiting:
        state.play(0, best_move(state, 0, fitted), chance)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.rating is not None
    return outcome.rating


if __name__ == "__main__":
    main()
