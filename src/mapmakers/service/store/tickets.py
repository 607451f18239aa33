"""Decisions that bots owe, for whichever process has one think first.

A ticket says that a seat of a table owes a decision. It is written with the change that made the
decision due, and stays until somebody has seen to it. Whoever takes it locks its row: when that
process ends, in whatever way, the row is free again, and another takes it.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.schema import bot_tickets

_TAKE = (
    select(bot_tickets.c.table_id, bot_tickets.c.seat, bot_tickets.c.version)
    .order_by(bot_tickets.c.since)
    .limit(1)
    .with_for_update(skip_locked=True)
)


@dataclass(frozen=True, slots=True)
class Ticket:
    table_id: str
    seat: int
    version: int
    _connection: AsyncConnection

    async def done(self) -> None:
        """The seat owes this decision no more."""
        await self._connection.execute(
            delete(bot_tickets).where(
                bot_tickets.c.table_id == self.table_id,
                bot_tickets.c.seat == self.seat,
                bot_tickets.c.version == self.version,
            )
        )


class TicketStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[Ticket | None]:
        """The oldest ticket that nobody has; nobody else gets it meanwhile."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(_TAKE)).one_or_none()
            yield None if row is None else Ticket(*row, connection)
