"""What outlives the process: guests, tables and their logs, in a database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, system_clock
from mapmakers.service.database import open_database, open_for_writing
from mapmakers.service.store.guests import GuestStore
from mapmakers.service.store.tables import TableStore
from mapmakers.service.store.writer import Committed, Writer

__all__ = ["Store"]


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self.writer = writer
        self.guests = GuestStore(engine, writer, clock)
        self.tables = TableStore(engine, writer, clock)

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
                writer = Writer(writing, committed)
                try:
                    yield cls(engine, writer, clock)
                finally:
                    await writer.close()

    @property
    def kind(self) -> str:
        """The kind of database: sqlite."""
        return self._engine.dialect.name

    async def answer(self) -> None:
        """Ask the database the least there is; raises when it does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
