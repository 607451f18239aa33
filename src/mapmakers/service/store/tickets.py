"""Decisions that bots owe, for whichever process has one think first.

A ticket says that a seat of a table owes a decision. It is written with the change that made the
decision due, and stays until somebody has seen to it. Whoever takes it locks its row: when that
process ends, in whatever way, the row is free again, and another takes it.
"""

from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.schema import bot_tickets, game_tables

OF_EACH_HOST = 16
"""How many tickets of each host are looked at: some of them others may have taken."""

_PLACE = func.row_number().over(
    partition_by=game_tables.c.host_id, order_by=(bot_tickets.c.since, bot_tickets.c.seat)
)
_NUMBERED = (
    select(
        bot_tickets.c.table_id,
        bot_tickets.c.seat,
        bot_tickets.c.version,
        bot_tickets.c.since,
        game_tables.c.host_id,
        _PLACE.label("place"),
    )
    .join(game_tables, game_tables.c.id == bot_tickets.c.table_id)
    .subquery()
)
_FIRST_OF_EACH_HOST = (
    select(
        _NUMBERED.c.table_id,
        _NUMBERED.c.seat,
        _NUMBERED.c.version,
        _NUMBERED.c.host_id,
    )
    .where(_NUMBERED.c.place <= OF_EACH_HOST)
    .order_by(_NUMBERED.c.since, _NUMBERED.c.seat)
)


class Due(NamedTuple):
    """A ticket as everybody sees it, whoever may have taken it."""

    table_id: str
    seat: int
    version: int
    host_id: str


@dataclass(frozen=True, slots=True)
class Ticket:
    """One that nobody else can take."""

    due: Due
    _connection: AsyncConnection

    async def done(self) -> None:
        """The seat owes this decision no more."""
        await self._connection.execute(delete(bot_tickets).where(_is(self.due)))


class TicketStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def taken(
        self, in_turn: Callable[[list[Due]], Iterable[Due]]
    ) -> AsyncIterator[Ticket | None]:
        """The first ticket that nobody has, in the order that is wished for; nobody else gets it
        meanwhile."""
        async with self._engine.begin() as connection:
            rows = await connection.execute(_FIRST_OF_EACH_HOST)
            ticket = None
            for due in in_turn([Due(*row) for row in rows]):
                if await _locked(connection, due):
                    ticket = Ticket(due, connection)
                    break
            yield ticket

    async def count_of(self, hosts: Collection[str]) -> int:
        """How many decisions bots owe at the tables of these hosts."""
        async with self._engine.connect() as connection:
            owed = (
                select(func.count())
                .select_from(bot_tickets)
                .join(game_tables, game_tables.c.id == bot_tickets.c.table_id)
                .where(game_tables.c.host_id.in_(hosts))
            )
            return int((await connection.execute(owed)).scalar_one())


async def _locked(connection: AsyncConnection, due: Due) -> bool:
    """Take the ticket, unless somebody has, or it is no more."""
    wanted = select(bot_tickets.c.seat).where(_is(due)).with_for_update(skip_locked=True)
    return (await connection.execute(wanted)).one_or_none() is not None


def _is(due: Due) -> ColumnElement[bool]:
    return and_(
        bot_tickets.c.table_id == due.table_id,
        bot_tickets.c.seat == due.seat,
        bot_tickets.c.version == due.version,
    )
