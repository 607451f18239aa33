"""What is new of a match: lines, where it stands after them, and the version of its table then.

The rows that are written are also what other processes are told.
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
    """What a table says of where its match stands."""

    table: str
    status: str
    waiting: str
    winners: str | None
    """Lists, as JSON."""
    since: Moment | None
    updated_at: Moment


@dataclass(frozen=True, slots=True)
class Change:
    """What makes one version of a table out of the one before."""

    version: int
    """The one that it makes."""
    lines: Sequence[LineRow]
    standing: Standing

    @property
    def table(self) -> str:
        return self.standing.table

    def written(self) -> bytes:
        """As JSON; lines without what they have in common."""
        lines = [(line.text, line.at, line.command) for line in self.lines]
        return orjson.dumps((self.version, self.lines[0].number, lines, tuple(self.standing)))

    @classmethod
    def read(cls, told: Any) -> Self:
        version, first, lines, standing = told
        table = standing[0]
        rows = [LineRow(table, number, *line) for number, line in enumerate(lines, first)]
        return cls(version, rows, Standing(*standing))
