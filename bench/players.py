"""Cheap scripted players, so that the load does not measure itself."""

import asyncio
import random
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from bench.light import LightSocket

Message = dict[str, Any]
LETTERS = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}
COLUMNS = "ABCDEFGHIJK"


def client() -> httpx.AsyncClient:
    """An HTTP client for many guests, without cookies of its own."""
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    # The server closes idle connections after five seconds; close them earlier.
    limits = httpx.Limits(max_connections=20, keepalive_expiry=1.0)
    return httpx.AsyncClient(timeout=60, cookies=jar, limits=limits)


class Guest:
    """A guest, identified by a cookie."""

    def __init__(self, address: str, http: httpx.AsyncClient, cookie: str) -> None:
        self._address = address
        self._http = http
        self._headers = {"Cookie": cookie}

    @classmethod
    async def introduce(cls, address: str, http: httpx.AsyncClient, name: str) -> "Guest":
        answer = await http.post(f"{address}/api/me", json={"name": name})
        answer.raise_for_status()
        return cls(address, http, answer.headers["set-cookie"].partition(";")[0])

    async def post(self, path: str, **body: Any) -> Message:
        answer = await self._http.post(
            f"{self._address}/api{path}", json=body, headers=self._headers
        )
        answer.raise_for_status()
        return dict(answer.json())

    async def light(self, table: str) -> LightSocket:
        """A cheap live channel."""
        path = f"/api/tables/{table}/live"
        return await LightSocket.connect(self._address, path, self._headers["Cookie"])

    async def live(self, table: str) -> ClientConnection:
        return await connect(
            f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers=self._headers,
            compression=None,
            max_size=None,
            ping_interval=None,
        )


async def received(socket: ClientConnection) -> Message:
    message: Message = orjson.loads(await socket.recv(decode=False))
    return message


def any_move(choices: Message, rng: random.Random) -> str:
    """A legal move, computed only from what the server sent."""
    if choices["kind"] != "cartographers":
        return str(rng.choice(choices["moves"]))
    way = rng.choice(choices["ways"])
    row, col = rng.choice(way["anchors"])
    cells = "".join(f"{COLUMNS[col + right]}{row + down + 1}" for down, right in way["cells"])
    return f"{LETTERS[rng.choice(choices['terrains'])]} {cells}"


async def table_of_two(first: Guest, second: Guest, game: str) -> str:
    """Start a match with one guest per seat."""
    table = await first.post("/tables", game=game, seats=[{"kind": "me"}, {"kind": "open"}])
    await second.post(f"/tables/{table['id']}/join")
    await first.post(f"/tables/{table['id']}/start")
    return str(table["id"])


async def within(limit: int, *works: Any) -> list[Any]:
    """asyncio.gather with limited concurrency."""
    gate = asyncio.Semaphore(limit)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return list(await asyncio.gather(*(one(work) for work in works)))
