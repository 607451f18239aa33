"""What processes that share a database tell each other: PostgreSQL carries it, with the commit.

A notice is small: which tables have changed and to which version, whether bots have something to
do, and who is at which table. Whoever wants more reads it. One that never arrives does no harm: a
process that was away from the database looks at all its tables when it is back, and a change that
was decided on an older version of a table is not written.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

import orjson
import psycopg
from sqlalchemy import URL, Connection, func, select

from mapmakers.service.logs import facts

logger = logging.getLogger(__name__)

CHANNEL = "mapmakers"
MOST_TABLES = 150
"""In one notice: PostgreSQL carries 8,000 bytes."""
MOST_GUESTS = 150
ASK_EVERY = 10.0
"""Seconds; in a silence as long the connection is tried out."""
TRY_AGAIN = 0.5


@dataclass(frozen=True, slots=True)
class Notice:
    by: str
    """The process that says it."""
    tables: Mapping[str, int] = field(default_factory=dict)
    """Tables that have changed, with their versions."""
    bots: bool = False
    """Whether bots have something to do."""
    here: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By table: all the guests that are there, as far as this process knows."""


def notify(connection: Connection, notice: Notice) -> None:
    """Tell the other processes when the transaction is committed; nobody listens to SQLite."""
    if connection.dialect.name != "postgresql":
        return
    for text in _written(notice):
        connection.execute(select(func.pg_notify(CHANNEL, text)))


def _written(notice: Notice) -> Iterator[str]:
    tables = iter(notice.tables.items())
    while part := dict(islice(tables, MOST_TABLES)):
        yield _text(by=notice.by, tables=part, bots=notice.bots)
    here: dict[str, Sequence[str]] = {}
    count = 0
    for table, guests in notice.here.items():
        here[table] = guests
        count += 1 + len(guests)
        if count >= MOST_GUESTS:
            yield _text(by=notice.by, here=here)
            here, count = {}, 0
    if here:
        yield _text(by=notice.by, here=here)


def _text(**values: object) -> str:
    return orjson.dumps(values).decode()


async def listen(url: URL, heard: Callable[[Notice], None], came_back: Callable[[], None]) -> None:
    """Listen for ever. After every new connection `came_back` is called: there may have been
    notices that nobody heard."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    trouble = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as channel:
                await channel.execute(f"LISTEN {CHANNEL}")
                came_back()
                trouble = False
                while True:
                    async for notification in channel.notifies(timeout=ASK_EVERY):
                        heard(Notice(**orjson.loads(notification.payload)))
                    await channel.execute("SELECT 1")
        except psycopg.Error as error:
            if not trouble:
                logger.warning("no news from the database", extra=facts(why=error))
            trouble = True
            await asyncio.sleep(TRY_AGAIN)
