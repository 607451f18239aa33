"""The way of a move through the program is the one that docs/architecture.md describes."""

import re
from pathlib import Path

import pytest

from tests.service.in_process import served
from tests.service.people import ME, OPEN, Person
from tests.service.walk import ENGINE, Walk, walking
from tools.places import ROOT

pytestmark = pytest.mark.anyio

TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LIFE = TEXT.split("## The life of a move")[1].split("\n10. ")[0]


async def one_move(address: str, client: Path) -> Walk:
    """A move in a match of two people, each with a live channel."""
    with walking() as walk:
        async with served(address, client) as (_, at), Person.at(at, "Ada", "Bo") as (ada, bo):
            table = await ada.create("mapout", ME, OPEN)
            await bo.post(f"/tables/{table}/join")
            await ada.post(f"/tables/{table}/start")
            async with ada.live(table) as adas, bo.live(table) as bos:
                await adas.until(lambda message: is_online(message, 1))
                moved: set[int] = set()
                while not walk.on:
                    seat = 0 if adas.positions[0]["choices"] else 1
                    mover = (adas, bos)[seat]
                    # The limits are looked at with the first command of a socket, and then seldom.
                    walk.on = seat in moved
                    moved.add(seat)
                    choices = mover.positions[seat]["choices"]["moves"]
                    await mover.move(seat, choices[0], f"c{len(mover.received)}")
                    for live in (adas, bos):
                        await live.until(lambda message: message["type"] in ("position", "drawn"))
                walk.on = False
    return walk


def is_online(message: dict[str, object], seat: int) -> bool:
    table = message.get("table")
    return isinstance(table, dict) and bool(table["seats"][seat]["online"])


async def test_a_move_goes_the_documented_way(address: str, built_client: Path) -> None:
    walk = await one_move(address, built_client)
    assert walk.files - {ENGINE} == set(re.findall(r"`(service/[\w/]+\.py)`", LIFE))
    documented = re.search(r"(\d+) files, with (\d+) crossings", TEXT)
    assert documented is not None
    assert len(walk.files) <= int(documented[1])
    assert len(walk.calls) <= int(documented[2])
