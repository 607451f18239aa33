"""Two processes on one database: each serves every match, and tells what happens at the other."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.postgres import PostgreSQL
from tests.service.people import ME, OPEN, Message, Person, any_move, bot, play_to_the_end
from tests.service.server import Server
from tests.serving import serve

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.postgresql,
    pytest.mark.slow,
    pytest.mark.xdist_group("processes"),
]


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL
) -> Iterator[tuple[Server, Server]]:
    database = postgresql.new_database()
    options = "--rate-limits", "off", "--lobby", "--database", database, "--bot-workers", "1"
    folder: Path = tmp_path_factory.mktemp("shared")
    with Server(folder, *options) as one, Server(folder, *options) as other:
        yield one, other


@pytest.fixture
async def pair(servers: tuple[Server, Server]) -> AsyncIterator[tuple[Person, Person]]:
    """Two people, each at a process of their own."""
    async with Person.at(servers[0].address, "Ada", "Bo") as (ada, bo):
        bo.go_to(servers[1].address)
        yield ada, bo


def online(table: Message) -> list[bool]:
    return [seat["online"] for seat in table["seats"]]


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_a_whole_match_between_players_at_two_processes(
    pair: tuple[Person, Person], game: str
) -> None:
    ada, bo = pair
    table = await ada.create(game, ME, OPEN)
    async with ada.live(table) as adas:
        await bo.post(f"/tables/{table}/join")
        await adas.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bo")
        async with bo.live(table) as bos:
            await ada.post(f"/tables/{table}/start")
            await asyncio.gather(adas.until("position"), bos.until("position"))
            await asyncio.gather(
                play_to_the_end(adas, random.Random(1)), play_to_the_end(bos, random.Random(2))
            )
    for person in pair:
        assert (await person.get(f"/tables/{table}"))["status"] == "finished"
    records = [(await one.http.get(f"/tables/{table}/record")).text for one in pair]
    assert records[0] == records[1]


async def test_what_one_process_has_answered_the_other_knows(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    table = await ada.create("mapout", ME, OPEN)
    await bo.post(f"/tables/{table}/join")
    await ada.post(f"/tables/{table}/start")
    for step in range(1, 15):
        seat = (await bo.position(table, None))["view"]["waiting"][0]
        who, other = (ada, bo) if seat == 0 else (bo, ada)
        choices = (await who.position(table, seat))["choices"]
        await who.move(table, seat, any_move(choices, random.Random(step)), f"c{step}")
        assert (await other.position(table, None))["number"] == step


async def test_one_open_seat_is_never_given_to_two(servers: tuple[Server, Server]) -> None:
    async with Person.at(servers[0].address, "Ada", "Bo", "Cy") as (ada, bo, cy):
        cy.go_to(servers[1].address)
        for _ in range(10):
            table = await ada.create("misterra", ME, OPEN)
            answers = await asyncio.gather(
                *(one.http.post(f"/tables/{table}/join") for one in (bo, cy))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert refused.json()["error"]["code"] == "table-full"


async def test_a_name_changed_at_one_process_is_known_at_the_other(
    pair: tuple[Person, Person],
) -> None:
    ada, bo = pair
    table = await ada.create("misterra", ME, OPEN)
    await bo.post("/me", name="Bobbie")
    bo.http.base_url, ada.http.base_url = ada.http.base_url, bo.http.base_url
    joined = await bo.post(f"/tables/{table}/join")
    assert joined["seats"][1]["name"] == "Bobbie"


async def test_who_is_at_the_other_process_is_shown_as_here(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    table = await ada.create("misterra", ME, OPEN)
    await bo.post(f"/tables/{table}/join")
    async with ada.live(table) as adas:
        async with bo.live(table) as bos:
            await adas.until(lambda m: m["type"] == "table" and online(m["table"]) == [True, True])
            if online(bos.table) != [True, True]:
                await bos.until(
                    lambda m: m["type"] == "table" and online(m["table"]) == [True, True]
                )
        await adas.until(lambda m: m["type"] == "table" and online(m["table"]) == [True, False])


async def test_bots_go_on_at_another_process_when_theirs_is_killed(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    options = "--rate-limits", "off", "--database", postgresql.new_database()
    with Server(tmp_path, *options) as one, Server(tmp_path, *options) as other:
        async with Person.at(one.address, "Ada") as (ada,):
            table = await ada.create("cartographers", *[bot("greedy")] * 6, start=True)
            async with ada.live(table) as live:
                await live.until("drawn")
            one.kill()
            ada.go_to(other.address)
            async with ada.live(table) as live:
                if live.table["status"] != "finished":
                    await live.until(
                        lambda m: m["type"] == "table" and m["table"]["status"] == "finished"
                    )
            log = await ada.get(f"/tables/{table}/log")
            assert [entry["step"] for entry in log] == list(range(1, len(log) + 1))


async def test_a_worker_that_dies_is_started_again(tmp_path: Path, postgresql: PostgreSQL) -> None:
    options = "--database", postgresql.new_database(), "--workers", "2", "--bot-workers", "1"
    with Server(tmp_path, "--rate-limits", "off", *options) as server:
        async with Person.at(server.address, "Ada") as (ada,):
            table = await ada.create("misterra", ME, start=True)
            async with ada.live(table) as live:
                for worker in server.children():
                    os.kill(worker, signal.SIGKILL)
                await live.socket.wait_closed()
        # Whoever comes meanwhile waits at the port, and not for long.
        async with Person.at(server.address, None) as (somebody,):
            assert (await somebody.get(f"/tables/{table}"))["status"] == "playing"


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = serve("--port", "0", "--data", tmp_path, "--workers", "2")
    assert done.returncode == 2
    assert done.stderr.startswith("mapmakers: several workers need PostgreSQL")
    assert not any(tmp_path.iterdir())
