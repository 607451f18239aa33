"""Versions of a table that other processes have written."""

import orjson

from mapmakers.service.store.rows import Change
from mapmakers.service.store.tables import Line, Reading, StoredTable

MOST_CHANGES = 64
"""Changes kept for later versions; with more, the table is read again."""


class Replication:
    """The latest known version, and the changes that lead to some of them."""

    __slots__ = ("_changes", "_latest", "_stale")

    def __init__(self, version: int) -> None:
        self._latest = version
        self._stale = False
        """Whether there may be a later version than known."""
        self._changes: dict[int, Change] = {}

    def note_version(self, version: int) -> None:
        self._latest = max(self._latest, version)

    def receive(self, change: Change) -> None:
        self._latest = max(self._latest, change.version)
        if len(self._changes) < MOST_CHANGES:
            self._changes[change.version] = change

    def mark_stale(self) -> None:
        """There may be unknown versions."""
        self._stale = True

    def begin_reading(self) -> None:
        """Everything is about to be read."""
        self._stale = False

    def is_ahead_of(self, version: int) -> bool:
        return self._stale or self._latest > version

    def has_next(self, table: StoredTable) -> bool:
        """Whether the next version is known without reading."""
        return table.version + 1 in self._changes

    def next_after(self, table: StoredTable) -> Reading | None:
        """The table in its next version, if that is known without reading."""
        if not self._changes:
            return None
        change = self._changes.pop(table.version + 1, None)
        if change is None:
            # The rest is of versions that are known by now, or after a gap.
            latest = table.version
            self._changes = {at: one for at, one in self._changes.items() if at > latest}
            return None
        _, status, waiting, winners, since, updated_at = change.standing
        changed = table.after(
            status,
            orjson.loads(waiting),
            None if winners is None else orjson.loads(winners),
            since,
            updated_at,
        )
        changed.version = change.version
        return Reading(changed, [Line(one.text, one.at, one.command) for one in change.lines], [])
