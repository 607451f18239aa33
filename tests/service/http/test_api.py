"""The API, asked over HTTP."""

import httpx
import jsonschema_rs
import pytest
from sqlalchemy.exc import OperationalError

from mapmakers import __version__, rules_pages
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import Sheet
from mapmakers.service.store import Store

pytestmark = pytest.mark.anyio


async def test_health_tells_the_version_and_the_database(table: httpx.AsyncClient) -> None:
    answer = await table.get("/api/health")
    assert answer.json() == {
        "status": "ok",
        "version": __version__,
        "database": "sqlite",
        "lobby": False,
    }


async def test_health_fails_when_the_database_does(
    table: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(_store: Store) -> None:
        raise OperationalError("SELECT 1", {}, Exception("disk I/O error"))

    monkeypatch.setattr(Store, "answer", lost)
    answer = await table.get("/api/health")
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "database-unavailable"


async def test_the_three_games_are_listed_in_order(table: httpx.AsyncClient) -> None:
    games = (await table.get("/api/games")).json()
    assert [(game["id"], game["seats"]) for game in games] == [
        ("cartographers", {"min": 1, "max": 100}),
        ("misterra", {"min": 1, "max": 4}),
        ("mapout", {"min": 2, "max": 4}),
    ]


async def test_a_game_is_playable_when_the_engine_has_it(table: httpx.AsyncClient) -> None:
    games = (await table.get("/api/games")).json()
    assert {game["id"] for game in games if game["playable"]} == set(GAMES)


async def test_the_table_seats_as_many_as_the_engine_does(table: httpx.AsyncClient) -> None:
    for game in (await table.get("/api/games")).json():
        if game["playable"]:
            seats = GAMES[game["id"]].seats
            assert game["seats"] == {"min": seats[0], "max": seats[-1]}


async def test_each_game_lists_the_languages_of_its_rules(table: httpx.AsyncClient) -> None:
    for game in (await table.get("/api/games")).json():
        for lang in game["rules"]:
            page = await table.get(f"/api/rules/{game['id']}/{lang}")
            assert page.status_code == 200


async def test_a_refused_tile_of_the_rules_is_drawn_where_it_may_not_lie(
    table: httpx.AsyncClient,
) -> None:
    page = (await table.get("/api/rules/mapout/fr")).json()
    laid = {
        block["caption"]: block["laid"]
        for section in page["sections"]
        for clause in section["clauses"]
        for block in clause["blocks"]
        if block["kind"] == "board"
    }
    assert laid["refused O3.2: play road-04 0,1 0"] == [
        "    |      MM\\  MM",
        "0,1 |     MM r04-MM",
        "    |      MM/  MM",
    ]
    # Its turn counts; of what is lifted, the last move is the one that is refused.
    back = laid["refused O4.4: lift road-06, back road-06 1,1 2"]
    assert back[1] == "1,1 |     MM-r06-MM"
    assert laid["refused O4.1: lift road-11"] == []


async def test_a_drawn_map_of_the_rules_says_which_mountains_have_their_coin(
    table: httpx.AsyncClient,
) -> None:
    page = (await table.get("/api/rules/cartographers/en")).json()
    marked = {
        block["caption"]: block["marked"]
        for section in page["sections"]
        for clause in section["clauses"]
        for block in clause["blocks"]
        if block["kind"] == "board"
    }
    mountains = [[1, 3], [2, 8], [5, 5], [8, 2], [9, 7]]
    assert marked["map A"] == [mountains]
    before, after = marked["draws Homestead: A F7E8F8G8, 1 coin"]
    assert before == mountains
    assert after == [[1, 3], [2, 8], [8, 2], [9, 7]]
    other = (await table.get("/api/rules/misterra/en")).json()
    assert all(
        block["marked"] == []
        for section in other["sections"]
        for clause in section["clauses"]
        for block in clause["blocks"]
        if block["kind"] == "board"
    )


async def test_a_rules_page_holds_every_clause(table: httpx.AsyncClient) -> None:
    page = (await table.get("/api/rules/cartographers/en")).json()
    assert (page["game"], page["lang"]) == ("cartographers", "en")
    assert page["title"]
    assert page["intro"][0]["kind"] == "text"
    told = [clause["id"] for section in page["sections"] for clause in section["clauses"]]
    assert told == list(rules_pages.clauses("cartographers", "en"))
    kinds = {
        block["kind"]
        for section in page["sections"]
        for clause in section["clauses"]
        for block in clause["blocks"]
    }
    assert {"text", "board"} <= kinds <= {"text", "board", "table", "list"}


async def test_every_game_has_an_example(table: httpx.AsyncClient) -> None:
    for game in GAMES:
        answer = await table.get(f"/api/games/{game}/example")
        assert answer.status_code == 200
        assert answer.json()["game"] == game


async def test_the_example_of_misterra_is_an_island_in_play(table: httpx.AsyncClient) -> None:
    answer = (await table.get("/api/games/misterra/example")).json()
    rows = answer["island"].split("\n")
    assert [len(row) for row in rows] == [5] * 5
    assert {letter.upper() for letter in answer["island"]} == set("SJLM.\n")


async def test_the_example_of_map_out_is_a_land_in_play(table: httpx.AsyncClient) -> None:
    tiles = (await table.get("/api/games/mapout/example")).json()["tiles"]
    places = {(tile["q"], tile["r"]) for tile in tiles}
    assert len(places) == len(tiles) > 8
    assert all(len(tile["halves"]) == 12 and tile["roads"] for tile in tiles)


async def test_the_example_is_a_map_in_play(table: httpx.AsyncClient) -> None:
    answer = (await table.get("/api/games/cartographers/example")).json()
    assert answer["game"] == "cartographers"
    drawing = answer["sheet"]
    assert str(Sheet.parse(drawing)) == drawing
    assert sum(drawing.count(terrain) for terrain in "FVAWfvaw") > 20
    assert (await table.get("/api/games/cartographers/example")).json() == answer


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/example", "no-such-game"),
        ("/api/rules/chess/en", "no-such-game"),
        ("/api/rules/cartographers/tlh", "no-such-rules-page"),
        ("/api/rules/cartographers/..%2fen", "not-found"),
        ("/api/rules/..%2f..%2fREADME/md", "not-found"),
        ("/api/nothing", "not-found"),
        ("/api/", "not-found"),
    ],
)
async def test_what_is_not_there_is_answered_with_a_code(
    table: httpx.AsyncClient, path: str, code: str
) -> None:
    answer = await table.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["error"]["code"] == code


