"""Reading an owner's components file: every value knows its path, for clear errors."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from mapmakers.engine.core.refusal import BadComponents

MOST_CHARACTERS = 1_000_000


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
            raise BadComponents(f"the file is longer than {MOST_CHARACTERS} characters")
        try:
            return cls(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadComponents(f"the file is not JSON: {error}") from None

    def bad(self, reason: str) -> BadComponents:
        """What is wrong with this value."""
        return BadComponents(f"{self.path}: {reason}" if self.path else reason)

    def key(self, name: str) -> Checked:
        """The value of this key, which must be present."""
        found = self.get(name)
        if found is None:
            raise self.bad(f"{name!r} is missing")
        return found

    def get(self, name: str) -> Checked | None:
        """The value of this key; None if it is missing or null."""
        if not isinstance(self.value, dict):
            raise self.bad("names and values in { } belong here")
        if self.value.get(name) is None:
            return None
        return Checked(self.value[name], f"{self.path}.{name}" if self.path else name)

    def names(self) -> Iterator[str]:
        """The keys of an object."""
        if not isinstance(self.value, dict):
            raise self.bad("names and values in { } belong here")
        yield from self.value

    def items(self, count: int | None = None) -> list[Checked]:
        """The values of a list, of this length if a count is given."""
        if not isinstance(self.value, list):
            raise self.bad("a list in [ ] belongs here")
        if count is not None and len(self.value) != count:
            raise self.bad(f"{count} entries belong here, not {len(self.value)}")
        return [Checked(value, f"{self.path}[{at}]") for at, value in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        """An integer within these bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(f"a whole number from {least} to {most} belongs here, not {self._short}")
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.bad(f"true or false belongs here, not {self._short}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.bad(f"a text belongs here, not {self._short}")
        return self.value

    def one_of(self, words: Sequence[str]) -> int:
        """The index of the text among the allowed words."""
        if self.value not in words:
            raise self.bad(f"one of {', '.join(words)} belongs here, not {self._short}")
        return words.index(self.value)

    @property
    def _short(self) -> str:
        return repr(self.value)[:40]
