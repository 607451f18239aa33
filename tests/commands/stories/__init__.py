"""Whole matches as `mapmakers replay` tells them, without the positions, kept as files.

After a change of words, `python -m tests.commands.stories` writes them again.
"""

from __future__ import annotations

from pathlib import Path

from mapmakers.commands.replay import Story
from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from tests.commands.running import RECORDS

FOLDER = Path(__file__).parent
TOLD = (
    "cartographers-09-two-ruins-in-a-row",
    "cartographers-25-shared-victory",
    "mapout-13-back-after-play",
    "mapout-24-closed-network",
    "misterra-09-parchment-full",
    "misterra-13-solo-parchment-full",
)


def story_of(name: str) -> str:
    record = Record.parse((RECORDS / f"{name}.record").read_bytes())
    match = replay(GAMES[record.header.game], record)
    again = match.replayed(0, record_events=True)
    story = Story(again, None, secrets=False)
    lines = story.opening()
    for step in match.steps:
        again.take(step)
        lines += story.latest_step()
    return "\n".join(lines) + "\n"


def kept(name: str) -> Path:
    return FOLDER / f"{name}.txt"
