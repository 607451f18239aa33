"""What processes that share a database tell each other: PostgreSQL carries it, with the commit.

A notice is small: which tables have changed and to which version, whether bots have something to
do, and who is at which table. What is new of a match goes before it, where it fits: whoever knows
the version before need not ask for anything, and whoever does not reads it. A notice that never
arrives does no harm: the next one's version shows the gap, a process that was away from the
database looks at all its tables when it is back, and a change that was decided on an older version
of a table is not written.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import orjson
import psycopg
from sqlalchemy import URL, Connection

from mapmakers.service.operations.logs import facts
from mapmakers.service.store.rows import Change

logger = logging.getLogger(__name__)

CHANNEL = "mapmakers"
CHANGES = "mapmakers_changes"
"""The channel for what is new of matches. Another one than for notices: processes of an older
version, at work beside this one during an update, do not listen to it."""
MOST_BYTES = 7_900
"""In one notice: PostgreSQL carries less than 8,000."""
MOST_TABLES = 150
MOST_GUESTS = 150
ASK_EVERY = 3.0
"""Seconds; in a silence as long the connection is tried out, and has as long to answer."""
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
    changes: Sequence[Change] = ()
    """What is new of matches."""
    signed_out: Mapping[str, str] = field(default_factory=dict)
    """Guests whose devices are strangers now, all but one: what stands for that."""


_NOTIFY = (
    "SELECT pg_notify(channel, text) FROM unnest(%s::text[], %s::text[]) AS new (channel, text)"
)


def notify(connection: Connection, notice: Notice) -> None:
    """Tell the other processes when the transaction is committed; nobody listens to SQLite."""
    if connection.dialect.name != "postgresql":
        return
    texts = [(CHANGES, text) for text in _changes_written(notice)]
    texts += [(CHANNEL, text) for text in _written(notice)]
    connection.exec_driver_sql(_NOTIFY, tuple(list(column) for column in zip(*texts, strict=True)))


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
    if notice.signed_out:
        yield _text(by=notice.by, signed_out=notice.signed_out)


def _text(**values: object) -> str:
    return orjson.dumps(values).decode()


def _changes_written(notice: Notice) -> Iterator[str]:
    """As many changes in one text as it carries; without those that are too large for any."""
    head = b'{"by":%b,"changes":[' % orjson.dumps(notice.by)
    room = MOST_BYTES - len(head) - len(b"]}")
    some: list[bytes] = []
    left = room
    for change in notice.changes:
        one = change.written()
        if len(one) > room:
            continue
        if len(one) > left:
            yield (head + b",".join(some) + b"]}").decode()
            some, left = [], room
        some.append(one)
        left -= len(one) + 1
    if some:
        yield (head + b",".join(some) + b"]}").decode()


def _read(text: str) -> Notice:
    """A notice of any version of the program: what is not known here is left out."""
    said: dict[str, Any] = orjson.loads(text)
    changes = [Change.read(one) for one in said.get("changes", ())]
    return Notice(
        said["by"],
        said.get("tables", {}),
        said.get("bots", False),
        said.get("here", {}),
        changes,
        said.get("signed_out", {}),
    )


async def listen(url: URL, heard: Callable[[Notice], None], came_back: Callable[[], None]) -> None:
    """Listen for ever. After every new connection `came_back` is called: there may have been
    notices that nobody heard."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    trouble = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as channel:
                await channel.execute(f"LISTEN {CHANNEL}")
                await channel.execute(f"LISTEN {CHANGES}")
                came_back()
                trouble = False
                while True:
                    async for notification in channel.notifies(timeout=ASK_EVERY):
                        heard(_read(notification.payload))
                    async with asyncio.timeout(ASK_EVERY):
                        await channel.execute("SELECT 1")
        except (psycopg.Error, TimeoutError) as error:
            if not trouble:
                logger.warning("no news from the database", extra=facts(why=error))
            trouble = True
            await asyncio.sleep(TRY_AGAIN)
