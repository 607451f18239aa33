"""A scoring card that is added as CONTRIBUTING.md says: dealt where a table names it, and bots that
know nothing of it play on."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mapmakers.places import PACKAGE
from tests.serving import ROOT

GAME = Path("engine", "games", "cartographers")
CARD = {"name": "Quiet Hamlets", "stack": "village", "solo": 15}
ADDED = re.compile(r'"added_scoring_cards": \[.*?\]', re.DOTALL)
PROGRAM = """
import sys
from mapmakers import shortcuts
from mapmakers.bots import LEVELS, BOTS, Turn
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet, score
from mapmakers.engine.games.cartographers.components import SCORING

new = next(at for at, card in enumerate(SCORING) if card.name == "Quiet Hamlets")
for seats in (1, 2):
    state = CARTOGRAPHERS.start({"scoring": "?, Quiet Hamlets, forest, ?"}, seats, FastChance(3))
    assert state.edicts[1] == new, state
    for level in ("greedy", *LEVELS):
        move = BOTS[level]("cartographers").choose(Turn(state, 0, FastChance(1), 0.001))
        assert move in state.legal(0), level
for seed in range(100):
    assert new not in CARTOGRAPHERS.start({}, 1, FastChance(seed)).edicts
for record in sys.argv[1:]:
    assert shortcuts.load(record).state.outcome
print("played")
"""


@pytest.fixture
def with_a_card_more(tmp_path: Path) -> Path:
    """The sources with one: its data, and its line in the table of the scoring cards."""
    package = tmp_path / "mapmakers"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "service"))
    components = package / GAME / "components.json"
    added = json.dumps([*json.loads(components.read_text())["added_scoring_cards"], CARD])
    text = re.sub(ADDED, f'"added_scoring_cards": {added}', components.read_text())
    components.write_text(text, encoding="utf-8")
    _change(
        package / GAME / "scoring" / "cards.py",
        '    "Borderlands": (',
        '    "Quiet Hamlets": (village.wildholds, village.strongholds, _VILLAGE),\n'
        '    "Borderlands": (',
    )
    return tmp_path


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_bots_play_with_it_and_every_record_replays(with_a_card_more: Path) -> None:
    records = [*map(str, (ROOT / "tests" / "records").glob("cartographers-0[2-57]*.record"))]
    assert len(records) == 5
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *records],
        env={**os.environ, "PYTHONPATH": str(with_a_card_more), "MAPMAKERS_ENGINE": "plain"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("played\n", "")
