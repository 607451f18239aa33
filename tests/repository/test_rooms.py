"""Who has read one game finds the rooms of the next: the same modules in each, of readable size."""

from pathlib import Path

import pytest

from mapmakers.plugins import OWN_GAMES
from tools.places import SOURCES

ENGINE = SOURCES / "mapmakers" / "engine"
ROOMS = {
    "components",
    "effects",
    "events",
    "hidden",
    "legal",
    "meta",
    "moves",
    "outcome",
    "phases",
    "scoring",
    "setup",
    "state",
    "view",
}
MOST_LINES = 400


@pytest.mark.parametrize("game", [game.name for game in OWN_GAMES])
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = {entry.stem for entry in (ENGINE / "games" / game).iterdir()}
    assert found >= ROOMS


@pytest.mark.parametrize("game", [game.name for game in OWN_GAMES])
def test_search_is_no_part_of_the_rules(game: str) -> None:
    assert (SOURCES / "mapmakers" / "bots" / game / "search" / "rollouts.py").is_file()
    assert not (ENGINE / "games" / game / "rollouts.py").exists()


def test_no_module_of_the_rules_is_too_long_to_read() -> None:
    long = [file for file in ENGINE.rglob("*.py") if _lines(file) > MOST_LINES]
    assert long == []


def _lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())
