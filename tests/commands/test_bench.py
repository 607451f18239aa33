"""mapmakers bench, as a process, in as little time as it can be given."""

from __future__ import annotations

import json
import platform

import pytest

from mapmakers import __version__
from mapmakers.engine.games import GAMES
from tests.commands.running import assert_one_line, mapmakers

QUICK = ["--rounds", "1", "--seconds", "0.05"]


def test_help() -> None:
    done = mapmakers("bench", "--help")
    assert done.returncode == 0
    assert "--json" in done.stdout


def test_all_figures_are_in_the_json() -> None:
    done = mapmakers("bench", "--json", *QUICK, "cartographers")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert report["mapmakers"] == __version__
    assert report["python"] == platform.python_version()
    assert report["engine"]
    assert report["peer"]["name"] == "python-chess"
    assert list(report["games"]) == ["cartographers"]
    figures = report["games"]["cartographers"]
    for name in (
        "steps_per_second",
        "games_per_second",
        "evaluate_candidate_us",
        "copies_per_second",
    ):
        assert figures[name] > 0
    plies = report["peer"]["plies_per_second"]
    if plies is None:
        assert figures["steps_against_python_chess"] is None
    else:
        ratio = figures["steps_per_second"] / plies
        assert figures["steps_against_python_chess"] == pytest.approx(ratio)


def test_without_names_every_game_is_measured() -> None:
    done = mapmakers("bench", *QUICK)
    assert (done.returncode, done.stderr) == (0, "")
    first, head, *rows = done.stdout.splitlines()
    assert first.startswith(f"Mapmakers {__version__}")
    assert head.split() == ["steps/s", "games/s", "evaluate", "copies/s", "ratio"]
    assert [row.split()[0] for row in rows[:-1]] == list(GAMES)
    assert rows[-1].startswith("python-chess")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["no game 'chess'"]),
        (["--rounds", "0"], ["--rounds"]),
        (["--seconds", "0"], ["--seconds"]),
        (["--seconds", "-1"], ["--seconds"]),
        (["--seconds", "nan"], ["--seconds"]),
    ],
)
def test_what_cannot_be_measured_gets_one_line(arguments: list[str], words: list[str]) -> None:
    assert_one_line(mapmakers("bench", *arguments), 2, *words)
