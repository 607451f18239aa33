"""The one writer of the database: a thread that gathers what many want kept into one transaction.

A commit waits for the disk. While it does, what else is to be written queues up, and the next
commit takes all of it: so a thousand moves a second need not wait for a thousand disk writes. What
was asked first is written first.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, insert, update

from mapmakers.service.database import WRITES
from mapmakers.service.schema import game_tables, match_lines

T = TypeVar("T")
Told = Callable[[Any, BaseException | None], None]
"""Is called on the event loop: what came of it, or why it was not written."""

Committed = Callable[[int, float], None]
"""Is called in the writer's thread: how much was written together, and in how many seconds."""

_ADD_LINES = insert(match_lines)
_PROGRESS = (
    update(game_tables)
    .where(game_tables.c.id == bindparam("table"))
    .values(
        status=bindparam("status"),
        waiting=bindparam("waiting"),
        winners=bindparam("winners"),
        since=bindparam("since"),
        updated_at=bindparam("updated_at"),
    )
)


@dataclass(frozen=True, slots=True)
class Append:
    """New lines of one match, and where the match stands after them."""

    lines: Sequence[dict[str, Any]]
    """Rows of match_lines."""
    progress: dict[str, Any]
    """The parameters of the update of its table."""


Work = Callable[[Connection], Any]
Job = tuple[Append | Work, Told]


class Writer:
    def __init__(self, engine: Engine, committed: Committed = lambda jobs, seconds: None) -> None:
        self._engine = engine
        self._committed = committed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="mapmakers-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append, told: Told) -> None:
        """Have it written durably; `told` is called when it is, or is known never to be."""
        self._jobs.put((append, told))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run the work in a transaction of the writer; return when what it wrote is durable."""
        future: asyncio.Future[T] = self._loop.create_future()

        def told(result: T, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self._jobs.put((work, told))
        return await future

    async def close(self) -> None:
        """Write what is still queued, then end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        with self._engine.connect().execution_options(**WRITES) as connection:
            going_on = True
            while going_on:
                batch, going_on = self._take()
                if batch:
                    begun = perf_counter()
                    outcomes = _written(connection, batch)
                    self._committed(len(batch), perf_counter() - begun)
                    self._loop.call_soon_threadsafe(_tell, outcomes)

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits to be written, and whether more may come."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, True
        return batch, False


Outcome = tuple[Told, Any, BaseException | None]


def _tell(outcomes: list[Outcome]) -> None:
    for told, result, error in outcomes:
        told(result, error)


def _written(connection: Connection, batch: list[Job]) -> list[Outcome]:
    try:
        results = _in_one_transaction(connection, [job for job, _ in batch])
    except Exception as error:
        if len(batch) == 1:
            return [(batch[0][1], None, error)]
        # One of them cannot be written: the others must not suffer for it.
        return [outcome for job in batch for outcome in _written(connection, [job])]
    return [(told, result, None) for (_, told), result in zip(batch, results, strict=True)]


def _in_one_transaction(connection: Connection, jobs: list[Append | Work]) -> list[Any]:
    results: list[Any] = []
    with connection.begin():
        for kind, group in groupby(jobs, key=lambda job: isinstance(job, Append)):
            if kind:
                appends = [job for job in group if isinstance(job, Append)]
                connection.execute(_ADD_LINES, [row for job in appends for row in job.lines])
                connection.execute(_PROGRESS, [job.progress for job in appends])
                results += [None] * len(appends)
            else:
                results += [job(connection) for job in group if not isinstance(job, Append)]
    return results
