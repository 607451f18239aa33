"""Tables with their seats, and the logs of their matches."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, Moment, iso
from mapmakers.service.schema import game_tables, match_lines, seats, table_notes
from mapmakers.service.store.writer import Writer

GATHERING, PLAYING, FINISHED, ABANDONED = "gathering", "playing", "finished", "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"
MOST_LISTED = 200


@dataclass(slots=True)
class Seat:
    number: int
    kind: str
    name: str
    bot: str | None = None
    guest_id: str | None = None
    here: bool = False
    """Another person at the guest's own device."""
    minded: bool = False
    """Whether a bot decides for the person now."""
    note: str | None = None


@dataclass(slots=True)
class StoredTable:
    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: str
    host_id: str
    public: bool
    leaver_seconds: int | None
    seed: bytes | None
    imported: bool
    rematch_id: str | None
    waiting: list[int]
    winners: list[int] | None
    since: Moment | None
    created_at: Moment
    updated_at: Moment
    seats: list[Seat]


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    at: Moment | None
    command: str | None


@dataclass(frozen=True, slots=True)
class Note:
    """What happened at the table beside the match, after so many steps."""

    number: int
    step: int
    seat: int
    note: str
    at: Moment

    def told(self) -> dict[str, Any]:
        """The note as an entry of the log."""
        return {
            "step": self.step,
            "seat": self.seat,
            "kind": "note",
            "note": self.note,
            "at": iso(self.at),
        }


class TableStore:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def create(self, table: StoredTable, lines: Sequence[Line] = ()) -> None:
        """Keep a new table, with its match if that has begun."""

        def write(connection: Connection) -> None:
            connection.execute(insert(game_tables).values(**_row_of(table)))
            _write_seats(connection, table)
            _write_lines(connection, table.id, lines)

        await self._writer.do(write)

    async def update(
        self,
        table: StoredTable,
        *,
        seats_too: bool = False,
        lines: Sequence[Line] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        """Keep the table as it stands now, and its first lines where the match begins."""
        row = _row_of(table)
        seating = [asdict(seat) for seat in table.seats] if seats_too else None

        def write(connection: Connection) -> None:
            connection.execute(update(game_tables).where(game_tables.c.id == table.id).values(row))
            if seating is not None:
                connection.execute(delete(seats).where(seats.c.table_id == table.id))
                connection.execute(
                    insert(seats), [{"table_id": table.id, **seat} for seat in seating]
                )
            _write_lines(connection, table.id, lines)
            if notes:
                connection.execute(
                    insert(table_notes), [{"table_id": table.id, **asdict(note)} for note in notes]
                )

        await self._writer.do(write)

    async def get(self, table_id: str) -> StoredTable | None:
        found = await self._listed(game_tables.c.id == table_id)
        return found[0] if found else None

    async def of_guest(self, guest_id: str) -> list[StoredTable]:
        """Where the guest has a seat or is the host, the latest first."""
        seated = exists().where(seats.c.table_id == game_tables.c.id, seats.c.guest_id == guest_id)
        return await self._listed(or_(game_tables.c.host_id == guest_id, seated))

    async def lobby(self) -> list[StoredTable]:
        """Public tables that still have an open seat, the latest first."""
        open_seat = exists().where(seats.c.table_id == game_tables.c.id, seats.c.kind == OPEN)
        return await self._listed(
            game_tables.c.public, game_tables.c.status == GATHERING, open_seat
        )

    async def with_bots(self) -> list[str]:
        """Matches being played in which a bot has a seat or minds one."""
        bots = exists().where(
            seats.c.table_id == game_tables.c.id, or_(seats.c.kind == BOT, seats.c.minded)
        )
        return await self._ids(game_tables.c.status == PLAYING, bots)

    async def overdue(self, now: Moment) -> list[str]:
        """Matches being played in which somebody could have been away for too long."""
        return await self._ids(
            game_tables.c.status == PLAYING,
            game_tables.c.leaver_seconds.is_not(None),
            game_tables.c.since + game_tables.c.leaver_seconds * 1000 <= now,
        )

    async def lines(self, table_id: str) -> list[Line]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(match_lines.c.text, match_lines.c.at, match_lines.c.command)
                .where(match_lines.c.table_id == table_id)
                .order_by(match_lines.c.number)
            )
            return [Line(*row) for row in found]

    async def notes(self, table_id: str) -> list[Note]:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(table_notes)
                .where(table_notes.c.table_id == table_id)
                .order_by(table_notes.c.number)
            )
            return [Note(row.number, row.step, row.seat, row.note, row.at) for row in found]

    async def _ids(self, *where: ColumnElement[bool]) -> list[str]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(game_tables.c.id).where(*where))
            return list(found.scalars())

    async def _listed(self, *where: ColumnElement[bool]) -> list[StoredTable]:
        async with self._engine.connect() as connection:
            rows = (
                await connection.execute(
                    select(game_tables)
                    .where(*where)
                    .order_by(game_tables.c.updated_at.desc())
                    .limit(MOST_LISTED)
                )
            ).all()
            seating = (
                await connection.execute(
                    select(seats)
                    .where(seats.c.table_id.in_([row.id for row in rows]))
                    .order_by(seats.c.table_id, seats.c.number)
                )
            ).all()
        at_table: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for row in seating:
            values = row._asdict()
            at_table[values.pop("table_id")].append(Seat(**values))
        return [_table_of(row, at_table[row.id]) for row in rows]


def _table_of(row: Row[Any], seating: list[Seat]) -> StoredTable:
    values = row._asdict()
    for name in ("options", "waiting", "winners"):
        if values[name] is not None:
            values[name] = orjson.loads(values[name])
    return StoredTable(**values, seats=seating)


def _row_of(table: StoredTable) -> dict[str, Any]:
    names: Iterable[str] = (column.name for column in game_tables.columns)
    row = {name: getattr(table, name) for name in names}
    for name in ("options", "waiting", "winners"):
        if row[name] is not None:
            row[name] = as_json(row[name])
    return row


def as_json(value: object) -> str:
    return orjson.dumps(value).decode()


def _write_seats(connection: Connection, table: StoredTable) -> None:
    connection.execute(
        insert(seats), [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
    )


def _write_lines(connection: Connection, table_id: str, lines: Sequence[Line]) -> None:
    if lines:
        connection.execute(
            insert(match_lines),
            [
                {"table_id": table_id, "number": number, **asdict(line)}
                for number, line in enumerate(lines, 1)
            ],
        )
