"""Write steps of kept matches for the tests of the client.

    .venv/bin/python -m tests.engine.games.misterra.shown_steps

There is one of every kind of move, solo and with others, and the steps that end a match.
"""

import json
from collections.abc import Iterator
from typing import Any

from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games.misterra import MISTERRA
from tests.engine.event_contract import as_shown
from tests.records.test_records import FOLDER
from tools.places import WEB

FILE = WEB / "src" / "lib" / "games" / "misterra" / "steps.fixture.json"
STEPS = (
    ("misterra-25-otoma-tie", 14),
    ("misterra-34-cartographer", 68),
    ("misterra-04-solo", 1),
    ("misterra-04-solo", 39),
    ("misterra-01-two-players", 151),
    ("misterra-14-lagoons", 148),
    ("misterra-04-solo", 2),
    ("misterra-04-solo", 5),
    ("misterra-04-solo", 24),
    ("misterra-04-solo", 43),
    ("misterra-27-otoma-claims-once", 36),
    ("misterra-14-lagoons", 126),
)
"""Records, and the numbers of their steps."""


def steps() -> Iterator[dict[str, Any]]:
    """Each as the seat that decided sees it: the view before, its events, what is new after."""
    for name, at in STEPS:
        record = Record.parse((FOLDER / f"{name}.record").read_bytes())
        match = verify(MISTERRA, record).replayed(at, record_events=True)
        step = match.steps[at - 1]
        before = as_shown(match.replayed(at - 1).state.view(step.seat))
        after = as_shown(match.state.view(step.seat))
        assert match.events is not None
        yield {
            "record": name,
            "seat": step.seat,
            "move": str(step.move),
            "before": before,
            "events": [as_shown(event) for event in match.events.seen_by(step.seat)],
            "after": {part: now for part, now in after.items() if now != before[part]},
        }


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in steps())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
