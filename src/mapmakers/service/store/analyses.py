"""Analyses of finished matches, and the progress of those being computed."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.store.schema import analyses
from mapmakers.service.store.writer import Writer

LOST_AFTER = 30_000
"""Milliseconds without progress after which an analysis counts as abandoned by its process."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    version: int
    done: int
    total: int
    at: Moment
    result: str | None


class AnalysisStore:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def get(self, table_id: str, version: int) -> StoredAnalysis | None:
        """The analysis of a table's match: complete, or in progress."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(
                    analyses.c.version,
                    analyses.c.done,
                    analyses.c.total,
                    analyses.c.at,
                    analyses.c.result,
                ).where(analyses.c.table_id == table_id, analyses.c.version == version)
            )
            row = found.one_or_none()
        if row is None:
            return None
        stored = StoredAnalysis(*row)
        return None if stored.result is None and stored.at < self._lost() else stored

    async def begin(self, table_id: str, version: int) -> bool:
        """Claim an analysis; False if another process has claimed it first."""

        def write(connection: Connection) -> bool:
            outdated = or_(
                analyses.c.version != version,
                analyses.c.result.is_(None) & (analyses.c.at < self._lost()),
            )
            connection.execute(delete(analyses).where(analyses.c.table_id == table_id, outdated))
            row = {"table_id": table_id, "version": version, "done": 0, "total": 0}
            try:
                with connection.begin_nested():
                    connection.execute(insert(analyses).values(**row, at=self._clock()))
            except IntegrityError:
                return False
            return True

        return await self._writer.do(write)

    async def go_on(self, table_id: str, done: int, total: int, result: str | None = None) -> None:
        """Store the progress, or the result."""
        values = {"done": done, "total": total, "at": self._clock(), "result": result}

        def write(connection: Connection) -> None:
            connection.execute(
                update(analyses)
                .where(analyses.c.table_id == table_id, analyses.c.result.is_(None))
                .values(values)
            )

        await self._writer.do(write)

    async def give_up(self, table_id: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(
                delete(analyses).where(analyses.c.table_id == table_id, analyses.c.result.is_(None))
            )

        await self._writer.do(write)

    def _lost(self) -> Moment:
        return self._clock() - LOST_AFTER
