"""Notices between processes that share a database, delivered by PostgreSQL with the commit.

A notice is small: the tables that changed and their versions, whether bots have work, and who is
present. New lines of a match precede it if they fit, so that a process that knows the previous
version needs no query. A lost notice does no harm: the next version shows the gap, a process that
was disconnected reads all its tables again, and a change that was decided on an old version is not
written.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import orjson
from sqlalchemy import URL, Connection

from mapmakers.service.operations.logs import facts
from mapmakers.service.store.rows import Change

logger = logging.getLogger(__name__)

CHANNEL = "mapmakers"
CHANGES = "mapmakers_changes"
"""The channel for new lines of matches. It is separate, because older versions that run during an
update do not listen to it."""
MOST_BYTES = 7_900
"""Bytes per notice: PostgreSQL allows less than 8,000."""
MOST_TABLES = 150
MOST_GUESTS = 150
PROBE_EVERY = 3.0
"""Seconds of silence after which the connection is probed, and the time to answer."""
RETRY_AFTER = 0.5


@dataclass(frozen=True, slots=True)
class Notice:
    by: str
    """The sending process."""
    tables: Mapping[str, int] = field(default_factory=dict)
    """Tables that have changed, with their versions."""
    bots: bool = False
    """Whether bots have work."""
    here: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By table: all guests who are present at the sending process."""
    changes: Sequence[Change] = ()
    """New lines of matches."""
    signed_out: Mapping[str, str] = field(default_factory=dict)
    """Guests who signed out all devices but one, which is identified by a hash."""


_NOTIFY = (
    "SELECT pg_notify(channel, text) FROM unnest(%s::text[], %s::text[]) AS new (channel, text)"
)


def notify(connection: Connection, notice: Notice) -> None:
    """Notify the other processes when the transaction commits; does nothing on SQLite."""
    if connection.dialect.name != "postgresql":
        return
    texts = [(CHANGES, text) for text in _change_texts(notice)]
    texts += [(CHANNEL, text) for text in _texts(notice)]
    connection.exec_driver_sql(_NOTIFY, tuple(list(column) for column in zip(*texts, strict=True)))


def _texts(notice: Notice) -> Iterator[str]:
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


def _change_texts(notice: Notice) -> Iterator[str]:
    """Pack changes into as few texts as possible; changes that are too large are omitted."""
    head = b'{"by":%b,"changes":[' % orjson.dumps(notice.by)
    room = MOST_BYTES - len(head) - len(b"]}")
    some: list[bytes] = []
    left = room
    for change in notice.changes:
        one = change.to_json()
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
    """Parse a notice of any version of the program; unknown parts are ignored."""
    values: dict[str, Any] = orjson.loads(text)
    changes = [Change.read(one) for one in values.get("changes", ())]
    return Notice(
        values["by"],
        values.get("tables", {}),
        values.get("bots", False),
        values.get("here", {}),
        changes,
        values.get("signed_out", {}),
    )


async def listen(
    url: URL, on_notice: Callable[[Notice], None], on_reconnect: Callable[[], None]
) -> None:
    """Listen forever. After every new connection `on_reconnect` is called, because notices may have
    been missed."""
    import psycopg  # only with PostgreSQL

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    disconnected = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as channel:
                await channel.execute(f"LISTEN {CHANNEL}")
                await channel.execute(f"LISTEN {CHANGES}")
                on_reconnect()
                disconnected = False
                while True:
                    async for notification in channel.notifies(timeout=PROBE_EVERY):
                        on_notice(_read(notification.payload))
                    async with asyncio.timeout(PROBE_EVERY):
                        await channel.execute("SELECT 1")
        except (psycopg.Error, TimeoutError) as error:
            if not disconnected:
                logger.warning("no news from the database", extra=facts(why=error))
            disconnected = True
            await asyncio.sleep(RETRY_AFTER)
