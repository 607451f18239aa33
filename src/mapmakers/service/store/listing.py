"""Lists of tables, with only what a list shows.

A table may have a hundred seats and a list two hundred tables; so only the first seats are read,
and the others are counted.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import orjson
from sqlalchemy import ColumnElement, bindparam, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mapmakers.service.clock import Moment
from mapmakers.service.store.schema import game_tables, match_lines, seats
from mapmakers.service.store.tables import (
    BOT,
    FINISHED,
    GATHERING,
    MOST_LISTED,
    OPEN,
    PERSON,
    Seat,
)

FEW_SEATS = 8
"""How many seats of a table are listed individually."""
FRESH = 1.0
"""Seconds for which a list of the lobby is cached, unless something changes here."""
MOST_PAGES = 32


@dataclass(slots=True)
class End:
    """What the last lines of a record say about its result."""

    scores: list[int] = field(default_factory=list)
    """The totals of the first seats."""
    rating: int | None = None
    titles: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Listed:
    id: str
    game: str
    status: str
    waiting: list[int]
    winners: list[int] | None
    since: Moment | None
    updated_at: Moment
    seats: list[Seat]
    """The first seats."""
    counts: dict[str, int]
    """The number of seats by kind."""
    end: End = field(default_factory=End)


@dataclass(frozen=True, slots=True)
class Page:
    """The start and the length of a page of a list."""

    limit: int = MOST_LISTED
    before: tuple[Moment, str] | None = None
    """When the last table of the previous page was changed, and its id."""


class Listing:
    def __init__(self, engine: AsyncEngine, changes: Callable[[], int]) -> None:
        """`changes` returns how often this process has changed public tables."""
        self._engine = engine
        self._changes = changes
        self._lobby: OrderedDict[Page, tuple[float, int, list[Listed]]] = OrderedDict()

    async def of_guest(self, guest_id: str, page: Page) -> list[Listed]:
        """Tables where the guest has a seat or is the host, the latest first."""
        seated = exists().where(seats.c.table_id == game_tables.c.id, seats.c.guest_id == guest_id)
        return await self._listed(page, or_(game_tables.c.host_id == guest_id, seated))

    async def lobby(self, page: Page) -> list[Listed]:
        """Public tables with an open seat, the latest first."""
        changes, now = self._changes(), time.monotonic()
        at, known, tables = self._lobby.get(page, (0.0, -1, []))
        if known == changes and now < at + FRESH:
            return tables
        open_seat = exists().where(seats.c.table_id == game_tables.c.id, seats.c.kind == OPEN)
        tables = await self._listed(
            page, game_tables.c.public, game_tables.c.status == GATHERING, open_seat
        )
        self._lobby[page] = now, changes, tables
        if len(self._lobby) > MOST_PAGES:
            self._lobby.popitem(last=False)
        return tables

    async def seats_of(self, guest_id: str, tables: list[Listed]) -> dict[str, list[int]]:
        """By table: the seats of the guest."""
        own = (
            select(seats.c.table_id, seats.c.number)
            .where(seats.c.guest_id == guest_id, seats.c.kind == PERSON)
            .where(seats.c.table_id.in_([table.id for table in tables]))
            .order_by(seats.c.number)
        )
        found: dict[str, list[int]] = {}
        async with self._engine.connect() as connection:
            for table_id, number in await connection.execute(own):
                found.setdefault(table_id, []).append(number)
        return found

    async def _listed(self, page: Page, *where: ColumnElement[bool]) -> list[Listed]:
        wanted = select(
            game_tables.c.id,
            game_tables.c.game,
            game_tables.c.status,
            game_tables.c.waiting,
            game_tables.c.winners,
            game_tables.c.since,
            game_tables.c.updated_at,
        ).where(*where)
        if page.before is not None:
            wanted = wanted.where(tuple_(game_tables.c.updated_at, game_tables.c.id) < page.before)
        latest = (game_tables.c.updated_at.desc(), game_tables.c.id.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(*latest).limit(page.limit))).all()
            found = {
                row.id: Listed(
                    row.id,
                    row.game,
                    row.status,
                    orjson.loads(row.waiting),
                    None if row.winners is None else orjson.loads(row.winners),
                    row.since,
                    row.updated_at,
                    [],
                    {PERSON: 0, BOT: 0, OPEN: 0},
                )
                for row in rows
            }
            await _seat(connection, found)
            await _read_ends(connection, [one for one in found.values() if one.status == FINISHED])
        return list(found.values())


async def _seat(connection: AsyncConnection, tables: dict[str, Listed]) -> None:
    here = seats.c.table_id.in_(list(tables))
    first = select(seats).where(here, seats.c.number < FEW_SEATS)
    for row in await connection.execute(first.order_by(seats.c.table_id, seats.c.number)):
        values = row._asdict()
        tables[values.pop("table_id")].seats.append(Seat(**values))
    counted = select(seats.c.table_id, seats.c.kind, func.count()).where(here)
    for table_id, kind, count in await connection.execute(
        counted.group_by(seats.c.table_id, seats.c.kind)
    ):
        tables[table_id].counts[kind] = count


AFTER_SCORES = 4
"""The lines after the last score: winners, perhaps rating and seed, and the end."""
_LAST = (
    select(func.max(match_lines.c.number))
    .where(match_lines.c.table_id == game_tables.c.id)
    .correlate(game_tables)
    .scalar_subquery()
)
_SEATS = (
    select(func.count())
    .where(seats.c.table_id == game_tables.c.id)
    .correlate(game_tables)
    .scalar_subquery()
)
_FIRST = _LAST - AFTER_SCORES - _SEATS
# By the index: the lines before the end of a match are not read.
_ENDS = (
    select(match_lines.c.table_id, match_lines.c.text)
    .join_from(game_tables, match_lines, match_lines.c.table_id == game_tables.c.id)
    .where(match_lines.c.number.between(_FIRST, _FIRST + FEW_SEATS + AFTER_SCORES))
    .where(game_tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(match_lines.c.table_id, match_lines.c.number)
)


async def _read_ends(connection: AsyncConnection, tables: list[Listed]) -> None:
    """Read the results from the last lines of the records."""
    if not tables:
        return
    ends = {table.id: table.end for table in tables}
    for table_id, text in await connection.execute(_ENDS, {"ids": list(ends)}):
        _read_line(ends[table_id], text.split())


def _read_line(end: End, words: list[str]) -> None:
    match words:
        case ["score", seat, total, *_] if int(seat) <= FEW_SEATS:
            end.scores.append(int(total))
        case ["rating", rating, *titles]:
            end.rating, end.titles = int(rating), titles
