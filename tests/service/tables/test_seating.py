"""Setting a table up, taking seats, and the host's hand in it."""

import asyncio
import json

import pytest

from mapmakers.service.schemas.tables import Table, TableSummary
from tests.service.declared import check_declared
from tests.service.people import ME, OPEN, PATIENCE, Message, Person, bot, here
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]


async def test_a_table_is_shown_as_the_api_describes_it(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, here("Cy"), bot("random"), OPEN)
        shown = await ada.get(f"/tables/{table}")
        check_declared(Table, json.dumps(shown))
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot", "open"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Cy", "random", ""]
        assert [seat["here"] for seat in shown["seats"]] == [False, True, False, False]
        assert [seat["mine"] for seat in shown["seats"]] == [True, True, False, False]
        assert shown["host"]
        assert shown["options"]["side"] == "A"
        assert shown["status"] == "gathering"
        seen_by_bo = await bo.get(f"/tables/{table}")
        assert not seen_by_bo["host"]
        assert not any(seat["mine"] for seat in seen_by_bo["seats"])


async def test_with_no_open_seat_a_match_can_start_at_once(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        assert (await ada.get(f"/tables/{table}"))["status"] == "playing"
        waiting = await ada.create("cartographers", ME, OPEN, start=True)
        assert (await ada.get(f"/tables/{waiting}"))["status"] == "gathering"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "no-such-game"),
        ({"game": "mapout", "seats": [ME]}, "bad-seats"),
        ({"game": "misterra", "seats": [ME] + [OPEN] * 4}, "bad-seats"),
        ({"game": "misterra", "seats": [ME, ME]}, "bad-seats"),
        ({"game": "cartographers", "seats": [ME], "options": {"side": "C"}}, "bad-option"),
        ({"game": "cartographers", "seats": [ME], "options": {"colour": "red"}}, "bad-option"),
        ({"game": "mapout", "seats": [ME, bot("deep-thought")]}, "no-such-bot"),
        ({"game": "mapout", "seats": [ME, {"kind": "ghost"}]}, "invalid-request"),
        ({"game": "mapout", "seats": [ME, OPEN], "cheat": True}, "invalid-request"),
        ({"game": "mapout", "seats": [ME, OPEN], "leaver_seconds": 0}, "invalid-request"),
        ({"game": "cartographers", "seats": [ME] * 101}, "invalid-request"),
        ({"game": "mapout", "seats": {}}, "invalid-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    server: Server, body: dict[str, object], code: str
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        assert await ada.refusal("POST", "/tables", **body) == (422, code)
        assert await ada.get("/me/tables") == []


async def test_an_option_that_only_the_match_can_refuse(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        wrong = {"scoring": "no such card, ?, ?, ?"}
        refusal = await ada.refusal(
            "POST", "/tables", game="cartographers", seats=[ME], options=wrong, start=True
        )
        assert refusal == (422, "bad-option")


async def test_a_hundred_seats_at_one_table(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, *[OPEN] * 99)
        assert len((await ada.get(f"/tables/{table}"))["seats"]) == 100


async def test_others_join_by_link_and_may_choose_a_seat(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", "Cy") as (ada, bo, cy):
        table = await ada.create("misterra", ME, OPEN, OPEN)
        joined = await bo.post(f"/tables/{table}/join", name="Bob", seat=2)
        assert joined["seats"][2]["name"] == "Bob"
        assert joined["seats"][2]["mine"]
        assert await cy.refusal("POST", f"/tables/{table}/join", seat=2) == (409, "seat-taken")
        assert await cy.refusal("POST", f"/tables/{table}/join", seat=7) == (404, "no-such-seat")
        again = await bo.post(f"/tables/{table}/join")
        assert [seat["mine"] for seat in again["seats"]] == [False, False, True]
        assert (await cy.post(f"/tables/{table}/join"))["seats"][1]["name"] == "Cy"
        async with Person.at(server.address, "Di") as (di,):
            assert await di.refusal("POST", f"/tables/{table}/join") == (409, "table-full")


async def test_the_host_renames_removes_and_replaces(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        renamed = await ada.patch(f"/tables/{table}/seats/1", name="Robert")
        assert renamed["seats"][1]["name"] == "Robert"
        own = await bo.patch(f"/tables/{table}/seats/1", name="Bo again")
        assert own["seats"][1]["name"] == "Bo again"
        removed = await ada.patch(f"/tables/{table}/seats/1", kind="open")
        assert removed["seats"][1]["kind"] == "open"
        assert not (await bo.get(f"/tables/{table}"))["seats"][1]["mine"]
        replaced = await ada.patch(f"/tables/{table}/seats/1", kind="bot", bot="random")
        assert replaced["seats"][1]["bot"] == "random"


async def test_only_the_host_has_the_hosts_hand(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("misterra", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        for method, path, body in (
            ("PATCH", "seats/0", {"name": "Eve"}),
            ("PATCH", "seats/1", {"kind": "bot"}),
            ("POST", "start", {}),
            ("POST", "abandon", {}),
        ):
            refusal = await bo.refusal(method, f"/tables/{table}/{path}", **body)
            assert refusal == (403, "not-host")
        assert (await ada.get(f"/tables/{table}"))["status"] == "gathering"


async def test_a_match_starts_without_the_seats_that_nobody_took(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", OPEN, ME, OPEN, OPEN)
        await bo.post(f"/tables/{table}/join", seat=3)
        assert await ada.refusal("POST", f"/tables/{table}/start") == (409, "open-seats")
        started = await ada.post(f"/tables/{table}/start", drop_open=True)
        assert [seat["name"] for seat in started["seats"]] == ["Ada", "Bo"]
        assert [seat["number"] for seat in started["seats"]] == [0, 1]
        assert (await bo.position(table, 1))["view"]["waiting"] == [0, 1]
        assert await ada.refusal("POST", f"/tables/{table}/start") == (409, "already-started")


async def test_too_few_cannot_start(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("mapout", ME, OPEN)
        refusal = await ada.refusal("POST", f"/tables/{table}/start", drop_open=True)
        assert refusal == (409, "open-seats")


async def test_who_gets_up_before_the_match_leaves_an_open_seat(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        assert (await bo.post(f"/tables/{table}/leave"))["seats"][1]["kind"] == "open"
        assert await bo.refusal("POST", f"/tables/{table}/leave") == (403, "not-your-seat")


async def test_an_abandoned_match_is_over(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        shown = await ada.post(f"/tables/{table}/abandon")
        assert shown["status"] == "abandoned"
        assert shown["seed"] is not None
        refusal = await ada.refusal(
            "POST", f"/tables/{table}/moves", command="c1", seat=0, move="F A1A2"
        )
        assert refusal == (409, "not-playing")
        assert (await ada.position(table, 0))["choices"] is None
        assert await ada.refusal("POST", f"/tables/{table}/abandon") == (409, "match-over")


async def test_a_rematch_seats_the_same_people_and_bots(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo", "Cy") as (ada, bo, cy):
        table = await ada.create("cartographers", ME, OPEN, bot("random"))
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        assert await bo.refusal("POST", f"/tables/{table}/rematch") == (409, "not-over")
        await ada.post(f"/tables/{table}/abandon")
        assert await cy.refusal("POST", f"/tables/{table}/rematch") == (403, "not-your-seat")
        again = await bo.post(f"/tables/{table}/rematch")
        assert again["id"] != table
        assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bo", "random"]
        assert again["host"]
        assert (await ada.post(f"/tables/{table}/rematch"))["id"] == again["id"]
        assert (await cy.get(f"/tables/{table}"))["rematch"] == again["id"]
        assert again["commitment"] != (await ada.get(f"/tables/{table}"))["commitment"]


async def lobby_with(person: Person, table: str) -> dict[str, Message]:
    """By id, the tables in the lobby, once this one is there: where several processes serve, a list
    of another one is up to a second old."""
    async with asyncio.timeout(PATIENCE):
        while True:
            listed = {one["id"]: one for one in await person.get("/lobby")}
            if table in listed:
                return listed


async def test_the_lobby_lists_public_tables_with_an_open_seat(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        public = await ada.create("mapout", ME, OPEN, public=True)
        private = await ada.create("mapout", ME, OPEN)
        full = await ada.create("mapout", ME, here("Cy"), public=True)
        listed = await lobby_with(bo, public)
        check_declared(TableSummary, json.dumps(listed[public]))
        assert not {private, full} & listed.keys()


async def test_a_list_counts_the_seats_of_large_tables(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        seats = [bot("random"), *[OPEN] * 97, bot("random"), ME]
        table = await ada.create("cartographers", *seats, public=True)
        (mine,) = await ada.get("/me/tables")
        assert mine["my_seats"] == [99]
        listed = (await lobby_with(bo, table))[table]
        assert [seat["number"] for seat in listed["seats"]] == list(range(8))
        assert listed["seat_counts"] == {"all": 100, "people": 1, "bots": 2, "open": 97}
        assert listed["my_seats"] == []
        await bo.post(f"/tables/{table}/join", seat=1)
        listed = (await lobby_with(bo, table))[table]
        assert listed["my_seats"] == [1]


async def test_a_long_list_is_read_in_parts(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        made = [await ada.create("mapout", ME, OPEN) for _ in range(5)]
        found: list[str] = []
        query = {"limit": "2"}
        while True:
            answer = await ada.http.get("/me/tables", params=query)
            found += [one["id"] for one in answer.json()]
            if "next-cursor" not in answer.headers:
                break
            query = {"limit": "2", "before": answer.headers["next-cursor"]}
        assert sorted(found) == sorted(made)
        assert await ada.refusal("GET", "/me/tables?before=nonsense") == (422, "invalid-request")


async def test_what_is_not_there_has_a_code(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        for path in ("", "/position", "/log", "/record"):
            assert await ada.refusal("GET", f"/tables/nothing{path}") == (404, "no-such-table")
        table = await ada.create("mapout", ME, OPEN)
        for path in ("/position", "/log", "/record"):
            assert await ada.refusal("GET", f"/tables/{table}{path}") == (409, "not-started")
        assert await ada.refusal("PATCH", f"/tables/{table}/seats/9", name="x") == (
            404,
            "no-such-seat",
        )
