"""The only writer of the database: a thread that combines many commits into one transaction.

A commit waits for the disk. Meanwhile further work queues up, and the next transaction takes all of
it, so that a thousand moves per second do not need a thousand disk writes. Work is written in the
order in which it was queued.

A `Commit` makes the next version of one table: decisions of its match, or a change of its seats. On
PostgreSQL other processes write as well; there a commit is written only if the table still has the
version that it was decided on, and the others are notified in the same transaction.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, TypeVar

from sqlalchemy import ARRAY, Connection, Engine, String, any_, bindparam, insert, select
from sqlalchemy.exc import DBAPIError

from mapmakers.service.store.bulk_insert import append_all
from mapmakers.service.store.database import POSTGRESQL, WRITES
from mapmakers.service.store.notices import Notice, notify
from mapmakers.service.store.rows import Change, LineRow, Standing
from mapmakers.service.store.schema import bot_tickets, game_tables

T = TypeVar("T")
OnDone = Callable[[Any, BaseException | None], None]
"""Called on the event loop with the result, or with the error."""

CALLBACKS_AT_ONCE = 50
"""How many callbacks of one transaction run before the event loop sends their output: with fewer,
each move costs more; with more, the last one waits longer."""
MANY = 8
GATHERING = 0.006
"""Seconds to wait for more work after a large transaction."""

Committed = Callable[[int, float], None]
"""Called in the writer's thread with the size of a transaction and its seconds."""

_ADD_TICKETS = insert(bot_tickets)
# In the order of their ids, so that two processes never wait for each other.
_LOCK = (
    select(game_tables.c.id, game_tables.c.version)
    .where(game_tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))
    .order_by(game_tables.c.id)
    .with_for_update(key_share=True)
)


class VersionConflict(Exception):
    """Another process has changed the table meanwhile; nothing was written."""


@dataclass(slots=True)
class Commit:
    """What makes the next version of a table.

    Without changes, it only checks that nobody has changed the table meanwhile.
    """

    table: str
    version: int
    """The version of the table that it was decided on."""
    lines: Sequence[LineRow] = ()
    """New lines of its match."""
    standing: Standing | None = None
    """The state of the match after them; None if more than that changes, or nothing."""
    tickets: Sequence[dict[str, Any]] = ()
    """Rows of bot_tickets."""
    write_more: Callable[[Connection], None] | None = None
    """Writes further changes."""

    @property
    def changes_something(self) -> bool:
        return self.standing is not None or self.write_more is not None


Work = Callable[[Connection], Any]
Job = tuple[Commit | Work, OnDone]
Outcome = tuple[OnDone, Any, BaseException | None]


