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
async def test_bots_take_turns_alike_with_every_database(address: str, tmp_path: Path) -> None:
    """Without workers everything waits, and the order of the turns can be read."""
    async with Services.open(Settings(address, tmp_path, bot_workers=0)) as services:
        many = await table_of(services, "Mallory", "there", *[Wanted("bot", bot="random")] * 6)
        few = await table_of(services, "Bo", "there", *[Wanted("bot", bot="random")] * 2)
        watched = await table_of(services, "Ada", "here", *[Wanted("bot", bot="random")] * 2)
        async with asyncio.timeout(PATIENCE):
            while services.bots.waiting() < 10:
                await services.store.answer()
        mallory, bo, ada = (one.stored.host_id for one in (many, few, watched))
        assert await services.bot_turns.owed(mallory) == (6, 8)
        assert await services.bot_turns.owed(bo) == (2, 8)
        assert await services.bot_turns.owed(ada) == (2, 2)
        # Ada's came last, and somebody comes to look at it.
        watched.listeners.add(Watcher())
        watched.broadcast_presence()
        schedule = services.bots._schedule
        turns = [job for _ in range(10) if (job := schedule.take()) is not None]
        assert [job.owner.guest for job in turns[:2]] == [ada, ada]
        assert {job.priority for job in turns[:2]} == {Priority.DECISION}
        assert {job.priority for job in turns[2:]} == {Priority.UNWATCHED}
        # Of the others each has every second turn, however many bots Mallory has.
        assert {job.owner.guest for job in turns[2:4]} == {mallory, bo}
        assert {job.owner.guest for job in turns[4:6]} == {mallory, bo}
        assert [job.owner.guest for job in turns[6:]] == [mallory] * 4
