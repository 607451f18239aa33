"""Writing down what many matches have come to: few statements, each for many of them.

The driver lets go of Python's lock during a statement and must have it back afterwards, from an
event loop that is at work. With a statement for each line it would wait for it as often.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection

from mapmakers.service.database import SQLITE

Values = Mapping[str, Any]

LINE = {"table_id": "text", "number": "int", "text": "text", "at": "bigint", "command": "text"}
PROGRESS = {
    "table": "text",
    "status": "text",
    "waiting": "text",
    "winners": "text",
    "since": "bigint",
    "updated_at": "bigint",
    "versions": "int",
}
"""What is written of a line, and of where a match stands after some: names and kinds."""
AT_ONCE = 64, 16, 4, 1
"""Rows in a statement for SQLite: few sizes, so that it knows each statement again."""

_INSERT = f"INSERT INTO match_lines ({', '.join(LINE)})"


def append_all(connection: Connection, lines: Sequence[Values], progress: Iterable[Values]) -> None:
    """Add lines, and say where their matches stand; several of a match count as many versions."""
    latest: dict[str, dict[str, Any]] = {}
    for one in progress:
        before = latest.get(one["table"])
        latest[one["table"]] = {**one, "versions": before["versions"] + 1 if before else 1}
    standing = list(latest.values())
    if connection.dialect.name == SQLITE:
        for some in _parts(lines):
            connection.exec_driver_sql(_insert_sqlite(len(some)), _flat(LINE, some))
        for some in _parts(standing):
            connection.exec_driver_sql(_update_sqlite(len(some)), _flat(PROGRESS, some))
        return
    insert = f"{_INSERT} SELECT * FROM {_unnested(LINE)}"
    connection.exec_driver_sql(insert, _columns(LINE, lines))
    connection.exec_driver_sql(_update(_unnested(PROGRESS)), _columns(PROGRESS, standing))


def _update(source: str, index: str = "") -> str:
    return (
        f"UPDATE game_tables {index} SET status = new.status, waiting = new.waiting, "
        "winners = new.winners, since = new.since, updated_at = new.updated_at, "
        f"version = version + new.versions FROM {source} WHERE game_tables.id = new.of_table"
    )


def _names(columns: Values) -> str:
    return ", ".join("of_table" if name == "table" else name for name in columns)


def _parts(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    begin = 0
    for size in AT_ONCE:
        while len(rows) - begin >= size:
            yield rows[begin : begin + size]
            begin += size


def _flat(columns: Values, rows: Sequence[Values]) -> tuple[Any, ...]:
    values = itemgetter(*columns)
    return tuple([value for row in rows for value in values(row)])


@lru_cache
def _insert_sqlite(count: int) -> str:
    return f"{_INSERT} VALUES {_marks(LINE, count)}"


@lru_cache
def _update_sqlite(count: int) -> str:
    rows = f"new ({_names(PROGRESS)}) AS (VALUES {_marks(PROGRESS, count)})"
    # By its id: to look through all tables for those few would take long.
    return f"WITH {rows} {_update('new', 'INDEXED BY sqlite_autoindex_game_tables_1')}"


def _marks(columns: Values, count: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return ", ".join([row] * count)


def _unnested(columns: Values) -> str:
    arrays = ", ".join(f"%s::{kind}[]" for kind in columns.values())
    return f"unnest({arrays}) AS new ({_names(columns)})"


def _columns(columns: Values, rows: Sequence[Values]) -> tuple[list[Any], ...]:
    return tuple([row[name] for row in rows] for name in columns)
