"""The database: guests, tables and their logs."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, system_clock
from mapmakers.service.store.analyses import AnalysisStore
from mapmakers.service.store.boxes import BoxStore
from mapmakers.service.store.database import checked, driven, open_database, open_for_writing
from mapmakers.service.store.guests import GuestStore
from mapmakers.service.store.listing import Listing
from mapmakers.service.store.notices import Notice, listen, notify
from mapmakers.service.store.tables import TableStore
from mapmakers.service.store.tickets import TicketStore
from mapmakers.service.store.writer import Committed, Writer

__all__ = ["Store"]


class Store:
    def __init__(self, engine: AsyncEngine, address: str, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._address = address
        self.writer = writer
        self.guests = GuestStore(engine, writer, clock)
        self.boxes = BoxStore(engine, writer, clock)
        self.tables = TableStore(engine, writer, clock)
        self.listing = Listing(engine, lambda: self.tables.public_changes)
        self.tickets = TicketStore(engine, writer)
        self.analyses = AnalysisStore(engine, writer, clock)

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        address: str,
        clock: Clock = system_clock,
        committed: Committed = lambda jobs, seconds: None,
    ) -> AsyncIterator["Store"]:
        async with open_database(address) as engine:
            with open_for_writing(address) as writing:
                writer = Writer(writing, committed, process=secrets.token_hex(4))
                try:
                    yield cls(engine, address, writer, clock)
                finally:
                    await writer.close()

    @property
    def kind(self) -> str:
        """The kind of database: sqlite or postgresql."""
        return self._engine.dialect.name

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.writer.shared

    async def listen(
        self, on_notice: Callable[[Notice], None], on_reconnect: Callable[[], None]
    ) -> None:
        """Listen to the notices of all processes, including this one, forever."""
        await listen(driven(checked(self._address), 1), on_notice, on_reconnect)

    async def notify_others(self, **values: Any) -> None:
        """Send the other processes something that is not stored."""
        notice = Notice(self.writer.process, **values)
        await self.writer.do(lambda connection: notify(connection, notice))

    async def answer(self) -> None:
        """A minimal query; raises an error if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
