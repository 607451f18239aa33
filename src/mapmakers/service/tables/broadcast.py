"""What is told of decisions that have become durable together."""

from mapmakers.service.serialisation import to_json
from mapmakers.service.tables.commands import Batch
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import log_json, position_json


class Broadcast:
    """What the listeners are told of a batch, each part made once for all who get it."""

    def __init__(self, played: LiveMatch, batch: Batch) -> None:
        self._played = played
        self._batch = batch
        self._public: str | None = None
        self._positions: dict[int | None, str] = {}
        """By seat: the message up to the steps."""
        self._steps: dict[tuple[int, ...], str] = {}
        """By the seats that somebody holds: the rest of it."""
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
            told = ",".join(log_json(self._played, self._batch.first, seats))
            steps = self._steps[seats] = f',"steps":[{told}]}}'
        return (position + steps).encode()

    def _of_position(self, seat: int | None) -> str:
        played = self._played
        state = played.match.state
        if self._public is None:
            self._public = played.wire.public(state)
        told = position_json(played, seat, deciding=state.outcome is None, public=self._public)
        return f'{{"type":"position","number":{played.steps},"position":{told}'

    def _of_drawn(self) -> bytes:
        if self._drawn is None:
            self._drawn = to_json(
                {
                    "type": "drawn",
                    "number": self._played.steps,
                    "seats": sorted(self._batch.seats),
                    "waiting": self._played.match.state.waiting,
                }
            )
        return self._drawn
