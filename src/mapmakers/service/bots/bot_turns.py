"""The turns of bots: every pending decision becomes a job for the workers, and then a move.

Where decisions are found depends on the database (due_decisions.py). All of them wait in the
scheduler of the workers, together with hints.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from time import perf_counter
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from mapmakers.engine.core import FastChance
from mapmakers.service.bots import BotFailed, BotPool, Job, Priority, Worker, payload
from mapmakers.service.bots.due_decisions import Claim, DueDecisions
from mapmakers.service.clock import Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.http.guest_addresses import GuestAddresses
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.operations.metrics import BOT as BY_BOT
from mapmakers.service.operations.metrics import Metrics
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.store.tickets import Due
from mapmakers.service.tables.attendance import has_company
from mapmakers.service.tables.live_match import OUTDATED, TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import STANDARD_BOT, Seating
from mapmakers.service.tables.session import TableSession

logger = logging.getLogger(__name__)

SIMPLE_BOT = "random"
LATELY = 60
"""Seconds of inactivity after which somebody no longer watches the table."""
TRY_AGAIN = 1.0
"""Seconds to wait if the database does not answer."""
SHORTEST_PAUSE, LONGEST_PAUSE = 5_000, 600_000
"""Milliseconds for which bots wait for people to come back before the next check."""


class BotTurns:
    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        pool: BotPool,
        decisions: DueDecisions,
        metrics: Metrics,
        think_seconds: float,
        guest_addresses: GuestAddresses,
        is_elsewhere: Callable[[str], object],
    ) -> None:
        """`is_elsewhere` says whether somebody is at a table in another process."""
        self._tables = tables
        self._seating = seating
        self._pool = pool
        self._decisions = decisions
        self._metrics = metrics
        self._think_seconds = think_seconds
        self._guest_addresses = guest_addresses
        self._is_elsewhere = is_elsewhere
        self._jobs: dict[str, dict[Due, Job]] = {}
        """By table: the decisions that are being made or waiting for their turn."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def open(self) -> None:
        """Continue where the last process stopped, in the background."""
        if not self._tables.store.shared:
            self._spawn(self._load_all())
        self._spawn(self._look())

    async def _load_all(self) -> None:
        for table_id in await self._tables.store.tables.with_bots():
            await self._tables.get(table_id)

    async def _look(self) -> None:
        while True:
            try:
                for due in await self._decisions.look():
                    self._see_to(due)
            except (SQLAlchemyError, ApiError) as trouble:
                logger.warning("could not read pending bot decisions", extra=facts(why=trouble))
                await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_at(self, table: TableSession) -> None:
        """Let bots make their pending decisions at the table."""
        for due in self._decisions.at(table):
            self._see_to(due)

    def wake(self) -> None:
        """Bots have pending decisions at a table of any process."""
        self._decisions.wake()

    def hurry(self, table_id: str) -> None:
        """Somebody came to the table: its bots get priority."""
        for job in self._jobs.get(table_id, {}).values():
            self._pool.hurry(job)

    # One decision

    def _see_to(self, due: Due) -> None:
        if self._closed:
            return
        jobs = self._jobs.setdefault(due.table_id, {})
        if due not in jobs:
            priority = Priority.DECISION if self._is_watched(due.table_id) else Priority.UNWATCHED
            jobs[due] = job = Job(priority, self._guest_addresses.owner(due.host_id))
            self._spawn(self._work_on(due, job))

    def _is_watched(self, table_id: str) -> bool:
        """Whether somebody may be waiting for the bots at the table."""
        if self._is_elsewhere(table_id):
            return True
        table = self._tables.in_memory(table_id)
        if table is None:
            return False
        lately = self._tables.clock() - LATELY * 1000
        return bool(table.listeners or table.elsewhere) or any(
            seen >= lately for seen in table.seen.values()
        )

    async def _work_on(self, due: Due, job: Job) -> None:
        seen_to = False
        try:
            async with self._decisions.claim(due) as claim:
                seen_to = await self._decide(due, job, claim)
        except (SQLAlchemyError, ApiError) as trouble:
            logger.warning("bot could not decide", extra=facts(why=trouble))
        finally:
            jobs = self._jobs[due.table_id]
            del jobs[due]
            if not jobs:
                del self._jobs[due.table_id]
        for more in self._decisions.after(due, seen_to):
            self._see_to(more)

    async def _decide(self, due: Due, job: Job, claim: Claim) -> bool:
        """Let the seat's bot decide; returns whether the decision is done."""
        table: TableSession | None = None
        while True:
            async with self._pool.turn(job) as worker:
                # Claimed only now, so that whichever process has a free worker first takes the
                # decision.
                if table is None and (table := await self._claimed(due, claim)) is None:
                    return False
                choice = await self._choose(table, due.seat, worker)
            if choice is None:
                break
            move, since = choice
            begun = perf_counter()
            try:
                await table.decide(due.seat, move, None, since)
            except ApiError as refusal:
                if refusal.code == OUTDATED:
                    continue
                if _bot_of(table, due.seat) == SIMPLE_BOT or not _owes(table, due.seat):
                    return False
                await self._replace(table, due.seat, "nonsense")
            else:
                self._metrics.kept(table.stored.game, BY_BOT, perf_counter() - begun)
                break
        if table.closed:
            return False
        await claim.done()
        return True

    async def _claimed(self, due: Due, claim: Claim) -> TableSession | None:
        """The table, if the decision is ours to make now."""
        if not await claim.take():
            return None
        # The table is at least as new as a ticket: both were written together.
        table = await self._tables.get(due.table_id)
        if (until := self._puts_off(table, due.seat)) is not None:
            await claim.put_off(until)
            return None
        return table

    def _puts_off(self, table: TableSession, number: int) -> Moment | None:
        """Until when the seat's bot waits for people to come back; None if it need not wait. The
        longer they are away, the rarer the checks."""
        now = self._tables.clock()
        if not _owes(table, number) or has_company(table, now):
            return None
        away = (now - table.stored.updated_at) // 2
        return now + min(max(away, SHORTEST_PAUSE), LONGEST_PAUSE)

    async def _choose(
        self, table: TableSession, number: int, worker: Worker
    ) -> tuple[str, int] | None:
        """The bot's answer, and the number of steps it is for; None if no decision is pending any
        more. A bot that fails is replaced, and the simple one is asked."""
        while _owes(table, number) and table.played is not None:
            bot, since, state = _bot_of(table, number), table.played.steps, table.played.match.state
            question = payload(table.stored.game, bot, state, number, self._think_seconds)
            try:
                with self._metrics.thought.time():
                    return await worker.choose(question), since
            except BotFailed as failure:
                if bot != SIMPLE_BOT:
                    await self._replace(table, number, str(failure))
                elif _owes(table, number):
                    # If no worker runs at all, the match continues nevertheless.
                    state = table.played.match.state
                    move = state.legal(number).sample(FastChance(self._tables.clock()))
                    return str(move), table.played.steps
        return None

    async def _replace(self, table: TableSession, number: int, why: str) -> None:
        """Permanently replace a bot that failed by the simple one, and log it."""
        failed = _bot_of(table, number)
        if not table.stored.seats[number].has_bot or failed == SIMPLE_BOT:
            return
        self._metrics.bot_failed(why)
        table_mark = mark_of(table.stored.id)
        logger.warning("bot failed", extra=facts(bot=failed, why=why, table=table_mark))
        note = f"bot-{why}:{failed}"

        def propose() -> TableChange | None:
            seat = table.stored.seats[number]
            if not seat.has_bot or seat.bot == SIMPLE_BOT:
                return None
            return self._seating.with_seats(
                table, replace(seat, bot=SIMPLE_BOT, note=note), note=note
            )

        await table.change(propose)

    async def owed(self, guest_id: str) -> tuple[int, int]:
        """How many decisions of bots are pending at the tables of this guest, and of its
        address."""
        owner = self._guest_addresses.owner(guest_id)
        near = {guest_id, *self._guest_addresses.guests_at(owner.address)}
        return await self._decisions.count(owner, near)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("bots at work failed", exc_info=error)


def _bot_of(table: TableSession, number: int) -> str:
    return table.stored.seats[number].bot or STANDARD_BOT


def _owes(table: TableSession, number: int) -> bool:
    """Whether a bot still has to decide for the seat."""
    return (
        not table.closed
        and table.played is not None
        and table.stored.status == PLAYING
        and number in table.played.match.state.waiting
        and table.stored.seats[number].has_bot
    )
