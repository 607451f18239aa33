"""Who is at which table in the other processes.

Every process announces arrivals and departures as they happen, and every few seconds everybody who
is present. Guests who are not announced for a while count as gone, as do those of a process that
was killed. Nothing is stored.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence

from sqlalchemy.exc import SQLAlchemyError

from mapmakers.service.clock import Moment
from mapmakers.service.operations.logs import facts
from mapmakers.service.store.notices import Notice
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.session import TableSession

logger = logging.getLogger(__name__)

ANNOUNCE_EVERY = 0.25
"""Seconds in which arrivals and departures are announced together."""
ANNOUNCE_ALL_EVERY = 40
"""Every this many announcements cover everybody."""
FORGOTTEN_AFTER = 25.0
"""Seconds."""
MOST_LEFT = 5_000
"""Tables for which departures are remembered."""


class Presence:
    def __init__(self, tables: Tables, on_arrival: Callable[[str], None]) -> None:
        """`on_arrival` is called when somebody came to a table in another process."""
        self._tables = tables
        self._on_arrival = on_arrival
        self._moved: set[str] = set()
        """Tables here that have to be announced."""
        self._announced: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        """By table and process: who is present, and when that was announced."""
        self._left: OrderedDict[str, dict[str, Moment]] = OrderedDict()
        """By table and guest: when somebody left in another process."""

    def moved(self, table: TableSession) -> None:
        """Somebody came to a table of this process, or left."""
        self._moved.add(table.stored.id)

    def elsewhere(self, table_id: str) -> frozenset[str]:
        """The guests who are at the table in another process."""
        by_process = self._announced.get(table_id, {})
        return frozenset().union(*(guests for guests, _ in by_process.values()))

    def receive(self, notice: Notice) -> None:
        now = time.monotonic()
        for table_id, guests in notice.here.items():
            before = self.elsewhere(table_id)
            by_process = self._announced.setdefault(table_id, {})
            by_process[notice.by] = frozenset(guests), now
            self._changed(table_id, before)

    async def run(self) -> None:
        """Announce changes to the others, forever."""
        looks = 0
        while True:
            await asyncio.sleep(ANNOUNCE_EVERY)
            looks += 1
            if looks % ANNOUNCE_ALL_EVERY == 0:
                self._moved.update(
                    table.stored.id for table in self._tables.live if table.listeners
                )
                self._forget_the_silent()
            moved, self._moved = self._moved, set()
            if not moved:
                continue
            try:
                await self._tables.store.notify_others(here=self._here(moved))
            except SQLAlchemyError as error:
                logger.warning("presence not announced", extra=facts(why=error))
                self._moved |= moved

    def _here(self, table_ids: Iterable[str]) -> Mapping[str, Sequence[str]]:
        here: dict[str, list[str]] = {}
        for table_id in table_ids:
            table = self._tables.in_memory(table_id)
            listeners = table.listeners if table is not None else ()
            here[table_id] = sorted({one.guest_id for one in listeners if one.guest_id})
        return here

    def _forget_the_silent(self) -> None:
        silent = time.monotonic() - FORGOTTEN_AFTER
        for table_id, by_process in list(self._announced.items()):
            were = self.elsewhere(table_id)
            self._announced[table_id] = {
                by: what for by, what in by_process.items() if what[1] >= silent
            }
            self._changed(table_id, were)

    def _changed(self, table_id: str, before: frozenset[str]) -> None:
        """Somebody may have come or left in another process."""
        guests = self.elsewhere(table_id)
        if not guests:
            del self._announced[table_id]
        if guests == before:
            return
        if guests - before:
            self._on_arrival(table_id)
        table = self._tables.in_memory(table_id)
        if table is not None:
            table.are_elsewhere(guests)
            return
        # Otherwise nobody here would know since when they are away.
        now = self._tables.clock()
        self._left.setdefault(table_id, {}).update(dict.fromkeys(before - guests, now))
        if len(self._left) > MOST_LEFT:
            self._left.popitem(last=False)

    def loaded(self, table: TableSession) -> None:
        """A table was loaded."""
        table.elsewhere = self.elsewhere(table.stored.id)
        table.seen.update(self._left.pop(table.stored.id, {}))
