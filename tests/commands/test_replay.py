"""mapmakers replay, as a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from mapmakers.terminal import FACES
from tests.commands.running import RECORDS, assert_one_line, mapmakers, refused
from tests.engine.core.samples import begun, chained, play_on

SOLO = RECORDS / "cartographers-01-solo-a.record"
THREE = RECORDS / "cartographers-26-taken-back.record"


@pytest.fixture
def tampered(tmp_path: Path) -> Path:
    """A true record in which one space of one drawing was changed."""
    lines = SOLO.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith("move 1"))
    lines[at] = lines[at].replace("move 1", "move 2")
    file = tmp_path / "tampered.record"
    file.write_text("".join(lines), encoding="utf-8")
    return file


def test_help() -> None:
    done = mapmakers("replay", "--help")
    assert done.returncode == 0
    for option in ("--verify", "--step", "--seat", "--secrets", "--pause", "--components"):
        assert option in done.stdout


# Verify


@pytest.mark.parametrize("game", sorted({file.name.split("-")[0] for file in RECORDS.glob("*-*")}))
def test_a_true_record_is_true(game: str) -> None:
    file = min(RECORDS.glob(f"{game}-*.record"))
    done = mapmakers("replay", file, "--verify")
    assert (done.returncode, done.stderr) == (0, "")
    first, *seats = done.stdout.splitlines()
    match = replay(GAMES[game], Record.parse(file.read_bytes()))
    assert first.startswith(f"Verified: {game}, {len(match.names)} seats, ")
    assert first.endswith("drawn from the committed seed.")
    assert len(seats) == len(match.names)
    assert any(line.endswith(" wins") for line in seats)


def test_a_tampered_record_is_not(tampered: Path) -> None:
    done = mapmakers("replay", tampered, "--verify")
    lines = tampered.read_text(encoding="utf-8").splitlines()
    line = 1 + next(at for at, text in enumerate(lines) if text.startswith("move 2"))
    assert_one_line(done, 1, str(tampered), f"line {line}: ", "chain is broken")


def test_nor_is_one_with_a_sound_chain_but_another_result(tmp_path: Path) -> None:
    texts = list(Record.parse(SOLO.read_bytes()).texts)
    at = next(at for at, text in enumerate(texts) if text.startswith("rating"))
    texts[at] = "rating 99 legendary_cartographer"
    file = tmp_path / "liar.record"
    file.write_bytes(chained(texts))
    done = mapmakers("replay", file, "--verify")
    assert_one_line(done, 1, f"line {at + 1}: ", "but the rules give")


def test_an_unfinished_match_is_shown_but_not_true(tmp_path: Path) -> None:
    match = begun()
    play_on(match, 5)
    file = tmp_path / "half.record"
    file.write_text(str(match.record), encoding="utf-8")
    assert mapmakers("replay", file).stdout.endswith("\nThe match is not over.\n")
    assert_one_line(mapmakers("replay", file, "--verify"), 1, "ends before the match does")


def test_a_record_is_read_from_standard_input() -> None:
    done = mapmakers("replay", "-", "--verify", typed=SOLO.read_bytes())
    assert done.stdout.startswith("Verified: cartographers")


# Show


def test_a_match_is_shown_step_by_step() -> None:
    done = mapmakers("replay", THREE)
    assert (done.returncode, done.stderr) == (0, "")
    record = Record.parse(THREE.read_bytes())
    steps = [text for text in record.texts if text.startswith(("move", "undo"))]
    for number in (1, 2, len(steps)):
        assert f"\nStep {number}. " in done.stdout
    assert f"\nStep {len(steps) + 1}. " not in done.stdout
    assert "takes back the latest decision." in done.stdout
    assert "The four seasons are over." in done.stdout
    assert "The match is not over." not in done.stdout


@pytest.mark.parametrize(
    ("step", "seat"), [(0, None), (1, 1), (1, 2), (5, 3), (-1, None), (-1, 1), (-2, 2)]
)
def test_one_position_is_shown_from_a_seat(step: int, seat: int | None) -> None:
    match = replay(GAMES["cartographers"], Record.parse(THREE.read_bytes()))
    at = step if step >= 0 else len(match.steps) + 1 + step
    view = match.at(at).view(None if seat is None else seat - 1)
    looking = [] if seat is None else ["--seat", str(seat)]
    done = mapmakers("replay", THREE, "--step", str(step), *looking)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == FACES["cartographers"].show(view, match.names) + "\n"


def first_step(*arguments: str) -> list[str]:
    """What is told of the first step of a match in which two keep presumption cards."""
    shown = mapmakers("replay", RECORDS / "misterra-14-lagoons.record", *arguments).stdout
    return shown.partition("\nStep 1. ")[2].partition("\n\n")[0].splitlines()


def test_what_is_hidden_is_told_to_its_seat_and_with_all_secrets() -> None:
    hidden = ["Random 1 has decided.", "  Random 1 has chosen two presumption cards."]
    known = ["Random 1: keep 19 26.", "  Random 1 keeps the presumption cards 19 and 26."]
    assert first_step() == first_step("--seat", "2") == hidden
    assert first_step("--seat", "1") == first_step("--secrets") == known


def test_the_secrets_of_an_unfinished_match_are_not_told(tmp_path: Path) -> None:
    match = begun()
    play_on(match, 5)
    file = tmp_path / "half.record"
    file.write_text(str(match.record), encoding="utf-8")
    assert_one_line(refused("replay", file, "--secrets"), 2, "the match is not over", "--secrets")


def test_a_pause_waits_for_enter_and_ends_with_the_input() -> None:
    whole = mapmakers("replay", SOLO)
    paused = mapmakers("replay", SOLO, "--pause", typed="\n" * 200)
    assert paused.stdout == whole.stdout
    left = mapmakers("replay", SOLO, "--pause", typed="\n\n")
    assert (left.returncode, left.stderr) == (0, "")
    assert "\nStep 3. " in left.stdout
    assert "\nStep 4. " not in left.stdout


# What is no record


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["the file is empty"]),
        (b"hello\n", ["line 1: ", "not a record"]),
        (b"\x00\xff", ["line 1: ", "UTF-8"]),
        (b"x" * (MOST_BYTES + 5), ["at most 4194304 bytes"]),
        (SOLO.read_bytes()[:-3], ["cut off"]),
        (SOLO.read_bytes().replace(b"\n", b"\r\n"), ["line 1: ", "printable"]),
    ],
    ids=["empty", "text", "bytes", "large", "cut off", "other line ends"],
)
def test_what_is_no_record_gets_one_line(content: bytes, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "some.record"
    file.write_bytes(content)
    assert_one_line(refused("replay", file), 1, "some.record", *words)


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["missing.record"], 2, ["cannot read missing.record", "No such file"]),
        (["."], 2, ["cannot read .", "directory"]),
        ([SOLO, "--seat", "2"], 2, ["there is no seat 2", "1 to 1"]),
        ([SOLO, "--seat", "0"], 2, ["there is no seat 0"]),
        ([SOLO, "--step", "9999"], 2, ["there is no step 9999"]),
        ([SOLO, "--step", "-9999"], 2, ["there is no step -9999"]),
        ([SOLO, "--components", SOLO], 2, ["printed cards only"]),
    ],
)
def test_what_cannot_be_shown_gets_one_line(
    arguments: list[str | Path], code: int, words: list[str], tmp_path: Path
) -> None:
    assert_one_line(refused("replay", *arguments, cwd=tmp_path), code, *words)


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        (2, "game chess", ["line 2: ", "no game 'chess' here", "cartographers"]),
        (3, "rules 7", ["line 3: ", "rules 7 of cartographers are not known here"]),
        (4, f"components {'0' * 64}", ["line 4: ", "other components", "--components"]),
    ],
)
def test_a_match_of_another_kind_gets_one_line(
    line: int, text: str, words: list[str], tmp_path: Path
) -> None:
    texts = list(Record.parse(SOLO.read_bytes()).texts)
    texts[line - 1] = text
    file = tmp_path / "other.record"
    file.write_bytes(chained(texts))
    assert_one_line(refused("replay", file, "--verify"), 1, *words)
