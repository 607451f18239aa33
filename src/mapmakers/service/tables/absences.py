"""Absent people: a bot takes over their seats after a while, until they are back.

This happens only if somebody is waiting for their decision; a match that all have left waits for
them.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from mapmakers.service.clock import Clock
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts
from mapmakers.service.store.tables import PERSON, PLAYING
from mapmakers.service.tables.attendance import has_company
from mapmakers.service.tables.live_match import TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating
from mapmakers.service.tables.session import TableSession

logger = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two checks for absent people."""
LOOK_WIDE_EVERY = 30
"""Every this many checks also cover tables that are not in memory."""


class Absences:
    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        clock: Clock,
        on_return: Callable[[TableSession], None],
    ) -> None:
        """`on_return` is called when somebody is at a table whose bots may have waited for that."""
        self._tables = tables
        self._seating = seating
        self._clock = clock
        self._on_return = on_return
        self._opened_at = clock()
        self._returning: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Check for absent people, forever."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            looks += 1
            try:
                if looks % LOOK_WIDE_EVERY == 0:
                    await self._look_wide()
                for table in self._tables.live:
                    await self.mind_leavers(table)
            except ApiError as trouble:
                logger.error("could not check for absent people", extra=facts(why=trouble))

    async def _look_wide(self) -> None:
        """Load tables where nobody was for too long since this process started."""
        for table_id in await self._tables.store.tables.overdue(self._clock()):
            await self._tables.get(table_id)

    async def mind_leavers(self, table: TableSession) -> None:
        """Let a bot take over for people who have a decision to make and are away."""
        if table.stored.leaver_seconds is None or table.played is None:
            return
        for number in table.stored.waiting:
            if self._is_away(table, number):
                await self._mind(table, number)

    def _is_away(self, table: TableSession, number: int) -> bool:
        """Whether the seat's owner has been away for too long with a decision to make."""
        stored = table.stored
        seat, patience = stored.seats[number], stored.leaver_seconds
        if stored.status != PLAYING or seat.kind != PERSON or patience is None:
            return False
        if seat.minded or number not in stored.waiting or table.is_online(seat):
            return False
        now, seen = self._clock(), table.seen.get(seat.guest_id or "", 0)
        if now - max(seen, stored.since or 0, self._opened_at) < patience * 1000:
            return False
        # If nobody is left, nobody is waiting for the decision.
        return has_company(table, now)

    async def _mind(self, table: TableSession, number: int) -> None:
        def propose() -> TableChange | None:
            if not self._is_away(table, number):
                return None
            away = replace(table.stored.seats[number], minded=True, note="away")
            return self._seating.with_seats(table, away, note="away")

        await table.change(propose)

    async def welcome_back(self, table: TableSession, guest_id: str | None) -> None:
        """The guest is active: seats that a bot took over are theirs again."""
        if guest_id is None:
            return
        if table.saw(guest_id):
            await self._give_all_back(table, guest_id)
        self._on_return(table)

    def welcome_back_soon(self, table: TableSession, guest_id: str) -> None:
        """Like `welcome_back`, without waiting for it."""
        task = asyncio.create_task(self._give_all_back(table, guest_id))
        self._returning.add(task)
        task.add_done_callback(self._returned)

    def _returned(self, task: asyncio.Task[None]) -> None:
        self._returning.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("seat not given back", extra=facts(why=error))

    async def _give_all_back(self, table: TableSession, guest_id: str) -> None:
        for number in table.held_by(guest_id):
            if table.stored.seats[number].minded:
                await self.give_back(table, number)

    async def give_back(self, table: TableSession, number: int) -> None:
        """Give the seat back to its owner."""

        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if not seat.minded:
                return None
            back = replace(seat, minded=False, note=None, bot=None)
            return self._seating.with_seats(table, back, note="back")

        await table.change(propose)

    async def close(self) -> None:
        for task in list(self._returning):
            task.cancel()
        await asyncio.gather(*self._returning, return_exceptions=True)
