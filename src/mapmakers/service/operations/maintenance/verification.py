"""Replay every match of a database and compare it with the stored table."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import orjson
from sqlalchemy import Engine, Row, create_engine, inspect, select

from mapmakers.engine.core import FairChance, Record, RecordError
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from mapmakers.service.operations.settings import StartupError
from mapmakers.service.store.database import (
    checked,
    driven,
    is_sqlite,
    named,
    open_for_writing,
    set_up,
    unusable_in_one_line,
)
from mapmakers.service.store.database_file import check_whole, refuse_emptied
from mapmakers.service.store.schema import game_tables, match_lines
from mapmakers.service.store.tables import FINISHED, PLAYING
from mapmakers.service.tables.components import game_with

AT_ONCE = 16


@dataclass(frozen=True, slots=True)
class Fault:
    table_id: str
    why: str


def table_ids(address: str) -> list[str]:
    """The ids of all tables. Raises StartupError or Damaged if the database is not intact."""
    url = checked(address)
    if is_sqlite(url):
        refuse_emptied(Path(url.database or ""))
    with (
        unusable_in_one_line(url),
        open_for_writing(address) as engine,
        engine.connect() as connection,
    ):
        if is_sqlite(url):
            check_whole(connection, named(url))
        if not inspect(connection).has_table(game_tables.name):
            raise StartupError(f"the database {named(url)} holds no tables of Mapmakers.")
        return list(connection.scalars(select(game_tables.c.id).order_by(game_tables.c.id)))


def faults(address: str, ids: list[str], processes: int) -> Iterator[tuple[int, list[Fault]]]:
    """Check these tables in portions; yields how many were checked, and their faults."""
    with unusable_in_one_line(checked(address)):
        yield from _faults(address, ids, processes)


def _faults(address: str, ids: list[str], processes: int) -> Iterator[tuple[int, list[Fault]]]:
    some = [ids[at : at + AT_ONCE] for at in range(0, len(ids), AT_ONCE)]
    look = partial(_faults_of, address)
    if processes == 1:
        yield from zip(map(len, some), map(look, some), strict=True)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        yield from zip(map(len, some), pool.map(look, some), strict=True)


@cache
def _engine(address: str) -> Engine:
    """One portion per process."""
    engine = create_engine(driven(checked(address), 0))
    set_up(engine)
    return engine


def _faults_of(address: str, ids: list[str]) -> list[Fault]:
    found = []
    with _engine(address).connect() as connection:
        for table in connection.execute(select(game_tables).where(game_tables.c.id.in_(ids))):
            wanted = select(match_lines.c.number, match_lines.c.text)
            wanted = wanted.where(match_lines.c.table_id == table.id)
            lines = connection.execute(wanted.order_by(match_lines.c.number)).all()
            why = fault_of(table, [(line.number, line.text) for line in lines])
            if why is not None:
                found.append(Fault(table.id, why))
    return found


def fault_of(table: Row[tuple[object, ...]], lines: list[tuple[int, str]]) -> str | None:
    """What is wrong with the match of a table, given its lines; None if it is sound."""
    if not lines:
        return "the match has no record" if table.status in (PLAYING, FINISHED) else None
    if [number for number, _ in lines] != list(range(1, len(lines) + 1)):
        return "lines of the record are missing"
    if table.game not in GAMES:
        return f"there is no game {table.game!r}"
    try:
        match = replay(
            game_with(table.game, table.components_file),
            Record.of_texts([text for _, text in lines]),
        )
        if table.seed is not None:
            match.continue_with(FairChance(table.seed))
    except (RecordError, ValueError) as error:
        return str(error)
    outcome = match.state.outcome
    if (outcome is not None) is not (table.status == FINISHED):
        return f"the table is {table.status}, the record is not"
    if outcome is not None and list(outcome.winners) != orjson.loads(table.winners or "null"):
        return "the table names other winners than the record"
    if table.status == PLAYING and list(match.state.waiting) != orjson.loads(table.waiting):
        return "the table waits for others than the record"
    return None
