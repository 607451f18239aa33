"""Pending decisions of bots, for whichever process takes them first.

A ticket says that a bot has to decide for a seat. It is written with the change that made the
decision due, and stays until it is done. A process takes it by locking its row: if the process
ends, the lock is released and another process takes the ticket. If all people have left the match,
the ticket is postponed.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.clock import Moment
from mapmakers.service.store.notices import Notice, notify
from mapmakers.service.store.schema import bot_tickets, game_tables
from mapmakers.service.store.writer import Writer

CLOCKS_DIFFER = 2_000
"""Milliseconds by which the clock of another machine may be ahead."""
OF_EACH_HOST = 16
"""How many tickets of each host are examined, because others may have taken some."""

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
    .where(bot_tickets.c.since <= bindparam("due"))
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
    """A pending decision of a bot."""

    table_id: str
    seat: int
    version: int
    """The version of the table that the ticket was written with."""
    host_id: str


class TicketClaim:
    """A claim on a ticket: the lock of its row."""

    def __init__(self, due: Due, locking: Callable[[], Awaitable[AsyncConnection]]) -> None:
        self._due = due
        self._locking = locking
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        """Lock the ticket; False if it is locked or gone."""
        self._connection = await self._locking()
        wanted = select(bot_tickets.c.seat).where(_is(self._due)).with_for_update(skip_locked=True)
        return (await self._connection.execute(wanted)).one_or_none() is not None

    async def done(self) -> None:
        """The decision is done."""
        assert self._connection is not None
        await self._connection.execute(delete(bot_tickets).where(_is(self._due)))

    async def put_off(self, until: Moment) -> None:
        """Postpone the ticket until this time."""
        assert self._connection is not None
        await self._connection.execute(
            update(bot_tickets).where(_is(self._due)).values(since=until + CLOCKS_DIFFER)
        )


class TicketStore:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def due(self, now: Moment) -> list[Due]:
        """The oldest tickets of each host, including taken ones."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_FIRST_OF_EACH_HOST, {"due": now + CLOCKS_DIFFER})
            return [Due(*row) for row in rows]

    @asynccontextmanager
    async def claim(self, due: Due) -> AsyncIterator[TicketClaim]:
        """A claim that lasts until it ends; it opens a connection only when it is taken."""
        async with AsyncExitStack() as locked:
            yield TicketClaim(due, lambda: locked.enter_async_context(self._engine.begin()))

    async def hurry(self, table_id: str, now: Moment) -> None:
        """Resume the postponed tickets of this table."""

        def write(connection: Connection) -> None:
            put_off = bot_tickets.c.table_id == table_id, bot_tickets.c.since > now + CLOCKS_DIFFER
            hurried = connection.execute(update(bot_tickets).where(*put_off).values(since=now))
            if hurried.rowcount:
                # The table has not changed, but a notice always names tables.
                notify(connection, Notice(self._writer.process, {table_id: 0}, bots=True))

        await self._writer.do(write)

    async def count_of(self, hosts: Collection[str], now: Moment) -> int:
        """How many decisions bots have pending at the tables of these hosts, without postponed
        ones."""
        async with self._engine.connect() as connection:
            owed = (
                select(func.count())
                .select_from(bot_tickets)
                .join(game_tables, game_tables.c.id == bot_tickets.c.table_id)
                .where(game_tables.c.host_id.in_(hosts), bot_tickets.c.since <= now + CLOCKS_DIFFER)
            )
            return int((await connection.execute(owed)).scalar_one())


def _is(due: Due) -> ColumnElement[bool]:
    return and_(
        bot_tickets.c.table_id == due.table_id,
        bot_tickets.c.seat == due.seat,
        bot_tickets.c.version == due.version,
    )
