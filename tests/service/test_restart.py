"""The server ends, in order or not, and starts again: the match goes on where it was."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.service.people import ME, OPEN, Person, any_move, bot, here, play_to_the_end
from tests.service.server import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def patient(tmp_path: Path) -> Server:
    return Server(tmp_path, "--rate-limits", "off")


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
@pytest.mark.parametrize("way", ["close", "kill"])
async def test_a_match_goes_on_after_a_restart(patient: Server, game: str, way: str) -> None:
    rng = random.Random(1)
    with patient:
        async with Person.at(patient.address, "Ada", "Bo") as (ada, bo):
            table = await ada.create(game, ME, OPEN)
            await bo.post(f"/tables/{table}/join")
            await ada.post(f"/tables/{table}/start")
            people, last = {0: ada, 1: bo}, ("", 0, "")
            for step in range(7):
                seat = (await ada.position(table, None))["view"]["waiting"][-1]
                choices = (await people[seat].position(table, seat))["choices"]
                last = (f"c{step}", seat, any_move(choices, rng))
                await people[seat].move(table, seat, last[2], last[0])
            before = [await one.position(table, seat) for seat, one in people.items()]
            logs = [await one.get(f"/tables/{table}/log") for one in people.values()]
            shown = await ada.get(f"/tables/{table}")
            patient.close() if way == "close" else patient.kill()
            patient.open()
            assert [await one.position(table, seat) for seat, one in people.items()] == before
            assert [await one.get(f"/tables/{table}/log") for one in people.values()] == logs
            assert await ada.get(f"/tables/{table}") == shown

            command, seat, move = last
            again = await people[seat].move(table, seat, move, command)
            assert again == {"number": 7, "step": 7}
            assert (await ada.position(table, None))["number"] == 7

            async with ada.live(table) as adas, bo.live(table) as bos:
                await asyncio.gather(
                    play_to_the_end(adas, random.Random(2)), play_to_the_end(bos, random.Random(3))
                )
            ended = await ada.get(f"/tables/{table}")
            assert ended["status"] == "finished"
            assert ended["commitment"] == shown["commitment"]


async def test_bots_go_on_after_a_restart(patient: Server) -> None:
    with patient:
        async with Person.at(patient.address, "Ada") as (ada,):
            table = await ada.create("cartographers", *[bot("greedy")] * 8, start=True)
            async with ada.live(table) as live:
                await live.until("drawn")
            patient.kill()
            patient.open()
            async with ada.live(table) as live:
                if live.table["status"] != "finished":
                    await live.until(
                        lambda m: m["type"] == "table" and m["table"]["status"] == "finished"
                    )


async def test_people_are_sent_away_kindly_when_the_server_closes(patient: Server) -> None:
    with patient:
        async with Person.at(patient.address, "Ada") as (ada,):
            table = await ada.create("cartographers", ME, here("Bo"), start=True)
            async with ada.live(table) as live:
                await asyncio.to_thread(patient.close)
                await live.socket.wait_closed()
                assert live.socket.close_code == 1012