class Writer:
    def __init__(
        self,
        engine: Engine,
        committed: Committed = lambda jobs, seconds: None,
        process: str = "",
    ) -> None:
        self.process = process
        """The name of this process among those that share the database."""
        self.shared = engine.dialect.name == POSTGRESQL
        """Whether other processes may write to the same database."""
        self._engine = engine
        self._committed = committed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._many = False
        """Whether the last transaction was large."""
        self._thread = Thread(target=self._run, name="mapmakers-writer", daemon=True)
        self._thread.start()

    def commit(self, commit: Commit, on_done: OnDone) -> None:
        """Queue a commit; `on_done` is called when it is durable, or has failed."""
        self._jobs.put((commit, on_done))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction of the writer; return when it is durable."""
        future: asyncio.Future[T] = self._loop.create_future()

        def on_done(result: T, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self._jobs.put((work, on_done))
        return await future

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run_callbacks(self, outcomes: list[Outcome]) -> None:
        """Run some callbacks and let the event loop send their output before the next ones."""
        if len(outcomes) > CALLBACKS_AT_ONCE:
            self._loop.call_soon(self._run_callbacks, outcomes[CALLBACKS_AT_ONCE:])
        for on_done, result, error in outcomes[:CALLBACKS_AT_ONCE]:
            on_done(result, error)

    # In the thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._take()
            self._many = len(batch) >= MANY
            if batch:
                begun = perf_counter()
                outcomes = self._write_batch(batch)
                self._committed(len(batch), perf_counter() - begun)
                self._loop.call_soon_threadsafe(self._run_callbacks, outcomes)
        self._let_go()

    def _write_batch(self, batch: list[Job]) -> list[Outcome]:
        if not self.shared:
            return self._together(batch)
        # Commits of many tables go together; other work may lock anything, and goes alone.
        commits = [job for job in batch if isinstance(job[0], Commit)]
        parts = [commits] if commits else []
        parts += [[job] for job in batch if not isinstance(job[0], Commit)]
        return [outcome for part in parts for outcome in self._together(part)]

    def _together(self, batch: list[Job]) -> list[Outcome]:
        """Write everything in one transaction, or each item in its own if that fails."""
        known = self._connection is not None
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(**WRITES)
        except Exception as error:
            return [(on_done, None, error) for _, on_done in batch]
        committing = False
        try:
            with self._connection.begin():
                outcomes = self._in_transaction(self._connection, batch)
                committing = True
            return outcomes
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                self._let_go()
                if known and not committing:
                    # The database may have been restarted while there was nothing to write. The
                    # commit was not sent, so nothing was written, and it is safe to retry.
                    return self._together(batch)
                # The database is unavailable, and none of this is known to be written.
                return [(on_done, None, error) for _, on_done in batch]
            if len(batch) == 1:
                return [(batch[0][1], None, error)]
            # One item cannot be written: the others must not fail because of it.
            return [outcome for job in batch for outcome in self._together([job])]

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _in_transaction(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for kind, group in groupby(batch, key=lambda job: isinstance(job[0], Commit)):
            jobs = list(group)
            if kind:
                commits = [job for job, _ in jobs if isinstance(job, Commit)]
                overtaken = self._commit(connection, commits)
                outcomes += [
                    (on_done, None, VersionConflict() if commit.table in overtaken else None)
                    for commit, (_, on_done) in zip(commits, jobs, strict=True)
                ]
            else:
                outcomes += [
                    (on_done, work(connection), None)
                    for work, on_done in jobs
                    if not isinstance(work, Commit)
                ]
        return outcomes

    def _commit(self, connection: Connection, commits: list[Commit]) -> set[str]:
        """Write the commits; return the tables that other processes have changed."""
        if not self.shared:
            _write(connection, commits)
            return set()
        found = connection.execute(_LOCK, {"ids": [one.table for one in commits]})
        versions = {row.id: row.version for row in found}
        overtaken = {one.table for one in commits if versions.get(one.table) != one.version}
        changing = [one for one in commits if one.table not in overtaken and one.changes_something]
        if changing:
            _write(connection, changing)
            notice = Notice(
                self.process,
                tables={one.table: one.version + 1 for one in changing},
                bots=any(one.tickets for one in changing),
                changes=[
                    Change(one.version + 1, one.lines, one.standing)
                    for one in changing
                    if one.standing is not None
                ],
            )
            notify(connection, notice)
        return overtaken

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits to be written, and whether more may come."""
        batch: list[Job] = []
        job = self._jobs.get()
        if self._many:
            # More will come in a moment, and a transaction costs the same for one commit as for
            # many.
            sleep(GATHERING)
        while job is not None:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, True
        return batch, False


def _write(connection: Connection, commits: list[Commit]) -> None:
    lines = [row for one in commits for row in one.lines]
    standings = [one.standing for one in commits if one.standing is not None]
    if lines or standings:
        append_all(connection, lines, standings)
    tickets = [row for one in commits for row in one.tickets]
    if tickets:
        connection.execute(_ADD_TICKETS, tickets)
    for one in commits:
        if one.write_more is not None:
            one.write_more(connection)
