"""Names and pages of other sites, https, and what a browser keeps of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.types import Message

from mapmakers.service.http.application import create_app
from mapmakers.service.http.host_names import Names
from mapmakers.service.operations.settings import Settings

pytestmark = pytest.mark.anyio

PUBLIC = "https://maps.example"
COOKIE, HOST_COOKIE = "mapmakers-guest", "__Host-mapmakers-guest"


@asynccontextmanager
async def table(folder: Path, public: str | None, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at this address of a table; behind its proxy the table itself speaks http."""
    app = create_app(
        Settings(database=f"sqlite:///{folder / 'mapmakers.db'}", client=folder, public=public)
    )
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address) as client,
    ):
        yield client


async def code(client: httpx.AsyncClient, method: str = "POST", **headers: str) -> str:
    """What a browser is told that brings these headers."""
    body = {"name": "Ada"} if method == "POST" else None
    answer = await client.request(method, "/api/me", json=body, headers=headers)
    return "" if answer.is_success else str(answer.json()["error"]["code"])


async def test_only_the_public_address_is_the_tables_own(tmp_path: Path) -> None:
    async with table(tmp_path, PUBLIC, PUBLIC) as client:
        assert await code(client, Origin=PUBLIC) == ""
        rebound = {"Host": "rebound.example", "Origin": "http://rebound.example"}
        assert await code(client, **rebound) == "foreign-name"
        assert await code(client, "GET", Host="rebound.example") == "foreign-name"
        assert await code(client, Origin="http://maps.example") == "foreign-origin"
        loopback = {"Host": "127.0.0.1:8000", "Origin": "http://127.0.0.1:8000"}
        assert await code(client, **loopback) == "foreign-origin"
        # Programs on the machine say no origin; whoever watches may use any name.
        assert await code(client, Host="127.0.0.1:8000") == ""
        health = await client.get("/healthz", headers={"Host": "balancer.example"})
        assert health.status_code == 200


async def test_without_a_public_address_a_name_must_be_nobody_elses(tmp_path: Path) -> None:
    async with table(tmp_path, None, "http://localhost:8000") as client:
        for host in ("localhost:8000", "192.168.1.7:8000", "maps.local", "[::1]:8000", "attic"):
            assert await code(client, Host=host, Origin=f"http://{host}") == "", host
        for host in ("rebound.example", "localhost.example:8000", "1.2.3.4.example", "["):
            assert await code(client, Host=host, Origin=f"http://{host}") == "foreign-name", host


def test_the_machines_own_name_is_known() -> None:
    names = Names(None, frozenset({"maps.office.example"}))
    assert names.know("maps.office.example:8000")
    assert not names.know("mail.office.example:8000")


SOCKETS = [
    ({"host": "rebound.example", "origin": "http://rebound.example"}, 421),
    ({"host": "maps.example", "origin": "http://maps.example"}, 403),
    ({"host": "maps.example", "origin": PUBLIC}, 404),
]


@pytest.mark.parametrize(("headers", "status"), SOCKETS)
async def test_sockets_are_the_public_addresss_own(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    app = create_app(
        Settings(database=f"sqlite:///{tmp_path / 'mapmakers.db'}", client=tmp_path, public=PUBLIC)
    )
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        said.append(message)

    async with app.router.lifespan_context(app):
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/api/tables/nothing/live",
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "extensions": {"websocket.http.response": {}},
        }
        await app(scope, receive, send)
    assert said[0]["status"] == status


async def test_browsers_stay_with_https(tmp_path: Path) -> None:
    async with table(tmp_path, PUBLIC, PUBLIC) as client:
        answer = await client.get("/healthz")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
    async with table(tmp_path, None, "http://localhost") as client:
        assert "strict-transport-security" not in (await client.get("/healthz")).headers


async def test_a_cookie_of_before_gets_its_new_name_once_and_keeps_the_guest(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, None, "http://localhost") as client:
        guest = (await client.post("/api/me", json={"name": "Ada"})).json()
        token = client.cookies[COOKIE]
    async with table(tmp_path, PUBLIC, PUBLIC) as client:
        client.cookies.set(COOKIE, token, domain="maps.example", path="/")
        first = await client.get("/api/me")
        assert first.json() == guest
        given = first.headers.get_list("set-cookie")
        assert (
            f"{HOST_COOKIE}={token}; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax; Secure"
            in given
        )
        assert COOKIE not in client.cookies
        assert client.cookies[HOST_COOKIE] == token
        again = await client.get("/api/me")
        assert again.json() == guest
        assert "set-cookie" not in again.headers


async def test_a_new_guest_behind_https_has_the_strict_cookie_only(tmp_path: Path) -> None:
    async with table(tmp_path, PUBLIC, PUBLIC) as client:
        given = (await client.post("/api/me", json={"name": "Ada"})).headers.get_list("set-cookie")
        assert [cookie.partition("=")[0] for cookie in given] == [HOST_COOKIE]
        assert "Domain" not in given[0]
