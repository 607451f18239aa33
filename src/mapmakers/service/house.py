"""Everything that is open while the server is: what the routes are given to work with."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from mapmakers.service.clock import Clock, system_clock
from mapmakers.service.identity import Identity
from mapmakers.service.limits import Limits
from mapmakers.service.settings import Settings
from mapmakers.service.store import Store
from mapmakers.service.tables.history import Histories
from mapmakers.service.tables.minding import Minding
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating
from mapmakers.service.thinking import BotPool


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Store
    identity: Identity
    limits: Limits
    tables: Tables
    seating: Seating
    minding: Minding
    histories: Histories

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, clock: Clock = system_clock) -> AsyncIterator["House"]:
        async with Store.open(settings.database, clock) as store:
            pool = BotPool(settings.worker, settings.bot_workers, settings.bot_seconds)
            tables = Tables(store, clock)
            seating = Seating(tables)
            minding = Minding(tables, seating, pool, clock)
            house = cls(
                settings,
                store,
                Identity(store.guests),
                Limits(settings.rate_limits),
                tables,
                seating,
                minding,
                Histories(),
            )
            await minding.open()
            try:
                yield house
            finally:
                await minding.close()
                await pool.close()

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether people reach the table by https, here or at a proxy before it."""
        if self.settings.public is not None:
            return self.settings.public.startswith("https:")
        return connection.url.scheme in ("https", "wss")

    def online(self, table_id: str) -> set[str]:
        """The guests who have a live channel to the table."""
        table = self.tables.in_memory(table_id)
        if table is None:
            return set()
        return {listener.guest_id for listener in table.listeners if listener.guest_id is not None}
