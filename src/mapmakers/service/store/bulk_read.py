"""Read many tables with what is new of them in one PostgreSQL query, which sees one snapshot.

Processes that follow others run it often, and clients wait for the result.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from mapmakers.service.store.schema import game_tables


@dataclass(frozen=True, slots=True)
class Known:
    """How much of a table has been read before."""

    lines: int = 0
    notes: int = 0


# By name, because a newer version may have added columns.
_TABLE = ", ".join(f"game_tables.{column.name}" for column in game_tables.columns)
_SEATS = "number, kind, name, bot, guest_id, here, minded, note, overdue_since"
_NOTES = "number, step, seat, note, at"


def _listed(values: str, of: str, more: str = "") -> str:
    return (
        f"(SELECT coalesce(json_agg(json_build_array({values}) ORDER BY number), '[]') "
        f"FROM {of} WHERE table_id = game_tables.id {more}) AS its_{of}"
    )


_QUESTION = f"""
SELECT {_TABLE},
    {_listed(_SEATS, "seats")},
    {_listed("text, at, command", "match_lines", "AND number > known.lines")},
    {_listed(_NOTES, "table_notes", "AND number > known.notes")}
FROM unnest(%s::text[], %s::int[], %s::int[]) AS known (of_table, lines, notes)
JOIN game_tables ON game_tables.id = known.of_table
"""


async def read_at_once(connection: AsyncConnection, wanted: Mapping[str, Known]) -> list[Row[Any]]:
    """By row: a table, then its seats, new lines and new notes as lists of values."""
    known = wanted.values()
    asked = list(wanted), [one.lines for one in known], [one.notes for one in known]
    return list((await connection.exec_driver_sql(_QUESTION, asked)).all())
