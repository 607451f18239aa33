"""Seats that bots decide for: their own, and those of people who are away."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from time import perf_counter
from typing import Any

from mapmakers.engine.core import FastChance
from mapmakers.service.clock import Clock
from mapmakers.service.errors import ApiError
from mapmakers.service.logs import facts, mark_of
from mapmakers.service.metrics import BOT as BY_BOT
from mapmakers.service.metrics import Metrics
from mapmakers.service.store.tables import BOT, PERSON, PLAYING, Seat
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import STANDARD_BOT, Seating
from mapmakers.service.tables.table import Command, LiveTable
from mapmakers.service.thinking import BotFailed, BotPool, payload

logger = logging.getLogger(__name__)

SIMPLE_BOT = "random"
LOOK_EVERY = 1.0
"""Seconds between two looks for people who are away."""
LOOK_WIDE_EVERY = 30
"""Looks between two that also take in tables that are not in memory."""


class Minding:
    def __init__(
        self, tables: Tables, seating: Seating, pool: BotPool, clock: Clock, metrics: Metrics
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._pool = pool
        self._clock = clock
        self._metrics = metrics
        self._opened_at = clock()
        self._thinking: set[tuple[LiveTable, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_settled = self.look_at

    async def open(self) -> None:
        """Go on where the last process stopped; however much that is, the doors open first."""
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

    def look_at(self, table: LiveTable) -> None:
        """Have a bot think for every seat that owes a decision and has one."""
        played = table.played
        if played is None or table.stored.status != PLAYING or table.gone:
            return
        for number in played.match.state.waiting:
            if _has_bot(table.stored.seats[number]) and (table, number) not in self._thinking:
                self._thinking.add((table, number))
                self._spawn(self._decide(table, number))

    async def _decide(self, table: LiveTable, number: int) -> None:
        try:
            while (move := await self._move(table, number)) is not None:
                begun = perf_counter()
                refusal = await _submitted(table, number, move)
                if refusal is None:
                    self._metrics.kept(table.stored.game, BY_BOT, perf_counter() - begun)
                simple = table.stored.seats[number].bot == SIMPLE_BOT
                if refusal is None or simple or not _owes(table, number):
                    break
                await self._replace(table, number, "nonsense")
        finally:
            self._thinking.discard((table, number))
        # The seat may owe its next decision already: it was passed over while this one was made.
        self.look_at(table)

    async def _move(self, table: LiveTable, number: int) -> str | None:
        """What the seat's bot wants; None where nothing is owed any more."""

        def question() -> bytes | None:
            seat = table.stored.seats[number]
            if not _owes(table, number) or table.played is None:
                return None
            state = table.played.match.state
            return payload(table.stored.game, seat.bot or STANDARD_BOT, state, number)

        while True:
            try:
                with self._metrics.thought.time():
                    move = await self._pool.choose(question)
            except BotFailed as failure:
                if table.stored.seats[number].bot == SIMPLE_BOT:
                    return self._any_move(table, number)
                await self._replace(table, number, str(failure))
            else:
                return move if _owes(table, number) else None

    def _any_move(self, table: LiveTable, number: int) -> str | None:
        """Where no worker runs at all, the match goes on nevertheless."""
        if not _owes(table, number) or table.played is None:
            return None
        chance = FastChance(self._clock())
        return str(table.played.match.state.legal(number).sample(chance))

    async def _replace(self, table: LiveTable, number: int, why: str) -> None:
        """Put the simple bot in the place of one that failed, for good, and say so."""
        async with table.lock:
            seat = table.stored.seats[number]
            failed = seat.bot or STANDARD_BOT
            self._metrics.bot_failed(why)
            logger.warning("bot failed", extra=facts(bot=failed, why=why, table=_mark(table)))
            note = f"bot-{why}:{failed}"
            await self._seating.note(table, replace(seat, bot=SIMPLE_BOT, note=note), note)

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
            except ApiError as trouble:
                logger.error("could not look for people who are away", extra=facts(why=trouble))

    async def _look_wide(self) -> None:
        """Bring in tables where nobody was for too long since this process began."""
        now = self._clock()
        for table_id in await self._tables.store.tables.overdue(now):
            await self._tables.get(table_id)

    async def mind_leavers(self, table: LiveTable) -> None:
        """Give the seats of people who owe a decision and are away to a bot."""
        patience, played = table.stored.leaver_seconds, table.played
        if patience is None or table.stored.status != PLAYING or played is None:
            return
        since, now = table.stored.since or 0, self._clock()
        for number in played.match.state.waiting:
            seat = table.stored.seats[number]
            if seat.kind != PERSON or seat.minded or table.is_online(seat):
                continue
            seen = table.seen.get(seat.guest_id or "", 0)
            if now - max(seen, since, self._opened_at) >= patience * 1000:
                async with table.lock:
                    away = replace(table.stored.seats[number], minded=True, note="away")
                    await self._seating.note(table, away, "away")
        self.look_at(table)

    async def welcome_back(self, table: LiveTable, guest_id: str | None) -> None:
        """A sign of life: what a bot minds for the guest is theirs again."""
        if guest_id is None:
            return
        table.seen[guest_id] = self._clock()
        for number in table.held_by(guest_id):
            if table.stored.seats[number].minded:
                await self.give_back(table, number)

    def greet(self, table: LiveTable, guest_id: str) -> None:
        """As `welcome_back`, without waiting for it."""
        table.seen[guest_id] = self._clock()
        seats = table.stored.seats
        if any(seats[number].minded for number in table.held_by(guest_id)):
            self._spawn(self.welcome_back(table, guest_id))

    async def give_back(self, table: LiveTable, number: int) -> None:
        async with table.lock:
            seat = table.stored.seats[number]
            if seat.minded:
                back = replace(seat, minded=False, note=None, bot=None)
                await self._seating.note(table, back, "back")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("minding a table failed", exc_info=error)


def _mark(table: LiveTable) -> str:
    return mark_of(table.stored.id)


def _has_bot(seat: Seat) -> bool:
    return seat.kind == BOT or seat.minded


def _owes(table: LiveTable, number: int) -> bool:
    """Whether a bot still has to decide for the seat."""
    return (
        not table.gone
        and table.played is not None
        and table.stored.status == PLAYING
        and number in table.played.match.state.waiting
        and _has_bot(table.stored.seats[number])
    )


async def _submitted(table: LiveTable, number: int, move: str) -> ApiError | None:
    told: asyncio.Future[int | ApiError] = asyncio.get_running_loop().create_future()

    def tell(answer: int | ApiError) -> None:
        if not told.done():
            told.set_result(answer)

    table.submit(Command(number, move, None, tell))
    answer = await told
    return answer if isinstance(answer, ApiError) else None
