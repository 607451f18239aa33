"""What one process writes, the other follows: by the notice alone, or by one look at the store."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any, Self

import pytest
from sqlalchemy import event

from mapmakers.service.clock import system_clock
from mapmakers.service.errors import ApiError
from mapmakers.service.store import Store, notices
from mapmakers.service.store.notices import Notice
from mapmakers.service.store.rows import Change, LineRow, Standing
from mapmakers.service.tables.live_match import Command, TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating, Wanted
from mapmakers.service.tables.session import TableSession
from tests.postgres import PostgreSQL

PATIENCE = 60.0


class Desk:
    """What a process has of the tables; it hears of the others' only what it is given to read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, system_clock)
        self.questions: list[str] = []
        """What was asked of the database, besides writing."""

        def asked(*args: Any) -> None:
            self.questions.append(args[2])

        event.listen(store._engine.sync_engine, "before_cursor_execute", asked)

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str) -> AsyncIterator[Self]:
        async with Store.open(address) as store:
            desk = cls(store)
            following = asyncio.create_task(desk.tables.keep_up())
            try:
                yield desk
            finally:
                following.cancel()
                await asyncio.gather(following, return_exceptions=True)

    async def get(self, table: TableSession) -> TableSession:
        """The same table at this desk."""
        here = await self.tables.get(table.stored.id)
        self.questions.clear()
        return here


class Post:
    """All notices of a database, in their order."""

    def __init__(self) -> None:
        self._came: asyncio.Queue[Notice] = asyncio.Queue()
        self._open = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def of(cls, store: Store) -> AsyncIterator[Self]:
        post = cls()
        listening = asyncio.create_task(store.listen(post._came.put_nowait, post._open.set))
        try:
            await asyncio.wait_for(post._open.wait(), PATIENCE)
            yield post
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def until(self, table: TableSession) -> list[Notice]:
        """Everything up to the notice of the version that the table has now."""
        read: list[Notice] = []
        async with asyncio.timeout(PATIENCE):
            while not read or read[-1].tables.get(table.stored.id) != table.stored.version:
                read.append(await self._came.get())
        return read


@pytest.fixture
async def desks(postgresql: PostgreSQL) -> AsyncIterator[tuple[Desk, Desk, Post]]:
    """Two desks at one database, and what is told between them."""
    address = postgresql.new_database()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(Desk.open(address))
        other = await stack.enter_async_context(Desk.open(address))
        yield one, other, await stack.enter_async_context(Post.of(other.store))


async def match_of(desk: Desk, game: str, seats: int) -> TableSession:
    ada, _ = await desk.store.guests.create("Ada")
    seating = Seating(desk.tables, hosted={})
    wanted = [Wanted("me"), *[Wanted("here", f"Bo {number}") for number in range(1, seats)]]
    return await seating.create(seating.stored(ada, game, {}, wanted), start=True)


def any_of(table: TableSession, seat: int, seed: int = 1) -> str:
    """A move that the seat may make."""
    assert table.played is not None
    return str(random.Random(seed).choice(list(table.played.match.state.legal(seat))))


def submit(
    table: TableSession, seat: int, move: str, key: str | None = None
) -> "asyncio.Future[int | ApiError]":
    answer: asyncio.Future[int | ApiError] = asyncio.get_running_loop().create_future()
    table.submit(Command(seat, move, key, answer.set_result))
    return answer


async def decide(table: TableSession) -> None:
    """Whoever owes a decision makes one, and it is durable."""
    assert table.played is not None
    seat = table.played.match.state.waiting[0]
    answer = await submit(table, seat, any_of(table, seat))
    assert not isinstance(answer, ApiError), answer


def hear(desk: Desk, some: Sequence[Notice]) -> None:
    for notice in some:
        desk.tables.receive(notice)


async def seen(table: TableSession) -> tuple[Any, ...]:
    """What the table is, once it is up to date with all it has heard."""
    return await asyncio.wait_for(table.read(lambda: _look(table)), PATIENCE)


def _look(table: TableSession) -> tuple[Any, ...]:
    assert table.played is not None
    return table.stored, list(table.played.match.record.texts), table.played.commands


