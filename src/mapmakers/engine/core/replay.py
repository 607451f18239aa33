"""Replay and verification of records."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from mapmakers.engine.core.chance import Drawn, FairChance, ReplayChance, WrongChance
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.core.game import Game
from mapmakers.engine.core.match import Match, Step
from mapmakers.engine.core.record import Header, Record, RecordError, number, parse_drawn
from mapmakers.engine.core.refusal import BadOption, NotationError, Refused

M = TypeVar("M")

FIRST_OPTION = 5
"""The line of a record where its options begin."""
ENDING = frozenset({"score", "winners", "rating", "seed", "end"})
_SEED = re.compile(r"seed ([0-9a-f]{64})")


def replay(game: Game[M], record: Record) -> Match[M]:
    """Replay a record, checking each line against the rules.

    Raises RecordError with the first wrong line. The match may be unfinished.
    """
    after_header = len(tuple(record.header.lines()))
    lines = _Lines(game, record.texts, len(record.header.names), after_header)
    first_drawn = lines.drawn()
    match = _begun(game, record, first_drawn, lines)
    while (step := lines.step()) is not None:
        at = lines.decided_at
        try:
            match.take(step)
        except Refused as refused:
            raise RecordError(at, f"the rules refuse this by {refused.clause}") from None
        except WrongChance as wrong:
            raise RecordError(lines.at, str(wrong)) from None
    _compare(record, match.record)
    return match


def apply_lines(match: Match[M], texts: Sequence[str]) -> Iterator[Step[M]]:
    """Carry out the steps that another copy of the match has written beyond this one.

    Raises ValueError if these lines do not follow from the match.
    """
    known = len(match.record)
    lines = _Lines(match.game, texts, len(match.names), 0)
    while (step := lines.step()) is not None:
        match.apply_step(step)
        yield step
    if match.record.since(known) != list(texts):
        raise ValueError("these lines do not follow from the match")


def verify(game: Game[M], record: Record) -> Match[M]:
    """Replay a record; the match must be over and its chance must come from the committed seed."""
    match = replay(game, record)
    if match.state.outcome is None:
        raise RecordError(len(record.texts) + 1, "the record ends before the match does")
    if match.seed is not None:
        _check_seed(record, match.seed)
    elif record.header.commitment is not None:
        raise RecordError(len(record.texts), "the seed behind the commitment is missing")
    return match


def _begun(game: Game[M], record: Record, drawn: tuple[Drawn, ...], lines: _Lines[M]) -> Match[M]:
    header = record.header
    if header.game != game.name:
        raise RecordError(2, f"this is a match of {header.game}, not of {game.name}")
    if header.rules != game.rules:
        raise RecordError(3, f"rules {header.rules} of {header.game} are not known here")
    if header.components != game.components:
        raise RecordError(4, "the match was played with other components than these")
    if len(header.names) not in game.seats:
        first_seat = len(header.options) + FIRST_OPTION
        raise RecordError(first_seat, f"{game.name} is not played by {len(header.names)}")
    chance = ReplayChance(drawn)
    try:
        match = Match(
            game,
            header.names,
            chance,
            dict(header.options),
            commitment=header.commitment,
            seed=_recorded_seed(record),
            header=header,
        )
        chance.finish()
    except BadOption as error:
        raise RecordError(_line_of_wrong_option(game, header), str(error)) from None
    except WrongChance as wrong:
        raise RecordError(lines.at, str(wrong)) from None
    return match


def _line_of_wrong_option(game: Game[M], header: Header) -> int:
    """The first option that, with those before it, is invalid."""
    for count in range(1, len(header.options)):
        try:
            game.start(dict(header.options[:count]), len(header.names), FastChance(0))
        except BadOption:
            return FIRST_OPTION + count - 1
    return FIRST_OPTION + len(header.options) - 1


class _Lines(Generic[M]):
    """Reads the events of a match; `at` is the number of the last line read."""

    def __init__(self, game: Game[M], texts: Sequence[str], seats: int, at: int) -> None:
        self._game = game
        self._texts = texts
        self._seats = seats
        self.at = at
        self.decided_at = at

    def drawn(self) -> tuple[Drawn, ...]:
        """The chance lines that follow."""
        drawn: list[Drawn] = []
        while self.at < len(self._texts) and self._texts[self.at].startswith("chance "):
            self.at += 1
            drawn += parse_drawn(self._texts[self.at - 1].removeprefix("chance "), self.at)
        return tuple(drawn)

    def step(self) -> Step[M] | None:
        """The next decision with its chance; None at the ending or at the end."""
        if self.at == len(self._texts):
            return None
        word, _, rest = self._texts[self.at].partition(" ")
        if word in ENDING:
            return None
        self.at += 1
        self.decided_at = self.at
        if word == "undo":
            return Step(self._seat(rest), None)
        if word != "move":
            raise RecordError(self.at, f"no event of a match: {word[:20]!r}")
        seat, _, text = rest.partition(" ")
        try:
            move = self._game.parse_move(text)
        except NotationError as error:
            raise RecordError(self.at, str(error)) from None
        return Step(self._seat(seat), move, self.drawn())

    def _seat(self, text: str) -> int:
        seat = number(text, self.at) - 1
        if not 0 <= seat < self._seats:
            raise RecordError(self.at, f"there is no seat {text}")
        return seat


def _recorded_seed(record: Record) -> bytes | None:
    for text in reversed(record.texts):
        found = _SEED.fullmatch(text)
        if found:
            return bytes.fromhex(found[1])
    return None


def _compare(record: Record, replayed: Record) -> None:
    """Check that replaying gives exactly the recorded lines."""
    for at, (recorded, given) in enumerate(zip(record.texts, replayed.texts, strict=False), 1):
        if recorded != given:
            raise RecordError(at, f"recorded is {recorded[:80]!r}, but the rules give {given!r}")
    if len(record.texts) > len(replayed.texts):
        extra = record.texts[len(replayed.texts)]
        raise RecordError(len(replayed.texts) + 1, f"this does not belong here: {extra[:80]!r}")
    if len(record.texts) < len(replayed.texts):
        raise RecordError(len(record.texts) + 1, "the record is cut off before its end")


def _check_seed(record: Record, seed: bytes) -> None:
    fair = FairChance(seed)
    if fair.commitment != record.header.commitment:
        raise RecordError(len(record.texts) - 1, "the seed is not the one committed to")
    for at, text in enumerate(record.texts, 1):
        if text.startswith("chance "):
            for answer, bound in parse_drawn(text.removeprefix("chance "), at):
                if fair.below(bound) != answer:
                    raise RecordError(at, f"the committed seed does not give {answer}/{bound}")
