"""Who has to do with a table in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from mapmakers.service.tables.session import TableSession


class Listener(Protocol):
    """Somebody with a live channel to the table."""

    guest_id: str | None

    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class SessionOwner(Protocol):
    """Whoever has the tables in memory; is told what becomes of them."""

    def settled(self, table: TableSession) -> None:
        """A position has been reached that somebody may have to decide in."""

    def behind(self, table: TableSession) -> None:
        """Another process has changed the table: it waits to be told how it stands."""

    def moved(self, table: TableSession) -> None:
        """Somebody came or went."""

    def discarded(self, table: TableSession) -> None:
        """The object is out of date and must not be used any more."""
