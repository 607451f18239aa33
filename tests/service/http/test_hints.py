"""Hints: a good move for one's own seat, thought out by a bot from what that seat sees."""

import pytest

from tests.service.people import ME, OPEN, Person, bot, here
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_a_hint_is_a_move_that_can_be_made_and_tells_what_it_changes(
    server: Server, game: str
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, here("Bo"), start=True)
        for step in range(4):
            waiting = (await ada.position(table, None))["view"]["waiting"]
            told = await ada.post(f"/tables/{table}/hint", seat=waiting[0])
            assert set(told) == {"move", "effects", "ends_turn", "total", "then"}
            assert told["effects"]
            plan = [told, *told["then"]]
            assert (plan[0]["total"] is None) == (game != "mapout")
            assert not any(one["ends_turn"] for one in plan[:-1])
            await ada.move(table, waiting[0], told["move"], f"hinted-{step}")


async def test_only_who_holds_the_seat_and_owes_a_decision_gets_one(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, here("Cy"), start=True)
        waiting = (await ada.position(table, None))["view"]["waiting"][0]
        path = f"/tables/{table}/hint"
        assert await bo.refusal("POST", path, seat=waiting) == (403, "not-your-seat")
        assert await ada.refusal("POST", path, seat=1 - waiting) == (409, "not-your-turn")
        assert await ada.refusal("POST", path, seat=7) == (403, "not-your-seat")


async def test_where_other_people_play_there_is_none(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, OPEN, bot("random"))
        path = f"/tables/{table}/hint"
        assert await ada.refusal("POST", path, seat=0) == (409, "not-started")
        await bo.post(f"/tables/{table}/join", name="Bo")
        await ada.post(f"/tables/{table}/start")
        assert await ada.refusal("POST", path, seat=0) == (403, "hints-off")


async def test_a_match_that_is_over_needs_none(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        await ada.post(f"/tables/{table}/abandon")
        assert await ada.refusal("POST", f"/tables/{table}/hint", seat=0) == (409, "not-your-turn")
