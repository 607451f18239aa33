"""mapmakers play, as a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapmakers.commands.options.table import fair_chance
from mapmakers.engine.core import FastChance, Match, Record
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from tests.commands.running import assert_one_line, mapmakers, refused
from tests.terminal.evenings import WIPE


def test_help_tells_the_games_and_bots() -> None:
    done = mapmakers("play", "--help")
    assert done.returncode == 0
    assert ", ".join(GAMES) in done.stdout
    assert "random, greedy" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_begun_left_and_kept(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    done = mapmakers(
        "play", game, "--players", "Ada", "--bots", "random", "--seed", "x", "--record", file,
        typed="help\nquit\n",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    record = Record.parse(file.read_bytes())
    commitment = record.header.commitment
    assert commitment is not None
    assert done.stdout.startswith(f"The commitment to the seed of this match is:\n  {commitment}\n")
    assert "You left the match." in done.stdout
    assert f"`mapmakers replay {file}` shows it." in done.stdout
    assert record.header.names == ("Ada", "random 1")
    assert replay(GAMES[game], record).state.outcome is None


def test_a_whole_match_is_played_and_its_record_verifies(tmp_path: Path) -> None:
    """The same seed deals the same cards: what is typed can be prepared in the same match."""
    match = Match(GAMES["cartographers"], ["Player"], fair_chance("tea"))
    typed: list[str] = []
    while match.state.waiting:
        move = match.state.legal(0).sample(FastChance(len(typed)))
        typed.append(str(move))
        match.play(0, move)
    whole = tmp_path / "whole.record"
    done = mapmakers(
        "play", "cartographers", "--seed", "tea", "--record", whole, typed="\n".join(typed) + "\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rating " in done.stdout
    assert whole.read_text(encoding="utf-8") == str(match.record)
    checked = mapmakers("replay", whole, "--verify")
    assert checked.returncode == 0
    assert checked.stdout.startswith("Verified: cartographers, 1 seats")


def test_without_a_seed_no_two_matches_are_the_same() -> None:
    first, second = (mapmakers("play", "cartographers", typed="") for _ in range(2))
    assert first.stdout.splitlines()[1] != second.stdout.splitlines()[1]


def test_nothing_is_wiped_where_no_terminal_is() -> None:
    done = mapmakers("play", "cartographers", "--players", "Ada,Bert", "--seed", "x", typed="")
    assert WIPE not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["no game 'chess'", "cartographers, misterra, mapout"]),
        (["mapout"], ["mapout has 2 to 4 seats, not 1"]),
        (["misterra", "--players", "A,B,C,D,E"], ["misterra has 1 to 4 seats, not 5"]),
        (["cartographers", "--players", "Ada,,Bert"], ["a name has 1 to 40"]),
        (["cartographers", "--players", ""], ["a name has 1 to 40"]),
        (["cartographers", "--players", "x" * 41], ["a name has 1 to 40"]),
        (["cartographers", "--bots", "deep"], ["no bot 'deep'", "random, greedy"]),
        (["cartographers", "--bots", "random,"], ["no bot ''"]),
        (["cartographers", "--option", "side"], ["NAME=VALUE, not 'side'"]),
        (["cartographers", "--option", "side=C"], ["side is one of A, B, not 'C'"]),
        (["cartographers", "--option", "colour=red"], ["no option 'colour'", "scoring"]),
        (["cartographers", "--option", "scoring=a\nb"], ["printable"]),
        (["mapout", "--components", "missing.json"], ["cannot read missing.json", "No such file"]),
        (["cartographers", "--record", "no/folder/x"], ["cannot write no/folder/x"]),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    arguments: list[str], words: list[str], tmp_path: Path
) -> None:
    assert_one_line(refused("play", *arguments, cwd=tmp_path), 2, *words)


@pytest.mark.parametrize("content", [b"{", b"\xff", b"[]"])
def test_components_that_are_none_get_one_line(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "own.json").write_bytes(content)
    done = mapmakers("play", "mapout", "--bots", "random", "--components", "own.json", cwd=tmp_path)
    assert_one_line(done, 2, "own.json")


def test_a_record_is_never_written_over_another(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text("precious", encoding="utf-8")
    done = mapmakers("play", "cartographers", "--record", file)
    assert_one_line(done, 2, "already exists")
    assert file.read_text(encoding="utf-8") == "precious"
