"""What is new of a match: lines, its state after them, and the version of its table.

The same rows are written to the database and sent to other processes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

import orjson

from mapmakers.service.clock import Moment


class LineRow(NamedTuple):
    """A row of match_lines."""

    table_id: str
    number: int
    text: str
    at: Moment | None
    command: str | None


class Standing(NamedTuple):
    """The state of a match as its table stores it."""

    table: str
    status: str
    waiting: str
    winners: str | None
    """Lists as JSON."""
    since: Moment | None
    updated_at: Moment


@dataclass(frozen=True, slots=True)
class Change:
    """The difference between two versions of a table."""

    version: int
    """The version that it leads to."""
    lines: Sequence[LineRow]
    standing: Standing

    @property
    def table(self) -> str:
        return self.standing.table

    def to_json(self) -> bytes:
        """As JSON, without what the lines have in common."""
        lines = [(line.text, line.at, line.command) for line in self.lines]
        return orjson.dumps((self.version, self.lines[0].number, lines, tuple(self.standing)))

    @classmethod
    def read(cls, values: Any) -> Self:
        version, first, lines, standing = values
        table = standing[0]
        rows = [LineRow(table, number, *line) for number, line in enumerate(lines, first)]
        return cls(version, rows, Standing(*standing))
