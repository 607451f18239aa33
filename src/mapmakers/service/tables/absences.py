"""Absent people: after a while a bot takes over their seats until they are back, or the others are
asked what to do without them.

This happens only if somebody is waiting for their decision; a match that all have left waits for
them. Which seats are overdue is part of the committed table, so that all processes ask the same
question, and one answer decides it.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.logs import facts
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import ABANDONED, ASK, PERSON, PLAYING, Seat
from mapmakers.service.tables.attendance import has_company
from mapmakers.service.tables.live_match import TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating, seat_numbered
from mapmakers.service.tables.session import TableSession

logger = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two checks for absent people."""
LOOK_WIDE_EVERY = 30
"""Every this many checks also cover tables that are not in memory."""
WAITED = "waited"
"""The note of a seat for which the others have chosen to wait."""

Answer = Literal["bot", "wait", "end"]


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
        """Let a bot take over for people who have a decision to make and are away, or ask the
        others about them."""
        if table.stored.leaver_seconds is None or table.played is None:
            return
        for number in table.stored.waiting:
            if self._missed_since(table, number) is not None:
                await (self._ask if table.stored.absence == ASK else self._mind)(table, number)
        for seat in table.stored.seats:
            if self._is_settled(table, seat):
                await self._ask_no_more(table, seat.number)

    def _missed_since(self, table: TableSession, number: int) -> Moment | None:
        """Since when the others have waited for the seat's owner, who is away, if it is time to do
        something about it."""
        stored = table.stored
        seat, patience = stored.seats[number], stored.leaver_seconds
        if stored.status != PLAYING or seat.kind != PERSON or patience is None:
            return None
        if number not in stored.waiting or table.is_online(seat):
            return None
        if seat.minded or seat.overdue_since is not None:
            return None
        now, seen = self._clock(), table.seen.get(seat.guest_id or "", 0)
        since = max(seen, stored.since or 0, self._opened_at)
        if now - max(since, _waited_at(table, number)) < patience * 1000:
            return None
        # If nobody is left, nobody is waiting for the decision.
        return since if has_company(table, now) else None

    async def _mind(self, table: TableSession, number: int) -> None:
        def propose() -> TableChange | None:
            if self._missed_since(table, number) is None:
                return None
            away = replace(table.stored.seats[number], minded=True, note="away")
            return self._seating.with_seats(table, away, note="away")

        await table.change(propose)

    async def _ask(self, table: TableSession, number: int) -> None:
        """Ask the others what to do without the seat's owner."""

        def propose() -> TableChange | None:
            since = self._missed_since(table, number)
            if since is None:
                return None
            seat = replace(table.stored.seats[number], overdue_since=since)
            return self._seating.with_seats(table, seat)

        await table.change(propose)

    def _is_settled(self, table: TableSession, seat: Seat) -> bool:
        """Whether the others need not be asked about the seat any more: its owner is back, or the
        decision that was overdue is not due any more."""
        stored, since = table.stored, seat.overdue_since
        if since is None or stored.status != PLAYING:
            return False
        due = seat.number in stored.waiting and (stored.since or 0) <= since
        return not due or seat.minded or table.is_online(seat)

    async def _ask_no_more(self, table: TableSession, number: int) -> None:
        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if not self._is_settled(table, seat):
                return None
            return self._seating.with_seats(table, replace(seat, overdue_since=None))

        await table.change(propose)

    async def answer(self, table: TableSession, guest: Guest, number: int, answer: Answer) -> None:
        """Somebody at the table decides what happens without the seat's owner."""
        if table.stored.host_id != guest.id and not table.held_by(guest.id):
            raise ApiError(403, "not-your-seat", "Only people at the table are asked.")
        await self.welcome_back(table, guest.id)

        def propose() -> TableChange:
            stored, seat = table.stored, seat_numbered(table, number)
            if stored.status != PLAYING:
                raise ApiError(409, "not-playing", "No match is being played at this table.")
            if number not in dict(stored.overdue) or table.is_online(seat):
                raise ApiError(409, "not-overdue", "Nobody is asked about this seat now.")
            settled = replace(seat, overdue_since=None)
            if answer == "wait":
                return self._seating.with_seats(table, settled, note=WAITED)
            if answer == "bot":
                away = replace(settled, minded=True, note="away")
                return self._seating.with_seats(table, away, note="away")
            change = self._seating.with_seats(table, replace(settled, note="away"), note="ended")
            return replace(change, table=replace(change.table, status=ABANDONED))

        await table.change(propose)

    async def welcome_back(self, table: TableSession, guest_id: str | None) -> None:
        """The guest is active: seats that a bot took over are theirs again, and nobody is asked
        about them."""
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
            seat = table.stored.seats[number]
            if seat.minded or seat.overdue_since is not None:
                await self.give_back(table, number)

    async def give_back(self, table: TableSession, number: int) -> None:
        """Give the seat back to its owner."""

        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if seat.minded:
                back = replace(seat, minded=False, note=None, bot=None, overdue_since=None)
                return self._seating.with_seats(table, back, note="back")
            if seat.overdue_since is not None:
                return self._seating.with_seats(table, replace(seat, overdue_since=None))
            return None

        await table.change(propose)

    async def close(self) -> None:
        for task in list(self._returning):
            task.cancel()
        await asyncio.gather(*self._returning, return_exceptions=True)


def _waited_at(table: TableSession, number: int) -> Moment:
    """When the others last chose to wait for the seat's owner."""
    waited = (one.at for one in reversed(table.notes) if one.seat == number and one.note == WAITED)
    return next(waited, 0)
