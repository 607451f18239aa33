"""What all seats see alike is worked out and written once, until something of it is another."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

import orjson

Written = dict[str, orjson.Fragment]


class Shared:
    """The fields of a view, as JSON, that do not depend on the seat.

    They are kept while everything they are made of is the very same: engines put new values in the
    place of old ones and do not change them.
    """

    def __init__(self) -> None:
        self._parts: tuple[object, ...] = ()
        self._written: Written = {}

    def of(self, parts: Iterable[object], view: Callable[[], Any]) -> Written:
        """The fields, given what they are made of, and how the view is made."""
        now = tuple(parts)
        known = self._parts
        same = len(known) == len(now) and all(
            one is other for one, other in zip(known, now, strict=True)
        )
        if not same or not self._written:
            self._written = written_fields(view())
            self._parts = now
        return self._written


def written_fields(view: Any) -> Written:
    return {
        field.name: orjson.Fragment(orjson.dumps(getattr(view, field.name)))
        for field in fields(view)
    }
