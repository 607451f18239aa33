"""Every seat's bot has a chance of its own."""

import pytest

from tests.service.people import Person, bot
from tests.service.server import Server

pytestmark = pytest.mark.anyio


async def test_surveyors_at_one_table_do_not_all_draw_one_map(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", *[bot("surveyor")] * 4)
        async with ada.live(table) as live:
            await ada.post(f"/tables/{table}/start")
            await live.until(lambda m: m["type"] == "position" and m["position"]["number"] >= 80)
            await ada.post(f"/tables/{table}/abandon")
        drawn: dict[int, list[str]] = {seat: [] for seat in range(4)}
        for entry in await ada.get(f"/tables/{table}/log"):
            drawn[entry["seat"]].append(entry["move"])
        assert len({tuple(moves[:20]) for moves in drawn.values()}) > 1
