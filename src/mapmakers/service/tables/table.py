"""A table in memory: its seats, its match, and the people who look on.

Decisions queue here. Those that wait are carried out together and written in one go; while that
goes to disk, more may queue. Nobody is told of anything before it is durable, and what is told is
the position exactly as it was written.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from orjson import Fragment

from mapmakers.engine.core import Match, NotationError, Refused
from mapmakers.service.clock import Clock, Moment
from mapmakers.service.errors import ApiError, refused_by_rules
from mapmakers.service.logs import facts, mark_of
from mapmakers.service.store.tables import (
    ABANDONED,
    FINISHED,
    PERSON,
    PLAYING,
    Note,
    Seat,
    StoredTable,
    as_json,
)
from mapmakers.service.store.writer import Append, Writer
from mapmakers.service.tables.rebuild import Played
from mapmakers.service.tables.telling import told_log, told_position, told_table, written

T = TypeVar("T")
logger = logging.getLogger(__name__)

PRESENCE_DELAY = 0.25
"""Seconds in which people who come and go are told of together."""


class Listener(Protocol):
    """Somebody with a live channel to the table."""

    guest_id: str | None

    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass(slots=True)
class Command:
    """A decision of a seat; `move` is None where its latest is taken back."""

    seat: int
    move: str | None
    key: str | None
    """The client's id for it; None for a bot."""
    told: Callable[[int | ApiError], None]
    """Is called with the step it led to, or with why not."""


def not_saved() -> ApiError:
    return ApiError(503, "not-saved", "The server could not save this; try again.")


class LiveTable:
    def __init__(
        self,
        stored: StoredTable,
        played: Played | None,
        writer: Writer,
        clock: Clock,
        settled: Callable[["LiveTable"], None],
        dropped: Callable[["LiveTable"], None],
    ) -> None:
        self.stored = stored
        self.played = played
        self.notes: list[Note] = []
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        """Held by whoever changes who sits where."""
        self.seen: dict[str, Moment] = {}
        """By guest: the latest sign of life."""
        self.gone = False
        """Whether this object is out of date, because something could not be written."""
        self._writer = writer
        self._clock = clock
        self._on_settled = settled
        self._on_dropped = dropped
        self._queue: deque[Command] = deque()
        self._writing: _Batch | None = None
        self._reads: list[Callable[[], None]] = []
        self._lines = len(played.match.record.texts) if played else 0
        self._presence: asyncio.TimerHandle | None = None

    @property
    def number(self) -> int:
        """The number of the last event: how many steps the match has."""
        played = self.played
        if played is None:
            return 0
        return played.steps - (self._writing.steps if self._writing else 0)

    # Who is here

    def held_by(self, guest_id: str | None) -> tuple[int, ...]:
        if guest_id is None:
            return ()
        return tuple(
            seat.number
            for seat in self.stored.seats
            if seat.guest_id == guest_id and seat.kind == PERSON
        )

    def is_online(self, seat: Seat) -> bool:
        return seat.guest_id is not None and any(
            listener.guest_id == seat.guest_id for listener in self.listeners
        )

    def begin(self, played: Played) -> None:
        """The match has begun, and its first lines are written."""
        self.played = played
        self._lines = len(played.match.record.texts)

    # Decisions

    def submit(self, command: Command) -> None:
        """Carry it out when its turn comes; its `told` is called in the end, whatever happens."""
        if self.gone:
            command.told(not_saved())
            return
        self._queue.append(command)
        if self._writing is None:
            self._carry_out()

    def read(self, look: Callable[[], T]) -> "asyncio.Future[T]":
        """What `look` finds at a moment when all of the match is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(look())
            except Exception as error:
                future.set_exception(error)

        if self._writing is None:
            run()
        else:
            self._reads.append(run)
        return future

    def _carry_out(self) -> None:
        """Carry out everything that waits, and have it written."""
        batch = _Batch(self.number)
        while self._queue and not self.gone:
            command = self._queue.popleft()
            try:
                step = self._decide(command, batch)
            except ApiError as refusal:
                command.told(refusal)
            except Exception:
                logger.exception("match broke", extra=facts(table=mark_of(self.stored.id)))
                command.told(not_saved())
                self.drop()
                return
            else:
                batch.answers.append((command.told, step))
        if batch.rows:
            self._writing = batch
            progress = {"table": self.stored.id, **self._progress(batch)}
            self._writer.append(Append(batch.rows, progress), self._on_written)
        else:
            for told, step in batch.answers:  # commands that came again
                told(step)

    def _decide(self, command: Command, batch: "_Batch") -> int:
        """Carry one decision out in memory; the step it led to."""
        played = self.played
        if played is None or self.stored.status not in (PLAYING, FINISHED):
            raise ApiError(409, "not-playing", "No match is being played at this table.")
        key = None if command.key is None else f"{command.seat}:{command.key}"
        if key is not None and key in played.commands:
            return played.commands[key]
        move = _play(played.match, command)
        now = self._clock()
        if not played.log.add(played.match.state, command.seat, move, now):
            batch.private = False
        batch.steps += 1
        batch.seats.add(command.seat)
        texts = played.match.record.texts
        first = self._lines + 1
        for number, text in enumerate(texts[self._lines :], first):
            decision = number == first
            batch.rows.append(
                {
                    "table_id": self.stored.id,
                    "number": number,
                    "text": text,
                    "at": now if decision else None,
                    "command": key if decision else None,
                }
            )
        self._lines = len(texts)
        if key is not None:
            played.commands[key] = played.steps
        return played.steps

    def _progress(self, batch: "_Batch") -> dict[str, Any]:
        assert self.played is not None
        stored, state, now = self.stored, self.played.match.state, self._clock()
        stored.waiting = list(state.waiting)
        stored.updated_at = now
        if not batch.private:
            stored.since = now
        outcome = state.outcome
        if outcome is not None:
            stored.status = FINISHED
            stored.winners = list(outcome.winners)
        return {
            "status": stored.status,
            "waiting": as_json(stored.waiting),
            "winners": None if stored.winners is None else as_json(stored.winners),
            "since": stored.since,
            "updated_at": now,
        }

    def _on_written(self, _result: object, error: BaseException | None) -> None:
        batch, self._writing = self._writing, None
        assert batch is not None
        if error is not None:
            logger.error("moves not saved", extra=facts(table=mark_of(self.stored.id), why=error))
            for told, _ in batch.answers:
                told(not_saved())
            self.drop()
            return
        for told, step in batch.answers:
            told(step)
        self._tell_steps(batch)
        reads, self._reads = self._reads, []
        for read in reads:
            read()
        if self._queue:
            self._carry_out()
        self._on_settled(self)

    def drop(self) -> None:
        """Forget what is in memory: the next who asks reads what was written."""
        self.gone = True
        for command in self._queue:
            command.told(not_saved())
        self._queue.clear()
        reads, self._reads = self._reads, []
        for read in reads:
            read()
        for listener in list(self.listeners):
            listener.close(1012)
        self._on_dropped(self)

    @property
    def busy(self) -> bool:
        """Whether somebody would miss it if it were not in memory."""
        return bool(self.listeners or self._queue or self._writing or self.lock.locked())

    # Telling

    def _tell_steps(self, batch: "_Batch") -> None:
        if not self.listeners:
            return
        assert self.played is not None
        told = _News(self.played, batch)
        held: dict[str | None, tuple[int, ...]] = {}
        for listener in self.listeners:
            guest = listener.guest_id
            if guest not in held:
                held[guest] = self.held_by(guest)
            for message in told.to(held[guest]):
                listener.send(message)
        if self.stored.status == FINISHED:
            self.tell_table()

    def tell_table(self) -> None:
        """Who sits where, or how the table stands, has changed."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        told: dict[str | None, bytes] = {}
        for listener in self.listeners:
            guest = listener.guest_id
            if guest not in told:
                told[guest] = written({"type": "table", "table": told_table(self, guest)})
            listener.send(told[guest])

    def tell_presence(self) -> None:
        """As `tell_table`, in a moment: a whole class may be coming in."""
        if self._presence is None and self.listeners:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_DELAY, self.tell_table)

    def hello(self, guest_id: str | None, after: int) -> bytes:
        """The first message to somebody who came: the present, and what they missed."""
        held = self.held_by(guest_id)
        positions = []
        steps: list[dict[str, Any]] = []
        if self.played is not None:
            deciding = self.stored.status == PLAYING
            positions = [
                told_position(self.played, seat, deciding=deciding) for seat in held or (None,)
            ]
            steps = told_log(self.played, after, held)
        return written(
            {
                "type": "hello",
                "table": told_table(self, guest_id),
                "positions": positions,
                "number": self.number,
                "missed": after < self.number,
                "steps": steps,
            }
        )

    def tell_positions(self) -> None:
        """The match has begun: everybody gets their first view."""
        self._tell_steps(_Batch(self.number, private=False))

    @property
    def is_open_book(self) -> bool:
        """Whether nothing of the match is secret any more."""
        return self.stored.status in (FINISHED, ABANDONED)


