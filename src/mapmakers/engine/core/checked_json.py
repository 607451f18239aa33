"""Reading an owner's components file: every value knows its path, for clear errors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from mapmakers.engine.core.refusal import BadComponents, Problem

T = TypeVar("T")

MOST_CHARACTERS = 1_000_000
MOST_PROBLEMS = 50
"""How many problems of one file are told."""


class Checked:
    """A value of a JSON file and the path that leads to it.

    >>> Checked({"cards": [{"time": "two"}]}).key("cards").items()[0].key("time").whole(0, 9)
    Traceback (most recent call last):
    mapmakers.engine.core.refusal.BadComponents: cards[0].time: a whole number from 0 to 9 belongs \
here, not 'two'
    """

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    @classmethod
    def parse(cls, text: str) -> Checked:
        """The file's outermost value."""
        if len(text) > MOST_CHARACTERS:
            reason = f"the file is longer than {MOST_CHARACTERS} characters"
            raise cls(None).bad(reason, "too-long", MOST_CHARACTERS)
        try:
            return cls(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise cls(None).bad(f"the file is not JSON: {error}", "not-json") from None

    def bad(self, reason: str, code: str, *values: object) -> BadComponents:
        """What is wrong with this value: in English, and as a code with its values."""
        problem = Problem(self.path, code, tuple(map(str, values)), reason)
        return BadComponents(_located(problem), (problem,))

    def key(self, name: str) -> Checked:
        """The value of this key, which must be present."""
        found = self.get(name)
        if found is None:
            raise self.bad(f"{name!r} is missing", "missing", name)
        return found

    def get(self, name: str) -> Checked | None:
        """The value of this key; None if it is missing or null."""
        if not isinstance(self.value, dict):
            raise self.bad("names and values in { } belong here", "not-an-object")
        if self.value.get(name) is None:
            return None
        return Checked(self.value[name], f"{self.path}.{name}" if self.path else name)

    def names(self) -> Iterator[str]:
        """The keys of an object."""
        if not isinstance(self.value, dict):
            raise self.bad("names and values in { } belong here", "not-an-object")
        yield from self.value

    def items(self, count: int | None = None) -> list[Checked]:
        """The values of a list, of this length if a count is given."""
        if not isinstance(self.value, list):
            raise self.bad("a list in [ ] belongs here", "not-a-list")
        if count is not None and len(self.value) != count:
            found = len(self.value)
            raise self.bad(f"{count} entries belong here, not {found}", "entries", count, found)
        return [Checked(value, f"{self.path}[{at}]") for at, value in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        """An integer within these bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            reason = f"a whole number from {least} to {most} belongs here, not {self._short}"
            raise self.bad(reason, "whole-number", least, most)
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.bad(f"true or false belongs here, not {self._short}", "true-or-false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.bad(f"a text belongs here, not {self._short}", "text")
        return self.value

    def one_of(self, words: Sequence[str]) -> int:
        """The index of the text among the allowed words."""
        if self.value not in words:
            listed = ", ".join(words)
            raise self.bad(f"one of {listed} belongs here, not {self._short}", "one-of", listed)
        return words.index(self.value)

    @property
    def _short(self) -> str:
        return repr(self.value)[:40]


def each(entries: Sequence[Checked], read: Callable[[Checked], T]) -> list[T]:
    """What is read of each entry; raises BadComponents with the problems of all of them."""
    found: list[T] = []

    def keep(entry: Checked) -> None:
        found.append(read(entry))

    all_of(*(partial(keep, entry) for entry in entries))
    return found


def all_of(*parts: Callable[[], object]) -> None:
    """Read all parts; raises BadComponents with the problems of all of them."""
    problems: list[Problem] = []
    for part in parts:
        try:
            part()
        except BadComponents as bad:
            problems += bad.problems
    if problems:
        raise BadComponents(_located(problems[0]), problems[:MOST_PROBLEMS])


def _located(problem: Problem) -> str:
    return f"{problem.place}: {problem.text}" if problem.place else problem.text
