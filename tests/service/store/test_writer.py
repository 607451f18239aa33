"""The one writer: many jobs a transaction, in order, and one that fails spoils nothing else."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from mapmakers.service.store import Store
from mapmakers.service.store.database import open_for_writing
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.listing import Page
from mapmakers.service.store.rows import LineRow, Standing
from mapmakers.service.store.tables import Line, Reading, Seat, StoredTable
from mapmakers.service.store.writer import Commit, Writer

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]


@pytest.fixture
async def guest(store: Store) -> Guest:
    guest, _ = await store.guests.create("Ada")
    return guest


async def new_table(store: Store, host: Guest, table_id: str) -> StoredTable:
    table = StoredTable(
        id=table_id,
        game="mapout",
        rules=1,
        options={"first_player": "lot"},
        status="playing",
        host_id=host.id,
        public=False,
        leaver_seconds=None,
        seed=bytes(32),
        imported=False,
        rematch_id=None,
        waiting=[0],
        winners=None,
        since=1,
        created_at=1,
        updated_at=1,
        seats=[Seat(0, "person", "Ada", guest_id=host.id), Seat(1, "bot", "random", bot="random")],
    )
    await store.tables.create(table, [Line("mapmakers-record 1", None, None)])
    return table


async def lines(store: Store, table_id: str) -> list[Line]:
    kept = await store.tables.get(table_id)
    assert kept is not None
    return kept.lines


def append(table_id: str, number: int, line: str, command: str | None = None) -> Commit:
    row = LineRow(table_id, number, line, at=5, command=command)
    standing = Standing(table_id, "playing", "[1]", None, since=5, updated_at=5 + number)
    return Commit(table_id, number - 2, [row], standing)


def appended(writer: Writer, job: Commit) -> "asyncio.Future[BaseException | None]":
    future: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

    def told(_result: Any, error: BaseException | None) -> None:
        future.set_result(error)

    writer.commit(job, told)
    return future


async def test_a_table_comes_back_as_it_was_kept(store: Store, guest: Guest) -> None:
    table = await new_table(store, guest, "one")
    assert await store.tables.get("one") == Reading(
        table, [Line("mapmakers-record 1", None, None)], []
    )
    assert await store.tables.get("other") is None
    assert [one.id for one in await store.listing.of_guest(guest.id, Page())] == [table.id]
    assert await store.tables.with_bots() == ["one"]


async def test_lines_are_kept_in_order_with_their_commands(store: Store, guest: Guest) -> None:
    await new_table(store, guest, "one")
    texts = ["move 1 pass", "'; DROP TABLE match_lines; --", "Zoë 𝌆"]
    for number, line in enumerate(texts, 2):
        assert await appended(store.writer, append("one", number, line, f"c{number}")) is None
    kept = await lines(store, "one")
    assert [line.text for line in kept[1:]] == texts
    assert [line.command for line in kept[1:]] == ["c2", "c3", "c4"]
    found = await store.tables.get("one")
    assert found is not None
    assert (found.table.waiting, found.table.updated_at, found.table.version) == ([1], 9, 3)


async def test_many_jobs_share_a_transaction(address: str, store: Store, guest: Guest) -> None:
    for number in range(20):
        await new_table(store, guest, f"table{number}")
    commits = []
    with open_for_writing(address) as engine:
        event.listen(engine, "commit", lambda connection: commits.append(connection))
        writer = Writer(engine)
        begun, gate = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold(_connection: Connection) -> None:
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        held = asyncio.create_task(writer.do(hold))
        await begun.wait()
        jobs = [appended(writer, append(f"table{number}", 2, "line")) for number in range(20)]
        gate.set()
        await held
        assert await asyncio.gather(*jobs) == [None] * 20
        await writer.close()
    assert len(commits) == 2


async def test_one_that_cannot_be_written_spoils_nothing_else(store: Store, guest: Guest) -> None:
    await new_table(store, guest, "one")
    await new_table(store, guest, "two")
    good, bad, also_good = await asyncio.gather(
        appended(store.writer, append("one", 2, "good", "c1")),
        appended(store.writer, append("nowhere", 2, "no such table")),
        appended(store.writer, append("two", 2, "good too", "c1")),
    )
    assert good is None
    assert also_good is None
    assert bad is not None
    assert len(await lines(store, "one")) == 2
    assert len(await lines(store, "two")) == 2


async def test_no_line_is_written_twice(store: Store, guest: Guest) -> None:
    await new_table(store, guest, "one")
    assert await appended(store.writer, append("one", 2, "first", "c1")) is None
    error = await appended(store.writer, append("one", 2, "again", "c2"))
    assert error is not None
    assert [line.text for line in await lines(store, "one")][1:] == ["first"]


async def test_what_is_acknowledged_is_on_disk(address: str) -> None:
    async with Store.open(address) as store:
        guest, token = await store.guests.create("Ada")

        def committed(connection: Connection) -> int:
            return int(connection.execute(text("SELECT count(*) FROM guests")).scalar_one())

        assert await store.writer.do(committed) == 1
    async with Store.open(address) as store:
        found = await store.guests.by_token(token)
        assert found == guest


async def test_closing_writes_what_is_queued(address: str) -> None:
    async with Store.open(address) as store:
        guest, _ = await store.guests.create("Ada")
        names = [f"table{number}" for number in range(20)]
        for name in names:
            await new_table(store, guest, name)
        for name in names:
            store.writer.commit(append(name, 2, "the last line"), lambda *_: None)
    async with Store.open(address) as store:
        for name in names:
            assert [line.text for line in await lines(store, name)][1:] == ["the last line"]


async def test_an_error_of_work_reaches_who_asked(store: Store) -> None:
    def wrong(_connection: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.writer.do(wrong)
    await store.guests.create("still here")
