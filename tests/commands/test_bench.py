"""mapmakers bench, as a process, in as little time as it can be given."""

from __future__ import annotations

import json
import platform

import pytest

from mapmakers import __version__
from mapmakers.bench.performance_page import BEGIN, END, with_figures
from mapmakers.engine import KIND
from mapmakers.engine.games import GAMES
from tests.commands.running import assert_one_line, mapmakers, refused

pytestmark = pytest.mark.slow

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
    assert report["engine"] == KIND
    assert list(report["games"]) == ["cartographers"]
    figures = report["games"]["cartographers"]
    for name in (
        "steps_per_second",
        "games_per_second",
        "evaluate_candidate_us",
        "copies_per_second",
    ):
        assert figures[name] > 0
    # python-chess is there wherever tests run; the others where the bench's lock is installed.
    chess = report["peers"]["python-chess"]
    assert chess["version"]
    ratio = figures["steps_per_second"] / chess["steps_per_second"]
    assert figures["steps_against"]["python-chess"] == pytest.approx(ratio)
    for peer in report["peers"].values():
        assert (peer["version"] is None) == (peer["steps_per_second"] is None)


def test_without_names_every_game_is_measured() -> None:
    done = mapmakers("bench", *QUICK)
    assert (done.returncode, done.stderr) == (0, "")
    first, head, *rows = done.stdout.splitlines()
    assert first.startswith(f"Mapmakers {__version__}")
    assert head.split() == ["steps/s", "inside", "games/s", "evaluate", "copies/s"]
    assert [row.split()[0] for row in rows[: len(GAMES)]] == list(GAMES)
    assert rows[len(GAMES)].startswith("python-chess")


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
    assert_one_line(refused("bench", *arguments), 2, *words)


REPORT = {
    "mapmakers": "1.0",
    "python": "3.11",
    "engine": "compiled",
    "peers": {
        "python-chess": {"version": "1.11", "steps_per_second": 20_000.0},
        "OpenSpiel hex 11x11, C++ rollouts": {"version": "2.0", "steps_per_second": 2e6},
        "PettingZoo go 9x9": {"version": None, "steps_per_second": None},
    },
    "games": {
        "cartographers": {
            "steps_per_second": 2_000_000.0,
            "steps_inside_per_second": 3e6,
            "games_per_second": 100_000.0,
            "evaluate_candidate_us": 0.25,
            "copies_per_second": 5e6,
            "steps_against": {
                "python-chess": 100.0,
                "OpenSpiel hex 11x11, C++ rollouts": 1.0,
            },
        }
    },
}


def test_the_report_replaces_the_last_figures_and_nothing_else() -> None:
    page = f"# How fast\n\n{BEGIN}\nold figures\n{END}\n\n## The service\n"
    written = with_figures(page, REPORT, 5, 0.4)
    assert written.startswith(f"# How fast\n\n{BEGIN}\n")
    assert written.endswith(f"{END}\n\n## The service\n")
    assert "old figures" not in written
    assert with_figures(written, REPORT, 5, 0.4) == written


def test_the_report_compares_like_with_like() -> None:
    written = with_figures(f"{BEGIN}{END}", REPORT, 5, 0.4)
    assert "| python-chess | 1.11 | 20,000 | 100.00x |" in written
    # Rollouts inside against rollouts inside.
    assert "| OpenSpiel hex 11x11, C++ rollouts | 2.0 | 2,000,000 | 1.50x |" in written
    assert "Not installed, so not measured: PettingZoo go 9x9." in written


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(OSError, match="no marks"):
        with_figures("# How fast\n", REPORT, 5, 0.4)
