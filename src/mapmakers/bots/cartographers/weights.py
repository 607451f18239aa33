"""What the judge of Cartographers' maps holds dear: read from a table that `tune` writes."""

from __future__ import annotations

import json
from importlib.resources import files

from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.prospects.judge import GENERAL_NAMES

TABLE = "weights.json"


def read() -> list[float]:
    """The weights as the judge takes them: the general ones, then two for each scoring card."""
    text = files("mapmakers.bots.cartographers").joinpath(TABLE).read_text(encoding="utf-8")
    table = json.loads(text)
    weights = [float(table["general"][name]) for name in GENERAL_NAMES]
    for card in SCORING:
        one, other = table["cards"][card.name]
        weights += [float(one), float(other)]
    return weights


def written(weights: list[float]) -> str:
    """The way back: the text of the table."""
    first = len(GENERAL_NAMES)
    cards = {
        card.name: [round(weight, 3) for weight in weights[first + 2 * at : first + 2 * at + 2]]
        for at, card in enumerate(SCORING)
    }
    general = {name: round(weight, 3) for name, weight in zip(GENERAL_NAMES, weights, strict=False)}
    return json.dumps({"general": general, "cards": cards}, indent=2) + "\n"


WEIGHTS = read()


def timid(part: float) -> list[float]:
    """The weights of a player who makes only a part of what scoring cards may still bring."""
    first = len(GENERAL_NAMES)
    return WEIGHTS[:first] + [part * weight for weight in WEIGHTS[first:]]
