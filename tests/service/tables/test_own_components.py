"""Owners bring in what is on their own cards and tiles, and play with that."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES
from mapmakers.service.operations.maintenance.verification import faults, table_ids
from mapmakers.service.store.boxes import MOST_BOXES
from mapmakers.service.tables import components as own
from tests.service.in_process import served
from tests.service.people import ME, Message, Person, bot, here, play_to_the_end
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

DESERTS = "D" * 12


async def file_of(person: Person, game: str) -> Any:
    return json.loads((await person.get(f"/components/{game}"))["file"])


async def own_tiles(person: Person, roads: tuple[int, ...] = (0, 1, 2)) -> str:
    """Map Out with another Road Tile, saved as a box."""
    file = await file_of(person, "mapout")
    file["tiles"]["road"][0]["roads"] = list(roads)
    saved = await person.post("/me/components/mapout", name="My box", file=json.dumps(file))
    fingerprint: str = saved["fingerprint"]
    return fingerprint


@pytest.mark.parametrize("game", ["misterra", "mapout"])
async def test_the_standard_components_are_a_file_that_is_sound(server: Server, game: str) -> None:
    async with Person.at(server.address, None) as (stranger,):
        standard = await stranger.get(f"/components/{game}")
        assert standard["fingerprint"] == GAMES[game].components
        assert standard["guessed"]
        checked = await stranger.post(f"/components/{game}/check", file=standard["file"])
        assert checked == {"components": standard, "problems": []}


async def test_what_an_owner_changes_is_no_longer_a_guess(server: Server) -> None:
    async with Person.at(server.address, None) as (stranger,):
        file = await file_of(stranger, "misterra")
        setup = file["setup"] = {"by_players": file["setup"]["by_players"]}
        setup["by_players"]["2"]["jungle_positions"] = ["A1"]
        checked = await stranger.post("/components/misterra/check", file=json.dumps(file))
        assert "setup" not in checked["components"]["guessed"]
        assert "otoma_cards" in checked["components"]["guessed"]
        assert checked["components"]["fingerprint"] != GAMES["misterra"].components


async def test_all_that_is_wrong_is_said_with_its_place(server: Server) -> None:
    async with Person.at(server.address, None) as (stranger,):
        file = await file_of(stranger, "mapout")
        file["tiles"]["road"][4]["halves"] = "D" * 6 + "A" * 6
        file["tiles"]["end"][1]["roads"] = [0, 1]
        file["setup"]["starting_tiles_at"] = [[0, 0], [1, 0]]
        checked = await stranger.post("/components/mapout/check", file=json.dumps(file))
        assert checked["components"] is None
        assert [(one["place"], one["code"], one["values"]) for one in checked["problems"]] == [
            ("tiles.road[4].halves", "clash-on-tile", []),
            ("tiles.end[1].roads", "roads", ["1", "1", "2"]),
            ("setup", "starting-distance", []),
        ]
        file = await file_of(stranger, "misterra")
        file["patterns"]["items"][0]["cells"] = []
        file["presumption_cards"]["cards"][23]["pattern"] = "\ud800"
        file["otoma_cards"]["cards"][3]["space1"] = "F2"
        checked = await stranger.post("/components/misterra/check", file=json.dumps(file))
        places = [one["place"] for one in checked["problems"]]
        assert places == ["patterns.items[0].cells", "otoma_cards.cards[3].space1"]


@pytest.mark.parametrize("file", ["", "{", "[]", "[" * 10_000, '{"cards": 1}', "\ud800"])
async def test_other_texts_are_turned_down(server: Server, file: str) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        for game in ("misterra", "mapout"):
            checked = await ada.http.post(f"/components/{game}/check", content=_body(file=file))
            assert checked.status_code == 422 or checked.json()["problems"]
            saved = await ada.http.post(
                f"/me/components/{game}", content=_body(file=file, name="x")
            )
            assert saved.status_code == 422


def _body(**fields: str) -> bytes:
    return json.dumps(fields).encode()


async def test_a_game_with_printed_components_only_has_none_to_bring_in(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        refusal = (404, "no-own-components")
        assert await ada.refusal("GET", "/components/cartographers") == refusal
        check = await ada.refusal("POST", "/components/cartographers/check", file="{}")
        assert check == refusal
        save = await ada.refusal("POST", "/me/components/cartographers", file="{}", name="Mine")
        assert save == refusal


async def test_boxes_are_kept_for_their_guest_alone(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        fingerprint = await own_tiles(ada)
        (kept,) = await ada.get("/me/components")
        assert (kept["game"], kept["fingerprint"], kept["name"]) == (
            "mapout",
            fingerprint,
            "My box",
        )
        path = f"/me/components/mapout/{fingerprint}"
        assert json.loads((await ada.get(path))["file"])["tiles"]["road"][0]["roads"] == [0, 1, 2]
        assert await bo.get("/me/components") == []
        assert await bo.refusal("GET", path) == (404, "no-such-box")
        wanted = {"game": "mapout", "seats": [ME, here("Bo")], "components": fingerprint}
        assert await bo.refusal("POST", "/tables", **wanted) == (422, "no-such-box")
        assert (await ada.http.delete(path)).json() == []
        assert await ada.refusal("POST", "/tables", **wanted) == (422, "no-such-box")


async def test_a_guest_keeps_so_many_boxes_and_no_more(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        file = await file_of(ada, "misterra")
        places = [f"{column}{row}" for column in "ABC" for row in range(1, 6)]
        for at in range(MOST_BOXES + 1):
            file["setup"]["by_players"]["4"]["jungle_positions"] = [places[at]]
            body = {"name": f"Box {at}", "file": json.dumps(file)}
            saved = await ada.http.post("/me/components/misterra", json=body)
            assert saved.status_code == (201 if at < MOST_BOXES else 409)
        # One that is there already can be saved again, with another name.
        file["setup"]["by_players"]["4"]["jungle_positions"] = [places[0]]
        await ada.post("/me/components/misterra", name="First", file=json.dumps(file))
        kept = await ada.get("/me/components")
        assert len(kept) == MOST_BOXES
        assert "First" in [box["name"] for box in kept]


async def test_a_match_is_played_with_them_and_its_record_comes_back(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        fingerprint = await own_tiles(ada)
        seats = ME, here("Cy")
        table = await ada.create("mapout", *seats, start=True, components=fingerprint)
        assert (await ada.get(f"/tables/{table}"))["components"] == fingerprint
        # The table does not depend on what becomes of the box.
        await ada.http.delete(f"/me/components/mapout/{fingerprint}")
        async with ada.live(table) as live:
            steps = await play_to_the_end(live, random.Random(1))
        middle = await ada.position(table, 0, steps // 2)
        assert middle["step"] == steps // 2
        text = (await ada.http.get(f"/tables/{table}/record")).text
        record = Record.parse(text)
        assert record.header.components == fingerprint
        file = await file_of(ada, "mapout")
        file["tiles"]["road"][0]["roads"] = [0, 1, 2]
        verify(GAMES["mapout"].with_components(json.dumps(file)), record)

        again = await ada.post(f"/tables/{table}/rematch")
        assert again["components"] == fingerprint
        for person in (ada, bo):
            refusal = await person.refusal("POST", "/records", record=text, mode="watch")
            assert refusal == (422, "bad-record")
        await own_tiles(bo)
        watched = await bo.post("/records", record=text, mode="watch")
        assert watched["components"] == fingerprint
        played_on = await bo.post("/records", record=text, mode="continue", step=3)
        assert (played_on["components"], played_on["status"]) == (fingerprint, "playing")


async def test_bots_play_with_them(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        fingerprint = await own_tiles(ada, (0, 1, 2, 3))
        seats = ME, bot("apprentice")
        table = await ada.create("mapout", *seats, start=True, components=fingerprint)
        async with ada.live(table) as live:
            await play_to_the_end(live, random.Random(2))
        log = await ada.get(f"/tables/{table}/log")
        assert not [entry for entry in log if entry["kind"] == "note"]


async def test_tables_without_are_as_before(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        await own_tiles(ada)
        table: Message = await ada.post("/tables", game="mapout", seats=[ME, here("Bo")])
        assert table["components"] is None


async def test_matches_with_them_are_loaded_and_verified(address: str, tmp_path: Path) -> None:
    async with served(address, tmp_path) as (_, at), Person.at(at, "Ada") as (ada,):
        fingerprint = await own_tiles(ada)
        seats = ME, here("Bo")
        table = await ada.create("mapout", *seats, start=True, components=fingerprint)
        shown = await ada.position(table, 0)
        cookies = dict(ada.http.cookies)
    own._with_own.cache_clear()
    async with served(address, tmp_path) as (_, at), Person.at(at, None) as (ada,):
        ada.http.cookies.update(cookies)
        assert (await ada.position(table, 0))["view"] == shown["view"]
    (checked,) = faults(address, table_ids(address), 1)
    assert checked == (1, [])
