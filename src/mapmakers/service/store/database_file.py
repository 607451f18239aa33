"""The file of a SQLite database: readable only by its owner, never silently emptied, and intact.

It contains the secret seeds of matches in progress. SQLite gives its log files the same
permissions.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import Connection

from mapmakers.service.operations.settings import StartupError

OWNER_ONLY = 0o600
LOGS = "-wal", "-shm"
MEND = 'see "Backup and restore" in docs/hosting.md'
MOST_FAULTS = 1000
"""The most faults that are counted."""


def make_ready(file: Path) -> None:
    """Create the file if it does not exist; StartupError if an existing one was emptied."""
    refuse_emptied(file)
    try:
        if not file.exists():
            _create(file)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise StartupError(f"the database {file} cannot be made: {why}.") from error
    for one in (file, *_logs_of(file)):
        # Somebody other than the owner may use the file, but cannot change its permissions.
        with suppress(FileNotFoundError, PermissionError):
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)


def refuse_emptied(file: Path) -> None:
    """Refuse the remains of a database, which SQLite would take for a new one."""
    if file.is_file() and file.stat().st_size == 0:
        raise StartupError(
            f"the database {file} is empty, as no database is that was ever opened: restore a "
            f"backup ({MEND}), or remove the file to begin a new one."
        )
    if not file.exists():
        for log in _logs_of(file):
            if log.is_file() and log.stat().st_size:
                raise StartupError(
                    f"the database {file} is gone, and {log.name} is still there: restore a "
                    f"backup ({MEND}), or remove {log.name} to begin a new one."
                )


def _create(file: Path) -> None:
    """Write the first page under a temporary name, so that an empty file is never a new
    database."""
    part = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        with closing(sqlite3.connect(part)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
        with suppress(FileExistsError):  # another process was faster
            os.link(part, file)
    finally:
        part.unlink(missing_ok=True)


def check_whole(connection: Connection, file: str) -> None:
    """Have SQLite check every page; StartupError names the first fault and the number of faults."""
    found = connection.exec_driver_sql(f"PRAGMA quick_check({MOST_FAULTS})").scalars().all()
    faults = [" ".join(line.split()) for fault in found for line in fault.splitlines()]
    faults = [fault for fault in faults if not fault.startswith("***")]
    if faults != ["ok"]:
        raise Damaged(file, faults)


class Damaged(StartupError):
    """Pages of the database are damaged."""

    code = 1  # as for matches that are not sound

    def __init__(self, file: str, faults: list[str]) -> None:
        many = f"{len(faults)} faults, the first" if len(faults) > 1 else "one fault"
        super().__init__(
            f"the database {file} is damaged ({many}: {faults[0]}): restore a backup, {MEND}."
        )


def _logs_of(file: Path) -> list[Path]:
    return [file.with_name(file.name + ending) for ending in LOGS]
