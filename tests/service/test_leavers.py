"""Somebody goes away: a bot minds the seat after the stated time, until its owner is back."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mapmakers.service.house import House
from mapmakers.service.settings import Settings
from mapmakers.service.store.guests import Guest
from mapmakers.service.tables.deciding import Command
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.table import LiveTable
from tests.service.people import ME, OPEN, Person
from tests.service.server import Server
from tests.service.watching import until

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

NOON = 1_780_000_000_000


class Clock:
    """A clock that tests put forward."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: int) -> None:
        self.now += seconds * 1000


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, address: str, clock: Clock) -> AsyncIterator[House]:
    async with House.open(Settings(database=address, client=tmp_path), clock) as house:
        yield house


async def ada_alone(house: House, leaver_seconds: int | None) -> tuple[Guest, LiveTable]:
    ada, _ = await house.identity.introduce(None, "Ada")
    stored = house.seating.stored(
        ada, "cartographers", {}, [Wanted("me")], leaver_seconds=leaver_seconds
    )
    return ada, await house.seating.create(stored, start=True)


def minded(table: LiveTable) -> bool:
    return table.stored.seats[0].minded


async def steps(table: LiveTable, at_least: int) -> None:
    await until(table, lambda table: table.number >= at_least)


async def test_a_seat_is_minded_when_its_time_is_over(house: House, clock: Clock) -> None:
    _, table = await ada_alone(house, leaver_seconds=60)
    clock.pass_seconds(59)
    await house.minding.mind_leavers(table)
    assert not minded(table)
    clock.pass_seconds(1)
    await house.minding.mind_leavers(table)
    assert minded(table)
    assert table.stored.seats[0].note == "away"
    await steps(table, 1)
    assert [note.note for note in table.notes] == ["away"]


async def test_where_no_time_is_stated_nobody_is_minded(house: House, clock: Clock) -> None:
    _, table = await ada_alone(house, leaver_seconds=None)
    clock.pass_seconds(10_000_000)
    await house.minding.mind_leavers(table)
    assert not minded(table)
    assert table.number == 0


async def test_a_sign_of_life_begins_the_time_anew(house: House, clock: Clock) -> None:
    ada, table = await ada_alone(house, leaver_seconds=60)
    clock.pass_seconds(50)
    await house.minding.welcome_back(table, ada.id)
    clock.pass_seconds(50)
    await house.minding.mind_leavers(table)
    assert not minded(table)


async def test_the_owner_takes_the_seat_back(house: House, clock: Clock) -> None:
    ada, table = await ada_alone(house, leaver_seconds=60)
    clock.pass_seconds(60)
    await house.minding.mind_leavers(table)
    await steps(table, 1)
    await house.minding.welcome_back(table, ada.id)
    assert not minded(table)
    assert [note.note for note in table.notes] == ["away", "back"]
    await asyncio.sleep(0.3)
    reached = table.number
    await asyncio.sleep(0.3)
    assert table.number == reached  # the bot has stopped
    assert table.stored.status == "playing"


async def test_the_seat_of_somebody_who_owes_nothing_is_not_minded(
    house: House, clock: Clock
) -> None:
    ada, _ = await house.identity.introduce(None, "Ada")
    bo, _ = await house.identity.introduce(None, "Bo")
    wanted = [Wanted("me"), Wanted("open")]
    stored = house.seating.stored(ada, "cartographers", {}, wanted, leaver_seconds=60)
    table = await house.seating.create(stored, start=False)
    await house.seating.join(table, bo, None, None)
    await house.seating.start(table)
    assert table.played is not None
    move = str(table.played.match.state.legal(0)[0])
    told: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    table.submit(Command(0, move, None, told.set_result))
    assert await told == 1
    clock.pass_seconds(60)
    await house.minding.mind_leavers(table)
    # Only Bo had to draw; when the bot had drawn for Bo, it was Ada's time that began.
    await steps(table, 2)
    assert [seat.minded for seat in table.stored.seats] == [False, True]


async def test_after_a_restart_the_time_begins_anew(
    tmp_path: Path, address: str, clock: Clock
) -> None:
    settings = Settings(database=address, client=tmp_path)
    async with House.open(settings, clock) as house:
        _, table = await ada_alone(house, leaver_seconds=60)
        table_id = table.stored.id
    clock.pass_seconds(3600)
    async with House.open(settings, clock) as house:
        table = await house.tables.get(table_id)
        await house.minding.mind_leavers(table)
        assert not minded(table)
        assert await house.store.tables.overdue(clock.now) == [table_id]
        clock.pass_seconds(60)
        await house.minding.mind_leavers(table)
        assert minded(table)


async def test_who_leaves_is_minded_at_once_and_may_return(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        async with ada.live(table) as adas:
            left = await bo.post(f"/tables/{table}/leave")
            assert left["seats"][1]["minded_by_bot"]
            await adas.until("drawn")  # the bot has chosen Bo's cards
            refusal = await ada.refusal("POST", f"/tables/{table}/seats/1/return")
            assert refusal == (403, "not-your-seat")
            back = await bo.post(f"/tables/{table}/seats/1/return")
            assert not back["seats"][1]["minded_by_bot"]
        notes = [entry["note"] for entry in await bo.get(f"/tables/{table}/log") if "note" in entry]
        assert notes == ["left", "back"]


async def test_coming_back_to_the_page_is_enough(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        minded = await ada.patch(f"/tables/{table}/seats/1", kind="bot")
        assert minded["seats"][1]["minded_by_bot"]
        assert minded["seats"][1]["kind"] == "person"
        async with bo.live(table) as bos:
            assert not bos.table["seats"][1]["minded_by_bot"]


async def test_a_seat_is_never_given_to_another_person_during_a_match(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", "Cy") as (ada, bo, cy):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        refusal = await ada.refusal("PATCH", f"/tables/{table}/seats/1", kind="open")
        assert refusal == (409, "already-started")
        await bo.post(f"/tables/{table}/leave")
        assert await cy.refusal("POST", f"/tables/{table}/join") == (409, "already-started")
