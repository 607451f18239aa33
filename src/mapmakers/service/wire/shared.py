"""What all seats see alike is worked out and written once, until something of it is another."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from orjson import Fragment

from mapmakers.service.written import written

T = TypeVar("T")


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
    if len(some) != len(others):
        return False
    for one, other in zip(some, others, strict=True):
        if one is not other and not (isinstance(one, int | tuple) and one == other):
            return False
    return True


def fields(**values: Any) -> bytes:
    """Fields as JSON without the braces, to be put together with others; bytes are JSON already."""
    for name, value in values.items():
        if value.__class__ is bytes:
            values[name] = Fragment(value)
    return written(values)[1:-1]


def listed(items: Iterable[bytes]) -> bytes:
    """A list of what is JSON already."""
    return b"[" + b",".join(items) + b"]"