class _Batch:
    """Decisions that are written together."""

    __slots__ = ("answers", "first", "private", "rows", "seats", "steps")

    def __init__(self, first: int, private: bool = True) -> None:
        self.first = first
        """How many steps there were before."""
        self.private = private
        """Whether nothing has changed for those who did not decide."""
        self.steps = 0
        self.seats: set[int] = set()
        self.rows: list[dict[str, Any]] = []
        self.answers: list[tuple[Callable[[int | ApiError], None], int]] = []


class _News:
    """What the listeners are told of a batch, each message made once for all who get it."""

    def __init__(self, played: Played, batch: _Batch) -> None:
        self._played = played
        self._batch = batch
        self._positions: dict[int | None, Any] = {}
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
        if seat not in self._positions:
            playing = self._played.match.state.outcome is None
            position = told_position(self._played, seat, deciding=playing)
            self._positions[seat] = Fragment(written(position))
        return written(
            {
                "type": "position",
                "number": self._played.steps,
                "position": self._positions[seat],
                "steps": told_log(self._played, self._batch.first, seats),
            }
        )

    def _of_drawn(self) -> bytes:
        if self._drawn is None:
            self._drawn = written(
                {
                    "type": "drawn",
                    "number": self._played.steps,
                    "seats": sorted(self._batch.seats),
                    "waiting": self._played.match.state.waiting,
                }
            )
        return self._drawn


def _play(match: Match[Any], command: Command) -> Any:
    """Carry the decision out by the rules; the move, or None where one was taken back."""
    try:
        if command.move is None:
            match.undo(command.seat)
            return None
        move = match.game.parse_move(command.move)
        match.play(command.seat, move)
    except Refused as refused:
        raise refused_by_rules(refused) from None
    except NotationError as error:
        raise ApiError(422, "bad-move", f"This is no move of the game: {error}.") from None
    return move
