"""Every kept match replays to its recorded result, byte for byte."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from tests.records.scenario import Scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.record"))
GAMES_KEPT = sorted({file.name.split("-")[0] for file in FILES})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_to_its_recorded_result(file: Path) -> None:
    data = file.read_bytes()
    record = Record.parse(data)
    match = verify(GAMES[record.header.game], record)
    assert str(match.record).encode() == data


@pytest.mark.parametrize("game", GAMES_KEPT)
def test_each_file_says_why_it_is_kept_and_is_such_a_match(game: str) -> None:
    scenarios: list[Scenario] = importlib.import_module(f"tests.records.{game}").SCENARIOS
    kept = [file.name for file in FILES if file.name.startswith(f"{game}-")]
    assert kept == [
        f"{game}-{at:02}-{scenario.slug}.record" for at, scenario in enumerate(scenarios, 1)
    ]
    for name, scenario in zip(kept, scenarios, strict=True):
        assert scenario.why
        match = verify(GAMES[game], Record.parse((FOLDER / name).read_bytes()))
        assert scenario.wanted(match), f"{name}: {scenario.why}"
        assert len(match.names) == scenario.seats


@pytest.mark.parametrize("game", GAMES_KEPT)
def test_enough_matches_are_kept(game: str) -> None:
    least = {"cartographers": 30}.get(game, 20)
    assert sum(file.name.startswith(f"{game}-") for file in FILES) >= least
