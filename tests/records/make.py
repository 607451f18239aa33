"""Make the record files again: python -m tests.records.make GAME [SLUG ...]

Needed only when a scenario is added: what is already kept must never change.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from mapmakers.engine.games import GAMES
from tests.records.scenario import Scenario, find

FOLDER = Path(__file__).parent


def main(name: str, slugs: list[str]) -> None:
    scenarios: list[Scenario] = importlib.import_module(f"tests.records.{name}").SCENARIOS
    for at, scenario in enumerate(scenarios, 1):
        path = FOLDER / f"{name}-{at:02}-{scenario.slug}.record"
        if path.exists() or (slugs and scenario.slug not in slugs):
            continue
        path.write_text(str(find(GAMES[name], scenario).record), encoding="utf-8")
        print(f"{path.name}: {scenario.why}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
