"""Too much, too large, too often: a clear refusal, and the table stays open for the others."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mapmakers.service.http import rate_limits as limits
from mapmakers.service.http import token_bucket
from mapmakers.service.http.application import create_app
from mapmakers.service.http.work_caps import HINTS_AT_ONCE
from mapmakers.service.operations.settings import Settings
from tests.service.people import ME, OPEN, Person, bot
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("limits")]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as hosts run it."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with Server(folder) as server:
        yield server


async def test_a_guest_sets_up_only_so_many_tables(strict: Server) -> None:
    async with Person.at(strict.address, "Ada", "Bo") as (ada, bo):
        for _ in range(limits.NEW_TABLES.amount):
            await ada.create("mapout", ME, OPEN)
        answer = await ada.http.post("/tables", json={"game": "mapout", "seats": [ME, OPEN]})
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "too-many"
        assert int(answer.headers["retry-after"]) > 0
        await bo.create("mapout", ME, OPEN)


async def test_a_guest_commands_only_so_often(strict: Server) -> None:
    async with Person.at(strict.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, start=True)
        async with ada.live(table) as live:
            for number in range(limits.COMMANDS.amount + 1):
                await live.send(command=f"c{number}", do="move", seat=0, move="nonsense")
            codes = [(await live.until("refused"))["code"] for _ in range(501)]
        assert codes == ["bad-move"] * 500 + ["too-many"]
        assert await ada.refusal("POST", f"/tables/{table}/undo", command="u", seat=0) == (
            429,
            "too-many",
        )
        assert await bo.get("/me")


async def test_a_guest_reads_only_so_often(strict: Server) -> None:
    async with Person.at(strict.address, "Ada", "Bo") as (ada, bo):
        for _ in range(limits.LISTS.amount):
            await ada.get("/me/tables")
        assert await ada.refusal("GET", "/me/tables") == (429, "too-many")
        await bo.get("/me/tables")


async def test_bots_are_seated_only_while_others_have_answered(strict: Server) -> None:
    async with Person.at(strict.address, "Ada", "Bo") as (ada, bo):
        many = {"game": "cartographers", "seats": [bot("random")] * 100, "start": True}
        begun, refused = [], None
        for _ in range(6):
            answer = await ada.http.post("/tables", json=many)
            if not answer.is_success:
                refused = (answer.status_code, answer.json()["error"]["code"])
                break
            begun.append(answer.json()["id"])
        assert refused == (429, "too-many-bots")
        await bo.create("cartographers", ME, bot("random"), start=True)
        for table in begun:
            await ada.post(f"/tables/{table}/abandon")


async def test_a_guest_has_only_so_many_hints_at_once(strict: Server) -> None:
    async with Person.at(strict.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, bot("random"), start=True)
        answers = await asyncio.gather(
            *(ada.http.post(f"/tables/{table}/hint", json={"seat": 0}) for _ in range(8))
        )
        told = [(one.status_code, one.json().get("error", {}).get("code")) for one in answers]
        assert told.count((429, "too-many-hints")) == 8 - HINTS_AT_ONCE.by_guest


async def test_faster_than_anybody_plays_is_too_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The clock stands still: on a slow machine the bucket would be filled again meanwhile.
    monkeypatch.setattr(token_bucket, "monotonic", lambda: 0.0)
    settings = Settings(f"sqlite:///{tmp_path / 'table.db'}", tmp_path, rate_limits=0.1)
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000"
        ) as http,
    ):
        told = [(await http.get("/api/games")).status_code for _ in range(310)]
        assert told == [200] * 300 + [429] * 10
        assert (await http.get("/healthz")).status_code == 200


async def test_only_so_many_positions_of_learners_are_looked_for(tmp_path: Path) -> None:
    """What was looked for is at hand, and what needs no looking for stays open."""
    settings = Settings(f"sqlite:///{tmp_path / 'table.db'}", tmp_path, rate_limits=0.02)
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000"
        ) as http,
    ):
        made = [None, *(f"go {number}" for number in range(7)), "go 5", None]
        params = [{} if move is None else {"made": move} for move in made]
        step = "/api/lessons/misterra/2"
        told = [(await http.get(step, params=each)).status_code for each in params]
        assert told == [200, 200, 200, 200, 200, 200, 200, 429, 200, 200]


async def test_there_is_no_lobby_unless_the_host_opens_it(strict: Server) -> None:
    async with Person.at(strict.address, "Ada") as (ada,):
        assert await ada.refusal("GET", "/lobby") == (404, "lobby-closed")


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_that_is_too_large_is_turned_away(server: Server, chunked: bool) -> None:
    async def in_parts() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    content: AsyncIterator[bytes] | bytes = in_parts() if chunked else b" " * 70 * 1024
    async with httpx.AsyncClient(base_url=f"{server.address}/api") as http:
        answer = await http.post(
            "/me",
            content=content,
            headers={"Content-Type": "application/json"},
        )
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


async def test_a_record_may_be_large_but_not_larger(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        refusal = await ada.refusal("POST", "/records", record="x" * 200_000, mode="watch")
        assert refusal == (422, "bad-record")
        refusal = await ada.refusal("POST", "/records", record="x" * (6 << 20), mode="watch")
        assert refusal == (413, "too-large")


async def test_a_socket_from_a_foreign_page_is_not_accepted(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("mapout", ME, OPEN)
        for path, headers, status in (
            (table, {"Origin": "https://elsewhere.example"}, 403),
            ("nothing", {}, 404),
            (f"{table}?after=-1", {}, 422),
        ):
            identity = {"Cookie": ada.cookie}
            name, _, query = path.partition("?")
            address = f"{server.address}/api/tables/{name}/live?{query}".replace("http", "ws", 1)
            with pytest.raises(InvalidStatus) as refused:
                await open_and_close(address, {**identity, **headers})
            assert refused.value.response.status_code == status
            assert b'"code"' in (refused.value.response.body or b"")


async def open_and_close(address: str, headers: dict[str, str]) -> None:
    async with connect(address, additional_headers=headers):
        pass


BAD_MESSAGES = [
    "",
    "null",
    "[]",
    "{",
    '{"do":"win"}',
    '{"do":"move"}',
    '{"command":"c","do":"move","seat":"0","move":"F A1A2"}',
    '{"command":"c","do":"move","seat":0}',
    '{"command":"c","do":"move","seat":true,"move":"F A1A2"}',
    '{"command":"","do":"undo","seat":0}',
    '{"command":"' + "c" * 65 + '","do":"undo","seat":0}',
    "[" * 10_000,
]


async def test_bad_messages_are_refused_one_by_one_and_then_the_socket_is_closed(
    server: Server,
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        async with ada.live(table) as live:
            for text in BAD_MESSAGES:
                await live.socket.send(text)
                assert (await live.until("refused"))["code"] == "bad-message"
            for _ in range(21):
                await live.socket.send(b"\x00\xff")
            with pytest.raises(ConnectionClosed):
                await live.until("nothing more")
            assert live.socket.close_code == 1008
        assert (await ada.position(table, 0))["number"] == 0


async def test_a_message_that_is_too_long_closes_the_socket(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        async with ada.live(table) as live:
            await live.socket.send("x" * 20_000)
            await live.socket.wait_closed()
            assert live.socket.close_code == 1009
