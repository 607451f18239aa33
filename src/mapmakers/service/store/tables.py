"""Tables with their seats, and the logs of their matches."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from operator import attrgetter
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.store.bulk_read import Known, read_at_once
from mapmakers.service.store.database import POSTGRESQL
from mapmakers.service.store.rows import LineRow, Standing
from mapmakers.service.store.schema import game_tables, match_lines, seats, table_notes
from mapmakers.service.store.writer import Commit, VersionConflict, Writer

GATHERING, PLAYING, FINISHED, ABANDONED = "gathering", "playing", "finished", "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"
TAKE_OVER, ASK = "bot", "ask"
MOST_LISTED = 200
DAY = 24 * 3600 * 1000


@dataclass(slots=True)
class Seat:
    number: int
    kind: str
    name: str
    bot: str | None = None
    guest_id: str | None = None
    here: bool = False
    """Another person on the guest's device."""
    minded: bool = False
    """Whether a bot decides for the person now."""
    note: str | None = None
    overdue_since: Moment | None = None
    """Since when the others have waited for the person, about whom they are asked."""

    @property
    def has_bot(self) -> bool:
        """Whether a bot decides for the seat."""
        return self.kind == BOT or self.minded


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
    version: int = 0
    components: str | None = None
    """The fingerprint of the host's own components, if it is played with them."""
    components_file: str | None = None
    absence: str = TAKE_OVER
    """What happens after `leaver_seconds`: a bot takes over, or the others are asked."""

    @property
    def bots_owe(self) -> set[int]:
        """Seats with a pending decision of a bot."""
        if self.status != PLAYING:
            return set()
        return {number for number in self.waiting if self.seats[number].has_bot}

    @property
    def overdue(self) -> list[tuple[int, Moment]]:
        """Seats about whose owners the others are asked now, and since when they have waited."""
        if self.status != PLAYING:
            return []
        return [
            (seat.number, seat.overdue_since)
            for seat in self.seats
            if seat.overdue_since is not None and not seat.minded and seat.number in self.waiting
        ]

    def after(
        self,
        status: str,
        waiting: list[int],
        winners: list[int] | None,
        since: Moment | None,
        updated_at: Moment,
    ) -> "StoredTable":
        """The table with another state of its match."""
        # Four times as fast as dataclasses.replace, and every move needs it.
        table = StoredTable(*_values_of(self))
        table.status, table.waiting, table.winners = status, waiting, winners
        table.since, table.updated_at = since, updated_at
        return table

    @property
    def standing(self) -> Standing:
        """The state of its match."""
        return Standing(
            self.id,
            self.status,
            as_json(self.waiting),
            None if self.winners is None else as_json(self.winners),
            self.since,
            self.updated_at,
        )


_values_of = attrgetter(*(field.name for field in fields(StoredTable)))


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    at: Moment | None
    command: str | None


@dataclass(frozen=True, slots=True)
class Note:
    """An event outside the match, and the number of steps before it."""

    number: int
    step: int
    seat: int
    note: str
    at: Moment


@dataclass(frozen=True, slots=True)
class Reading:
    """A snapshot of a table, and what is new of its match."""

    table: StoredTable
    lines: list[Line]
    notes: list[Note]


_VERSION = select(game_tables.c.version).where(game_tables.c.id == bindparam("table"))


