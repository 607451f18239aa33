"""The server ends, in order or not, and starts again: the match goes on where it was."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.service.people import ME, OPEN, Person, any_move, bot, here, play_to_the_end
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database, pytest.mark.slow]


@pytest.fixture
def patient(tmp_path: Path, address: str) -> Server:
    return Server(tmp_path, "--rate-limits", "off", "--database", address)


class Begun:
    """A match of two that has begun, and all that could be seen of it before the restart."""

    def __init__(self, people: list[Person], table: str) -> None:
        self.people = people
        self.table = table
        self.last: tuple[str, int, str] = ("", 0, "")
        self.seen: object = None

    async def decide(self, steps: int, rng: random.Random) -> None:
        for step in range(steps):
            seat = (await self.people[0].position(self.table, None))["view"]["waiting"][-1]
            choices = (await self.people[seat].position(self.table, seat))["choices"]
            self.last = (f"c{step}", seat, any_move(choices, rng))
            await self.repeat()

    async def repeat(self) -> object:
        command, seat, move = self.last
        return await self.people[seat].move(self.table, seat, move, command)

    async def look(self) -> object:
        """Everything that everybody sees."""
        path = f"/tables/{self.table}"
        return [
            (
                await one.position(self.table, seat),
                await one.get(f"{path}/log"),
                await one.get(path),
            )
            for seat, one in enumerate(self.people)
        ]

    async def finish(self) -> None:
        ada, bo = self.people
        async with ada.live(self.table) as adas, bo.live(self.table) as bos:
            await asyncio.gather(
                play_to_the_end(adas, random.Random(2)), play_to_the_end(bos, random.Random(3))
            )


@pytest.mark.parametrize("way", ["close", "kill"])
async def test_matches_go_on_after_a_restart(patient: Server, way: str) -> None:
    with patient:
        async with Person.at(patient.address, "Ada", "Bo") as people:
            ada, bo = people
            matches = []
            for game in ("cartographers", "misterra", "mapout"):
                table = await ada.create(game, ME, OPEN)
                await bo.post(f"/tables/{table}/join")
                await ada.post(f"/tables/{table}/start")
                matches.append(Begun(people, table))
            for match in matches:
                await match.decide(7, random.Random(1))
                match.seen = await match.look()
            patient.close() if way == "close" else patient.kill()
            patient.open()
            for match in matches:
                assert await match.look() == match.seen
                assert await match.repeat() == {"number": 7, "step": 7}
                assert await match.look() == match.seen
                await match.finish()
                assert (await ada.get(f"/tables/{match.table}"))["status"] == "finished"


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