async def test_a_wrong_method_is_answered_with_a_code(table: httpx.AsyncClient) -> None:
    answer = await table.post("/api/games")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET"
    assert answer.json()["error"]["code"] == "method-not-allowed"


async def test_a_failure_of_ours_tells_nothing_of_its_inside(
    table: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_store: Store) -> None:
        raise RuntimeError("the secret of the castle")

    monkeypatch.setattr(Store, "answer", broken)
    answer = await table.get("/api/health")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal-error"
    assert "castle" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_the_api_describes_itself(table: httpx.AsyncClient) -> None:
    described = (await table.get("/api/openapi.json")).json()
    paths = set(described["paths"])
    assert {"/health", "/games", "/me", "/tables", "/tables/{table_id}/moves"} <= paths


async def test_the_messages_of_the_live_channel_are_described(table: httpx.AsyncClient) -> None:
    described = jsonschema_rs.validator_for((await table.get("/api/live.json")).json())
    drawn = {"type": "drawn", "number": 3, "seats": [1], "waiting": [0]}
    move = {"do": "move", "command": "c1", "seat": 0, "move": "F A1"}
    for message in (drawn, move, {"type": "ping"}, {"do": "pong"}):
        assert described.is_valid(message), message
    for message in ({**drawn, "seats": None}, {**move, "command": ""}, {"type": "film"}):
        assert not described.is_valid(message), message
