"""The broadcast of committed changes to the listeners of a table: each gets only what it may see,
and each part is made once for all who get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapmakers.service.schemas.live import DrawnMessage, PositionMessage, TableMessage
from mapmakers.service.schemas.play import Position, Step
from mapmakers.service.serialisation import fragment, to_json
from mapmakers.service.tables.live_match import Batch, LiveMatch
from mapmakers.service.tables.payloads import latest_position, log_entries, table_payload

if TYPE_CHECKING:
    from mapmakers.service.tables.session import TableSession


def broadcast_steps(table: TableSession, played: LiveMatch, batch: Batch) -> None:
    """Decisions were committed."""
    messages = _StepMessages(played, batch)
    held: dict[str | None, tuple[int, ...]] = {}
    for listener in table.listeners:
        guest = listener.guest_id
        if guest not in held:
            held[guest] = table.held_by(guest)
        for message in messages.to(held[guest]):
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
    def __init__(self, played: LiveMatch, batch: Batch) -> None:
        self._played = played
        self._batch = batch
        self._deciding = played.match.state.outcome is None
        self._public: str | None = None
        self._positions: dict[int | None, Position] = {}
        """By seat, serialised."""
        self._steps: dict[tuple[int, ...], Sequence[Step]] = {}
        """By set of seats, serialised."""
        self._drawn: bytes | None = None

    def to(self, seats: tuple[int, ...]) -> list[bytes]:
        batch = self._batch
        if not batch.private:
            return [self._position(seat, seats) for seat in seats or (None,)]
        own = [seat for seat in seats if seat in batch.seats]
        messages = [self._position(seat, seats) for seat in own]
        if len(own) < len(batch.seats) or len(own) < len(seats):
            messages.append(self._of_drawn())
        return messages

    def _position(self, seat: int | None, seats: tuple[int, ...]) -> bytes:
        position = self._positions.get(seat)
        if position is None:
            position = self._positions[seat] = self._of_position(seat)
        steps = self._steps.get(seats)
        if steps is None:
            entries = log_entries(self._played, self._batch.first, seats)
            steps = self._steps[seats] = fragment(to_json(entries))
        return to_json(PositionMessage(number=self._played.steps, position=position, steps=steps))

    def _of_position(self, seat: int | None) -> Position:
        played = self._played
        if self._public is None:
            self._public = played.wire.public(played.match.state)
        latest = latest_position(played, seat, deciding=self._deciding, public=self._public)
        position: Position = fragment(to_json(latest))
        return position

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
