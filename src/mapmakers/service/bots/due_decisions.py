"""Finding and claiming the pending decisions of bots.

In a single process they follow from the tables in memory. If processes share the database, each is
a ticket there: every process finds it, and the one that locks it makes the decision.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from time import monotonic
from typing import Protocol

from mapmakers.service.bots.scheduler import Owner
from mapmakers.service.clock import Moment
from mapmakers.service.store.tickets import Due, TicketClaim, TicketStore
from mapmakers.service.tables.attendance import has_company
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.session import TableSession

RESUME_EVERY = 1.0
"""Seconds between two checks for matches whose people are back."""
LOOK_EVERY = 2.0
"""Seconds between two checks for tickets of processes that were killed."""
HURRY_EVERY = 5_000
"""Milliseconds between two checks for postponed tickets of one table."""


class Claim(Protocol):
    """The right to make a decision."""

    async def take(self) -> bool:
        """Claim the decision; False if somebody else has claimed or made it."""

    async def done(self) -> None:
        """The decision is done."""

    async def put_off(self, until: Moment) -> None:
        """Postpone the decision, unless people come back."""


class DueDecisions(Protocol):
    def at(self, table: TableSession) -> list[Due]:
        """The pending decisions at a table that is idle."""

    def after(self, due: Due, seen_to: bool) -> list[Due]:
        """Like `at`, when a decision here is done."""

    async def look(self) -> list[Due]:
        """Wait until there may be pending decisions; return them."""

    def wake(self) -> None:
        """There may be pending decisions."""

    def claim(self, due: Due) -> AbstractAsyncContextManager[Claim]: ...

    async def count(self, owner: Owner, near: Collection[str]) -> tuple[int, int]:
        """How many wait for the guest, and for its address."""


class LocalDecisions:
    """The pending decisions of a single process."""

    def __init__(self, tables: Tables, waiting: Callable[[Owner], tuple[int, int]]) -> None:
        """`waiting` counts jobs that wait for a guest, and for its address."""
        self._tables = tables
        self._waiting = waiting
        self._paused: set[str] = set()
        """Tables whose bots wait for a person to come back."""

    def at(self, table: TableSession) -> list[Due]:
        owed = table.stored.bots_owe
        if not owed or table.closed:
            return []
        table_id, host_id = table.stored.id, table.stored.host_id
        if not has_company(table, self._tables.clock()):
            self._paused.add(table_id)
            return []
        self._paused.discard(table_id)
        return [Due(table_id, seat, 0, host_id) for seat in owed]

    def after(self, due: Due, seen_to: bool) -> list[Due]:
        # The seat may already have its next decision to make.
        return self._at(due.table_id)

    def _at(self, table_id: str) -> list[Due]:
        table = self._tables.in_memory(table_id)
        return [] if table is None else self.at(table)

    def wake(self) -> None:
        """Tables in memory announce their decisions themselves."""

    async def look(self) -> list[Due]:
        await asyncio.sleep(RESUME_EVERY)
        paused, self._paused = self._paused, set()
        return [due for table_id in paused for due in self._at(table_id)]

    @asynccontextmanager
    async def claim(self, due: Due) -> AsyncIterator[Claim]:
        yield _LocalClaim(lambda: self._paused.add(due.table_id))

    async def count(self, owner: Owner, near: Collection[str]) -> tuple[int, int]:
        return self._waiting(owner)


class _LocalClaim:
    def __init__(self, pause: Callable[[], None]) -> None:
        self._pause = pause

    async def take(self) -> bool:
        return True

    async def done(self) -> None:
        pass

    async def put_off(self, until: Moment) -> None:
        self._pause()


class SharedDecisions:
    """The pending decisions of all processes, as tickets in the database."""

    def __init__(self, tables: Tables, tickets: TicketStore) -> None:
        self._tables = tables
        self._tickets = tickets
        self._something = asyncio.Event()
        self._resumed_at = 0.0
        self._hurried: dict[str, Moment] = {}
        """By table: when its postponed tickets were last resumed."""

    def wake(self) -> None:
        """A ticket was written."""
        self._something.set()

    def at(self, table: TableSession) -> list[Due]:
        return []

    def after(self, due: Due, seen_to: bool) -> list[Due]:
        if seen_to:
            self.wake()
        return []

    async def look(self) -> list[Due]:
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._something.wait()
        except TimeoutError:
            pass
        self._something.clear()
        if monotonic() - self._resumed_at >= RESUME_EVERY:
            self._resumed_at = monotonic()
            await self._resume()
        return await self._tickets.due(self._tables.clock())

    async def _resume(self) -> None:
        """Resume decisions that another process may have postponed, where people are back."""
        now = self._tables.clock()
        self._hurried = {one: at for one, at in self._hurried.items() if now - at < HURRY_EVERY}
        for table in self._tables.live:
            if not table.stored.bots_owe or not has_company(table, now):
                continue
            table_id = table.stored.id
            if now - max(table.stored.updated_at, self._hurried.get(table_id, 0)) >= HURRY_EVERY:
                self._hurried[table_id] = now
                await self._tickets.hurry(table_id, now)

    def claim(self, due: Due) -> AbstractAsyncContextManager[TicketClaim]:
        return self._tickets.claim(due)

    async def count(self, owner: Owner, near: Collection[str]) -> tuple[int, int]:
        count_of, now = self._tickets.count_of, self._tables.clock()
        return await count_of([owner.guest], now), await count_of(near, now)
