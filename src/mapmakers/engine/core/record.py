"""The record of a match: a text file with one event per line and a hash chain.

docs/record.md has the grammar. This module parses and writes lines and checks the chain; replay.py
checks the moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from mapmakers.engine.core.chance import Drawn
from mapmakers.engine.core.values import rebuilt

FIRST_LINE = "mapmakers-record 1"
LINK = 16
"""How many hexadecimal digits of the chain each line shows."""
MOST_BYTES = 4 * 1024 * 1024
MOST_IN_A_LINE = 2_000
MOST_OPTIONS = 100
MOST_SEATS = 100
LONGEST_NAME = 40

_HEX64 = re.compile(r"[0-9a-f]{64}")
_SLUG = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


class RecordError(ValueError):
    """What is wrong with a record, and in which line (from 1; 0 for the whole file)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.line, self.reason)


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before a match begins."""

    game: str
    rules: int
    components: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    commitment: str | None
    """The hash of the secret seed; None if chance is not committed (simulations)."""

    def lines(self) -> Iterator[str]:
        yield FIRST_LINE
        yield f"game {self.game}"
        yield f"rules {self.rules}"
        yield f"components {self.components}"
        for name, value in self.options:
            yield f"option {name} {value}"
        for seat, name in enumerate(self.names, 1):
            yield f"seat {seat} {name}"
        yield f"commitment {self.commitment or 'none'}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


class Record:
    """The lines of a match without their links; the chain is computed when it is written."""

    __slots__ = ("_texts", "header")

    def __init__(self, header: Header, like: Record | None = None) -> None:
        """The lines of the header; or those of another record, `like` which it is."""
        self.header = header
        self._texts: list[str] = []
        if like is not None:
            self._texts = like._texts.copy()
            return
        check_names(header.names)
        for text in header.lines():
            self.append(text)

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.header,), self._texts

    def __setstate__(self, texts: list[str]) -> None:
        self._texts = texts

    def append(self, text: str) -> None:
        """Append a line."""
        if not text.isprintable() or len(text) > MOST_IN_A_LINE:
            raise ValueError("a line of a record is short and has printable characters only")
        self._texts.append(text)

    def copy(self) -> Record:
        """An independent copy."""
        return Record(self.header, like=self)

    @property
    def texts(self) -> tuple[str, ...]:
        """Every line without its link, the header first."""
        return tuple(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def since(self, count: int) -> list[str]:
        """The lines, without their links, after the given number."""
        return self._texts[count:]

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line of the file."""
        found, chain = [], ""
        for text in self._texts:
            chain = next_link(chain, text)
            found.append(f"{text} {chain[:LINK]}")
        return tuple(found)

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"

    @classmethod
    def parse(cls, data: bytes | str) -> Record:
        """Parse a file: format, header and chain; the rest is checked by replaying."""
        texts = list(_checked(_split(data)))
        return cls.of_texts(texts)

    @classmethod
    def of_texts(cls, texts: list[str]) -> Record:
        """The record of these lines, whose chain is not checked."""
        header, length = _read_header(texts)
        record = cls(header)
        for at, (given, written) in enumerate(zip(texts, record.texts, strict=False), 1):
            if given != written:
                raise RecordError(at, f"this is written {written!r}")
        for text in texts[length:]:
            record.append(text)
        return record


def next_link(chain: str, text: str) -> str:
    """The chain after one more line: SHA-256 of the chain so far and the line's text."""
    return sha256(f"{chain}\n{text}".encode()).hexdigest()


def format_drawn(drawn: Iterable[Drawn]) -> str:
    """The line for outcomes of chance: `chance 5/14 0/4`."""
    return "chance " + " ".join(f"{answer}/{bound}" for answer, bound in drawn)


def parse_drawn(text: str, line: int) -> tuple[Drawn, ...]:
    """The outcomes and bounds of a chance line."""
    drawn = []
    for part in text.split(" "):
        answer, slash, bound = part.partition("/")
        if not slash:
            raise RecordError(line, f"{part!r} is no outcome of chance, such as 5/14")
        drawn.append((number(answer, line), number(bound, line)))
    return tuple(drawn)


