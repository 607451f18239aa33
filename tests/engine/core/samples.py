"""Real matches and their records, whole and tampered with."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from mapmakers.engine.core import FairChance, Match, Record, RecordError
from mapmakers.engine.core.record import LINK, next_link
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS

SEED = bytes(32)
NAMES = ("Ada", "Bert", "Cleo", "Dirk")


def begun(
    seats: int = 2,
    game: str = "cartographers",
    options: Mapping[str, str] | None = None,
    seed: bytes = SEED,
) -> Match[Any]:
    """A match that waits for its first decision."""
    return Match(GAMES[game], NAMES[:seats], FairChance(seed), options)


def play_on(match: Match[Any], steps: int | None = None, seed: int = 7) -> None:
    """Random decisions, so many of them, or to the end of the match.

    They are taken from the list, so that the same ones come up however sampling goes about it.
    """
    draw = random.Random(seed).random
    while match.state.waiting and steps != 0:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[int(draw() * len(legal))])
        steps = None if steps is None else steps - 1


@cache
def texts(game: str = "cartographers", seats: int = 2) -> tuple[str, ...]:
    """The lines, without links, of a finished match."""
    match = begun(seats, game)
    play_on(match)
    return match.record.texts


def chained(lines: Sequence[str]) -> bytes:
    """A file of these lines with a sound chain: what a liar would write."""
    chain, file = "", []
    for text in lines:
        chain = next_link(chain, text)
        file.append(f"{text} {chain[:LINK]}\n")
    return "".join(file).encode()


def changed(line: int, text: str, lines: Sequence[str] | None = None) -> list[str]:
    """The lines of a finished match with another one at this number, from 1."""
    found = list(texts() if lines is None else lines)
    found[line - 1] = text
    return found


def line_of(beginning: str, lines: Sequence[str] | None = None, which: int = 0) -> int:
    """The number, from 1, of the first line that begins so, or of a later one, or of the last."""
    found = [
        at
        for at, text in enumerate(texts() if lines is None else lines, 1)
        if text.startswith(beginning)
    ]
    return found[which]


def assert_bad_form(data: bytes | str, line: int, reason: str) -> None:
    """No record at all: turned down as soon as it is read."""
    with pytest.raises(RecordError) as error:
        Record.parse(data)
    assert (error.value.line, reason in error.value.reason) == (line, True), str(error.value)
    assert str(error.value) == (f"line {line}: " if line else "") + error.value.reason


def assert_untrue(lines: Sequence[str], line: int, reason: str) -> None:
    """A record in good form that does not tell of a match by the rules."""
    record = Record.parse(chained(lines))
    with pytest.raises(RecordError) as error:
        verify(GAMES.get(record.header.game, CARTOGRAPHERS), record)
    assert (error.value.line, reason in error.value.reason) == (line, True), str(error.value)
