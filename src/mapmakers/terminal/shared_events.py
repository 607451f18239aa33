"""What happened in a match, from its events: what the faces of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from mapmakers.engine.core import EventLog, Match
from mapmakers.engine.core.shared_events import MatchEnded, Undone, match_ended
from mapmakers.engine.wire import WIRES
from mapmakers.terminal.face import Face
from mapmakers.terminal.layout import listed


@dataclass(slots=True)
class Decided:
    """A seat decided: all that is known of a step in a game that records no events."""

    seat: int
    move: str | None
    """The decision, as text; None if this reader may not know it."""
    kind: Literal["decided"] = "decided"


class Decisions:
    """The decisions of a match, each given as soon as a reader may know it.

    That is all that is known of a game that records no events.
    """

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._stays_hidden = WIRES[match.game.name]().stays_hidden
        self._pending = {**match.state.pending}

    def happened(self) -> EventLog:
        """The events of the latest step; call it after each."""
        decided = self.decided()
        return decided if self._match.events is None else self._match.events

    def decided(self) -> EventLog:
        """The decision of the latest step, and those that it revealed; call it after each."""
        step, state, log = self._match.steps[-1], self._match.state, EventLog()
        before, self._pending = self._pending, {**state.pending}
        if step.move is None:
            log.add(Undone(step.seat, None))
            return log
        decided = Decided(step.seat, str(step.move))
        if step.seat in self._pending or self._stays_hidden(step.move):
            log.add_private(step.seat, decided, Decided(step.seat, None))
        else:
            log.add(decided)
        if not self._pending:
            for seat, move in before.items():
                if not self._stays_hidden(move):
                    log.add(Decided(seat, str(move)))
        if state.outcome is not None:
            log.add(match_ended(state.outcome))
        return log


def in_words(events: Iterable[Any], face: Face[Any], names: Sequence[str]) -> list[str]:
    """What happened, one line each."""
    lines = []
    for event in events:
        if isinstance(event, Decided | Undone):
            line: str | None = _decision_in_words(event, names[event.seat])
        else:
            line = face.event_in_words(event, names)
        if line is not None:
            lines.append(line)
    return lines


def _decision_in_words(event: Decided | Undone, name: str) -> str:
    if isinstance(event, Decided):
        return f"{name} has decided." if event.move is None else f"{name}: {event.move}."
    move = "" if event.move is None else f": {event.move}"
    return f"{name} takes back the latest decision{move}."


def ending_in_words(
    event: MatchEnded,
    names: Sequence[str],
    unit: str = "point",
    tie_breaks: Mapping[str, str] | None = None,
) -> str:
    """The totals, the winners and what decided, by the words for each tie-break."""
    totals = f"The match is over: {by_seat(event.totals, names)}."
    winners = listed([names[seat] for seat in event.winners])
    if len(event.winners) > 1:
        return f"{totals} {winners} win together."
    if event.decided_by == "points":
        return f"{totals} {winners} wins with the most {unit}s."
    how = (tie_breaks or {}).get(event.decided_by, event.decided_by)
    return f"{totals} {winners} wins on the tie-break: {how}."


def by_seat(numbers: Sequence[int], names: Sequence[str]) -> str:
    """`5 for Ada, 3 for Bert`: names may end with a number themselves."""
    return ", ".join(f"{number} for {names[seat]}" for seat, number in enumerate(numbers))
