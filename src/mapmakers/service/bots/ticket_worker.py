"""Bots' decisions where processes share the database: any of them may take the next one."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

from sqlalchemy.exc import SQLAlchemyError

from mapmakers.service.bots import Job, Priority
from mapmakers.service.bots.bot_turns import BotTurns
from mapmakers.service.bots.scheduler import Schedule
from mapmakers.service.errors import ApiError
from mapmakers.service.http.guest_addresses import GuestAddresses
from mapmakers.service.operations.logs import facts
from mapmakers.service.store.tickets import Due, Ticket, TicketStore
from mapmakers.service.tables.registry import Tables

logger = logging.getLogger(__name__)

LOOK_EVERY = 2.0
"""Seconds; nobody tells of the tickets of a process that was killed."""


class TicketWorker:
    def __init__(
        self,
        tables: Tables,
        bot_turns: BotTurns,
        tickets: TicketStore,
        guest_addresses: GuestAddresses,
        is_elsewhere: Callable[[str], object],
    ) -> None:
        """`is_elsewhere` says whether somebody is at a table in another process."""
        self._tables = tables
        self._bot_turns = bot_turns
        self._tickets = tickets
        self._guest_addresses = guest_addresses
        self._is_elsewhere = is_elsewhere
        self._schedule = Schedule()
        """Says whose tickets come next here; other processes have theirs."""
        self._something = asyncio.Event()

    def wake(self) -> None:
        """There is something to decide."""
        self._something.set()

    async def run(self) -> None:
        """Take one ticket after the other, for ever."""
        while True:
            self._something.clear()
            try:
                found = await self._take_one()
            except (SQLAlchemyError, ApiError) as trouble:
                logger.warning("bot could not decide", extra=facts(why=trouble))
                found = False
            if not found:
                try:
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._something.wait()
                except TimeoutError:
                    continue

    async def _take_one(self) -> bool:
        jobs: dict[Due, Job] = {}

        def in_turn(found: list[Due]) -> list[Due]:
            jobs.update((due, self._job(due)) for due in found)
            due_for = {job: due for due, job in jobs.items()}
            return [due_for[job] for job in self._schedule.in_turn(due_for)]

        async with self._tickets.taken(self._tables.clock(), in_turn) as ticket:
            if ticket is None:
                return False
            job, begun = jobs[ticket.due], perf_counter()
            self._schedule.begin(job)
            try:
                return await self._see_to(ticket)
            finally:
                self._schedule.took(job, perf_counter() - begun)

    def _job(self, due: Due) -> Job:
        table = self._tables.in_memory(due.table_id)
        here = table is not None and self._bot_turns.is_watched(table)
        watched = here or self._is_elsewhere(due.table_id)
        priority = Priority.DECISION if watched else Priority.UNWATCHED
        return Job(priority, self._guest_addresses.owner(due.host_id))

    async def _see_to(self, ticket: Ticket) -> bool:
        # The table is at least as new as the ticket: both were written at once.
        table, seat = await self._tables.get(ticket.due.table_id), ticket.due.seat
        if (until := self._bot_turns.puts_off(table, seat)) is not None:
            await ticket.put_off(until)
            return True
        seen_to = await self._bot_turns.decide(table, seat)
        if seen_to:
            await ticket.done()
        return seen_to
