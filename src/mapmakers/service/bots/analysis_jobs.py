"""Matches that are over, weighed as bots think, one decision after the other.

A decision may take a worker many seconds, and cannot be put off once begun. So this is done in a
worker of its own, which stands back behind those that people wait for."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from mapmakers.bots.analysis import VERSION, Analysis, Study
from mapmakers.engine.core import Match
from mapmakers.service.bots import (
    BotFailed,
    BotPool,
    Bounds,
    EvaluationRequest,
    Job,
    Owner,
    Priority,
)
from mapmakers.service.errors import ApiError
from mapmakers.service.http.work_caps import ANALYSES_AT_ONCE, AtOnce
from mapmakers.service.operations.logs import facts, mark_of
from mapmakers.service.schemas import analysis as schemas
from mapmakers.service.serialisation import to_json
from mapmakers.service.store.analyses import AnalysisStore, StoredAnalysis
from mapmakers.service.tables.payloads import effect_payload

logger = logging.getLogger(__name__)

TELL_EVERY = 0.5
"""Seconds between two words on how far one is."""
MOST_WAITING = 100
"""Matches that wait for their turn in this process."""
MOST_WEIGHED = 8
"""Matches whose decisions are weighed in turn; the others wait."""
LAST = 19
"""How far the worker stands back: as far as there is."""
PATIENCE = 120.0
"""Seconds for one answer; a busy machine may be slow, but not that slow."""
MOST_FAILURES = 5
"""Answers that may fail to come before a match is given up."""


class AnalysisJobs:
    def __init__(self, store: AnalysisStore, worker: Sequence[str], at_once: AtOnce) -> None:
        self._store = store
        self.pool = BotPool(worker, 1, Bounds(PATIENCE, nice=LAST))
        self._at_once = at_once
        self._some_at_a_time = asyncio.Semaphore(MOST_WEIGHED)
        self._tasks: set[asyncio.Task[None]] = set()

    async def stored(self, table_id: str) -> StoredAnalysis | None:
        return await self._store.get(table_id, VERSION)

    async def begin(self, table_id: str, match: Match[Any], owner: Owner) -> None:
        """Have the match weighed for somebody, unless it is already."""
        if len(self._tasks) >= MOST_WAITING:
            raise ApiError(503, "busy", "Many matches wait to be looked at; try again later.")
        over = self._at_once.begin(ANALYSES_AT_ONCE, owner)
        try:
            if not await self._store.begin(table_id, VERSION):
                over()
                return
        except BaseException:
            over()
            raise
        task = asyncio.create_task(self._work(table_id, match, owner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: over())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    async def _work(self, table_id: str, match: Match[Any], owner: Owner) -> None:
        job = _Job(table_id, match, self._store, self.pool, owner)
        telling = asyncio.create_task(job.tell())
        try:
            async with self._some_at_a_time:
                result = await job.run()
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            await self._store.go_on(table_id, job.total, job.total, result)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("match not weighed", extra=facts(table=mark_of(table_id)))
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            await self._store.give_up(table_id)
        finally:
            telling.cancel()


class _Job:
    def __init__(
        self,
        table_id: str,
        match: Match[Any],
        store: AnalysisStore,
        pool: BotPool,
        owner: Owner,
    ) -> None:
        self._table_id = table_id
        self._match = match
        self._store = store
        self._pool = pool
        self._owner = owner
        self.done = 0
        self.total = 0

    async def tell(self) -> None:
        """Say how far it is, again and again."""
        while True:
            await asyncio.sleep(TELL_EVERY)
            await self._store.go_on(self._table_id, self.done, self.total)

    async def run(self) -> str:
        """What was found, as JSON."""
        study = await asyncio.to_thread(Study, self._match)
        self.total = study.total
        game, failures = self._match.game.name, 0
        for question in study.questions():
            asked = EvaluationRequest.of(game, question)
            try:
                job = Job(Priority.ANALYSIS, self._owner)
                answer = await self._pool.ask(asked.asked(), job)
            except BotFailed:
                failures += 1
                if failures > MOST_FAILURES:
                    raise
            else:
                study.answer(question, EvaluationRequest.read(answer))
            self.done += 1
        return await asyncio.to_thread(told, self._match, study.result())


def told(match: Match[Any], analysis: Analysis) -> str:
    """As it is sent: costly decisions with what they changed, and what the better ones would."""
    wanted = {costly.step for seat in analysis.seats for costly in seat.costliest}
    before = {step: state.copy() for step, state in enumerate(match.states(), 1) if step in wanted}
    game = match.game.name
    seats = [
        schemas.SeatAnalysis(
            seat.seat,
            seat.points,
            [
                schemas.CostlyDecision(
                    step=costly.step,
                    made=effect_payload(game, before[costly.step], seat.seat, costly.move),
                    better=effect_payload(game, before[costly.step], seat.seat, costly.better),
                    cost=costly.cost,
                    margin=costly.margin,
                )
                for costly in seat.costliest
            ],
        )
        for seat in analysis.seats
    ]
    return to_json(schemas.Analysis(analysis.steps, seats)).decode()
