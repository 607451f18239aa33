"""A table in memory: its seats, its match, and the people who look on.

Decisions queue here. Those that wait are carried out together and written in one go; while that
goes to disk, more may queue. Nobody is told of anything before it is durable, and what is told is
the position exactly as it was written.

`stored`, `number` and `notes` are what is committed, at every moment, and may be read at every
moment. The match itself (`played`) is ahead of that while a batch is being written: it is looked at
through `read`, which waits until the write has ended, and fails where that has failed.

Where processes share the database, the table in memory is one of several. What is decided on it is
written only if nobody was faster; else it goes back to where it was, follows what the others have
written, and carries the same decisions out again. Nobody is refused because of it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.schemas.live import TableMessage
from mapmakers.service.serialisation import to_json
from mapmakers.service.store.bulk_read import Known
from mapmakers.service.store.rows import Change
from mapmakers.service.store.tables import (
    ABANDONED,
    FINISHED,
    PERSON,
    Note,
    Reading,
    Seat,
    StoredTable,
    tickets_for,
)
from mapmakers.service.store.writer import Append, VersionConflict, Writer
from mapmakers.service.tables.broadcast import Broadcast
from mapmakers.service.tables.commands import Batch, Command
from mapmakers.service.tables.interfaces import Listener, SessionOwner
from mapmakers.service.tables.live_match import LiveMatch, rebuilt
from mapmakers.service.tables.payloads import table_payload
from mapmakers.service.tables.replication import Replication

T = TypeVar("T")
logger = logging.getLogger(__name__)

PRESENCE_DELAY = 0.25
"""Seconds in which people who come and go are told of together."""


def not_saved() -> ApiError:
    return ApiError(503, "not-saved", "The server could not save this; try again.")


class TableSession:
    def __init__(
        self,
        stored: StoredTable,
        played: LiveMatch | None,
        writer: Writer,
        clock: Clock,
        owner: SessionOwner,
    ) -> None:
        self.stored = stored
        self.played = played
        self.number = played.steps if played else 0
        """The number of the last event that is committed: how many steps the match has."""
        self.notes: list[Note] = []
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        """Held by whoever changes who sits where."""
        self.seen: dict[str, Moment] = {}
        """By guest: the latest sign of life."""
        self.elsewhere: frozenset[str] = frozenset()
        """Guests who have a live channel to the table in another process."""
        self.discarded = False
        """Whether this object is out of date, because something could not be written."""
        self._held_in: list[Seat] | None = None
        self._holds: dict[str, tuple[int, ...]] = {}
        """By guest: their seats in that list."""
        self._writer = writer
        self._clock = clock
        self._owner = owner
        self._queue: deque[Command] = deque()
        self._writing: Batch | None = None
        self._held = False
        """Whether nothing may be decided now, because the table itself is being changed."""
        self._replication = Replication(stored.version)
        self._reads: list[Callable[[ApiError | None], None]] = []
        """Are called when all of the match is durable, or with why it never will be."""
        self._presence: asyncio.TimerHandle | None = None

    # Who is here

    def held_by(self, guest_id: str | None) -> tuple[int, ...]:
        seats = self.stored.seats
        if self._held_in is not seats:
            # Whoever changes who sits where puts another list there.
            self._held_in, self._holds = seats, {}
            for seat in seats:
                if seat.guest_id is not None and seat.kind == PERSON:
                    held = self._holds.get(seat.guest_id, ())
                    self._holds[seat.guest_id] = *held, seat.number
        return self._holds.get(guest_id, ()) if guest_id is not None else ()

    def is_online(self, seat: Seat) -> bool:
        return seat.guest_id is not None and (
            seat.guest_id in self.elsewhere
            or any(listener.guest_id == seat.guest_id for listener in self.listeners)
        )

    # Decisions

    def submit(self, command: Command) -> None:
        """Carry it out when its turn comes; `on_done` is called in the end, whatever happens."""
        if self.discarded:
            command.on_done(not_saved())
            return
        self._queue.append(command)
        if not self._waits:
            self._carry_out()

    def read(self, look: Callable[[], T]) -> "asyncio.Future[T]":
        """What `look` finds at a moment when all of the match is durable; ApiError where what was
        to be written first could not be."""
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

        if self.discarded:
            run(not_saved())
        elif self._waits:
            self._reads.append(run)
        else:
            run(None)
        return future

    @property
    def _waits(self) -> bool:
        return self._writing is not None or self._held

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have nothing decided meanwhile; for whoever has the lock."""
        taken = False

        def take() -> None:
            nonlocal taken
            taken = self._held = True

        try:
            await self.read(take)
            yield
        finally:
            if taken:
                self._held = False
                self._resume()

    def _resume(self) -> None:
        """Go on with whatever waited; but not on a table that others have changed."""
        self._apply_replicated()
        if self.discarded:
            return
        if self._is_behind:
            self._held = True
            self._owner.behind(self)
            return
        reads, self._reads = self._reads, []
        for read in reads:
            read(None)
        if self._queue and not self._waits:
            self._carry_out()
        self._owner.settled(self)

    def _carry_out(self) -> None:
        """Carry out everything that waits, and have it written."""
        batch = Batch(self.number)
        shared, refused, now = self._writer.shared, False, self._clock()
        if shared and self.played is not None:
            batch.before = self.played.mark()
        while self._queue:
            command = self._queue.popleft()
            try:
                answer: int | ApiError = batch.decide(command, self.stored, self.played, now)
            except ApiError as refusal:
                # It may tell of what was decided before it in the batch, so it waits as well.
                answer, refused = refusal, True
            except Exception:
                logger.exception("match broke", extra=facts(table=mark_of(self.stored.id)))
                self._fail([command, *(command for command, _ in batch.answers)])
                return
            batch.answers.append((command, answer))
        if batch.rows or (shared and refused):
            # What was refused on a table that others have changed must be looked at again.
            self._write(batch)
        else:
            for command, answer in batch.answers:  # refused, or commands that came again
                command.on_done(answer)

    def _fail(self, commands: Iterable[Command]) -> None:
        """What these have decided is not kept."""
        for command in commands:
            command.on_done(not_saved())
        self.discard()

    def _write(self, batch: Batch) -> None:
        stored = self.stored
        standing, tickets = None, []
        if batch.rows:
            assert self.played is not None
            batch.table = after = batch.table_after(stored, self.played, self._clock())
            standing = after.standing
            if self._writer.shared:
                tickets = tickets_for(after, after.bots_owe - (stored.bots_owe - batch.seats))
        self._writing = batch
        append = Append(stored.id, stored.version, batch.rows, standing, tickets)
        self._writer.append(append, self._on_written)

    def _on_written(self, _result: object, error: BaseException | None) -> None:
        batch, self._writing = self._writing, None
        assert batch is not None
        if isinstance(error, VersionConflict):
            self._roll_back(batch)
        elif error is not None:
            logger.error("moves not saved", extra=facts(table=mark_of(self.stored.id), why=error))
            self._fail(command for command, _ in batch.answers)
            return
        else:
            if batch.table is not None:
                batch.table.version += 1
                self.stored = batch.table
                self.number += batch.steps
            for command, answer in batch.answers:
                command.on_done(answer)
            if batch.rows:
                self._broadcast_steps(batch)
        self._resume()

    # What other processes write

    def note_version(self, version: int) -> None:
        """The table is known to have been written in this version."""
        self._replication.note_version(version)
        if self._is_behind and not self._waits:
            self._resume()

    def receive_change(self, change: Change) -> None:
        """The table is known to have been changed like this."""
        if change.version > self.stored.version:
            self._replication.receive(change)
            if not self._waits:
                self._resume()

    def mark_stale(self) -> None:
        """Another process has changed the table, or may have."""
        self._replication.mark_stale()
        if not self._waits:
            self._resume()

    @property
    def _is_behind(self) -> bool:
        return self._replication.is_ahead_of(self.stored.version)

    def _roll_back(self, batch: Batch) -> None:
        """Forget what was decided too late; it is decided again when the table is up to date."""
        if self.played is not None and batch.before is not None:
            self.played.back_to(batch.before)
        self._queue.extendleft(command for command, _ in reversed(batch.answers))
        if not self._apply_replicated():
            self._replication.mark_stale()

    def _apply_replicated(self) -> bool:
        """Come as far as nothing need be read for it; whether that was any way at all."""
        moved = False
        while (
            not self.discarded
            and (reading := self._replication.next_after(self.stored)) is not None
        ):
            self._advance_to(reading)
            moved = True
        return moved

    def begin_catching_up(self) -> Known:
        """How much of the table is in memory, when the rest is about to be read."""
        self._replication.begin_reading()
        return Known(self.played.lines if self.played else 0, len(self.notes))

    def catch_up(self, reading: Reading) -> None:
        """Come to where the table stands now, and tell of what has happened."""
        assert self._held
        self._held = False
        if reading.table.version > self.stored.version:
            self._advance_to(reading)
        self._resume()

    def _advance_to(self, reading: Reading) -> None:
        try:
            self._apply(reading)
        except Exception:
            logger.exception("table cannot catch up", extra=facts(table=mark_of(self.stored.id)))
            self.discard()

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
            self.broadcast_positions()
        else:
            batch = Batch(self.number)
            for seat, private in self.played.replay(reading.lines, self.stored):
                batch.steps += 1
                batch.seats.add(seat)
                batch.private = batch.private and private
            self.number = self.played.steps
            self._broadcast_steps(batch)
            # After the last step it tells of the table itself; never of the seed before that.
            if changed and self.stored.status != FINISHED:
                self.broadcast_table()

    def discard(self) -> None:
        """Forget what is in memory: the next who asks reads what was written."""
        self.discarded = True
        for command in self._queue:
            command.on_done(not_saved())
        self._queue.clear()
        reads, self._reads = self._reads, []
        for read in reads:
            read(not_saved())
        for listener in list(self.listeners):
            listener.close(1012)
        self._owner.discarded(self)

    @property
    def busy(self) -> bool:
        """Whether somebody would miss it if it were not in memory."""
        return bool(self.listeners or self._queue or self._waits or self.lock.locked())

    # Telling

    def _broadcast_steps(self, batch: Batch) -> None:
        if not self.listeners:
            return
        assert self.played is not None
        told = Broadcast(self.played, batch)
        held: dict[str | None, tuple[int, ...]] = {}
        for listener in self.listeners:
            guest = listener.guest_id
            if guest not in held:
                held[guest] = self.held_by(guest)
            for message in told.to(held[guest]):
                listener.send(message)
        if self.stored.status == FINISHED:
            self.broadcast_table()

    def broadcast_table(self) -> None:
        """Who sits where, or how the table stands, has changed."""
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        told: dict[str | None, bytes] = {}
        for listener in self.listeners:
            guest = listener.guest_id
            if guest not in told:
                told[guest] = to_json(TableMessage(table=table_payload(self, guest)))
            listener.send(told[guest])

    def broadcast_presence(self) -> None:
        """As `broadcast_table`, in a moment: a whole class may be coming in."""
        self._owner.moved(self)
        self._broadcast_soon()

    def are_elsewhere(self, guests: frozenset[str]) -> None:
        """These have a live channel to the table in another process."""
        for gone in self.elsewhere - guests:
            self.seen[gone] = self._clock()
        self.elsewhere = guests
        self._broadcast_soon()

    def _broadcast_soon(self) -> None:
        if self._presence is None and self.listeners:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_DELAY, self.broadcast_table)

    def broadcast_positions(self) -> None:
        """The match has begun: everybody gets their first view."""
        self._broadcast_steps(Batch(self.number, private=False))

    @property
    def is_open_book(self) -> bool:
        """Whether nothing of the match is secret any more."""
        return self.stored.status in (FINISHED, ABANDONED)
