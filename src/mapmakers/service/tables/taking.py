"""Bots' decisions where processes share the database: any of them may take the next one."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from mapmakers.service.errors import ApiError
from mapmakers.service.logs import facts
from mapmakers.service.store.tickets import Ticket, TicketStore
from mapmakers.service.tables.minding import Minding
from mapmakers.service.tables.registry import Tables

logger = logging.getLogger(__name__)

LOOK_EVERY = 2.0
"""Seconds; nobody tells of the tickets of a process that was killed."""


class Taking:
    def __init__(self, tables: Tables, minding: Minding, tickets: TicketStore) -> None:
        self._tables = tables
        self._minding = minding
        self._tickets = tickets
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
        async with self._tickets.taken() as ticket:
            if ticket is None:
                return False
            return await self._see_to(ticket)

    async def _see_to(self, ticket: Ticket) -> bool:
        # The table is at least as new as the ticket: both were written at once.
        table = await self._tables.get(ticket.table_id)
        seen_to = await self._minding.decide(table, ticket.seat)
        if seen_to:
            await ticket.done()
        return seen_to
