"""Who is at which table in the other processes, as far as they have told.

Every process tells who came and went as it happens, and every few seconds everybody who is there.
Whoever is not told of for a while is taken to be gone, as is everybody of a process that was
killed. Nothing of it is stored.
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

TELL_EVERY = 0.25
"""Seconds in which those who come and go are told of together."""
TELL_ALL_EVERY = 40
"""Tellings between two that are about everybody."""
FORGOTTEN_AFTER = 25.0
"""Seconds."""
MOST_LEFT = 5_000
"""Tables of which it is remembered who has left."""


class Presence:
    def __init__(self, tables: Tables, on_arrival: Callable[[str], None]) -> None:
        """`on_arrival` is called when somebody came to a table in another process."""
        self._tables = tables
        self._on_arrival = on_arrival
        self._moved: set[str] = set()
        """Tables here that the others have to be told of."""
        self._told: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        """By table and process: who is there, and when that was told."""
        self._left: OrderedDict[str, dict[str, Moment]] = OrderedDict()
        """By table and guest: when somebody left that nobody here saw."""

    def moved(self, table: TableSession) -> None:
        """Somebody came to a table of this process, or went."""
        self._moved.add(table.stored.id)

    def elsewhere(self, table_id: str) -> frozenset[str]:
        """The guests who are at the table in another process."""
        told = self._told.get(table_id, {})
        return frozenset().union(*(guests for guests, _ in told.values()))

    def receive(self, notice: Notice) -> None:
        now = time.monotonic()
        for table_id, guests in notice.here.items():
            before = self.elsewhere(table_id)
            told = self._told.setdefault(table_id, {})
            told[notice.by] = frozenset(guests), now
            self._changed(table_id, before)

    async def run(self) -> None:
        """Tell the others, for ever."""
        looks = 0
        while True:
            await asyncio.sleep(TELL_EVERY)
            looks += 1
            if looks % TELL_ALL_EVERY == 0:
                self._moved.update(
                    table.stored.id for table in self._tables.live if table.listeners
                )
                self._forget_the_silent()
            moved, self._moved = self._moved, set()
            if not moved:
                continue
            try:
                await self._tables.store.tell(here=self._here(moved))
            except SQLAlchemyError as error:
                logger.warning("others not told who is here", extra=facts(why=error))
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
        for table_id, told in list(self._told.items()):
            were = self.elsewhere(table_id)
            self._told[table_id] = {by: what for by, what in told.items() if what[1] >= silent}
            self._changed(table_id, were)

    def _changed(self, table_id: str, before: frozenset[str]) -> None:
        """Somebody may have come or gone in another process."""
        guests = self.elsewhere(table_id)
        if not guests:
            del self._told[table_id]
        if guests == before:
            return
        if guests - before:
            self._on_arrival(table_id)
        table = self._tables.in_memory(table_id)
        if table is not None:
            table.are_elsewhere(guests)
            return
        # Nobody here would know otherwise since when they are away.
        now = self._tables.clock()
        self._left.setdefault(table_id, {}).update(dict.fromkeys(before - guests, now))
        if len(self._left) > MOST_LEFT:
            self._left.popitem(last=False)

    def loaded(self, table: TableSession) -> None:
        """A table has come into memory."""
        table.elsewhere = self.elsewhere(table.stored.id)
        table.seen.update(self._left.pop(table.stored.id, {}))
