"""Write the lines of many matches with a few statements.

The driver releases Python's lock during a statement and has to reacquire it from a busy event loop
afterwards; with a statement per line it would wait each time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection

from mapmakers.service.store.database import SQLITE
from mapmakers.service.store.rows import LineRow, Standing

Row = tuple[Any, ...]

LINE = {"table_id": "text", "number": "int", "text": "text", "at": "bigint", "command": "text"}
STANDING = {
    "table": "text",
    "status": "text",
    "waiting": "text",
    "winners": "text",
    "since": "bigint",
    "updated_at": "bigint",
    "versions": "int",
}
"""The columns of a line, and of the state of a match: names and types."""
AT_ONCE = 64, 32, 16, 8, 4, 2, 1
"""Rows per statement for SQLite: few different sizes, so that statements are cached."""

_INSERT = f"INSERT INTO match_lines ({', '.join(LINE)})"


def append_all(
    connection: Connection, lines: Sequence[LineRow], standings: Iterable[Standing]
) -> None:
    """Add lines and update the state of their matches; several changes of a match add as many
    versions."""
    latest: dict[str, tuple[Standing, int]] = {}
    for one in standings:
        before = latest.get(one.table)
        latest[one.table] = one, before[1] + 1 if before else 1
    standing = [(*one, versions) for one, versions in latest.values()]
    if connection.dialect.name == SQLITE:
        for some in _parts(lines):
            connection.exec_driver_sql(_insert_sqlite(len(some)), _flat(some))
        for some in _parts(standing):
            connection.exec_driver_sql(_update_sqlite(len(some)), _flat(some))
        return
    if lines:
        insert = f"{_INSERT} SELECT * FROM {_unnested(LINE)}"
        connection.exec_driver_sql(insert, _columns(lines))
    if standing:
        connection.exec_driver_sql(_update(_unnested(STANDING)), _columns(standing))


def _update(source: str, index: str = "") -> str:
    return (
        f"UPDATE game_tables {index} SET status = new.status, waiting = new.waiting, "
        "winners = new.winners, since = new.since, updated_at = new.updated_at, "
        f"version = version + new.versions FROM {source} WHERE game_tables.id = new.of_table"
    )


def _names(columns: Mapping[str, str]) -> str:
    return ", ".join("of_table" if name == "table" else name for name in columns)


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    begin = 0
    for size in AT_ONCE:
        while len(rows) - begin >= size:
            yield rows[begin : begin + size]
            begin += size


def _flat(rows: Sequence[Row]) -> Row:
    return tuple(chain.from_iterable(rows))


@lru_cache
def _insert_sqlite(count: int) -> str:
    return f"{_INSERT} VALUES {_marks(LINE, count)}"


@lru_cache
def _update_sqlite(count: int) -> str:
    rows = f"new ({_names(STANDING)}) AS (VALUES {_marks(STANDING, count)})"
    # By id: searching all tables for these few would be slow.
    return f"WITH {rows} {_update('new', 'INDEXED BY sqlite_autoindex_game_tables_1')}"


def _marks(columns: Mapping[str, str], count: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return ", ".join([row] * count)


def _unnested(columns: Mapping[str, str]) -> str:
    arrays = ", ".join(f"%s::{kind}[]" for kind in columns.values())
    return f"unnest({arrays}) AS new ({_names(columns)})"


def _columns(rows: Sequence[Row]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*rows, strict=True))
