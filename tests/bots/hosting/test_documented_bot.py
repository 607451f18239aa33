"""The bot in docs/bots.md that is a program of its own, run as it is printed there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from mapmakers.bots.hosting.conformance import check
from mapmakers.engine.games import GAMES

DOCUMENT = Path(__file__).parents[3] / "docs" / "bots.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
(PROGRAM,) = re.findall(r"```python\n(import .*?)```", TEXT, re.DOTALL)


def test_the_examples_are_short() -> None:
    (rollout,) = re.findall(r">>> class RolloutBot.*?\n\n", TEXT, re.DOTALL)
    for example in (PROGRAM, rollout):
        assert 10 < len(example.splitlines()) < 40


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_to_the_protocol(tmp_path: Path, game: str) -> None:
    program = tmp_path / "bot.py"
    program.write_text(PROGRAM, encoding="utf-8")
    findings = list(check([sys.executable, str(program)], game, seconds=5.0))
    assert len(findings) >= 5
    assert [one for one in findings if one.trouble is not None] == []
