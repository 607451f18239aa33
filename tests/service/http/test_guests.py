"""Guests: a name, a cookie, and links to other devices."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.people import ME, OPEN, Person
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]


async def test_a_stranger_is_told_to_say_a_name(server: Server) -> None:
    async with Person.at(server.address, None) as (stranger,):
        assert await stranger.refusal("GET", "/me") == (401, "no-guest")
        refusal = await stranger.refusal("POST", "/tables", game="mapout", seats=[ME, OPEN])
        assert refusal == (401, "no-guest")


async def test_a_guest_has_a_name_and_can_change_it(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        first = await ada.get("/me")
        assert first["name"] == "Ada"
        renamed = await ada.post("/me", name="  Ada Lovelace ")
        assert renamed == {"id": first["id"], "name": "Ada Lovelace"}
        assert await ada.get("/me") == renamed


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    async with Person.at(server.address, None) as (stranger,):
        answer = await stranger.http.post("/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # plain http on this machine


async def test_behind_https_the_cookie_is_secure(server: Server) -> None:
    async with Person.at(server.address, None) as (stranger,):
        answer = await stranger.http.post(
            "/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"}
        )
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_token_is_nobody(server: Server) -> None:
    async with Person.at(server.address, None) as (eve,):
        eve.http.cookies.set("mapmakers-guest", "A" * 43)
        assert await eve.refusal("GET", "/me") == (401, "no-guest")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "two\nlines", "nul\0"])
async def test_a_name_that_cannot_stand_in_a_record_is_refused(server: Server, name: str) -> None:
    async with Person.at(server.address, None) as (stranger,):
        assert await stranger.refusal("POST", "/me", name=name) == (422, "invalid-request")


async def test_a_link_makes_another_device_the_same_guest_once(server: Server) -> None:
    async with Person.at(server.address, "Ada", None, None) as (ada, phone, third):
        table = await ada.create("mapout", ME, OPEN)
        link = await ada.post("/me/link")
        token = link["path"].removeprefix("/link/")
        assert await phone.post("/link", token=token) == await ada.get("/me")
        assert (await phone.get("/me/tables"))[0]["id"] == table
        assert (await phone.get(f"/tables/{table}"))["seats"][0]["mine"]

        assert await third.refusal("POST", "/link", token=token) == (404, "no-such-link")

        await phone.post("/me", name="Ada on the train")
        assert (await ada.get("/me"))["name"] == "Ada on the train"


async def test_other_devices_are_signed_out(server: Server) -> None:
    async with Person.at(server.address, "Ada", None, None, "Bo") as (ada, phone, late, bo):
        table = await ada.create("mapout", ME, OPEN)
        tokens = [(await ada.post("/me/link"))["path"].removeprefix("/link/") for _ in range(2)]
        await phone.post("/link", token=tokens[0])
        async with phone.live(table) as phones, ada.live(table) as adas, bo.live(table) as bos:
            assert await ada.post("/me/sign-out-others") == {"signed_out": 1}
            with pytest.raises(ConnectionClosed):
                await phones.until("nothing more")
            assert phones.socket.close_code == 4001
            for live in (adas, bos):
                assert (await live.move(7, "x", "c"))["code"] == "not-your-seat"
        assert await phone.refusal("GET", "/me") == (401, "no-guest")
        async with phone.live(table) as stranger:
            assert not stranger.table["seats"][0]["mine"]
        assert await late.refusal("POST", "/link", token=tokens[1]) == (404, "no-such-link")
        assert (await ada.get(f"/tables/{table}"))["seats"][0]["mine"]
        assert await ada.post("/me/sign-out-others") == {"signed_out": 0}


async def test_a_foreign_page_cannot_act_for_a_guest(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        for headers in (
            {"Origin": "https://elsewhere.example"},
            {"Origin": "null"},
            {"Origin": "http://["},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            answer = await ada.http.post("/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "foreign-origin"
        own = await ada.http.post("/me", json={"name": "Ada"}, headers={"Origin": server.address})
        assert own.status_code == 201


async def test_a_guest_sees_whose_turn_it_is_and_since_when(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, OPEN, options={"first_player": "2"})
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        (mine,) = await ada.get("/me/tables")
        (bos,) = await bo.get("/me/tables")
        assert (mine["my_seats"], mine["my_turn"]) == ([0], False)
        assert (bos["my_seats"], bos["my_turn"]) == ([1], True)
        assert bos["since"] == mine["since"] is not None
        assert bos["status"] == "playing"


async def test_names_are_shown_as_they_are_written(server: Server) -> None:
    async with Person.at(server.address, "Zoë 𝌆 <b>") as (zoe,):
        assert (await zoe.get("/me"))["name"] == "Zoë 𝌆 <b>"


async def test_a_body_that_is_not_json_is_refused(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"{server.address}/api") as http:
        for body in (
            b"",
            b"{",
            b"[" * 60_000,
            b"\xff\xfe",
            b'{"name": 5}',
            b"null",
            b'{"name": "\\ud800"}',
        ):
            answer = await http.post(
                "/me", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in (400, 422), body[:10]
            assert answer.json()["error"]["code"] in ("bad-request", "invalid-request")
