"""What all seats see alike is worked out and written once, until something of it is another."""

from collections.abc import Callable, Hashable
from dataclasses import fields
from typing import Any, TypeVar

import orjson

T = TypeVar("T")
Written = dict[str, orjson.Fragment]


class Remembered:
    """Parts of views, by name, each kept while everything it is made of is the very same.

    Engines put new values in the place of old ones and do not change them, so that it is enough to
    look whether they are the same objects; numbers and tuples may be made anew when asked for.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[tuple[object, ...], Any]] = {}

    def of(self, name: Hashable, made_of: tuple[object, ...], make: Callable[[], T]) -> T:
        known = self._known.get(name)
        if known is not None and _same(known[0], made_of):
            remembered: T = known[1]
            return remembered
        made = make()
        self._known[name] = made_of, made
        return made


def _same(some: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return len(some) == len(others) and all(map(_alike, some, others))


def _alike(one: object, other: object) -> bool:
    return one is other or (isinstance(one, int | tuple) and one == other)


def written_fields(view: Any) -> Written:
    """The fields of a view as JSON."""
    return {
        field.name: orjson.Fragment(orjson.dumps(getattr(view, field.name)))
        for field in fields(view)
    }