def number(text: str, line: int) -> int:
    """An integer without sign or leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise RecordError(line, f"{text[:20]!r} is not a number")
    return int(text)


def check_names(names: Iterable[str]) -> None:
    """Raise ValueError unless every name is allowed in a record."""
    for name in names:
        if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(
                f"a name has 1 to {LONGEST_NAME} printable characters and no space around it"
            )


def _split(data: bytes | str) -> list[str]:
    if len(data) > MOST_BYTES:
        raise RecordError(0, f"a record has at most {MOST_BYTES} bytes")
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise RecordError(line, "not UTF-8 text") from None
    else:
        text = data
    if not text:
        raise RecordError(0, "the file is empty")
    lines = text.split("\n")
    if lines[-1] != "":
        raise RecordError(len(lines), "the file is cut off: no line break after its last line")
    return lines[:-1]


def _checked(lines: list[str]) -> Iterator[str]:
    chain = ""
    for at, line in enumerate(lines, 1):
        if len(line) > MOST_IN_A_LINE + LINK + 1:
            raise RecordError(at, f"longer than {MOST_IN_A_LINE} characters")
        if not line.isprintable():
            raise RecordError(at, "not all of its characters are printable")
        text, _, link = line.rpartition(" ")
        if at == 1 and text != FIRST_LINE:
            raise RecordError(at, f"not a record of this kind: it begins with {FIRST_LINE!r}")
        chain = next_link(chain, text)
        if link != chain[:LINK]:
            raise RecordError(at, "the chain is broken here: this line or its link was changed")
        yield text


def _read_header(texts: list[str]) -> tuple[Header, int]:
    reader = _HeaderReader(texts)
    reader.expect("mapmakers-record", re.compile("1"))
    game = reader.expect("game", _SLUG)
    rules = number(reader.expect("rules", _NUMBER), reader.at)
    components = reader.expect("components", _HEX64)
    options: dict[str, str] = {}
    while (text := reader.take("option")) is not None:
        name, _, value = text.partition(" ")
        if not _SLUG.fullmatch(name) or name in options:
            raise RecordError(reader.at, f"not an option, or given twice: {name[:40]!r}")
        if len(options) == MOST_OPTIONS:
            raise RecordError(reader.at, f"a match has at most {MOST_OPTIONS} options")
        options[name] = value
    names: list[str] = []
    while (text := reader.take("seat")) is not None:
        seat, _, name = text.partition(" ")
        if number(seat, reader.at) != len(names) + 1 or len(names) == MOST_SEATS:
            raise RecordError(reader.at, f"seats are numbered from 1 to {MOST_SEATS} at most")
        try:
            check_names([name])
        except ValueError as error:
            raise RecordError(reader.at, str(error)) from None
        names.append(name)
    if not names:
        raise RecordError(reader.at + 1, "a line 'seat 1 NAME' belongs here")
    commitment = reader.expect("commitment", re.compile(r"none|[0-9a-f]{64}"))
    header = Header(
        game,
        rules,
        components,
        tuple(options.items()),
        tuple(names),
        None if commitment == "none" else commitment,
    )
    return header, reader.at


class _HeaderReader:
    """Reads `word rest` lines one after the other; `at` is the number of the last line read."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts
        self.at = 0

    def take(self, word: str) -> str | None:
        """The rest of the next line, if it begins with the word."""
        if self.at < len(self._texts):
            head, _, rest = self._texts[self.at].partition(" ")
            if head == word:
                self.at += 1
                return rest
        return None

    def expect(self, word: str, form: re.Pattern[str]) -> str:
        rest = self.take(word)
        if rest is None:
            raise RecordError(self.at + 1, f"a line '{word} ...' belongs here")
        if not form.fullmatch(rest):
            raise RecordError(self.at, f"not what belongs after '{word}': {rest[:40]!r}")
        return rest
