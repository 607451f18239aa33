"""The session of a table as a state machine: what follows on what, and what waits meanwhile."""

import asyncio
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from mapmakers.service.clock import system_clock
from mapmakers.service.errors import ApiError
from mapmakers.service.store import Store
from mapmakers.service.tables.live_match import TableChange
from mapmakers.service.tables.registry import Tables
from mapmakers.service.tables.seating import Seating, Wanted
from mapmakers.service.tables.session import TRANSITIONS, State, TableSession
from tests.service.in_process import HeldWriter

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, system_clock)


@pytest.fixture
async def table(tables: Tables) -> TableSession:
    """A match of two at one device."""
    ada, _ = await tables.store.guests.create("Ada")
    seating = Seating(tables)
    stored = seating.stored(ada, "mapout", {}, [Wanted("me"), Wanted("here", "Bo")])
    stored.seed = bytes(32)
    return await seating.create(stored, start=True)


def a_move(table: TableSession) -> tuple[int, str]:
    assert table.played is not None
    state = table.played.match.state
    seat = state.waiting[0]
    return seat, str(state.legal(seat)[0])


def doing(table: TableSession) -> State:
    return table.state


async def settled(*tasks: "asyncio.Task[Any]") -> list[object]:
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def test_what_is_being_written_is_what_the_table_is_doing(
    store: Store, table: TableSession
) -> None:
    assert doing(table) is State.IDLE
    held = HeldWriter(store.writer)
    await held.hold()
    deciding = asyncio.create_task(table.decide(*a_move(table), "c1"))
    leaving = asyncio.create_task(table.change(lambda: renamed(table, "Cy")))
    again = asyncio.create_task(table.change(lambda: None))
    await asyncio.sleep(0)
    assert doing(table) is State.WRITING
    assert table.number == 0
    await held.release()
    assert await settled(deciding, leaving, again) == [1, None, None]
    assert doing(table) is State.IDLE
    held = HeldWriter(store.writer)
    await held.hold()
    version = table.stored.version
    leaving = asyncio.create_task(table.change(lambda: renamed(table, "Dee")))
    await asyncio.sleep(0)
    assert doing(table) is State.CHANGING_SEATS
    assert (table.stored.seats[1].name, table.stored.version) == ("Cy", version)
    await held.release()
    await leaving
    assert (table.stored.seats[1].name, table.stored.version) == ("Dee", version + 1)


def renamed(table: TableSession, name: str) -> TableChange:
    seats = [table.stored.seats[0], replace(table.stored.seats[1], name=name)]
    return TableChange(replace(table.stored, seats=seats))


async def test_what_is_asked_first_is_carried_out_first(store: Store, table: TableSession) -> None:
    order: list[str] = []

    def noted(name: str) -> None:
        order.append(f"{name} at {table.number}")

    held = HeldWriter(store.writer)
    await held.hold()
    seat, move = a_move(table)
    tasks = [
        asyncio.create_task(table.decide(seat, move, "c1")),
        asyncio.create_task(table.change(lambda: noted("change"))),
        asyncio.create_task(table.decide(seat, move, "c1")),
        asyncio.create_task(table.change(lambda: noted("change"))),
    ]
    await asyncio.sleep(0)
    await held.release()
    assert await settled(*tasks) == [1, None, 1, None]
    assert order == ["change at 1", "change at 1"]


async def test_a_change_that_is_refused_changes_nothing(table: TableSession) -> None:
    before = table.stored

    def refuse() -> TableChange:
        raise ApiError(409, "no", "No.")

    with pytest.raises(ApiError, match=r"No\."):
        await table.change(refuse)
    assert table.stored is before
    assert doing(table) is State.IDLE


async def test_a_table_that_cannot_be_written_is_closed_for_good(
    tables: Tables, table: TableSession
) -> None:
    held = HeldWriter(tables.store.writer)
    await held.hold()
    tasks = [
        asyncio.create_task(table.change(lambda: renamed(table, "Cy"))),
        asyncio.create_task(table.decide(*a_move(table), "c1")),
    ]
    await asyncio.sleep(0)
    await held.fail()
    answers = await settled(*tasks)
    assert [one.code for one in answers if isinstance(one, ApiError)] == ["not-saved"] * 2
    assert doing(table) is State.CLOSED
    held.mend()
    with pytest.raises(ApiError):
        await table.decide(0, "anything", "c2")
    with pytest.raises(ApiError):
        await table.read(lambda: None)
    again = await tables.get(table.stored.id)
    assert again is not table
    assert again.stored.seats[1].name == "Bo"


async def test_no_state_follows_on_one_that_it_cannot(table: TableSession) -> None:
    for before, after in product(State, State):
        table._state = before
        if after in TRANSITIONS[before]:
            table._enter(after)
            assert table.state is after
        else:
            with pytest.raises(RuntimeError, match=f"{after.name} cannot follow {before.name}"):
                table._enter(after)
            assert table.state is before
