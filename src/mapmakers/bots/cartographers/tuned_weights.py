"""The tuned weights of the evaluator, from the table that `tune` writes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from mapmakers.bots.cartographers.search.map_evaluator import GENERAL_NAMES, HOLE
from mapmakers.engine.games.cartographers.components import SCORING, scoring_card

TABLE = "weights.json"
UNKNOWN = (0.0, 0.0)
"""The weights of a card that has not been tuned yet."""
PAID_HOLE = "paid_hole"
PAYS_FOR_HOLES = SCORING.index(scoring_card("The Cauldrons"))


def read() -> list[float]:
    """The weights in the evaluator's order: the general ones, then two for each scoring card. The
    last one, the value of a hole when a card pays for holes, is used only by `fitting`."""
    text = files("mapmakers.bots.cartographers").joinpath(TABLE).read_text(encoding="utf-8")
    table = json.loads(text)
    weights = [float(table["general"][name]) for name in GENERAL_NAMES]
    for card in SCORING:
        one, other = table["cards"].get(card.name, UNKNOWN)
        weights += [float(one), float(other)]
    return [*weights, float(table[PAID_HOLE])]


def written(weights: list[float]) -> str:
    """The inverse: the text of the table."""
    first = len(GENERAL_NAMES)
    cards = {
        card.name: [round(weight, 3) for weight in weights[first + 2 * at : first + 2 * at + 2]]
        for at, card in enumerate(SCORING)
    }
    general = {name: round(weight, 3) for name, weight in zip(GENERAL_NAMES, weights, strict=False)}
    table = {"general": general, PAID_HOLE: round(weights[-1], 3), "cards": cards}
    return json.dumps(table, indent=2) + "\n"


WEIGHTS = read()


def fitting(weights: list[float], edicts: Sequence[int]) -> list[float]:
    """The weights for a match with these scoring cards."""
    if PAYS_FOR_HOLES not in edicts:
        return weights
    fitted = weights[:]
    fitted[HOLE] = weights[-1]
    return fitted


def timid(part: float) -> list[float]:
    """The weights of a bot that values only a part of what scoring cards may still bring."""
    first, last = len(GENERAL_NAMES), len(WEIGHTS) - 1
    cards = [part * weight for weight in WEIGHTS[first:last]]
    return [*WEIGHTS[:first], *cards, WEIGHTS[last]]
