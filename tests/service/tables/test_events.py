"""What a step did, told by its events: over the live channel and in the log, to each what it may
know."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from mapmakers.service.tables.payloads import MOST_TOLD
from tests.service.people import ME, OPEN, Person, any_move, here, play_to_the_end
from tests.service.server import Server

pytestmark = pytest.mark.anyio

EVERY_GAME = ["cartographers", "misterra", "mapout"]
OPENS_WITH = {
    "cartographers": "edicts_dealt",
    "misterra": "presumptions_dealt",
    "mapout": "tiles_dealt",
}


def kinds(step: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in step["events"]]


@pytest.mark.every_database
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_step_comes_with_its_events(server: Server, game: str) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, here("Bo"), start=True)
        async with ada.live(table) as live:
            hello = json.loads(live.received[0])
            assert OPENS_WITH[game] in {event["kind"] for event in hello["opening"]["events"]}
            made = await play_to_the_end(live, random.Random(3))
            await live.until("table")
            sent = [json.loads(text) for text in live.received]
        told = {
            step["step"]: step
            for message in sent
            if message["type"] == "position"
            for step in message["steps"]
        }
        assert told.keys() == set(range(1, made + 1))
        assert all(step["events"] for step in told.values())
        assert kinds(told[made])[-1] == "match_ended"
        # The log tells the same; what lay face down is told with everything else at the end.
        log = [
            step
            for after in range(0, made, MOST_TOLD)
            for step in await ada.get(f"/tables/{table}/log", after=after, until=after + MOST_TOLD)
        ]
        assert [step["step"] for step in log] == list(range(1, made + 1))
        assert [step["events"] for step in log] == [
            told[number]["events"] for number in range(1, made + 1)
        ]
        assert (await ada.get(f"/tables/{table}/opening"))["events"] == hello["opening"]["events"]


async def test_a_match_read_from_the_database_tells_the_same_events(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate-limits", "off") as server:
        async with Person.at(server.address, "Ada") as (ada,):
            tables = [await ada.create(game, ME, here("Bo"), start=True) for game in EVERY_GAME]
            for table in tables:
                async with ada.live(table) as live:
                    await play_to_the_end(live, random.Random(4))
            paths = [f"/tables/{table}/{part}" for table in tables for part in ("log", "opening")]
            before = [await ada.get(path) for path in paths]
            server.close()
            server.open()
            assert [await ada.get(path) for path in paths] == before


async def test_a_secret_event_is_for_its_seat_only(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", None) as (ada, bo, stranger):
        table = await ada.create("mapout", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        dealt = await ada.get(f"/tables/{table}/opening"), await bo.get(f"/tables/{table}/opening")
        for seat, opening in enumerate(dealt):
            assert {secret["seat"] for secret in opening["secrets"]} == {seat}
            (secret,) = opening["secrets"]
            public = opening["events"][secret["at"]]
            assert (public["kind"], public["hand"]) == ("tiles_dealt", None)
            assert len(secret["event"]["hand"]) == public["hand_size"]
            assert {**secret["event"], "hand": None} == public
        seen = await stranger.get(f"/tables/{table}/opening")
        assert seen["secrets"] == []
        assert seen["events"] == dealt[0]["events"]


async def test_a_drawing_that_lies_face_down_is_told_to_who_made_it(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        move = any_move((await ada.position(table, 0))["choices"], random.Random(1))
        await ada.move(table, 0, move, "c1")
        (own,) = await ada.get(f"/tables/{table}/log")
        assert own["events"] == [{"seat": 0, "move": None, "kind": "drawing_finished"}]
        (secret,) = own["secrets"]
        assert secret["event"] == {"seat": 0, "move": move, "kind": "drawing_finished"}
        (others,) = await bo.get(f"/tables/{table}/log")
        assert (others["events"], others["secrets"]) == (own["events"], [])
        # When the last has drawn, both drawings are revealed.
        answer = any_move((await bo.position(table, 1))["choices"], random.Random(1))
        await bo.move(table, 1, answer, "c2")
        latest = (await ada.get(f"/tables/{table}/log"))[-1]
        assert kinds(latest).count("drawing_revealed") == 2


async def test_what_lay_face_down_is_told_together_when_it_is_shown(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", "Cy") as people:
        ada, *others = people
        table = await ada.create("cartographers", ME, OPEN, OPEN)
        for one in others:
            await one.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        async with ada.live(table) as live:
            for turn in range(2):
                for seat, one in enumerate(people):
                    choices = (await one.position(table, seat))["choices"]
                    if choices is not None:
                        move = any_move(choices, random.Random(turn))
                        await one.move(table, seat, move, f"c{turn}")
                shown = await live.until(
                    lambda message: (
                        message["type"] == "position"
                        and "drawing_revealed" in kinds(message["steps"][-1])
                    )
                )
                # Nothing has to be asked for: the steps of the others come with the last one.
                assert [step["seat"] for step in shown["steps"]] == [0, 1, 2]
                assert all(step["shown"] for step in shown["steps"])


async def test_a_page_that_opens_late_gets_the_latest_events(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        others = [here(name) for name in ("Bo", "Cy", "Di")]
        table = await ada.create("cartographers", ME, *others, start=True)
        async with ada.live(table) as live:
            made = await play_to_the_end(live, random.Random(5))
        assert made > MOST_TOLD
        async with ada.live(table) as live:
            hello = json.loads(live.received[0])
        with_events = [step["step"] for step in hello["steps"] if step["events"] is not None]
        assert with_events == list(range(made - MOST_TOLD + 1, made + 1))
        earlier = await ada.get(f"/tables/{table}/log", after=0, until=10)
        assert [len(step["events"]) > 0 for step in earlier] == [True] * 10
        # Who comes back knows the opening.
        async with ada.live(table, after=made) as live:
            hello = json.loads(live.received[0])
        assert (hello["steps"], hello["opening"]) == ([], None)
