"""All rows of one database into another of any kind, as of one moment, all or nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, Table, func, insert, select

from mapmakers.service.database import WRITES, bring_up_to_date, checked, open_for_writing
from mapmakers.service.schema import metadata
from mapmakers.service.settings import CannotServe

AT_ONCE = 1000

Counted = Callable[[int], None]


@contextmanager
def opened(address: str) -> Iterator[Engine]:
    """The database at the address, its tables brought up to date."""
    bring_up_to_date(checked(address))
    with open_for_writing(address) as engine:
        yield engine


@contextmanager
def as_of_one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection to which the database stands still, while others go on."""
    connection = engine.connect()
    if engine.dialect.name != "sqlite":  # where every transaction sees one moment anyway
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    with connection, connection.begin():
        yield connection


def count_rows(connection: Connection) -> dict[str, int]:
    return {table.name: _count(connection, table) for table in metadata.sorted_tables}


def copy_rows(source: Connection, target: Connection, copied: Counted) -> None:
    """Everything; the target must hold nothing, and CannotServe says so where it does."""
    if any(count_rows(target).values()):
        raise CannotServe(
            f"the database {target.engine.url.database} is not empty; nothing was copied."
        )
    for table in metadata.sorted_tables:  # who is referred to comes first
        rows = source.execution_options(stream_results=True).execute(select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])
            copied(len(some))
    if count_rows(source) != count_rows(target):
        raise CannotServe("not everything arrived; nothing was copied.")


def copy(source: Engine, target: Engine, copied: Counted) -> None:
    with (
        as_of_one_moment(source) as reading,
        target.connect().execution_options(**WRITES) as writing,
        writing.begin(),
    ):
        copy_rows(reading, writing, copied)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
