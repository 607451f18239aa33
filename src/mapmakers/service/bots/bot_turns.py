"""Seats that bots decide for: their own, and those of people who are away."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from time import perf_counter
from typing import Any

from mapmakers.engine.core import FastChance
from mapmakers.service.bots import BotFailed, BotPool, Job, Priority, payload
from mapmakers.service.clock import Clock, Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.http.guest_addresses import GuestAddresses
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.operations.metrics import BOT as BY_BOT
from mapmakers.service.operations.metrics import Metrics
from mapmakers.service.store.tables import PERSON, PLAYING
from mapmakers.service.tables.attendance import has_company
from mapmakers.service.tables.live_match import OUTDATED, TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import STANDARD_BOT, Seating
from mapmakers.service.tables.session import TableSession

logger = logging.getLogger(__name__)

SIMPLE_BOT = "random"
LOOK_EVERY = 1.0
"""Seconds between two looks for people who are away."""
LATELY = 60
"""Seconds after which somebody who gave no sign of life does not look at the table any more."""
LOOK_WIDE_EVERY = 30
"""Looks between two that also take in tables that are not in memory."""
HURRY_EVERY = 5_000
LONGEST_PAUSE = 600_000
"""Milliseconds."""


class BotTurns:
    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        pool: BotPool,
        clock: Clock,
        metrics: Metrics,
        think_seconds: float,
        guest_addresses: GuestAddresses,
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._pool = pool
        self._clock = clock
        self._metrics = metrics
        self._think_seconds = think_seconds
        self._guest_addresses = guest_addresses
        self._opened_at = clock()
        self._thinking: set[tuple[TableSession, int]] = set()
        self._jobs: dict[tuple[TableSession, int], Job] = {}
        """What workers are asked for a seat."""
        self._paused: set[TableSession] = set()
        """Tables whose bots wait for one of the people to come back."""
        self._hurried: dict[TableSession, Moment] = {}
        """Where processes share the database: when their bots were last asked not to wait."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on where the last process stopped; however much that is, the doors open first."""
        if not self._tables.store.shared:
            self._spawn(self._resume())
        self._spawn(self._watch())

    async def _resume(self) -> None:
        for table_id in await self._tables.store.tables.with_bots():
            await self._tables.get(table_id)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Bots at work

    def look_at(self, table: TableSession) -> None:
        """Have a bot think for every seat that owes a decision and has one."""
        if self._tables.store.shared or table.played is None or table.closed:
            return  # where processes share the database there are tickets: see ticket_worker.py
        owed = table.stored.bots_owe
        if owed and not has_company(table, self._clock()):
            self._paused.add(table)
            return
        self._paused.discard(table)
        for number in owed:
            if (table, number) not in self._thinking:
                self._thinking.add((table, number))
                self._spawn(self._decide(table, number))

    async def _decide(self, table: TableSession, number: int) -> None:
        try:
            await self.decide(table, number)
        finally:
            self._thinking.discard((table, number))
        # The seat may owe its next decision already: it was passed over while this one was made.
        self.look_at(table)

    async def decide(self, table: TableSession, number: int) -> bool:
        """Have the seat's bot decide; whether the seat then owes this decision no more."""
        while (choice := await self._move(table, number)) is not None:
            begun = perf_counter()
            move, since = choice
            try:
                await table.decide(number, move, None, since)
            except ApiError as refusal:
                if refusal.code == OUTDATED:
                    continue
                if table.stored.seats[number].bot == SIMPLE_BOT or not _owes(table, number):
                    return False
                await self._replace(table, number, "nonsense")
            else:
                self._metrics.kept(table.stored.game, BY_BOT, perf_counter() - begun)
                return True
        return not table.closed

    async def _move(self, table: TableSession, number: int) -> tuple[str, int] | None:
        """What the seat's bot wants, and after how many steps; None where nothing is owed any
        more."""
        since = 0

        def question() -> bytes | None:
            nonlocal since
            seat = table.stored.seats[number]
            if not _owes(table, number) or table.played is None:
                return None
            since = table.played.steps
            state = table.played.match.state
            bot = seat.bot or STANDARD_BOT
            return payload(table.stored.game, bot, state, number, self._think_seconds)

        while True:
            watched = self.is_watched(table)
            priority = Priority.DECISION if watched else Priority.UNWATCHED
            job = Job(priority, self._guest_addresses.owner(table.stored.host_id))
            self._jobs[table, number] = job
            try:
                with self._metrics.thought.time():
                    move = await self._pool.choose(question, job)
            except BotFailed as failure:
                if table.stored.seats[number].bot == SIMPLE_BOT:
                    return self._any_move(table, number)
                await self._replace(table, number, str(failure))
            else:
                return (move, since) if move is not None and _owes(table, number) else None
            finally:
                self._jobs.pop((table, number), None)

    def is_watched(self, table: TableSession) -> bool:
        """Whether somebody may wait for what bots decide at the table."""
        if table.listeners or table.elsewhere:
            return True
        lately = self._clock() - LATELY * 1000
        return any(seen >= lately for seen in table.seen.values())

    def hurry(self, table: TableSession) -> None:
        """Somebody came to the table: what bots owe there comes first from now on."""
        if table.listeners:
            for number in table.stored.bots_owe:
                if (job := self._jobs.get((table, number))) is not None:
                    self._pool.hurry(job)

    def _any_move(self, table: TableSession, number: int) -> tuple[str, int] | None:
        """Where no worker runs at all, the match goes on nevertheless."""
        if not _owes(table, number) or table.played is None:
            return None
        chance = FastChance(self._clock())
        return str(table.played.match.state.legal(number).sample(chance)), table.played.steps

    async def _replace(self, table: TableSession, number: int, why: str) -> None:
        """Put the simple bot in the place of one that failed, for good, and say so."""
        seat = table.stored.seats[number]
        if not seat.has_bot or seat.bot == SIMPLE_BOT:
            return
        failed = seat.bot or STANDARD_BOT
        self._metrics.bot_failed(why)
        logger.warning("bot failed", extra=facts(bot=failed, why=why, table=_mark(table)))

        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if not seat.has_bot or seat.bot == SIMPLE_BOT:
                return None
            note = f"bot-{why}:{seat.bot or STANDARD_BOT}"
            simple = replace(seat, bot=SIMPLE_BOT, note=note)
            return self._seating.with_seats(table, simple, note=note)

        await table.change(propose)

    # People who are away

    async def _watch(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            looks += 1
            try:
                if looks % LOOK_WIDE_EVERY == 0:
                    await self._look_wide()
                for table in self._tables.live:
                    await self.mind_leavers(table)
                await self._resume_paused()
            except ApiError as trouble:
                logger.error("could not look for people who are away", extra=facts(why=trouble))

    async def _resume_paused(self) -> None:
        """Have bots go on where somebody has come back, in whatever way."""
        if self._tables.store.shared:
            now = self._clock()
            for table in self._tables.live:
                if table.stored.bots_owe and has_company(table, now):
                    await self._hurry_tickets(table, now)
        for table in list(self._paused):
            if self._tables.in_memory(table.stored.id) is table:
                self.look_at(table)
            else:
                self._paused.discard(table)

    async def _hurry_tickets(self, table: TableSession, now: Moment) -> None:
        """Have bots decide that another process may have put off; most often none is."""
        if now - max(table.stored.updated_at, self._hurried.get(table, 0)) >= HURRY_EVERY:
            self._hurried = {one: at for one, at in self._hurried.items() if now - at < HURRY_EVERY}
            self._hurried[table] = now
            await self._tables.store.tickets.hurry(table.stored.id, now)

    def puts_off(self, table: TableSession, number: int) -> Moment | None:
        """Until when the seat's bot waits for people to come back; None where it need not. The
        longer they are away, the more seldom somebody looks."""
        now = self._clock()
        if not _owes(table, number) or has_company(table, now):
            return None
        away = (now - table.stored.updated_at) // 2
        return now + min(max(away, HURRY_EVERY), LONGEST_PAUSE)

    async def _look_wide(self) -> None:
        """Bring in tables where nobody was for too long since this process began."""
        now = self._clock()
        for table_id in await self._tables.store.tables.overdue(now):
            await self._tables.get(table_id)

    async def mind_leavers(self, table: TableSession) -> None:
        """Give the seats of people who owe a decision and are away to a bot."""
        if table.stored.leaver_seconds is None or table.played is None:
            return
        for number in table.stored.waiting:
            if self._is_away(table, number):
                await self._mind(table, number)
        self.look_at(table)

    def _is_away(self, table: TableSession, number: int) -> bool:
        """Whether the seat's owner has owed a decision, and not been there, for too long."""
        stored = table.stored
        seat, patience = stored.seats[number], stored.leaver_seconds
        if stored.status != PLAYING or seat.kind != PERSON or patience is None:
            return False
        if seat.minded or number not in stored.waiting or table.is_online(seat):
            return False
        now, seen = self._clock(), table.seen.get(seat.guest_id or "", 0)
        if now - max(seen, stored.since or 0, self._opened_at) < patience * 1000:
            return False
        # Where nobody is left, nobody waits for the decision.
        return has_company(table, now)

    async def _mind(self, table: TableSession, number: int) -> None:
        def propose() -> TableChange | None:
            if not self._is_away(table, number):
                return None
            away = replace(table.stored.seats[number], minded=True, note="away")
            return self._seating.with_seats(table, away, note="away")

        await table.change(propose)

    async def welcome_back(self, table: TableSession, guest_id: str | None) -> None:
        """A sign of life: what a bot minds for the guest is theirs again."""
        if guest_id is None:
            return
        table.seen[guest_id] = self._clock()
        for number in table.held_by(guest_id):
            if table.stored.seats[number].minded:
                await self.give_back(table, number)
        if table in self._paused:
            self.look_at(table)

    def greet(self, table: TableSession, guest_id: str) -> None:
        """As `welcome_back`, without waiting for it."""
        table.seen[guest_id] = self._clock()
        seats = table.stored.seats
        for number in table.held_by(guest_id):
            if seats[number].minded:
                self._spawn(self.welcome_back(table, guest_id))
                return

    async def give_back(self, table: TableSession, number: int) -> None:
        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if not seat.minded:
                return None
            back = replace(seat, minded=False, note=None, bot=None)
            return self._seating.with_seats(table, back, note="back")

        await table.change(propose)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("minding a table failed", exc_info=error)


def _mark(table: TableSession) -> str:
    return mark_of(table.stored.id)


def _owes(table: TableSession, number: int) -> bool:
    """Whether a bot still has to decide for the seat."""
    return (
        not table.closed
        and table.played is not None
        and table.stored.status == PLAYING
        and number in table.played.match.state.waiting
        and table.stored.seats[number].has_bot
    )
