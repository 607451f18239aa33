"""Analyses of finished matches, one decision after the other.

A decision may take a worker many seconds and cannot be interrupted. So analyses have a worker of
their own, which runs at low priority.
"""

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
from mapmakers.service.schemas.play import Hint, MoveFaults
from mapmakers.service.serialisation import to_json
from mapmakers.service.store.analyses import AnalysisStore, StoredAnalysis
from mapmakers.service.tables.payloads import turn_payload

logger = logging.getLogger(__name__)

REPORT_EVERY = 0.5
"""Seconds between two reports of progress."""
MOST_WAITING = 100
"""Matches that may wait for their turn in this process."""
MOST_WEIGHED = 8
"""Matches that are analysed in turn; the others wait."""
LAST = 19
"""The niceness of the worker: the maximum."""
PATIENCE = 120.0
"""Seconds for one answer, generous for a busy machine."""
MOST_FAILURES = 5
"""Failed answers after which a match is given up."""


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
        """Start the analysis of a match for a guest, unless it is running."""
        if len(self._tasks) >= MOST_WAITING:
            raise ApiError(503, "busy", "Many matches are waiting to be analysed; try again later.")
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
        reporting = asyncio.create_task(job.report_progress())
        try:
            async with self._some_at_a_time:
                result = await job.run()
            reporting.cancel()
            await asyncio.gather(reporting, return_exceptions=True)
            await self._store.go_on(table_id, job.total, job.total, result)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("analysis failed", extra=facts(table=mark_of(table_id)))
            reporting.cancel()
            await asyncio.gather(reporting, return_exceptions=True)
            await self._store.give_up(table_id)
        finally:
            reporting.cancel()


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

    async def report_progress(self) -> None:
        """Report the progress repeatedly."""
        while True:
            await asyncio.sleep(REPORT_EVERY)
            await self._store.go_on(self._table_id, self.done, self.total)

    async def run(self) -> str:
        """The result, as JSON."""
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
        return await asyncio.to_thread(analysis_json, self._match, study.result())


def analysis_json(match: Match[Any], analysis: Analysis) -> str:
    """The result as it is sent: costly decisions or turns with their effects, and those of the
    better ones."""
    wanted = {costly.step for seat in analysis.seats for costly in seat.costliest}
    before = {step: state.copy() for step, state in enumerate(match.states(), 1) if step in wanted}
    game = match.game.name

    def told(seat: int, step: int, moves: Sequence[str]) -> Hint | MoveFaults:
        return turn_payload(game, before[step], seat, moves)

    seats = [
        schemas.SeatAnalysis(
            seat.seat,
            seat.points,
            [
                schemas.CostlyDecision(
                    step=costly.step,
                    last=costly.last or costly.step,
                    made=told(seat.seat, costly.step, (costly.move, *costly.then)),
                    better=told(seat.seat, costly.step, (costly.better, *costly.better_then)),
                    cost=costly.cost,
                    margin=costly.margin,
                )
                for costly in seat.costliest
            ],
        )
        for seat in analysis.seats
    ]
    return to_json(schemas.Analysis(analysis.steps, seats)).decode()
