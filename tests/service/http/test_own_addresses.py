"""Where others find a server that listens on all interfaces: told to its host alone."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mapmakers.commands.serve import listen, open_port
from mapmakers.service.http import own_addresses
from mapmakers.service.http.application import create_app
from mapmakers.service.operations.settings import Settings

pytestmark = pytest.mark.anyio

HERE, ELSEWHERE = "127.0.0.1", "192.168.1.9"


@pytest.fixture(autouse=True)
def interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a cable, a loopback and an interface that configured itself."""
    found = ["192.168.1.7", "127.0.1.1", "169.254.3.3", "::1", "fd00::7", "fe80::1%eth0"]

    def of_host(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, 0)) for address in found]

    monkeypatch.setattr(own_addresses, "_of_default_route", lambda: iter(["192.168.1.7"]))
    monkeypatch.setattr(socket, "getaddrinfo", of_host)


@asynccontextmanager
async def table(
    folder: Path, client: str = HERE, page: str = "http://localhost:8000", **settings: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Somebody at this address, with the page open at that one, and a table of theirs."""
    database = f"sqlite:///{folder / 'mapmakers.db'}"
    app = create_app(Settings(database=database, client=folder, rate_limits=0, **settings))
    transport = httpx.ASGITransport(app, client=(client, 4000))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=page) as http,
    ):
        await http.post("/api/me", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = await http.post("/api/tables", json={"game": "mapout", "seats": seats})
        yield http, f"/api/tables/{opened.json()['id']}/addresses"


async def test_the_host_on_the_machine_learns_its_addresses(tmp_path: Path) -> None:
    async with table(tmp_path, open_port=8000) as (ada, addresses):
        told = (await ada.get(addresses)).json()
        assert told == {"addresses": ["http://192.168.1.7:8000", "http://[fd00::7]:8000"]}


async def test_nobody_but_the_host_of_the_table_is_told(tmp_path: Path) -> None:
    async with table(tmp_path, open_port=8000) as (http, addresses):
        http.cookies.clear()
        assert (await http.get(addresses)).json()["error"]["code"] == "no-guest"
        await http.post("/api/me", json={"name": "Bo"})
        assert (await http.get(addresses)).json()["error"]["code"] == "not-host"


@pytest.mark.parametrize(
    "where",
    [
        {"open_port": None},
        {"open_port": 8000, "client": ELSEWHERE},
        {"open_port": 8000, "page": "http://192.168.1.7:8000"},
        {"open_port": 8000, "public": "https://maps.example", "page": "https://localhost:8000"},
    ],
    ids=["only this machine", "a host elsewhere", "a link that works", "behind a proxy"],
)
async def test_nothing_is_told_that_nobody_needs(tmp_path: Path, where: dict[str, Any]) -> None:
    async with table(tmp_path, **where) as (ada, addresses):
        assert (await ada.get(addresses)).json() == {"addresses": []}


def test_only_a_server_on_all_interfaces_is_open_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with listen("127.0.0.1", 0) as here:
        assert open_port(here) is None
    with listen("0.0.0.0", 0) as everywhere:
        assert open_port(everywhere) == everywhere.getsockname()[1]


def test_the_real_machine_tells_no_address_that_works_only_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    assert not [one for one in own_addresses.own_addresses(80) if "127." in one or "[::1]" in one]