@pytest.mark.anyio
@pytest.mark.postgresql
class TestFollowing:
    @pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
    async def test_what_the_notice_tells_need_not_be_asked(
        self, desks: tuple[Desk, Desk, Post], game: str
    ) -> None:
        one, other, post = desks
        table = await match_of(one, game, 2)
        same = await other.get(table)
        await post.until(table)
        for _ in range(12):
            await decide(table)
            hear(other, await post.until(table))
            assert await seen(same) == await seen(table)
        assert other.questions == []

    async def test_what_came_before_a_notice_is_read_when_one_was_missed(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "mapout", 2)
        same = await other.get(table)
        await decide(table)
        await post.until(table)
        await decide(table)
        hear(other, await post.until(table))
        assert await seen(same) == await seen(table)
        assert len(other.questions) == 1
        await decide(table)
        hear(other, await post.until(table))
        assert await seen(same) == await seen(table)
        assert len(other.questions) == 1

    async def test_a_notice_that_comes_twice_or_late_changes_nothing(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "mapout", 2)
        same = await other.get(table)
        await decide(table)
        first = await post.until(table)
        await decide(table)
        second = await post.until(table)
        hear(other, [*first, *second, *first, *second])
        assert await seen(same) == await seen(table)
        assert other.questions == []

    async def test_whoever_missed_the_last_notice_looks_when_it_hears_again(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, _ = desks
        table = await match_of(one, "mapout", 2)
        same = await other.get(table)
        await decide(table)
        other.tables.mark_all_stale()
        assert await seen(same) == await seen(table)
        assert len(other.questions) == 1

    async def test_what_is_too_large_for_a_notice_is_read(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "cartographers", 100)
        same = await other.get(table)
        await post.until(table)
        # The first is written alone; the others come together, with ids as long as they may be.
        answers = [submit(table, seat, any_of(table, seat), f"{seat:064}") for seat in range(99)]
        await asyncio.gather(*answers)
        said = await post.until(table)
        told = [change for notice in said for change in notice.changes]
        assert [len(change.lines) for change in told] == [1]
        hear(other, said)
        assert await seen(same) == await seen(table)
        assert len(other.questions) == 1

    async def test_what_is_decided_meanwhile_is_decided_again(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "cartographers", 3)
        same = await other.get(table)
        await post.until(table)
        move = any_of(table, 0)
        assert await submit(table, 1, any_of(table, 1)) == 1
        overtaken = submit(same, 0, move)
        hear(other, await post.until(table))
        assert await overtaken == 2
        assert other.questions == []
        hear(one, await post.until(same))
        assert await seen(table) == await seen(same)

    async def test_a_seat_is_taken_at_the_table_as_it_stands_now(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, _ = desks
        (ada, _), (bo, _), (cy, _), (dee, _) = [
            await one.store.guests.create(name) for name in ("Ada", "Bo", "Cy", "Dee")
        ]
        here, there = Seating(one.tables), Seating(other.tables)
        wanted = [Wanted("me"), Wanted("open"), Wanted("open")]
        table = await here.create(here.stored(ada, "mapout", {}, wanted), start=False)
        same = await other.get(table)
        # Nobody hears of anything: each finds out when it is about to commit.
        async with asyncio.timeout(PATIENCE):
            await here.join(table, bo, None, None)
            await there.join(same, cy, None, None)
            assert [seat.name for seat in same.stored.seats] == ["Ada", "Bo", "Cy"]
            # What would be refused at a table that was full is looked at again, too.
            await here.leave(table, bo, None)
            await there.join(same, dee, None, None)
            assert [seat.name for seat in same.stored.seats] == ["Ada", "Dee", "Cy"]
            # And so is what there would be nothing to do for.
            await here.leave(table, cy, None)
            await there.join(same, cy, None, None)
        assert [seat.name for seat in same.stored.seats] == ["Ada", "Dee", "Cy"]
        assert [seat.kind for seat in same.stored.seats] == ["person"] * 3
        kept = await one.store.tables.get(table.stored.id)
        assert kept is not None
        assert kept.table == same.stored

    async def test_whom_the_others_are_asked_about_is_known_everywhere(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "mapout", 2)
        same = await other.get(table)
        seating, since = Seating(one.tables), table.stored.since
        assert since is not None
        (waiting,) = table.stored.waiting

        def propose() -> TableChange:
            missed = replace(table.stored.seats[waiting], overdue_since=since)
            return seating.with_seats(table, missed)

        await table.change(propose)
        hear(other, await post.until(table))
        assert await seen(same) == await seen(table)
        assert same.stored.overdue == [(waiting, since)]

    async def test_a_process_that_was_started_again_goes_on_by_notices(
        self, desks: tuple[Desk, Desk, Post]
    ) -> None:
        one, other, post = desks
        table = await match_of(one, "misterra", 2)
        await decide(table)
        await post.until(table)
        async with Desk.open(other.store._address) as again:
            same = await again.get(table)
            assert await seen(same) == await seen(table)
            await decide(table)
            hear(again, await post.until(table))
            assert await seen(same) == await seen(table)
            assert again.questions == []


def change(table: str, version: int, text: str) -> Change:
    line = LineRow(table, 5, text, at=1, command=None)
    return Change(version, [line], Standing(table, "playing", "[0]", None, 1, 1))


def texts_of(notice: Notice) -> list[str]:
    return list(notices._change_texts(notice))


@pytest.mark.parametrize("length", [10, 1000, 7000])
def test_changes_go_into_as_few_notices_as_carry_them(length: int) -> None:
    changes = [change(f"table{number}", number, "ü" * (length // 2)) for number in range(40)]
    texts = texts_of(Notice("me", changes=changes))
    assert all(len(text.encode()) < 8000 for text in texts)
    assert [one for text in texts for one in notices._read(text).changes] == changes
    assert len(texts) == {10: 1, 1000: 6, 7000: 40}[length]


def test_only_the_change_that_is_too_large_is_left_out() -> None:
    changes = [change("a", 1, "x"), change("b", 1, "x" * 8000), change("c", 1, "x")]
    (text,) = texts_of(Notice("me", changes=changes))
    assert notices._read(text).changes == [changes[0], changes[2]]


def test_what_a_newer_version_says_besides_is_left_out() -> None:
    notice = notices._read('{"by":"me","tables":{"a":3},"weather":"fine"}')
    assert (notice.by, notice.tables, notice.changes) == ("me", {"a": 3}, [])
