"""The log of a match as its players may read it: decisions stay private until they are revealed,
and what a step did is in its events."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.match import Match
from mapmakers.engine.wire import Wire
from mapmakers.service.clock import Moment, iso
from mapmakers.service.schemas.play import Opening, SecretEvent, Step
from mapmakers.service.serialisation import fragment, to_json


class StepEvents:
    """The events of a step, or of the set-up, as JSON."""

    __slots__ = ("_secrets", "public")

    def __init__(self, events: EventLog | None) -> None:
        """Without a log for a game that records no events."""
        self.public: Any = fragment(b"[]" if events is None else to_json(events.seen_by(None)))
        """The events as a spectator sees them."""
        secrets = () if events is None else events.secrets()
        # Most steps have none, and every step is read at least once for each listener.
        self._secrets = [(at, seat, to_json(event)) for at, seat, event in secrets] or ()

    def secrets(self, seats: Collection[int] | None) -> Sequence[SecretEvent]:
        """The events that only these seats may see; of all seats with None."""
        if not self._secrets:
            return ()
        return [
            SecretEvent(at, seat, fragment(event))
            for at, seat, event in self._secrets
            if seats is None or seat in seats
        ]

    def opening(self, seats: Collection[int] | None) -> Opening:
        return Opening(self.public, self.secrets(seats))


@dataclass(slots=True)
class Entry:
    """One step: a decision, or an undo (`move` is None)."""

    step: int
    seat: int
    move: str | None
    at: Moment
    shown: bool
    """Whether everybody may read the decision."""
    events: StepEvents
    minded: bool = False
    """Whether a bot decided for a person who was away."""
    taken_back: bool = False
    of: "Entry | None" = None
    """The decision that this one undoes."""

    def read_by(self, seats: Collection[int] | None, *, with_events: bool = True) -> Step:
        """The entry as the holder of these seats may read it; with None, as all may when the match
        is over."""
        return Step(
            self.step,
            self.seat,
            "undo" if self.move is None else "move",
            self.move if self.shown or seats is None or self.seat in seats else None,
            self.shown,
            self.minded,
            iso(self.at),
            self.events.public if with_events else None,
            self.events.secrets(seats) if with_events else None,
        )


class MatchLog:
    def __init__(self, wire: Wire, set_up: EventLog | None) -> None:
        self._wire = wire
        self.opening = StepEvents(set_up)
        self._secrets: list[tuple[Entry, bool]] = []
        """Entries that the next reveal may show, and whether they stay hidden until the end."""
        self._until_the_end: list[Entry] = []
        """Those that do."""
        self.entries: list[Entry] = []

    def add(self, match: Match[Any], seat: int, move: Any, at: Moment, minded: bool) -> bool:
        """Add the latest step of the match; returns whether it changed nothing for others.

        A decision is private while the state keeps it pending. A private decision that was undone
        is not revealed before the end.
        """
        state, events = match.state, StepEvents(match.events)
        step, pending = len(self.entries) + 1, state.pending
        if move is None:
            latest = self._take_back(seat)
            self.entries.append(Entry(step, seat, None, at, True, events, of=latest))
            private = not latest.shown
        else:
            private = seat in pending
            stays = self._wire.stays_hidden(move)
            entry = Entry(step, seat, str(move), at, not private and not stays, events, minded)
            self.entries.append(entry)
            if not entry.shown:
                self._secrets.append((entry, stays))
        if not pending and self._secrets:
            self._show()
        if state.outcome is not None:
            for entry in self._until_the_end:
                entry.shown = True
        return private

    def _take_back(self, seat: int) -> Entry:
        """The decision that is undone."""
        latest = next(
            entry
            for entry in reversed(self.entries)
            if entry.seat == seat and entry.move is not None and not entry.taken_back
        )
        latest.taken_back = True
        return latest

    def _show(self) -> None:
        for entry, stays in self._secrets:
            if stays or entry.taken_back:
                self._until_the_end.append(entry)
            else:
                entry.shown = True
        self._secrets = []

    @property
    def public_steps(self) -> int:
        """The steps before the private ones that are still pending."""
        return self._secrets[0][0].step - 1 if self._secrets else len(self.entries)

    def overtook(self, seat: int, since: int) -> bool:
        """Whether a decision for the seat, made after this many steps, came too late."""
        return any(entry.seat == seat or entry.move is None for entry in self.entries[since:])

    def mark(self) -> "LogMark":
        return LogMark(len(self.entries), tuple(self._secrets), len(self._until_the_end))

    def back_to(self, mark: "LogMark") -> None:
        """Roll back to an earlier point."""
        for entry in self.entries[mark.length :]:
            if entry.of is not None:
                entry.of.taken_back = False
        del self.entries[mark.length :]
        self._secrets = list(mark.secrets)
        del self._until_the_end[mark.until_the_end :]
        for entry in (*(entry for entry, _ in mark.secrets), *self._until_the_end):
            entry.shown = False


@dataclass(frozen=True, slots=True)
class LogMark:
    """A point of a log."""

    length: int
    secrets: tuple[tuple[Entry, bool], ...]
    until_the_end: int
