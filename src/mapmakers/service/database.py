"""Opening a database: address checked, connections set up, tables brought up to date."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from mapmakers.service.settings import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"

PRAGMAS = (
    "busy_timeout = 5000",  # milliseconds to wait for another writer before giving up
    "journal_mode = WAL",
    "synchronous = FULL",  # what was acknowledged survives a power cut
    "foreign_keys = ON",
)

DISCREET = {"hide_parameters": True}
"""Errors go to the log, and names of people must not."""

WRITES = {"mapmakers_writes": True}
"""Execution options of a connection that will write; SQLite then takes its write lock at once."""


@asynccontextmanager
async def open_database(address: str) -> AsyncIterator[AsyncEngine]:
    """An engine on the migrated database at the address; CannotServe says what is wrong."""
    url = checked(address)
    await asyncio.to_thread(bring_up_to_date, url)
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"), pool_pre_ping=True, **DISCREET
    )
    set_up(engine.sync_engine)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def open_for_writing(address: str) -> Iterator[Engine]:
    """An engine for the one thread that writes; the database is up to date already."""
    engine = create_engine(checked(address), **DISCREET)
    set_up(engine)
    try:
        yield engine
    finally:
        engine.dispose()


def checked(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise CannotServe(
            f"{address!r} is not a database address; one looks like sqlite:///path/to/file.db."
        ) from error
    if url.drivername != "sqlite":
        raise CannotServe(
            f"databases of the kind {url.drivername!r} are not supported; "
            "use sqlite:///path/to/file.db."
        )
    if not url.database or url.database == ":memory:" or url.host:
        raise CannotServe(
            f"{address!r} names no file; a database address looks like sqlite:///path/to/file.db."
        )
    return url


def bring_up_to_date(url: URL) -> None:
    engine = create_engine(url)
    set_up(engine)
    try:
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            migrate(connection)
    except DBAPIError as error:
        raise CannotServe(f"the database {url.database} is unusable: {error.orig}.") from error
    finally:
        engine.dispose()


def set_up(engine: Engine) -> None:
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)


def set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # Transactions are begun by begin_sqlite below; Python's driver would leave some statements out.
    connection.isolation_level = None
    try:
        with closing(connection.cursor()) as cursor:
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        # Not a database, perhaps; nobody else will close it.
        connection.close()
        raise


def begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later would be refused, not made to wait, when
    # another one wrote in between: so writers say so from the start.
    writes = connection.get_execution_options().get("mapmakers_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        raise CannotServe(
            f"the database {connection.engine.url.database} belongs to another program."
        )
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise CannotServe(
            f"the database {connection.engine.url.database} was made by a newer Mapmakers: {error}."
        ) from error
