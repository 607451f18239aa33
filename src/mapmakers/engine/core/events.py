"""What a step did: events, recorded by the rules at the place where they happen.

A state records events only while it has an `EventLog`. Searches and rollouts have none, so for them
an event costs one comparison with None. Copies of a state have none either.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

EVERYBODY: Final = -1
"""The audience of an event that all seats and spectators may see."""

Entry = tuple[int, bool, Any]
"""A seat or EVERYBODY; whether that seat is the only one that sees the event (or the only one that
does not); the event."""


@final
class EventLog:
    """The events of one step, in order, each with who may see it."""

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self._entries,)

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, event: Any) -> None:
        """Record an event that everybody may see."""
        self._entries.append((EVERYBODY, False, event))

    def add_private(self, seat: int, event: Any, for_others: Any) -> None:
        """Record an event with a secret of one seat, and the same event as the others see it."""
        self._entries.append((seat, True, event))
        self._entries.append((seat, False, for_others))

    def seen_by(self, seat: int | None) -> list[Any]:
        """The events as a seat, or a spectator, may see them."""
        found = []
        for about, private, event in self._entries:
            if about == EVERYBODY or (about == seat) == private:
                found.append(event)
        return found

    def secrets(self) -> list[tuple[int, int, Any]]:
        """The events that only one seat may see: the place in `seen_by(None)` of what the others
        see instead, the seat, and the event."""
        found = []
        place = 0
        for about, private, event in self._entries:
            if private:
                found.append((place, about, event))
            else:
                place += 1
        return found

    def complete(self) -> list[Any]:
        """The events with all secrets, for a match that is over."""
        return [event for about, private, event in self._entries if private or about == EVERYBODY]

    def __iter__(self) -> Iterator[Any]:
        """The events with all secrets."""
        return iter(self.complete())


def _restored(entries: list[Entry]) -> EventLog:
    log = EventLog()
    log._entries = entries
    return log
