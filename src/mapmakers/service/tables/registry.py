"""All tables: those in use are in memory, the others are read when somebody asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from mapmakers.service.clock import Clock
from mapmakers.service.errors import ApiError
from mapmakers.service.store import Store
from mapmakers.service.store.tables import StoredTable
from mapmakers.service.tables.rebuild import Played, lines_of, rebuilt
from mapmakers.service.tables.table import LiveTable

MOST_IDLE = 500
"""How many tables stay in memory though nobody is there."""


class Tables:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.on_settled: Callable[[LiveTable], None] = lambda table: None
        """Is called when a position has been reached that somebody may have to decide in."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    @property
    def live(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def in_memory(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def get(self, table_id: str) -> LiveTable:
        table = self._live.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
            # Whoever asked first may go away; the others still want to know.
            table = await asyncio.shield(task)
            if table is None:
                raise ApiError(404, "no-such-table", "There is no such table.")
        if table_id in self._live:
            self._live.move_to_end(table_id)
        return table

    async def create(self, stored: StoredTable, played: Played | None = None) -> LiveTable:
        """Set a new table up; with a match, where it is one that goes on."""
        lines = lines_of(played.match, stored.created_at) if played else ()
        await self.store.tables.create(stored, lines)
        table = self._table(stored, played)
        self._keep(table)
        return table

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            stored = await self.store.tables.get(table_id)
            if stored is None:
                return None
            lines = await self.store.tables.lines(table_id)
            played = await asyncio.to_thread(rebuilt, stored, lines) if lines else None
            table = self._table(stored, played)
            table.notes += await self.store.tables.notes(table_id)
            self._keep(table)
        finally:
            del self._loading[table_id]
        self.on_settled(table)
        return table

    def _table(self, stored: StoredTable, played: Played | None) -> LiveTable:
        return LiveTable(
            stored,
            played,
            self.store.writer,
            self.clock,
            settled=lambda table: self.on_settled(table),
            dropped=self._forget,
        )

    def _keep(self, table: LiveTable) -> None:
        self._live[table.stored.id] = table
        if len(self._live) > MOST_IDLE:
            self._clear()

    def _clear(self) -> None:
        """Let go of the tables that nobody has asked for the longest."""
        for table_id, table in list(self._live.items()):
            if len(self._live) <= MOST_IDLE:
                return
            if not table.busy:
                del self._live[table_id]

    def _forget(self, table: LiveTable) -> None:
        if self._live.get(table.stored.id) is table:
            del self._live[table.stored.id]
