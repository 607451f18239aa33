"""A game and a bot of somebody else's at a real server, which finds them by their entry points."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from tests.plugged_in import install, plugged_in
from tests.service.people import ME, OPEN, Person, bot, play_to_the_end
from tests.service.tables.test_records import record_of
from tests.serving import running_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("beacons")
    options = ("--rate-limits", "off", "--bot", "mine=last_move:LastMoveBot")
    with running_table(folder / "data", options=options, path=install(folder / "site")) as table:
        yield table.rstrip("/")


async def test_the_game_and_the_bots_are_on_offer(address: str) -> None:
    async with Person.at(address, "Ada") as (ada,):
        games = {game["id"]: game for game in await ada.get("/games")}
        assert list(games)[-1] == "beacons"
        assert games["beacons"] == {
            "id": "beacons",
            "title": "Beacons",
            "seats": {"min": 1, "max": 4},
            "rules": [],
            "playable": True,
            "guessed": [],
            "options": [{"name": "wins", "default": "high", "values": ["high", "low"]}],
        }
        example = await ada.get("/games/beacons/example")
        assert example["drawing"].startswith("Turned over: ")
        assert [one["id"] for one in await ada.get("/bots")][-2:] == ["last-move", "mine"]
        assert await ada.refusal("GET", "/lessons/beacons/1") == (404, "no-such-lesson")
        assert await ada.refusal("GET", "/rules/beacons/en") == (404, "no-such-rules-page")


async def test_a_match_is_played_over_the_live_channel_kept_and_brought_back(
    address: str, tmp_path: Any
) -> None:
    seats = ME, OPEN, bot("last-move"), bot("mine")
    async with Person.at(address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("beacons", *seats, options={"wins": "low"})
        await bo.post(f"/tables/{table}/join", name="Bo")
        await ada.post(f"/tables/{table}/start")
        async with ada.live(table) as first, bo.live(table) as second:
            (own,) = first.positions.values()
            assert own["view"]["drawing"].count("Your cards") == 1
            move = own["choices"]["moves"][0]
            effects = await ada.post(f"/tables/{table}/effects", seat=0, moves=[move, "lay 99"])
            assert effects[0]["effects"]["left"] == 2
            assert effects[1]["faults"] == []
            own["choices"] = None
            # Others are told that something was decided, not what.
            assert (await first.move(0, move, "first"))["type"] == "done"
            drawn = await second.until(lambda message: message["type"] in ("drawn", "position"))
            assert move not in str(drawn)
            rng = random.Random(4)
            await asyncio.gather(play_to_the_end(first, rng), play_to_the_end(second, rng))
        past = await ada.position(table, 0, step=0)
        assert past["view"]["drawing"].startswith("Turned over: none")
        record = await record_of(ada, table)
        with plugged_in(tmp_path / "site"):
            verify(GAMES["beacons"], Record.parse(record))
        again = await ada.post("/records", record=record, mode="watch")
        assert again["game"] == "beacons"


async def test_a_hint_and_an_analysis_come_from_the_generic_bots(address: str) -> None:
    async with Person.at(address, "Ada") as (ada,):
        table = await ada.create("beacons", ME, bot("random"), start=True)
        async with ada.live(table) as live:
            for step in range(3):
                while live.positions[0]["choices"] is None:
                    await live.next()
                live.positions[0]["choices"] = None
                hint = await ada.post(f"/tables/{table}/hint", seat=0)
                assert hint["effects"]["card"] > 0
                await ada.move(table, 0, hint["move"], f"hinted-{step}")
            while live.positions[0]["view"]["result"] is None:
                await live.next()
        state = await ada.post(f"/tables/{table}/analysis")
        while state["state"] == "running":
            state = await ada.get(f"/tables/{table}/analysis")
        assert [seat["seat"] for seat in state["analysis"]["seats"]] == [0, 1]
