"""A table in memory: a state machine around its committed state.

Requests to a table wait in one queue: decisions in its match, and changes of the table itself (who
sits where, how it stands). Waiting decisions are carried out together, a change alone; either way
the result is a `Batch`, written as one commit. Nothing is sent to anybody before it is durable.

    IDLE            nothing in progress; a request is carried out at once
    WRITING         decisions are being written
    CHANGING_SEATS  a change of the table is being written
    CATCHING_UP     another process has changed the table, and the change is being read
    CLOSED          the memory is out of date and not used any more

`stored`, `number` and `notes` are the committed state and may be read at any time. The match
(`played`) is ahead of them while decisions are being written: read it through `read`, which waits
until the table is idle and fails if the write failed.

With several processes on one database, the same table may be in the memory of each. A batch is
committed only if the table still has the version that the batch was decided on. Otherwise the
session rolls back, catches up with the others, and carries out the same requests again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Protocol, TypeVar

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.store.bulk_read import Known
from mapmakers.service.store.rows import Change
from mapmakers.service.store.tables import (
    ABANDONED,
    FINISHED,
    PERSON,
    PLAYING,
    Note,
    Reading,
    Seat,
    StoredTable,
)
from mapmakers.service.store.writer import VersionConflict, Writer
from mapmakers.service.tables.broadcast import broadcast_steps, broadcast_table
from mapmakers.service.tables.live_match import (
    Batch,
    Command,
    LiveMatch,
    OnDone,
    TableChange,
    not_playing,
    rebuilt,
)
from mapmakers.service.tables.replication import Replication

T = TypeVar("T")
logger = logging.getLogger(__name__)

PRESENCE_DELAY = 0.25
"""Seconds in which changes of presence are collected into one message."""


class State(IntEnum):
    IDLE = auto()
    WRITING = auto()
    CHANGING_SEATS = auto()
    CATCHING_UP = auto()
    CLOSED = auto()


TRANSITIONS: Mapping[State, frozenset[State]] = {
    State.IDLE: frozenset(State) - {State.IDLE},
    State.WRITING: frozenset({State.IDLE, State.CLOSED}),
    State.CHANGING_SEATS: frozenset({State.IDLE, State.CLOSED}),
    State.CATCHING_UP: frozenset({State.IDLE, State.CLOSED}),
    State.CLOSED: frozenset(),
}


class Listener(Protocol):
    """A live channel to the table."""

    guest_id: str | None

    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass(frozen=True, slots=True)
class SessionHooks:
    """Callbacks of a session, each called with the session."""

    bots_owe: Callable[["TableSession"], None]
    """A bot has to decide."""
    behind: Callable[["TableSession"], None]
    """Another process has changed the table: the session waits for `catch_up`."""
    changed: Callable[["TableSession"], None]
    """A change of the table itself has been committed."""
    moved: Callable[["TableSession"], None]
    """Somebody came or went."""
    closed: Callable[["TableSession"], None]
    """The session is closed."""


@dataclass(slots=True)
class ChangeRequest:
    """A change of the table itself."""

    propose: Callable[[], TableChange | None]
    """Called when the request's turn comes: returns the changed table, or None if nothing has to
    change; raises ApiError to refuse. Called again if another process was faster."""
    on_done: OnDone


def not_saved() -> ApiError:
    return ApiError(503, "not-saved", "The server could not save this; try again.")


class TableSession:
    def __init__(
        self,
        stored: StoredTable,
        played: LiveMatch | None,
        notes: list[Note],
        writer: Writer,
        clock: Clock,
        hooks: SessionHooks,
    ) -> None:
        self.stored = stored
        self.played = played
        self.number = played.steps if played else 0
        """The number of committed steps of the match."""
        self.notes = notes
        self.listeners: set[Listener] = set()
        self.seen: dict[str, Moment] = {}
        """By guest: when they were last active."""
        self.elsewhere: frozenset[str] = frozenset()
        """Guests who have a live channel to the table in another process."""
        self._state = State.IDLE
        self._batch: Batch | None = None
        """The batch that is being written, if any."""
        self._requests: deque[Command | ChangeRequest] = deque()
        self._asked: list[Command | ChangeRequest] = []
        """The requests that the batch was made of."""
        self._reads: list[Callable[[ApiError | None], None]] = []
        """Called when the table is idle, or with the error if it is closed."""
        self._writer = writer
        self._clock = clock
        self._hooks = hooks
        self._replication = Replication(stored.version) if writer.shared else None
        self._indexed: list[Seat] | None = None
        """The list of seats that the following two were made from."""
        self._holds: dict[str, tuple[int, ...]] = {}
        """By guest: their seats."""
        self._missed: set[str] = set()
        """Guests with a seat that a bot plays, or about which the others are asked."""
        self._presence: asyncio.TimerHandle | None = None

    # Transitions

    def _enter(self, state: State) -> None:
        if state not in TRANSITIONS[self._state]:
            raise RuntimeError(f"{state.name} cannot follow {self._state.name}")
        self._state = state

    @property
    def state(self) -> State:
        return self._state

    @property
    def closed(self) -> bool:
        return self._state is State.CLOSED

    def _become_idle(self) -> None:
        """End what was in progress, and continue with the waiting reads and requests."""
        self._enter(State.IDLE)
        self._go_on()

    def _go_on(self) -> None:
        if self._replication is not None:
            self._apply_replicated(self._replication)
            if self.closed:
                return
            if self._replication.is_ahead_of(self.stored.version):
                self._enter(State.CATCHING_UP)
                self._hooks.behind(self)
                return
        if self._reads:
            reads, self._reads = self._reads, []
            for read in reads:
                read(None)
        if self._requests:
            self._carry_out()
        if self.stored.bots_owe:
            self._hooks.bots_owe(self)

    def close(self) -> None:
        """Discard the memory: the next reader loads what was written."""
        self._enter(State.CLOSED)
        requests = [*self._asked, *self._requests]
        self._asked.clear()
        self._requests.clear()
        for request in requests:
            request.on_done(not_saved())
        reads, self._reads = self._reads, []
        for read in reads:
            read(not_saved())
        for listener in list(self.listeners):
            listener.close(1012)
        self._hooks.closed(self)

    @property
    def busy(self) -> bool:
        """Whether the session has to stay in memory."""
        return bool(self.listeners or self._requests) or self._state is not State.IDLE

    # Asking

    def submit(self, request: Command | ChangeRequest) -> None:
        """Carry it out when its turn comes."""
        if self._state is State.CLOSED:
            request.on_done(not_saved())
            return
        self._requests.append(request)
        if self._state is State.IDLE:
            self._carry_out()

    async def decide(
        self, seat: int, move: str | None, key: str | None, since: int | None = None
    ) -> int:
        """Make a decision for a seat, or undo its latest one if `move` is None; returns the step
        once it is durable. Raises ApiError if it is refused."""
        return await self._answer(lambda on_done: Command(seat, move, key, on_done, since))

    async def change(self, propose: Callable[[], TableChange | None]) -> None:
        """Change who sits where, or how the table stands. Raises ApiError if it is refused."""
        await self._answer(lambda on_done: ChangeRequest(propose, on_done))

    async def _answer(self, request: Callable[[OnDone], Command | ChangeRequest]) -> int:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def on_done(answer: int | ApiError) -> None:
            if future.done():
                return  # cancelled
            if isinstance(answer, ApiError):
                future.set_exception(answer)
            else:
                future.set_result(answer)

        self.submit(request(on_done))
        return await future

    def read(self, look: Callable[[], T]) -> "asyncio.Future[T]":
        """The result of `look`, called when all of the match is durable; ApiError if the write in
        progress fails."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def run(trouble: ApiError | None) -> None:
            if future.cancelled():
                return
            if trouble is not None:
                future.set_exception(trouble)
                return
            try:
                future.set_result(look())
            except Exception as error:
                future.set_exception(error)

        if self._state is State.CLOSED:
            run(not_saved())
        elif self._state is State.IDLE:
            run(None)
        else:
            self._reads.append(run)
        return future

    # Carrying out and committing

    def _carry_out(self) -> None:
        """Carry out the waiting requests that can be committed together."""
        while self._requests and self._state is State.IDLE:
            batch = Batch(self.number)
            if isinstance(self._requests[0], Command):
                state = State.WRITING
                carry_out = self._decide_all
            else:
                state = State.CHANGING_SEATS
                carry_out = self._change_table
            try:
                declined = carry_out(batch)
            except Exception:
                logger.exception("match broke", extra=facts(table=mark_of(self.stored.id)))
                self.close()
                return
            # A refusal may be due to an outdated table: the commit checks the version.
            if batch.table is not None or (declined and self._replication is not None):
                self._commit(batch, state)
            else:
                self._answer_all(batch)

    def _decide_all(self, batch: Batch) -> bool:
        """Carry out all decisions before the next change of the table; True if one was refused."""
        played, requests, refused, now = self.played, self._requests, False, self._clock()
        if self._replication is not None and played is not None:
            batch.before = played.mark()
        while requests and isinstance(command := requests[0], Command):
            self._asked.append(requests.popleft())
            try:
                if played is None:
                    raise not_playing()
                answer: int | ApiError = played.decide(command, self.stored, batch, now)
            except ApiError as refusal:
                # It may depend on earlier decisions of the batch, so it waits for the commit too.
                answer, refused = refusal, True
            batch.answers.append((command.on_done, answer))
        if batch.rows and played is not None:
            batch.table = played.table_after(self.stored, batch, now)
        return refused

    def _change_table(self, batch: Batch) -> bool:
        """Carry out one change of the table; True if it was refused or changes nothing."""
        request = self._requests.popleft()
        assert isinstance(request, ChangeRequest)
        self._asked.append(request)
        try:
            change = request.propose()
        except ApiError as refusal:
            batch.answers.append((request.on_done, refusal))
            return True
        if change is not None:
            batch.change, batch.table = change, change.table
            if change.begins is not None:
                texts = change.begins.match.record.texts
                batch.add_lines(self.stored.id, texts, 0, None, None)
        batch.answers.append((request.on_done, self.number))
        return change is None

    def _commit(self, batch: Batch, state: State) -> None:
        """Write the next version of the table: there is no other way to it."""
        self._enter(state)
        self._batch = batch
        self._writer.commit(batch.commit(self.stored, self._writer.shared), self._on_committed)

    def _on_committed(self, _result: object, error: BaseException | None) -> None:
        batch, self._batch = self._batch, None
        assert batch is not None
        if error is None:
            self._adopt(batch)
        elif isinstance(error, VersionConflict) and self._replication is not None:
            self._roll_back(batch)
        else:
            what = "moves not saved" if batch.change is None else "table not saved"
            logger.error(what, extra=facts(table=mark_of(self.stored.id), why=error))
            self.close()
            return
        self._become_idle()

    def _adopt(self, batch: Batch) -> None:
        """The batch is durable: make it the committed state, answer the requests and broadcast."""
        before = self.stored
        if batch.table is not None:
            batch.table.version += 1
            self.stored = batch.table
            self.number += batch.steps
        change = batch.change
        if change is not None:
            self.notes += change.notes
            self.played = change.begins or self.played
            self._hooks.changed(self)
        self._answer_all(batch)
        if change is not None:
            self.broadcast_table()
            if before.status != self.stored.status and self.stored.status == PLAYING:
                self._broadcast_positions()
        elif batch.steps:
            self._broadcast_steps(batch)

    def _answer_all(self, batch: Batch) -> None:
        self._asked.clear()
        for on_done, answer in batch.answers:
            on_done(answer)

    def _roll_back(self, batch: Batch) -> None:
        """Undo the batch; its requests are carried out again when the table is up to date."""
        if self.played is not None and batch.before is not None:
            self.played.back_to(batch.before)
        self._requests.extendleft(reversed(self._asked))
        self._asked.clear()
        if self._replication is not None and not self._replication.has_next(self.stored):
            self._replication.mark_stale()

    # Replication from other processes

    def note_version(self, version: int) -> None:
        """The table has been committed in this version."""
        if self._replication is not None:
            self._replication.note_version(version)
            self._look_around(self._replication)

    def receive_change(self, change: Change) -> None:
        """Another process has committed this change."""
        if self._replication is not None and change.version > self.stored.version:
            self._replication.receive(change)
            self._look_around(self._replication)

    def mark_stale(self) -> None:
        """Another process may have changed the table."""
        if self._replication is not None:
            self._replication.mark_stale()
            self._look_around(self._replication)

    def _look_around(self, replication: Replication) -> None:
        if self._state is State.IDLE and replication.is_ahead_of(self.stored.version):
            self._go_on()

    def _apply_replicated(self, replication: Replication) -> None:
        """Apply the changes that were received, as far as they are without gaps."""
        while not self.closed and (reading := replication.next_after(self.stored)) is not None:
            self._advance_to(reading)

    def begin_catching_up(self) -> Known:
        """Called before the rest of the table is read; returns how much of it is in memory."""
        assert self._replication is not None
        self._replication.begin_reading()
        return Known(self.played.lines if self.played else 0, len(self.notes))

    def catch_up(self, reading: Reading) -> None:
        """Apply what was read, broadcast it, and continue."""
        if reading.table.version > self.stored.version:
            self._advance_to(reading)
        if not self.closed:
            self._become_idle()

    def _advance_to(self, reading: Reading) -> None:
        try:
            self._apply(reading)
        except Exception:
            logger.exception("table cannot catch up", extra=facts(table=mark_of(self.stored.id)))
            self.close()

    def _apply(self, reading: Reading) -> None:
        old, self.stored = self.stored, reading.table
        self.notes += reading.notes
        changed = (old.seats, old.status, old.rematch_id) != (
            self.stored.seats,
            self.stored.status,
            self.stored.rematch_id,
        )
        if not reading.lines:
            if changed:
                self.broadcast_table()
        elif self.played is None:
            self.played = rebuilt(self.stored, reading.lines)
            self.number = self.played.steps
            self.broadcast_table()
            self._broadcast_positions()
        else:
            batch = Batch(self.number)
            for seat, private in self.played.replay(reading.lines, self.stored):
                batch.steps += 1
                batch.seats.add(seat)
                batch.private = batch.private and private
            self.number = self.played.steps
            self._broadcast_steps(batch)
            # After the last step `_broadcast_steps` sends the table, and with it the seed.
            if changed and self.stored.status != FINISHED:
                self.broadcast_table()

    # Who is here

    def held_by(self, guest_id: str | None) -> tuple[int, ...]:
        if self._indexed is not self.stored.seats:
            self._index_seats()
        return self._holds.get(guest_id, ()) if guest_id is not None else ()

    def _index_seats(self) -> None:
        # A change of seats always makes a new list.
        self._indexed, self._holds = self.stored.seats, {}
        self._missed.clear()
        for seat in self._indexed:
            guest = seat.guest_id
            if guest is not None and seat.kind == PERSON:
                self._holds[guest] = *self._holds.get(guest, ()), seat.number
                if seat.minded or seat.overdue_since is not None:
                    self._missed.add(guest)

    def saw(self, guest_id: str) -> bool:
        """The guest is active now; returns whether a bot plays a seat of theirs, or the others
        are asked about it."""
        self.seen[guest_id] = self._clock()
        if self._indexed is not self.stored.seats:
            self._index_seats()
        return guest_id in self._missed

    def is_online(self, seat: Seat) -> bool:
        return seat.guest_id is not None and (
            seat.guest_id in self.elsewhere
            or any(listener.guest_id == seat.guest_id for listener in self.listeners)
        )

    def are_elsewhere(self, guests: frozenset[str]) -> None:
        """These guests have a live channel to the table in another process."""
        for gone in self.elsewhere - guests:
            self.seen[gone] = self._clock()
        self.elsewhere = guests
        self._broadcast_soon()

    @property
    def is_open_book(self) -> bool:
        """Whether the match is over, so that everybody may see everything."""
        return self.stored.status in (FINISHED, ABANDONED)

    # Broadcasting

    def _broadcast_steps(self, batch: Batch) -> None:
        played = self.played
        if played is None:
            return
        if self.listeners:
            broadcast_steps(self, played, batch)
            if self.stored.status == FINISHED:
                self.broadcast_table()
        if not batch.private:
            played.published = played.steps

    def _broadcast_positions(self) -> None:
        """Send everybody their first position when the match begins."""
        self._broadcast_steps(Batch(self.number, private=False))

    def broadcast_table(self) -> None:
        """Send everybody the table: seats, presence or status have changed."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        broadcast_table(self)

    def broadcast_presence(self) -> None:
        """As `broadcast_table`, with a short delay: many may arrive at once."""
        self._hooks.moved(self)
        self._broadcast_soon()

    def _broadcast_soon(self) -> None:
        if self._presence is None and self.listeners:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_DELAY, self.broadcast_table)
