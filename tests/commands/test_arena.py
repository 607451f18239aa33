"""mapmakers arena, as a process."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

from mapmakers.engine.games import GAMES
from tests.bots.hosting.guests import guest
from tests.commands.running import assert_one_line, mapmakers, refused

pytestmark = pytest.mark.slow


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    done = mapmakers("arena", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_in_any_language_takes_part(tmp_path: Path, processes: str) -> None:
    given = f"mine={shlex.join(guest(tmp_path, 'good'))}"
    told = arena(
        "mapout", "--bot", given, "--bots", "mine,random", "--games", "4", "--processes", processes
    ).stdout.splitlines()
    assert [line.split()[:2] for line in told[2:]] == [["mine", "4"], ["random", "4"]]


def test_one_that_fails_there_is_played_on_for(tmp_path: Path) -> None:
    given = f"mine={shlex.join(guest(tmp_path, 'dreams'))}"
    done = mapmakers("arena", "mapout", "--bot", given, "--bots", "mine,random", "--games", "2")
    assert done.returncode == 0
    assert "bot mine failed, a simple one plays on for it: nonsense" in done.stderr


def test_help() -> None:
    told = arena("--help").stdout
    for option in ("--bots", "--seats", "--games", "--seed", "--json", "--option"):
        assert option in told


def test_alone_points_ratings_and_titles_are_shown() -> None:
    told = arena(
        "cartographers", "--bots", "greedy,random", "--seats", "1", "--games", "3", "--seed", "7"
    ).stdout.splitlines()
    assert told[0] == "cartographers, 1 at a table, seed 7"
    assert " ".join(told[1].split()) == ("bot games mean 95 % spread low high rating spread titles")
    assert [line.split()[:2] for line in told[2:]] == [["greedy", "3"], ["random", "3"]]


@pytest.mark.parametrize("game", GAMES)
def test_together_wins_are_shown(game: str) -> None:
    told = arena(game, "--bots", "greedy,random", "--games", "2").stdout.splitlines()
    assert told[0] == f"{game}, 2 at a table, seed 1"
    assert " ".join(told[1].split()).endswith("high wins 95 % strength 95 %")
    assert [line.split()[7] for line in told[2:]] == ["100.0%", "0.0%"]
    # Two victories of two say little.
    assert [line.split()[8] for line in told[2:]] == ["34.2-100.0%", "0.0-65.8%"]
    first, second = (float(line.split()[9]) for line in told[2:])
    assert first == 0 > second


def test_the_result_is_json_and_the_same_for_the_same_seed() -> None:
    options = ["--bots", "random", "--seats", "3", "--games", "2", "--seed", "4", "--json"]
    first, second = (arena("cartographers", *options).stdout for _ in range(2))
    assert first == second
    report = json.loads(first)
    assert report["game"] == "cartographers"
    assert report["options"] == {
        "side": "A",
        "scoring": "?, ?, ?, ?",
        "edict_order": "listed",
    }
    assert (report["seats"], report["games"], report["seed"]) == (3, 2, 4)
    (bot,) = report["bots"]
    assert bot["points"]["count"] == 6
    share, (low, high) = bot["win_share"], (bot["win_share_low_95"], bot["win_share_high_95"])
    assert 0 < low < share < high < 1
    assert bot["win_share_margin_95"] == pytest.approx((high - low) / 2)
    assert set(bot["points"]) == {"count", "mean", "margin_95", "spread", "low", "high"}


def test_a_cluster_gives_the_same_result(tmp_path: Path) -> None:
    options = ["misterra", "--bots", "greedy,random", "--games", "6", "--seed", "2", "--json"]
    alone = arena(*options, "--processes", "1").stdout
    kept = tmp_path / "matches.jsonl"
    done = mapmakers("arena", *options, "--cluster", "local", "--results", kept, timeout=240)
    assert done.returncode == 0, done.stderr
    assert done.stdout == alone
    assert len(kept.read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random"], ["no game 'chess'"]),
        (["cartographers", "--bots", "deep"], ["no bot 'deep'"]),
        (["cartographers", "--bots", ""], ["at least one bot"]),
        (["cartographers", "--bots", "random", "--games", "0"], ["--games"]),
        (["cartographers", "--bots", "random", "--seats", "0"], ["1 to 100 seats, not 0"]),
        (["mapout", "--bots", "random", "--bot", "mine"], ["NAME=COMMAND", "'mine'"]),
        (["mapout", "--bots", "random", "--bot", "greedy=x"], ["already a bot 'greedy'"]),
        (["mapout", "--bots", "random", "--bot", "a='"], ["No closing quotation"]),
        (["mapout", "--bots", "random"], ["mapout has 2 to 4 seats, not 1"]),
        (["cartographers", "--bots", "random", "--option", "side=C"], ["side is one of A, B"]),
    ],
)
def test_what_cannot_be_run_gets_one_line(arguments: list[str], words: list[str]) -> None:
    assert_one_line(refused("arena", *arguments), 2, *words)


def test_numbers_have_to_be_numbers() -> None:
    done = mapmakers("arena", "cartographers", "--bots", "random", "--games", "many")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("invalid int value: 'many'")