class TableStore:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock
        self.public_changes = 0
        """How often this process has changed a public table or its seats."""

    async def create(self, table: StoredTable, lines: Sequence[Line] = ()) -> None:
        """Store a new table, with its match if that has begun."""

        def write(connection: Connection) -> None:
            _write_table(connection, table)
            _write_lines(connection, table.id, lines)

        await self._writer.do(write)
        self.changed(table)

    def changed(self, table: StoredTable) -> None:
        """A change of the table or its seats was committed."""
        self.public_changes += table.public

    async def version(self, table_id: str) -> int | None:
        """The current version of the table."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_VERSION, {"table": table_id})
            return found.scalar_one_or_none()

    async def read(self, wanted: Mapping[str, Known]) -> dict[str, Reading]:
        """By id: the tables, with new lines and notes."""
        async with self._engine.connect() as connection:
            if connection.dialect.name == POSTGRESQL:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return {row.id: _reading_of(row) for row in await read_at_once(connection, wanted)}
            # A SQLite transaction sees one snapshot.
            tables = await _listed(connection, game_tables.c.id.in_(list(wanted)))
            lines = await connection.execute(
                _beyond(match_lines, {one: known.lines for one, known in wanted.items()})
            )
            notes = await connection.execute(
                _beyond(table_notes, {one: known.notes for one, known in wanted.items()})
            )
            found = {table.id: Reading(table, [], []) for table in tables}
            for row in lines:
                found[row.table_id].lines.append(Line(row.text, row.at, row.command))
            for row in notes:
                note = Note(row.number, row.step, row.seat, row.note, row.at)
                found[row.table_id].notes.append(note)
        return found

    async def get(self, table_id: str) -> Reading | None:
        """The table with all lines of its match."""
        return (await self.read({table_id: Known()})).get(table_id)

    async def count_open(self, hosts: Collection[str]) -> int:
        """How many tables of these hosts from the last day are not finished."""
        lately = self._clock() - DAY
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(game_tables)
                .where(
                    game_tables.c.host_id.in_(hosts),
                    game_tables.c.status.in_((GATHERING, PLAYING)),
                    game_tables.c.updated_at > lately,
                    game_tables.c.created_at > lately,
                )
            )
            return int(found.scalar_one())

    async def with_bots(self) -> list[str]:
        """Matches in progress with a bot in a seat or playing for a person."""
        bots = exists().where(
            seats.c.table_id == game_tables.c.id, or_(seats.c.kind == BOT, seats.c.minded)
        )
        return await self._ids(game_tables.c.status == PLAYING, bots)

    async def overdue(self, now: Moment) -> list[str]:
        """Matches in progress in which a bot may have to take over for somebody."""
        return await self._ids(
            game_tables.c.status == PLAYING,
            game_tables.c.absence == TAKE_OVER,
            game_tables.c.leaver_seconds.is_not(None),
            game_tables.c.since + game_tables.c.leaver_seconds * 1000 <= now,
        )

    async def _ids(self, *where: ColumnElement[bool]) -> list[str]:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(game_tables.c.id).where(*where))
            return list(found.scalars())


async def _listed(connection: AsyncConnection, *where: ColumnElement[bool]) -> list[StoredTable]:
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
    return [_table_of(row._asdict(), at_table[row.id]) for row in rows]


def _beyond(rows: Table, known: Mapping[str, int]) -> Select[Any]:
    """The rows of these tables with higher numbers than the known ones."""
    of_each = (
        and_(rows.c.table_id == table_id, rows.c.number > number)
        for table_id, number in known.items()
    )
    return select(rows).where(or_(*of_each)).order_by(rows.c.table_id, rows.c.number)


def _table_of(values: dict[str, Any], seating: list[Seat]) -> StoredTable:
    for name in ("options", "waiting", "winners"):
        if values[name] is not None:
            values[name] = orjson.loads(values[name])
    return StoredTable(**values, seats=seating)


def _reading_of(row: Row[Any]) -> Reading:
    values = row._asdict()
    seating, lines, notes = (
        values.pop(f"its_{of}") for of in ("seats", "match_lines", "table_notes")
    )
    table = _table_of(values, [Seat(*one) for one in seating])
    return Reading(table, [Line(*one) for one in lines], [Note(*one) for one in notes])


def _row_of(table: StoredTable) -> dict[str, Any]:
    names: Iterable[str] = (column.name for column in game_tables.columns)
    row = {name: getattr(table, name) for name in names}
    for name in ("options", "waiting", "winners"):
        if row[name] is not None:
            row[name] = as_json(row[name])
    return row


def tickets_for(table: StoredTable, seats: Iterable[int]) -> list[dict[str, Any]]:
    """Rows of bot_tickets for these seats, to be written with the next version."""
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "version": table.version + 1,
            "since": table.updated_at,
        }
        for seat in sorted(seats)
    ]


def moves_commit(
    before: StoredTable, after: StoredTable, lines: Sequence[LineRow], due: Collection[int] = ()
) -> Commit:
    """Store the decisions and the state of the match. Seats that are newly `due` are announced to
    the processes with bots."""
    tickets = tickets_for(after, due) if due else ()
    return Commit(before.id, before.version, lines, after.standing, tickets)


def table_commit(
    before: StoredTable,
    after: StoredTable,
    *,
    lines: Sequence[LineRow] = (),
    notes: Sequence[Note] = (),
    rematch: StoredTable | None = None,
    due: Iterable[int] = (),
) -> Commit:
    """Store the whole table, its first lines if the match begins, and the new table of a
    rematch."""
    row = {**_row_of(after), "version": before.version + 1}
    seating = None if after.seats is before.seats else [asdict(seat) for seat in after.seats]

    def write_more(connection: Connection) -> None:
        written = connection.execute(
            update(game_tables)
            .where(game_tables.c.id == before.id, game_tables.c.version == before.version)
            .values(row)
        )
        if written.rowcount == 0:
            raise VersionConflict
        if rematch is not None:
            _write_table(connection, rematch)
        if seating is not None:
            connection.execute(delete(seats).where(seats.c.table_id == before.id))
            connection.execute(insert(seats), [{"table_id": before.id, **seat} for seat in seating])
        if notes:
            connection.execute(
                insert(table_notes), [{"table_id": before.id, **asdict(note)} for note in notes]
            )

    tickets = tickets_for(after, due)
    return Commit(before.id, before.version, lines, tickets=tickets, write_more=write_more)


def as_json(value: object) -> str:
    return orjson.dumps(value).decode()


def _write_table(connection: Connection, table: StoredTable) -> None:
    connection.execute(insert(game_tables).values(**_row_of(table)))
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
