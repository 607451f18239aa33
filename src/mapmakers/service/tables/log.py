"""The log of a match as its players may read it: decisions stay private until they are revealed."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.core.game import State
from mapmakers.engine.wire import Wire
from mapmakers.service.clock import Moment, iso
from mapmakers.service.schemas.play import Step


@dataclass(slots=True)
class Entry:
    """One step: a decision, or an undo (`move` is None)."""

    step: int
    seat: int
    move: str | None
    at: Moment
    shown: bool
    """Whether everybody may read the decision."""
    minded: bool = False
    """Whether a bot decided for a person who was away."""
    taken_back: bool = False
    of: "Entry | None" = None
    """The decision that this one undoes."""

    def read_by(self, seats: Collection[int]) -> Step:
        """The entry as the holder of these seats may read it."""
        return Step(
            self.step,
            self.seat,
            "undo" if self.move is None else "move",
            self.move if self.shown or self.seat in seats else None,
            self.shown,
            self.minded,
            iso(self.at),
        )


class MatchLog:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._secrets: list[tuple[Entry, bool]] = []
        """Entries that the next reveal may show, and whether they stay hidden until the end."""
        self._until_the_end: list[Entry] = []
        """Those that do."""
        self.entries: list[Entry] = []

    def add(
        self, state: State[Any], seat: int, move: Any, at: Moment, *, minded: bool = False
    ) -> bool:
        """Add a step, given the state after it; returns whether it changed nothing for others.

        A decision is private while the state keeps it pending. A private decision that was undone
        is not revealed before the end.
        """
        step, pending = len(self.entries) + 1, state.pending
        if move is None:
            latest = self._take_back(seat)
            self.entries.append(Entry(step, seat, None, at, True, of=latest))
            private = not latest.shown
        else:
            private = seat in pending
            stays = self._wire.stays_hidden(move)
            entry = Entry(step, seat, str(move), at, not private and not stays, minded)
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
