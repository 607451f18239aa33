"""Many processes on one database: some are killed, or it is, or everybody decides at once."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.examples import number
from tests.faults.ledger import Damage
from tests.faults.roaming import Crowd
from tests.postgres import PostgreSQL
from tests.service.people import ME, OPEN, Live, Person, any_move, here, play_to_the_end
from tests.service.server import Server
from tests.service.tables.test_simultaneous import seat_of

# Starting servers takes long where many processes share two cores.
pytestmark = [pytest.mark.anyio, pytest.mark.postgresql, pytest.mark.timeout(900), pytest.mark.slow]

PAIRS = 4
MOVES = 25
"""Between two faults."""
OFTEN = number(1, thorough=6)
"""How often each fault comes about."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextmanager
def processes(folder: Path, database: str, count: int) -> Iterator[list[Server]]:
    """Servers at ports of their own, as on machines of their own."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(Server(folder, "--rate-limits", "off", "--database", database))
            for _ in range(count)
        ]


async def test_nothing_is_lost_or_doubled_when_any_of_three_processes_is_killed(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    with processes(tmp_path, postgresql.new_database(), 3) as servers:

        def kill(server: Server) -> None:
            server.kill()
            server.open()

        async with Crowd.at([server.address for server in servers], PAIRS) as crowd:
            harms = [lambda server=server: kill(server) for server in servers * OFTEN]
            assert await crowd.suffer(harms, MOVES) == Damage()
            assert crowd.promised >= len(harms) * MOVES // 2
            assert crowd.troubles >= len(harms)


async def test_nothing_is_lost_or_doubled_when_the_database_is_restarted(tmp_path: Path) -> None:
    with PostgreSQL() as postgresql, processes(tmp_path, postgresql.new_database(), 2) as servers:

        def restart() -> None:
            postgresql.close()
            postgresql.open()

        def cut_the_power() -> None:
            postgresql.kill()
            postgresql.open()

        async with Crowd.at([server.address for server in servers], PAIRS) as crowd:
            harms = [restart, cut_the_power] * OFTEN
            assert await crowd.suffer(harms, MOVES) == Damage()
            assert crowd.promised >= len(harms) * MOVES // 2
            assert crowd.troubles >= len(harms)


async def test_while_the_database_is_away_the_answer_says_so(tmp_path: Path) -> None:
    with PostgreSQL() as postgresql, processes(tmp_path, postgresql.new_database(), 1) as (server,):
        async with Person.at(server.address, "Ada") as (ada,):
            table = await ada.create("mapout", ME, here("Bo"), start=True)
            async with ada.live(table) as live:
                seat, position = next(
                    (seat, one) for seat, one in live.positions.items() if one["choices"]
                )
                assert seat is not None
                move = any_move(position["choices"], random.Random(1))
                postgresql.close()
                answer = await live.move(seat, move, "first")
                assert (answer["type"], answer["code"]) == ("refused", "not-saved")
            path = f"/tables/{table}/moves"
            sent = {"command": "first", "seat": seat, "move": move}
            assert await ada.refusal("POST", path, **sent) == (503, "not-saved")
            postgresql.open()
            assert await ada.post(path, **sent) == {"number": 1, "step": 1}
            # When it was restarted while nobody decided anything, nobody notices.
            seat = await whose_turn(ada, table)
            assert seat is not None
            move = any_move((await ada.position(table, seat))["choices"], random.Random(2))
            postgresql.close()
            postgresql.open()
            assert (await ada.http.get(f"{server.address}/readyz")).status_code == 200
            sent = {"command": "second", "seat": seat, "move": move}
            assert await ada.post(path, **sent) == {"number": 2, "step": 2}


async def test_an_older_program_goes_on_beside_a_newer_one(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    database = postgresql.new_database()
    with processes(tmp_path, database, 1) as (server,):
        async with Person.at(server.address, "Ada") as (ada,):
            table = await ada.create("mapout", ME, here("Bo"), start=True)
            with psycopg.connect(database) as newer:
                newer.execute("ALTER TABLE game_tables ADD COLUMN weather TEXT")
                newer.execute("ALTER TABLE seats ADD COLUMN hat TEXT DEFAULT 'tricorne'")
                newer.execute("UPDATE alembic_version SET version_num = '9999'")
            async with ada.live(table) as live:
                while live.positions[0]["number"] < 5:
                    await decide(live)
            # Even one that is started again works with what the newer one has added to.
            server.close()
            server.open()
            async with ada.live(table) as live:
                await play_to_the_end(live, random.Random(4))
            assert (await ada.get(f"/tables/{table}"))["status"] == "finished"


async def decide(live: Live) -> None:
    """For whichever seat owes a decision."""
    seat, position = next((seat, one) for seat, one in live.positions.items() if one["choices"])
    assert seat is not None
    position["choices"], choices = None, position["choices"]
    step = position["number"]
    answer = await live.move(seat, any_move(choices, random.Random(step)), f"c{step}")
    assert answer["type"] == "done"
    while any(one["number"] <= step for one in live.positions.values()):
        await live.next()


async def test_a_command_that_two_processes_get_at_once_is_carried_out_once(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    with processes(tmp_path, postgresql.new_database(), 2) as (one, other):
        async with Person.at(one.address, "Ada") as (ada,):
            twin = Person(other.address, None)
            twin.http.cookies = ada.http.cookies
            rng = random.Random(2)
            carried_out = 0
            for _ in range(OFTEN):
                table = await ada.create("mapout", ME, here("Bo"), start=True)
                while (seat := await whose_turn(ada, table)) is not None:
                    position = await ada.position(table, seat)
                    sent = seat, any_move(position["choices"], rng), f"c{position['step']}"
                    answers = await asyncio.gather(
                        *(who.move(table, *sent) for who in (ada, twin, ada, twin))
                    )
                    assert answers == [{"number": position["step"] + 1} | step(position)] * 4
                    carried_out += 1
                log = await twin.get(f"/tables/{table}/log")
                assert [entry["step"] for entry in log] == list(range(1, len(log) + 1))
            assert carried_out >= 10 * OFTEN
            await twin.http.aclose()


def step(position: dict[str, Any]) -> dict[str, int]:
    return {"step": position["step"] + 1}


async def whose_turn(person: Person, table: str) -> int | None:
    waiting: Sequence[int] = (await person.position(table, None))["view"]["waiting"]
    return waiting[0] if waiting else None


async def test_thirty_draw_at_once_at_three_processes(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    people_count, rounds = 30, 2
    with processes(tmp_path, postgresql.new_database(), 3) as servers:
        names = [f"Player {number}" for number in range(people_count)]
        async with Person.at(servers[0].address, *names) as people:
            for at, person in enumerate(people):
                person.go_to(servers[at % 3].address)
            host = people[0]
            table = await host.create("cartographers", ME, *[OPEN] * (people_count - 1))
            await asyncio.gather(*(one.post(f"/tables/{table}/join") for one in people[1:]))
            seats = (await host.get(f"/tables/{table}"))["seats"]
            assert len({seat["name"] for seat in seats}) == people_count
            await host.post(f"/tables/{table}/start")
            for turn in range(rounds):
                rng = random.Random(turn)
                shown = await asyncio.gather(*(seat_of(one, table) for one in people))
                done = await asyncio.gather(
                    *(
                        one.move(table, at["seat"], any_move(at["choices"], rng), f"{turn}")
                        for one, at in zip(people, shown, strict=True)
                    )
                )
                first = turn * people_count + 1
                steps = sorted(answer["step"] for answer in done)
                assert steps == list(range(first, first + people_count))
