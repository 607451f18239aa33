"""The store of matches: each is a header and an append-only list of lines, as in its record."""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.database import WRITES, open_database
from mapmakers.service.schema import match_lines, matches


class NoSuchMatch(LookupError):
    """There is no match with this id."""


class Overtaken(Exception):
    """Somebody else wrote in between: read again from the last line you know, and try again."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the last line is number {last}")
        self.last = last


@dataclass(frozen=True, slots=True)
class StoredMatch:
    id: str
    game: str
    rules: int
    header: str
    created_at: datetime
    finished_at: datetime | None


def now_utc() -> datetime:
    return datetime.now(UTC)


class Store:
    def __init__(self, engine: AsyncEngine, clock: Callable[[], datetime] = now_utc) -> None:
        self._engine = engine
        self._clock = clock

    @classmethod
    @asynccontextmanager
    async def open(
        cls, address: str, clock: Callable[[], datetime] = now_utc
    ) -> AsyncIterator["Store"]:
        async with open_database(address) as engine:
            yield cls(engine, clock)

    @property
    def kind(self) -> str:
        """The kind of database: sqlite."""
        return self._engine.dialect.name

    async def answer(self) -> None:
        """Ask the database the least there is; raises when it does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def create_match(self, *, game: str, rules: int, header: str) -> str:
        """Keep a new match and return its id, which cannot be guessed."""
        match_id = secrets.token_urlsafe(12)
        async with self._writing() as connection:
            await connection.execute(
                insert(matches).values(
                    id=match_id, game=game, rules=rules, header=header, created_at=self._clock()
                )
            )
        return match_id

    async def match(self, match_id: str) -> StoredMatch:
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(matches).where(matches.c.id == match_id))
            ).one_or_none()
        if row is None:
            raise NoSuchMatch(match_id)
        return StoredMatch(**row._asdict())

    async def append_lines(
        self, match_id: str, lines: Sequence[str], *, after: int, finished: bool = False
    ) -> int:
        """Write lines after the one numbered `after` (0: from the start); return the last number.

        All of them are kept, durably, or none: Overtaken when the match is already longer.
        """
        async with self._writing() as connection:
            await self._check_exists(connection, match_id)
            last = await self._last_number(connection, match_id)
            if last != after:
                raise Overtaken(last)
            rows = [
                {"match_id": match_id, "number": number, "text": line}
                for number, line in enumerate(lines, after + 1)
            ]
            if rows:
                await connection.execute(insert(match_lines), rows)
            if finished:
                await connection.execute(
                    update(matches)
                    .where(matches.c.id == match_id)
                    .values(finished_at=self._clock())
                )
        return after + len(rows)

    async def read_lines(self, match_id: str, *, after: int = 0) -> list[str]:
        """The lines that follow the one numbered `after`, in order."""
        async with self._engine.connect() as connection:
            await self._check_exists(connection, match_id)
            found = await connection.execute(
                select(match_lines.c.text)
                .where(match_lines.c.match_id == match_id, match_lines.c.number > after)
                .order_by(match_lines.c.number)
            )
            return list(found.scalars())

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            await connection.execution_options(**WRITES)
            async with connection.begin():
                yield connection

    async def _check_exists(self, connection: AsyncConnection, match_id: str) -> None:
        found = await connection.execute(select(matches.c.id).where(matches.c.id == match_id))
        if found.one_or_none() is None:
            raise NoSuchMatch(match_id)

    async def _last_number(self, connection: AsyncConnection, match_id: str) -> int:
        found = await connection.execute(
            select(func.coalesce(func.max(match_lines.c.number), 0)).where(
                match_lines.c.match_id == match_id
            )
        )
        return int(found.scalar_one())
