"""Bots at the table: they decide in their own processes, and one that fails is replaced."""

import asyncio
import json
import os
import random
import select
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from mapmakers import bots, plugins
from mapmakers.engine.core import Match
from mapmakers.service.operations.logs import ForMachines, mark_of
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import TableSession
from tests.service.bots.unreliable_worker import UNRELIABLE
from tests.service.people import ME, Person, bot, play_to_the_end
from tests.service.server import Server
from tests.service.watching import PATIENCE, until
from tests.serving import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_a_match_against_a_bot(server: Server, game: str) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, bot("greedy"), start=True)
        async with ada.live(table) as live:
            await play_to_the_end(live, random.Random(1))
        assert (await ada.get(f"/tables/{table}"))["status"] == "finished"
        seats = {entry["seat"] for entry in await ada.get(f"/tables/{table}/log")}
        assert seats == {0, 1}


async def test_people_are_offered_the_levels_the_weakest_first(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        assert [bot["id"] for bot in await ada.get("/bots")] == list(bots.LEVELS)


async def test_bots_play_among_themselves(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", *[bot("random")] * 5)
        async with ada.live(table) as live:
            await ada.post(f"/tables/{table}/start")
            await live.until(lambda m: m["type"] == "table" and m["table"]["status"] == "finished")


@pytest.fixture
def unreliable(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A services whose bots are not to be trusted, and must be quick."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT / "src"), str(ROOT))))
    # The server knows the names as those of registered bots; its workers have the bots.
    makers = dict.fromkeys(UNRELIABLE, bots.BOTS["random"])
    monkeypatch.setattr(plugins, "bot_makers", lambda: makers)
    return Settings(
        database=address,
        client=tmp_path,
        bot_seconds=2,
        worker=(sys.executable, "-m", "tests.service.bots.unreliable_worker"),
    )


@asynccontextmanager
async def table_of(services: Services, game: str, *seats: Wanted) -> AsyncIterator[TableSession]:
    guest, _ = await services.identity.introduce(None, "Ada")
    stored = services.seating.stored(guest, game, {}, seats)
    yield await services.seating.create(stored, start=True)


async def over(table: TableSession) -> Match[Any]:
    await until(table, lambda table: table.stored.status == "finished")
    assert table.played is not None
    return table.played.match


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("crasher", "crashed"),
        ("thrower", "crashed"),
        ("sleeper", "too-slow"),
        ("dreamer", "nonsense"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_the_simple_one_and_the_log_says_so(
    unreliable: Settings, name: str, why: str
) -> None:
    async with (
        Services.open(unreliable) as services,
        table_of(services, "mapout", Wanted("bot", bot="greedy"), Wanted("bot", bot=name)) as table,
    ):
        match = await over(table)
        assert match.state.outcome is not None
        seat = table.stored.seats[1]
        assert (seat.bot, seat.note) == ("random", f"bot-{why}:{name}")
        assert [note.note for note in table.notes] == [f"bot-{why}:{name}"]
        assert table.stored.seats[0].bot == "greedy"
        assert table.stored.seats[0].note is None
        kept = await services.store.tables.get(table.stored.id)
        assert kept is not None
        assert [note.note for note in kept.notes] == [f"bot-{why}:{name}"]


async def test_the_event_of_a_bot_that_failed_names_neither_table_nor_guest(
    unreliable: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        Services.open(unreliable) as services,
        table_of(services, "mapout", Wanted("bot", bot="crasher"), Wanted("bot")) as table,
    ):
        await over(table)
    # asyncio may have a word of its own to say about a process that is no more.
    ours = [record for record in caplog.records if record.name.startswith("mapmakers")]
    (event,) = (json.loads(ForMachines().format(record)) for record in ours)
    assert (event["event"], event["bot"], event["why"]) == ("bot failed", "crasher", "crashed")
    assert event["table"] == mark_of(table.stored.id)
    assert table.stored.id not in str(event)
    assert "Ada" not in str(event)


async def test_what_a_bot_prints_is_not_its_answer(unreliable: Settings) -> None:
    async with (
        Services.open(unreliable) as services,
        table_of(services, "cartographers", Wanted("bot", bot="talker")) as table,
    ):
        await over(table)
        assert table.stored.seats[0].note is None


async def test_without_any_worker_the_match_goes_on(tmp_path: Path, address: str) -> None:
    broken = Settings(database=address, client=tmp_path, worker=(sys.executable, "-c", "pass"))
    async with (
        Services.open(broken) as services,
        table_of(
            services, "mapout", Wanted("bot", bot="greedy"), Wanted("bot", bot="greedy")
        ) as table,
    ):
        await over(table)
        assert {seat.note for seat in table.stored.seats} == {"bot-crashed:greedy"}


async def test_a_bot_that_hangs_holds_nobody_else_up(unreliable: Settings) -> None:
    two_workers = Settings(
        database=unreliable.database,
        client=unreliable.client,
        worker=unreliable.worker,
        bot_workers=2,
        bot_seconds=60,
    )
    async with (
        Services.open(two_workers) as services,
        table_of(services, "cartographers", Wanted("bot", bot="sleeper")) as stuck,
        table_of(
            services, "mapout", Wanted("bot", bot="random"), Wanted("bot", bot="random")
        ) as other,
    ):
        await over(other)
        assert stuck.number == 0


async def test_a_worker_that_is_ended_from_outside_is_started_again(
    unreliable: Settings,
) -> None:
    async with Services.open(unreliable) as services:
        for _ in range(2):
            async with table_of(services, "cartographers", Wanted("bot", bot="talker")) as table:
                await over(table)
                assert table.stored.seats[0].note is None
            (worker,) = workers()
            os.kill(worker, signal.SIGKILL)
            await asyncio.to_thread(gone, worker)


def gone(worker: int) -> None:
    """Until it is no more."""
    with suppress(ProcessLookupError):
        ending = os.pidfd_open(worker)
        try:
            assert select.select([ending], [], [], PATIENCE)[0]
        finally:
            os.close(ending)


def workers() -> list[int]:
    """The workers that this process has started."""
    tasks = Path("/proc/self/task").iterdir()
    children = [int(one) for task in tasks for one in (task / "children").read_text().split()]
    return [
        child
        for child in children
        if b"unreliable_worker" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
