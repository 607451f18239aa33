"""Write steps of a real match for the tests of the client.

    .venv/bin/python -m tests.engine.games.mapout.shown_steps

Two of the eight steps lift a tile: once it is put back before a tile is played, once after that. An
End Tile is played too, and tiles are locked and unlocked.
"""

import json
from typing import Any

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from tests.engine.event_contract import as_shown, recorded
from tools.places import WEB

FILE = WEB / "src" / "lib" / "games" / "mapout" / "steps.fixture.json"
SEED, STEPS = 778, 8
OBSERVER = 0


def steps() -> list[dict[str, Any]]:
    """By step who decided, the events and the view after it, as seat 0 sees them."""
    chance = FastChance(SEED)
    state = MAP_OUT.start({"first_player": "2"}, 2, chance)
    shown: list[dict[str, Any]] = [
        {"seat": None, "events": [], "view": as_shown(state.view(OBSERVER))}
    ]
    for _ in range(STEPS):
        (seat,) = state.waiting
        events = recorded(state, seat, state.legal(seat).sample(chance), chance)
        told = [as_shown(event) for event in events.seen_by(OBSERVER)]
        shown.append({"seat": seat, "events": told, "view": as_shown(state.view(OBSERVER))})
    return shown


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
