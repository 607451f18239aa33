"""mapmakers bot-host, as a process."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.bots.hosting.guests import guest
from tests.commands.running import assert_one_line, mapmakers, refused

pytestmark = pytest.mark.slow


def command(folder: Path, habit: str) -> str:
    return shlex.join(guest(folder, habit))


def test_a_sound_bot_passes(tmp_path: Path) -> None:
    done = mapmakers("bot-host", "--check", command(tmp_path, "good"))
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr, lines[-1]) == (0, "", "The bot follows the protocol.")
    assert all(line.startswith("ok ") for line in lines[:-1])
    for game, seats in [("cartographers", 1), ("misterra", 4), ("mapout", 2)]:
        assert f"ok     {game}: it plays a match in every seat of {seats}" in lines


@pytest.mark.parametrize(
    ("habit", "trouble"),
    [
        ("crashes", "crashed: it ended without an answer"),
        ("dreams", "nonsense: not one of the moves: 'queen takes everything'"),
        ("raves", "nonsense: not a message: 'what a lovely map'"),
        ("leaves-badly", "it ends when it is told goodbye (exit code 4)"),
        ("clings", "it ends when it is told goodbye (it had to be ended)"),
    ],
)
def test_one_that_does_not_is_told_why(tmp_path: Path, habit: str, trouble: str) -> None:
    done = mapmakers("bot-host", "--check", "--game", "mapout", command(tmp_path, habit))
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1].endswith("of these checks failed.")
    assert trouble in done.stdout


def test_one_that_hangs_is_waited_for_no_longer_than_it_may_think(tmp_path: Path) -> None:
    seconds = ["--seconds", "0.2"]
    done = mapmakers(
        "bot-host", "--check", "--game", "mapout", *seconds, command(tmp_path, "hangs")
    )
    assert done.returncode == 1
    assert "too-slow: no answer within 1.2 s" in done.stdout


def test_it_plays_matches_against_others(tmp_path: Path) -> None:
    done = mapmakers(
        "bot-host", command(tmp_path, "good"), "--game", "mapout", "--games", "2",
        "--against", "random",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["guest", "random"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([""], ["COMMAND"]),
        (["true", "--game", "chess"], ["no game 'chess'"]),
        (["true", "--against", "nobody"], ["no bot 'nobody'"]),
        (["true", "--games", "0"], ["--games"]),
        (["true", "--game", "mapout", "--against", "random,random,random,random"], ["table of 5"]),
        (["'", "--check"], ["No closing quotation"]),
    ],
)
def test_what_cannot_be_done(arguments: list[str], words: list[str]) -> None:
    assert_one_line(refused("bot-host", *arguments), 2, *words)
