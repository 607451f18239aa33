"""Copy all rows of a database into another of any kind: a consistent snapshot, all or nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import orjson
from sqlalchemy import Connection, Engine, Table, func, insert, or_, select

from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store.database import (
    POSTGRESQL,
    WRITES,
    bring_up_to_date,
    checked,
    open_for_writing,
)
from mapmakers.service.store.schema import (
    analyses,
    bot_tickets,
    game_tables,
    metadata,
    oldest_program,
    seats,
)
from mapmakers.service.store.tables import BOT, PLAYING

AT_ONCE = 1000

FOLLOWS = (oldest_program, bot_tickets, analyses)
KEPT = [table for table in metadata.sorted_tables if table not in FOLLOWS]
"""The tables that are copied, in the order of their references. Other tables are derived."""

Counted = Callable[[int], None]


@contextmanager
def opened(address: str) -> Iterator[Engine]:
    """The database at the URL, migrated to the current schema."""
    bring_up_to_date(checked(address))
    with open_for_writing(address) as engine:
        yield engine


@contextmanager
def as_of_one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees a consistent snapshot while others write."""
    connection = engine.connect()
    if engine.dialect.name != "sqlite":  # SQLite transactions are snapshots already
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    with connection, connection.begin():
        yield connection


def count_rows(connection: Connection) -> dict[str, int]:
    return {table.name: _count(connection, table) for table in KEPT}


def copy_rows(source: Connection, target: Connection, copied: Counted) -> None:
    """Copy everything. Raises StartupError if the target is not empty."""
    if any(count_rows(target).values()):
        raise StartupError(
            f"the database {target.engine.url.database} is not empty; nothing was copied."
        )
    for table in KEPT:
        rows = source.execution_options(stream_results=True).execute(select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])
            copied(len(some))
    if count_rows(source) != count_rows(target):
        raise StartupError("not everything arrived; nothing was copied.")
    if target.dialect.name == POSTGRESQL:
        _write_tickets(target)


def _write_tickets(target: Connection) -> None:
    """Write the tickets of bots, which are needed only if several processes share the database."""
    bots = target.execute(
        select(game_tables, seats.c.number)
        .join(seats, seats.c.table_id == game_tables.c.id)
        .where(game_tables.c.status == PLAYING, or_(seats.c.kind == BOT, seats.c.minded))
    )
    tickets = [
        {"table_id": row.id, "seat": row.number, "version": row.version, "since": row.updated_at}
        for row in bots
        if row.number in orjson.loads(row.waiting)
    ]
    if tickets:
        target.execute(insert(bot_tickets), tickets)


def copy(source: Engine, target: Engine, copied: Counted) -> None:
    with (
        as_of_one_moment(source) as reading,
        target.connect().execution_options(**WRITES) as writing,
        writing.begin(),
    ):
        copy_rows(reading, writing, copied)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
