"""Opening a database: check the URL, set up connections, migrate the schema.

SQLite is for one process, PostgreSQL for any number.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    column,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    table,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store.database_file import Damaged, check_whole, make_ready
from mapmakers.service.store.schema import NEWEST

VERSION = table("alembic_version", column("version_num")).c.version_num
"""Where Alembic keeps the version of a database."""

PRAGMAS = (
    "busy_timeout = 5000",  # milliseconds to wait for another writer
    "journal_mode = WAL",
    "synchronous = FULL",  # acknowledged transactions survive a power cut
    "wal_autocheckpoint = 4000",  # pages; most are written again before they have to be copied
    "foreign_keys = ON",
)

DISCREET = {"hide_parameters": True}
"""Errors go to the log, which must not contain names of people."""

WRITES = {"mapmakers_writes": True}
"""Execution options of a connection that will write; SQLite then takes its write lock at once."""


OLDEST_SQLITE = (3, 33)
"""The first version that can update many rows from a list of values."""
SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {SQLITE: ("sqlite", "sqlite+aiosqlite"), POSTGRESQL: ("postgresql+psycopg",) * 2}
"""The drivers for each kind of database: synchronous, and for the event loop."""
OF_POSTGRESQL = {
    "application_name": "mapmakers",
    "connect_timeout": "5",
    # Milliseconds after which a silent machine counts as gone, and seconds after which one that
    # does not answer is probed.
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
}
WRITER_SILENT, READER_SILENT = "3s", "120s"
"""How long PostgreSQL waits for a process in the middle of a transaction before it releases its
locks, so that a paused or disconnected process does not block the others. Readers may wait
longer for a bot, which has the ticket locked that it decides for."""
MIGRATING = 0x6D61706D
"""The advisory lock that serialises migrations of processes that start at the same time."""
MOST_CONNECTIONS = 20
"""Connections kept open for reading; more are opened on demand."""


@asynccontextmanager
async def open_database(address: str) -> AsyncIterator[AsyncEngine]:
    """An engine for the migrated database at the URL; StartupError says what is wrong."""
    url = checked(address)
    await asyncio.to_thread(bring_up_to_date, url)
    more = {} if is_sqlite(url) else {"pool_size": MOST_CONNECTIONS, "max_overflow": -1}
    engine = create_async_engine(driven(url, 1), pool_pre_ping=True, **DISCREET, **more)
    set_up(engine.sync_engine, READER_SILENT)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def open_for_writing(address: str) -> Iterator[Engine]:
    """An engine for the writer's thread; the database is already migrated."""
    engine = create_engine(driven(checked(address), 0), **DISCREET)
    set_up(engine, WRITER_SILENT)
    try:
        yield engine
    finally:
        engine.dispose()


def checked(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StartupError(
            f"{address!r} is not a database address; one looks like sqlite:///path/to/file.db "
            "or postgresql://user:password@host/name."
        ) from error
    if url.drivername not in DRIVERS:
        raise StartupError(
            f"databases of the kind {url.drivername!r} are not supported; "
            "use sqlite:///path/to/file.db or postgresql://user:password@host/name."
        )
    if is_sqlite(url) and (not url.database or url.database == ":memory:" or url.host):
        raise StartupError(
            f"{address!r} names no file; a database address looks like sqlite:///path/to/file.db."
        )
    if is_sqlite(url) and sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        raise StartupError(
            f"this Python comes with SQLite {sqlite3.sqlite_version}, and {needed} or newer is "
            "needed; use a newer Python, or PostgreSQL."
        )
    if not url.database:
        raise StartupError(
            f"{named(url)!r} names no database; an address looks like "
            "postgresql://user:password@host/name."
        )
    return url


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == SQLITE


def driven(url: URL, on_the_event_loop: int) -> URL:
    """The URL with the driver to use; the host's own parameters take precedence."""
    driver = DRIVERS[url.get_backend_name()][on_the_event_loop]
    if is_sqlite(url):
        return url.set(drivername=driver)
    return url.set(drivername=driver, query={**OF_POSTGRESQL, **url.query})


def named(url: URL) -> str:
    """The URL of the database without the password."""
    return url.database or "" if is_sqlite(url) else url.render_as_string(hide_password=True)


def bring_up_to_date(url: URL) -> None:
    """Create the database if it is missing, check that it is intact, and migrate it."""
    if is_sqlite(url):
        make_ready(Path(url.database or ""))
    engine = create_engine(driven(url, 0))
    set_up(engine)
    with unusable_in_one_line(url):
        try:
            with engine.connect().execution_options(**WRITES) as connection, connection.begin():
                if is_sqlite(url):
                    check_whole(connection, named(url))
                else:
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                migrate(connection, named(url))
        finally:
            engine.dispose()


@contextmanager
def unusable_in_one_line(url: URL) -> Iterator[None]:
    """Convert errors of the database into StartupError."""
    try:
        yield
    except DBAPIError as error:
        why = " ".join(str(error.orig).split())
        if isinstance(error.orig, sqlite3.Error) and _primary(error.orig) == sqlite3.SQLITE_CORRUPT:
            raise Damaged(named(url), [why]) from error
        raise StartupError(f"the database {named(url)} is unusable: {why}.") from error


def _primary(error: sqlite3.Error) -> int:
    """The error code of SQLite, without the extended part; None for other errors."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def set_up(engine: Engine, silent: str | None = None) -> None:
    """Configure every connection; PostgreSQL gets timeouts for silent peers."""
    if is_sqlite(engine.url):
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    elif silent is not None:
        event.listen(engine, "connect", partial(limit_silence, silent))


def limit_silence(silent: str, connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    with closing(connection.cursor()) as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{silent}'")
    connection.commit()


def set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # Transactions are started by begin_sqlite below; Python's driver would exclude some statements.
    connection.isolation_level = None
    try:
        with closing(connection.cursor()) as cursor:
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
    except Exception:
        # Perhaps not a database; nobody else will close it.
        connection.close()
        raise


def begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later would fail instead of waiting if another one
    # wrote in between; so writers take the lock at the start.
    writes = connection.get_execution_options().get("mapmakers_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection, name: str) -> None:
    tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        raise StartupError(f"the database {name} belongs to another program.")
    if tables and connection.execute(select(VERSION)).scalars().all() == [NEWEST]:
        return
    # Alembic is slow to import, and a database that is up to date does not need it.
    from mapmakers.service.store.migration import upgrade

    upgrade(connection, name)
