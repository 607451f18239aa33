"""Somebody goes away: after the stated time a bot minds the seat until its owner is back, or the
others are asked."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from mapmakers.service.clock import iso
from mapmakers.service.errors import ApiError
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.schema import bot_tickets
from mapmakers.service.tables.live_match import Command
from mapmakers.service.tables.payloads import log_entries, table_payload
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import TableSession
from tests.service.people import ME, OPEN, Person
from tests.service.server import Server
from tests.service.watching import Watcher, until

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
async def services(tmp_path: Path, address: str, clock: Clock) -> AsyncIterator[Services]:
    async with Services.open(Settings(database=address, client=tmp_path), clock) as services:
        yield services


async def ada_and(
    services: Services, *others: Wanted, leaver_seconds: int | None = 60, absence: str = "bot"
) -> tuple[Guest, TableSession]:
    ada, _ = await services.identity.introduce(None, "Ada")
    stored = services.seating.stored(
        ada,
        "cartographers",
        {},
        [Wanted("me"), *others],
        leaver_seconds=leaver_seconds,
        absence=absence,
    )
    start = all(seat.kind != "open" for seat in others)
    return ada, await services.seating.create(stored, start=start)


async def ada_and_bo(
    services: Services, leaver_seconds: int | None = 60, absence: str = "bot"
) -> tuple[Guest, Guest, TableSession]:
    """A match in which both have to draw; nobody is there."""
    ada, table = await ada_and(
        services, Wanted("open"), leaver_seconds=leaver_seconds, absence=absence
    )
    bo, _ = await services.identity.introduce(None, "Bo")
    await services.seating.join(table, bo, None, None)
    await services.seating.start(table)
    return ada, bo, table


@contextmanager
def there(table: TableSession, guest: Guest) -> Iterator[None]:
    """The guest has a live channel to the table."""
    channel = Watcher(guest.id)
    table.listeners.add(channel)
    try:
        yield
    finally:
        table.listeners.discard(channel)


def minded(table: TableSession) -> list[bool]:
    return [seat.minded for seat in table.stored.seats]


async def steps(table: TableSession, at_least: int) -> None:
    await until(table, lambda table: table.number >= at_least)


async def draw(table: TableSession, seat: int) -> None:
    """The seat draws something, as a person does."""
    assert table.played is not None
    move = str(table.played.match.state.legal(seat)[0])
    told: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    table.submit(Command(seat, move, f"c{table.number}", told.set_result))
    assert isinstance(await told, int)


async def test_a_seat_is_minded_when_its_time_is_over(services: Services, clock: Clock) -> None:
    _, bo, table = await ada_and_bo(services)
    with there(table, bo):
        clock.pass_seconds(59)
        await services.absences.mind_leavers(table)
        assert minded(table) == [False, False]
        clock.pass_seconds(1)
        await services.absences.mind_leavers(table)
        assert minded(table) == [True, False]
        assert table.stored.seats[0].note == "away"
        await steps(table, 1)
        assert [note.note for note in table.notes] == ["away"]


async def test_where_no_time_is_stated_nobody_is_minded(services: Services, clock: Clock) -> None:
    _, bo, table = await ada_and_bo(services, leaver_seconds=None)
    with there(table, bo):
        clock.pass_seconds(10_000_000)
        await services.absences.mind_leavers(table)
        assert minded(table) == [False, False]
        assert table.number == 0


async def test_a_sign_of_life_begins_the_time_anew(services: Services, clock: Clock) -> None:
    ada, bo, table = await ada_and_bo(services)
    with there(table, bo):
        clock.pass_seconds(50)
        await services.absences.welcome_back(table, ada.id)
        clock.pass_seconds(50)
        await services.absences.mind_leavers(table)
        assert minded(table) == [False, False]


async def test_the_owner_takes_the_seat_back(services: Services, clock: Clock) -> None:
    ada, bo, table = await ada_and_bo(services)
    with there(table, bo):
        clock.pass_seconds(60)
        await services.absences.mind_leavers(table)
        await steps(table, 1)
        await services.absences.welcome_back(table, ada.id)
        assert minded(table) == [False, False]
        assert [note.note for note in table.notes] == ["away", "back"]
        await draw(table, 1)
        # It is Ada's turn again, and no bot has anything to do.
        assert 0 in table.stored.waiting
        assert table.stored.bots_owe == set()


async def test_what_a_bot_decided_for_somebody_is_known_for_ever(
    tmp_path: Path, address: str, clock: Clock
) -> None:
    settings = Settings(database=address, client=tmp_path)
    async with Services.open(settings, clock) as services:
        ada, bo, table = await ada_and_bo(services)
        with there(table, bo):
            await draw(table, 0)
            await draw(table, 1)
            clock.pass_seconds(60)
            await services.absences.mind_leavers(table)
            await steps(table, 3)
            await services.absences.welcome_back(table, ada.id)
            await draw(table, 1)
        decided = decided_by_bots(table)
        assert decided == [False, False, True, False]
    async with Services.open(settings, clock) as services:
        assert decided_by_bots(await services.tables.get(table.stored.id)) == decided


def decided_by_bots(table: TableSession) -> list[bool]:
    assert table.played is not None
    return [step.minded for step in log_entries(table.played, 0, ())]


async def test_the_seat_of_somebody_who_owes_nothing_is_not_minded(
    services: Services, clock: Clock
) -> None:
    ada, _, table = await ada_and_bo(services)
    await draw(table, 0)
    clock.pass_seconds(60)
    with there(table, ada):
        await services.absences.mind_leavers(table)
        # Only Bo had to draw; when the bot had drawn for Bo, it was Ada's time that began.
        await steps(table, 2)
    assert minded(table) == [False, True]


async def test_after_a_restart_the_time_begins_anew(
    tmp_path: Path, address: str, clock: Clock
) -> None:
    settings = Settings(database=address, client=tmp_path)
    async with Services.open(settings, clock) as services:
        _, bo, table = await ada_and_bo(services)
        table_id = table.stored.id
    clock.pass_seconds(3600)
    async with Services.open(settings, clock) as services:
        table = await services.tables.get(table_id)
        with there(table, bo):
            await services.absences.mind_leavers(table)
            assert minded(table) == [False, False]
            assert await services.store.tables.overdue(clock.now) == [table_id]
            clock.pass_seconds(60)
            await services.absences.mind_leavers(table)
            assert minded(table) == [True, False]


# The others are asked


@asynccontextmanager
async def bo_waits(
    services: Services, clock: Clock
) -> AsyncIterator[tuple[Guest, Guest, TableSession]]:
    """A match in which Bo, who is there, has waited for Ada for as long as the table agreed."""
    ada, bo, table = await ada_and_bo(services, absence="ask")
    with there(table, bo):
        clock.pass_seconds(59)
        await services.absences.mind_leavers(table)
        assert overdue(table, bo) == []
        clock.pass_seconds(1)
        await services.absences.mind_leavers(table)
        yield ada, bo, table


def overdue(table: TableSession, guest: Guest) -> list[int]:
    """About which seats the guest is asked."""
    return [one.seat for one in table_payload(table, guest.id).overdue]


async def refusal(answering: Awaitable[None]) -> str:
    with pytest.raises(ApiError) as refused:
        await answering
    return refused.value.code


async def test_the_others_are_asked_before_a_bot_takes_over(
    services: Services, clock: Clock
) -> None:
    async with bo_waits(services, clock) as (ada, bo, table):
        assert overdue(table, bo) == [0]
        assert table_payload(table, bo.id).overdue[0].since == iso(NOON)
        clock.pass_seconds(3600)
        await services.absences.mind_leavers(table)
        assert minded(table) == [False, False]
        # One answer decides, whoever gives it.
        await services.absences.answer(table, bo, 0, "bot")
        assert minded(table) == [True, False]
        assert overdue(table, bo) == []
        late = services.absences.answer(table, bo, 0, "end")
        assert await refusal(late) == "not-overdue"
        await steps(table, 1)
        await services.absences.welcome_back(table, ada.id)
        assert minded(table) == [False, False]
        assert [note.note for note in table.notes] == ["away", "back"]


async def test_who_waits_is_asked_again_after_the_same_time(
    services: Services, clock: Clock
) -> None:
    async with bo_waits(services, clock) as (_, bo, table):
        clock.pass_seconds(30)
        await services.absences.answer(table, bo, 0, "wait")
        assert overdue(table, bo) == []
        clock.pass_seconds(59)
        await services.absences.mind_leavers(table)
        assert overdue(table, bo) == []
        clock.pass_seconds(1)
        await services.absences.mind_leavers(table)
        # It is still told since when.
        assert table.stored.overdue == [(0, NOON)]


async def test_the_match_ends_if_the_others_do_not_want_to_wait(
    services: Services, clock: Clock
) -> None:
    async with bo_waits(services, clock) as (_, bo, table):
        await services.absences.answer(table, bo, 0, "end")
        assert table.stored.status == "abandoned"
        assert [note.note for note in table.notes] == ["ended"]
        again = await services.seating.rematch(table, bo)
        assert (again.stored.absence, again.stored.overdue) == ("ask", [])


async def test_nobody_is_asked_about_who_is_back(services: Services, clock: Clock) -> None:
    async with bo_waits(services, clock) as (ada, bo, table):
        await services.absences.welcome_back(table, ada.id)
        assert overdue(table, bo) == []
        clock.pass_seconds(60)
        await services.absences.mind_leavers(table)
        assert overdue(table, bo) == [0]
        # In another process, which did not know yet that anybody was asked.
        table.are_elsewhere(frozenset({ada.id}))
        assert await refusal(services.absences.answer(table, bo, 0, "bot")) == "not-overdue"
        await services.absences.mind_leavers(table)
        assert overdue(table, bo) == []
        assert table.notes == []


async def test_only_people_at_the_table_answer(services: Services, clock: Clock) -> None:
    async with bo_waits(services, clock) as (ada, bo, table):
        cy, _ = await services.identity.introduce(None, "Cy")
        assert await refusal(services.absences.answer(table, cy, 0, "end")) == "not-your-seat"
        # Whoever it is about is back by answering.
        assert await refusal(services.absences.answer(table, ada, 0, "end")) == "not-overdue"
        assert await refusal(services.absences.answer(table, bo, 1, "bot")) == "not-overdue"
        assert table.stored.status == "playing"


async def test_nobody_is_asked_where_nobody_is_left(services: Services, clock: Clock) -> None:
    ada, bo, table = await ada_and_bo(services, absence="ask")
    clock.pass_seconds(3600)
    await services.absences.mind_leavers(table)
    assert overdue(table, bo) == []
    with there(table, bo):
        await services.absences.welcome_back(table, bo.id)
        await services.absences.mind_leavers(table)
        assert overdue(table, bo) == [0]
    with there(table, ada):
        await services.absences.welcome_back(table, ada.id)
        assert overdue(table, ada) == []


async def test_who_is_overdue_outlives_a_restart(
    tmp_path: Path, address: str, clock: Clock
) -> None:
    settings = Settings(database=address, client=tmp_path)
    async with Services.open(settings, clock) as services:
        async with bo_waits(services, clock) as (_, bo, table):
            assert overdue(table, bo) == [0]
        table_id = table.stored.id
    async with Services.open(settings, clock) as services:
        table = await services.tables.get(table_id)
        with there(table, bo):
            await services.absences.mind_leavers(table)
            assert overdue(table, bo) == [0]
            # Nothing has to be loaded where a bot does not take over by itself.
            clock.pass_seconds(3600)
            assert await services.store.tables.overdue(clock.now) == []


# Nobody is left


async def paused(services: Services, table: TableSession) -> None:
    """Wait until every bot that owes a decision at the table has been told to wait."""
    owed = table.stored.bots_owe
    assert owed
    if not services.store.shared:
        services.bot_turns.look_at(table)
        assert not services.bot_turns._jobs
        return
    put_off = select(func.count()).where(
        bot_tickets.c.table_id == table.stored.id, bot_tickets.c.since > services.tables.clock()
    )
    async with asyncio.timeout(60):
        while len(owed) != await services.store.writer.do(
            lambda connection: connection.scalar(put_off)
        ):
            pass


async def test_nobody_is_minded_where_nobody_is_left(services: Services, clock: Clock) -> None:
    ada, table = await ada_and(services, Wanted("bot", bot="random"))
    await steps(table, 1)  # the bot has drawn for itself
    clock.pass_seconds(3600)
    await services.absences.mind_leavers(table)
    assert minded(table) == [False, False]
    await services.absences.welcome_back(table, ada.id)
    await draw(table, 0)
    await steps(table, 3)


async def test_a_match_that_all_have_left_waits_for_them(services: Services, clock: Clock) -> None:
    bots = Wanted("bot", bot="random"), Wanted("bot", bot="random")
    ada, table = await ada_and(services, *bots, leaver_seconds=None)
    await steps(table, 2)
    await services.seating.leave(table, ada, None)
    assert minded(table) == [True, False, False]
    await paused(services, table)
    assert table.number == 2
    # While she looks on, a bot plays for her.
    clock.pass_seconds(6)
    with there(table, ada):
        await steps(table, 5)


async def test_bots_wait_after_a_restart_until_somebody_is_back(
    tmp_path: Path, address: str, clock: Clock
) -> None:
    settings = Settings(database=address, client=tmp_path)
    async with Services.open(replace(settings, bot_workers=0), clock) as services:
        ada, table = await ada_and(services, Wanted("bot", bot="random"), leaver_seconds=None)
    clock.pass_seconds(3600)
    async with Services.open(settings, clock) as services:
        table = await services.tables.get(table.stored.id)
        await paused(services, table)
        assert table.number == 0
        await services.absences.welcome_back(table, ada.id)
        await steps(table, 1)


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
        minded = await bo.patch(f"/tables/{table}/seats/1", kind="bot")
        assert minded["seats"][1]["minded_by_bot"]
        assert minded["seats"][1]["kind"] == "person"
        async with bo.live(table) as bos:
            assert not bos.table["seats"][1]["minded_by_bot"]


async def test_the_host_has_a_bot_decide_only_for_who_is_absent(
    services: Services, clock: Clock
) -> None:
    ada, bo, table = await ada_and_bo(services, leaver_seconds=None)

    async def hand_to_a_bot(guest: Guest, seat: int) -> str:
        try:
            await services.seating.change_seat(
                table, guest, seat, name=None, kind="bot", bot="random"
            )
        except ApiError as refusal:
            return refusal.code
        return table.stored.seats[seat].note or ""

    with there(table, bo):
        clock.pass_seconds(3600)
        assert await hand_to_a_bot(ada, 1) == "player-present"
    # A page that is loaded again is no absence.
    await services.absences.welcome_back(table, bo.id)
    assert await hand_to_a_bot(ada, 1) == "player-present"
    clock.pass_seconds(14)
    assert await hand_to_a_bot(ada, 1) == "player-present"
    assert minded(table) == [False, False]
    clock.pass_seconds(1)
    assert await hand_to_a_bot(ada, 1) == "minded-by-host"
    assert await hand_to_a_bot(bo, 0) == "not-host"
    # Everybody may hand over a seat of their own, and have it back.
    with there(table, bo), there(table, ada):
        await services.absences.welcome_back(table, bo.id)
        assert await hand_to_a_bot(bo, 1) == "left"
        assert await hand_to_a_bot(ada, 0) == "left"
        assert minded(table) == [True, True]


async def test_a_seat_is_never_given_to_another_person_during_a_match(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", "Cy") as (ada, bo, cy):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        refusal = await ada.refusal("PATCH", f"/tables/{table}/seats/1", kind="open")
        assert refusal == (409, "already-started")
        await bo.post(f"/tables/{table}/leave")
        assert await cy.refusal("POST", f"/tables/{table}/join") == (409, "already-started")
