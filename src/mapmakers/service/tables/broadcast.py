"""The broadcast of committed changes to the listeners of a table: each gets only what it may see,
and each part is made once for all who get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapmakers.service.schemas.live import DrawnMessage, PositionMessage, TableMessage
from mapmakers.service.schemas.play import Step
from mapmakers.service.serialisation import fragment, to_json
from mapmakers.service.tables.live_match import Batch, LiveMatch
from mapmakers.service.tables.payloads import (
    eyes_of,
    latest_positions,
    log_entries,
    table_payload,
)

if TYPE_CHECKING:
    from mapmakers.service.tables.session import TableSession


def broadcast_steps(table: TableSession, played: LiveMatch, batch: Batch) -> None:
    """Decisions were committed."""
    messages = _StepMessages(played, batch)
    for listener in table.listeners:
        for message in messages.to(table.held_by(listener.guest_id)):
            listener.send(message)


def broadcast_table(table: TableSession) -> None:
    """Seats, presence or status have changed."""
    messages: dict[str | None, bytes] = {}
    for listener in table.listeners:
        guest = listener.guest_id
        if guest not in messages:
            messages[guest] = to_json(TableMessage(table=table_payload(table, guest)))
        listener.send(messages[guest])


class _StepMessages:
    """The messages about a batch, by the seats of those who get them."""

    def __init__(self, played: LiveMatch, batch: Batch) -> None:
        self._played = played
        self._batch = batch
        self._made: dict[tuple[int, ...], list[bytes]] = {}
        self._public: str | None = None
        self._drawn: bytes | None = None

    def to(self, seats: tuple[int, ...]) -> list[bytes]:
        """For the holder of these seats; without seats, for spectators."""
        messages = self._made.get(seats)
        if messages is None:
            messages = self._made[seats] = self._make(seats)
        return messages

    def _make(self, seats: tuple[int, ...]) -> list[bytes]:
        batch = self._batch
        if not batch.private:
            return self._positions(eyes_of(seats), seats)
        own = [seat for seat in seats if seat in batch.seats]
        messages = self._positions(own, seats)
        if len(own) < len(batch.seats) or len(own) < len(seats):
            messages.append(self._of_drawn())
        return messages

    def _positions(self, wanted: Sequence[int | None], seats: tuple[int, ...]) -> list[bytes]:
        """The wanted positions of the holder of these seats."""
        if not wanted:
            return []
        played = self._played
        state, number = played.match.state, played.steps
        if self._public is None:
            self._public = played.wire.public(state)
        deciding = state.outcome is None
        # With the end of the match its secrets are shown.
        readers = seats if deciding else None
        first = (
            self._batch.first if self._batch.private else min(self._batch.first, played.published)
        )
        steps: Sequence[Step] = fragment(to_json(log_entries(played, first, readers)))
        opening = played.log.opening.opening(readers) if number == 0 else None
        return [
            to_json(PositionMessage(number=number, position=position, steps=steps, opening=opening))
            for position in latest_positions(played, wanted, deciding=deciding, public=self._public)
        ]

    def _of_drawn(self) -> bytes:
        if self._drawn is None:
            self._drawn = to_json(
                DrawnMessage(
                    number=self._played.steps,
                    seats=sorted(self._batch.seats),
                    waiting=self._played.match.state.waiting,
                )
            )
        return self._drawn
