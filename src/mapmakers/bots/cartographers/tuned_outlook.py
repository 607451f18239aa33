"""The fitted coefficients of the outlook, from the table that `fit` writes."""

from __future__ import annotations

import json
from importlib.resources import files

from mapmakers.engine.games.cartographers.components import SCORING

TABLE = "outlook.json"
SUBJECTS = [*(card.name for card in SCORING), "coins", "monsters"]


def read() -> list[list[float]]:
    """By subject: two coefficients for each feature, one that counts soon, one that counts
    steadily. Empty for a card that has not been fitted."""
    text = files("mapmakers.bots.cartographers").joinpath(TABLE).read_text(encoding="utf-8")
    table = json.loads(text)
    return [[float(figure) for figure in table.get(subject, ())] for subject in SUBJECTS]


def written(figures: list[list[float]]) -> str:
    """The inverse: the text of the table, one line for each subject."""
    lines = [
        f"  {json.dumps(subject)}: {json.dumps([round(one, 4) for one in row])}"
        for subject, row in zip(SUBJECTS, figures, strict=True)
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


OUTLOOK = read()
