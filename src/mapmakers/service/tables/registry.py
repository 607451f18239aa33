"""All tables: those in use are in memory, the others are loaded on demand.

If processes share the database, a table in memory may be outdated. Notices say so, and a request
over HTTP never gets a table that is older than what another process has answered.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

from mapmakers.service.clock import Clock
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts
from mapmakers.service.store import Store
from mapmakers.service.store.notices import Notice
from mapmakers.service.store.tables import Note, StoredTable
from mapmakers.service.tables.live_match import LiveMatch, lines_of, rebuilt
from mapmakers.service.tables.session import SessionHooks, TableSession

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 100
"""Tables that are read together after changes by other processes."""
MOST_IDLE = 500
"""How many unused tables stay in memory."""
SOME_MORE = 50
MOST_STEPS_IDLE = 100_000
"""How many steps the matches of unused tables in memory may have in total. Most have a few hundred;
each takes about 400 bytes."""
SOME_STEPS_MORE = 10_000


def _ignore(_table: TableSession) -> None:
    pass


class Tables:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        on_bots_owe: Callable[[TableSession], None] = _ignore,
        on_moved: Callable[[TableSession], None] = _ignore,
        on_loaded: Callable[[TableSession], None] = _ignore,
    ) -> None:
        """`on_bots_owe` is called when a bot has to decide, `on_moved` when somebody came or left,
        `on_loaded` when a table was loaded."""
        self.store = store
        self.clock = clock
        self._on_bots_owe = on_bots_owe
        self._on_loaded = on_loaded
        self._hooks = SessionHooks(
            bots_owe=on_bots_owe,
            behind=self._behind_now,
            changed=lambda table: store.tables.changed(table.stored),
            moved=on_moved,
            closed=self.forget,
        )
        self._live: OrderedDict[str, TableSession] = OrderedDict()
        self._room = MOST_IDLE
        """With more tables than this in memory, unused ones are evicted."""
        self._steps = 0
        """How many steps the matches in memory had when they were loaded."""
        self._room_for_steps = MOST_STEPS_IDLE
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._behind: set[TableSession] = set()
        self._some_are_behind = asyncio.Event()

    @property
    def live(self) -> list[TableSession]:
        """The tables in memory."""
        return list(self._live.values())

    def in_memory(self, table_id: str) -> TableSession | None:
        return self._live.get(table_id)

    async def get(self, table_id: str) -> TableSession:
        table = self._live.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
            # The first requester may disconnect; the others still need the result.
            table = await asyncio.shield(task)
            if table is None:
                raise ApiError(404, "no-such-table", "There is no such table.")
        if table_id in self._live:
            self._live.move_to_end(table_id)
        if self.store.shared:
            await self._bring_up_to_date(table)
        return table

    async def _bring_up_to_date(self, table: TableSession) -> None:
        version = await self.store.tables.version(table.stored.id)
        table.note_version(version or 0)
        await table.read(lambda: None)

    async def create(self, stored: StoredTable) -> TableSession:
        """Create a table."""
        await self.store.tables.create(stored)
        return self.keep(stored)

    async def bring(self, stored: StoredTable, texts: Sequence[str]) -> TableSession:
        """Create a table with a match that began elsewhere."""
        await self.store.tables.create(stored, lines_of(texts, stored.created_at))
        return await self.get(stored.id)

    def keep(self, stored: StoredTable) -> TableSession:
        """Load a table that is stored and has no match yet."""
        table = self._session(stored, None, [])
        self._keep(table)
        return table

    async def _load(self, table_id: str) -> TableSession | None:
        try:
            reading = await self.store.tables.get(table_id)
            if reading is None:
                return None
            stored, lines = reading.table, reading.lines
            played = await asyncio.to_thread(rebuilt, stored, lines) if lines else None
            table = self._session(stored, played, reading.notes)
            self._keep(table)
        finally:
            del self._loading[table_id]
        if table.stored.bots_owe:
            self._on_bots_owe(table)
        return table

    def _session(
        self, stored: StoredTable, played: LiveMatch | None, notes: list[Note]
    ) -> TableSession:
        return TableSession(stored, played, notes, self.store.writer, self.clock, self._hooks)

    def _keep(self, table: TableSession) -> None:
        self._live[table.stored.id] = table
        self._steps += table.number
        self._on_loaded(table)
        if len(self._live) > self._room or self._steps > self._room_for_steps:
            self._clear()
            # If most are in use, searching them for each new one would be expensive.
            self._room = max(MOST_IDLE, len(self._live) + SOME_MORE)
            self._room_for_steps = max(MOST_STEPS_IDLE, self._steps + SOME_STEPS_MORE)

    def _clear(self) -> None:
        """Evict the tables that have not been requested for the longest time."""
        self._steps = sum(table.number for table in self._live.values())
        for table_id, table in list(self._live.items()):
            if len(self._live) <= MOST_IDLE and self._steps <= MOST_STEPS_IDLE:
                return
            if not table.busy:
                del self._live[table_id]
                self._steps -= table.number

    def forget(self, table: TableSession) -> None:
        """The next request loads the table again."""
        self._behind.discard(table)
        if self._live.get(table.stored.id) is table:
            del self._live[table.stored.id]

    def _behind_now(self, table: TableSession) -> None:
        self._behind.add(table)
        self._some_are_behind.set()

    # Changes by other processes

    def receive(self, notice: Notice) -> None:
        """Tables were changed by another process."""
        for change in notice.changes:
            if (table := self._live.get(change.table)) is not None:
                table.receive_change(change)
        for table_id, version in notice.tables.items():
            if (table := self._live.get(table_id)) is not None:
                table.note_version(version)

    def mark_all_stale(self) -> None:
        """There may have been changes whose notices were missed."""
        for table in self.live:
            table.mark_stale()

    async def keep_up(self) -> None:
        """Read what other processes have written of the tables in memory, forever."""
        while True:
            await self._some_are_behind.wait()
            self._some_are_behind.clear()
            behind = [self._behind.pop() for _ in range(min(len(self._behind), MOST_AT_ONCE))]
            if self._behind:
                self._some_are_behind.set()
            if behind:
                await self._catch_up(behind)

    async def _catch_up(self, behind: Sequence[TableSession]) -> None:
        wanted = {table.stored.id: table.begin_catching_up() for table in behind}
        try:
            readings = await self.store.tables.read(wanted)
        except Exception as error:
            # Whatever it was, requests at these tables must not wait forever.
            logger.error("tables not read", extra=facts(why=error))
            readings = {}
        for table in behind:
            reading = readings.get(table.stored.id)
            if table.closed:
                continue
            if reading is None:
                table.close()
            else:
                table.catch_up(reading)
