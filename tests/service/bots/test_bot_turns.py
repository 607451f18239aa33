"""Nobody's bots wait for what others have asked for before."""

import asyncio
from pathlib import Path

import pytest

from mapmakers.engine.core import FastChance, Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from mapmakers.service.bots import Job, Owner, Priority, payload
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import TableSession
from tests.service.watching import PATIENCE, Watcher, until
from tests.serving import ROOT

pytestmark = pytest.mark.anyio

RECORD = ROOT / "tests" / "records" / "cartographers-05-five-players.record"


async def table_of(services: Services, name: str, address: str, *seats: Wanted) -> TableSession:
    """A match of bots; its host was seen at this address."""
    guest, _ = await services.identity.introduce(None, name)
    services.guest_addresses.saw(guest.id, address)
    stored = services.seating.stored(guest, "cartographers", {}, seats)
    return await services.seating.create(stored, start=True)


async def test_bots_answer_while_a_match_is_analysed(tmp_path: Path) -> None:
    match = verify(GAMES["cartographers"], Record.parse(RECORD.read_bytes()))
    settings = Settings(f"sqlite:///{tmp_path / 'mapmakers.db'}", tmp_path, bot_workers=1)
    async with Services.open(settings) as services:
        over = await table_of(services, "Mallory", "there", Wanted("bot", bot="random"))
        await until(over, lambda table: table.stored.status == "finished")
        await services.analysis_jobs.begin(over.stored.id, match, Owner("there", "mallory"))
        await asyncio.sleep(0)  # so that it begins
        mine = await table_of(services, "Ada", "here", Wanted("bot", bot="random"))
        mine.elsewhere = frozenset({"ada"})  # somebody looks at it
        await until(mine, lambda table: table.number >= 10)
        found = await services.analysis_jobs.stored(over.stored.id)
        assert found is not None
        assert found.result is None


async def test_a_guest_with_many_bots_holds_nobody_else_up(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'mapmakers.db'}", tmp_path, bot_workers=1)
    state = GAMES["mapout"].start({}, 2, FastChance(1))
    answered: list[Owner] = []
    async with Services.open(settings) as services:

        async def ask(owner: Owner) -> None:
            question = payload("mapout", "random", state, state.waiting[0], 1.0)
            await services.bots.choose(question, Job(Priority.DECISION, owner))
            answered.append(owner)

        async with asyncio.TaskGroup() as group:
            for number in range(60):
                group.create_task(ask(Owner("there", f"mallory {number % 6}")))
            await asyncio.sleep(0)
            group.create_task(ask(Owner("here", "ada")))
    assert answered.index(Owner("here", "ada")) <= 2


@pytest.mark.every_database
async def test_a_table_with_many_bots_holds_no_other_up(address: str, tmp_path: Path) -> None:
    async with Services.open(Settings(address, tmp_path, bot_workers=1)) as services:
        # Nobody looks at either, and Mallory's came first.
        theirs = await table_of(services, "Mallory", "there", *[Wanted("bot", bot="random")] * 60)
        mine = await table_of(services, "Ada", "there", Wanted("bot", bot="random"))
        await until(mine, lambda table: table.number >= 1)
        assert theirs.number < 60


@pytest.mark.every_database
async def test_what_bots_owe_waits_alike_with_every_database(address: str, tmp_path: Path) -> None:
    async with Services.open(Settings(address, tmp_path, bot_workers=0)) as services:
        theirs = await table_of(services, "Mallory", "there", *[Wanted("bot", bot="random")] * 6)
        mine = await table_of(services, "Ada", "here", *[Wanted("bot", bot="random")] * 2)
        async with asyncio.timeout(PATIENCE):
            while services.bots.waiting() < 8:
                await services.store.answer()
        assert await services.bot_turns.owed(theirs.stored.host_id) == (6, 6)
        assert await services.bot_turns.owed(mine.stored.host_id) == (2, 2)
        # Mallory's came first, and somebody comes to look at Ada's.
        mine.listeners.add(Watcher())
        mine.broadcast_presence()
        schedule = services.bots._schedule
        turns = [schedule.take() for _ in range(4)]
        mallory, ada = (one.stored.host_id for one in (theirs, mine))
        assert [(job.owner.guest, job.priority) for job in turns if job is not None] == [
            (ada, Priority.DECISION),
            (ada, Priority.DECISION),
            (mallory, Priority.UNWATCHED),
            (mallory, Priority.UNWATCHED),
        ]
