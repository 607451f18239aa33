"""People at the table, as programs: they talk to a real server over HTTP and the live channel."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.service.declared import check_message

PATIENCE = 60.0
"""Seconds; a machine may be busy, but nothing should take this long."""
FORWARDED_FOR = "X-Forwarded-For"
LETTERS = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}

Message = dict[str, Any]


class Live:
    """A live channel, and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.positions: dict[int | None, Message] = {}
        """By seat: the latest position."""
        self.table: Message = {}

    async def next(self) -> Message:
        # Not wait_for: in Python 3.11 it may swallow that whoever waits is cancelled.
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        check_message(text)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "hello":
            self.positions = {one["seat"]: one for one in message["positions"]}
        elif message["type"] == "position":
            self.positions[message["position"]["seat"]] = message["position"]
        if message["type"] in ("hello", "table"):
            self.table = message["table"]
        return message

    async def until(self, wanted: str | Callable[[Message], bool]) -> Message:
        """The next message of this type, or of which this is true.

        Patience is counted over all messages: a server that only pings has not answered.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                    return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def move(self, seat: int, move: str, command: str) -> Message:
        """Decide, and read until the answer comes."""
        await self.send(command=command, do="move", seat=seat, move=move)
        return await self.answer(command)

    async def undo(self, seat: int, command: str) -> Message:
        await self.send(command=command, do="undo", seat=seat)
        return await self.answer(command)

    async def answer(self, command: str) -> Message:
        return await self.until(
            lambda message: message["type"] in ("done", "refused") and message["command"] == command
        )


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str | None) -> None:
        self.name = name
        # The server closes what is idle for five seconds: who asks then on a line that was open a
        # moment ago gets no answer.
        soon = httpx.Limits(keepalive_expiry=1)
        # Nothing is encrypted here, and reading the certificates takes long.
        self.http = httpx.AsyncClient(timeout=PATIENCE, limits=soon, verify=False)
        self.go_to(address)

    def go_to(self, address: str) -> None:
        """Talk to this server from now on."""
        self.http.base_url = httpx.URL(f"{address}/api/")
        self._live_address = f"{address.replace('http', 'ws', 1)}/api"

    def comes_from(self, address: str) -> None:
        """Talk through a proxy on this machine, which says that."""
        self.http.headers[FORWARDED_FOR] = address

    @classmethod
    @asynccontextmanager
    async def at(cls, address: str, *names: str | None) -> AsyncIterator[list[Self]]:
        """People who have told their names; None stands for a stranger."""
        people = [cls(address, name) for name in names]
        try:
            for person in people:
                if person.name is not None:
                    await person.post("/me", name=person.name)
            yield people
        finally:
            for person in people:
                await person.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        return _sound(await self.http.get(path, params=params)).json()

    async def post(self, path: str, **body: Any) -> Any:
        return _sound(await self.http.post(path, json=body)).json()

    async def patch(self, path: str, **body: Any) -> Any:
        return _sound(await self.http.patch(path, json=body)).json()

    async def refusal(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status and code of a refusal."""
        answer = await self.http.request(method, path, json=body or None)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    async def create(self, game: str, *seats: Message, **more: Any) -> str:
        """A new table's id."""
        table = await self.post("/tables", game=game, seats=list(seats), **more)
        table_id: str = table["id"]
        return table_id

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def headers(self) -> dict[str, str]:
        """What a live channel is opened with."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if FORWARDED_FOR in self.http.headers:
            headers[FORWARDED_FOR] = self.http.headers[FORWARDED_FOR]
        return headers

    @asynccontextmanager
    async def live(self, table_id: str, after: int | None = None) -> AsyncIterator[Live]:
        """A live channel, greeted already."""
        query = "" if after is None else f"?after={after}"
        address = f"{self._live_address}/tables/{table_id}/live{query}"
        async with connect(address, additional_headers=self.headers, max_size=None) as socket:
            live = Live(socket)
            await live.until("hello")
            yield live

    async def position(self, table_id: str, seat: int | None, step: int | None = None) -> Message:
        params: dict[str, Any] = {"seat": "none" if seat is None else seat}
        if step is not None:
            params["step"] = step
        position: Message = await self.get(f"/tables/{table_id}/position", **params)
        return position

    async def move(self, table_id: str, seat: int, move: str, command: str) -> Message:
        return dict(
            await self.post(f"/tables/{table_id}/moves", command=command, seat=seat, move=move)
        )


class Unavailable(Exception):
    """The server asks to try again."""


def _sound(answer: httpx.Response) -> httpx.Response:
    if answer.status_code == 503:
        raise Unavailable(answer.text)
    assert answer.is_success, f"{answer.request.url}: {answer.status_code} {answer.text}"
    return answer


def any_move(choices: Message, rng: random.Random) -> str:
    """A legal move, made of nothing but what the server sent."""
    if choices["kind"] != "cartographers":
        listed: str = rng.choice(choices["moves"])
        return listed
    way = rng.choice(choices["ways"])
    row, col = rng.choice(way["anchors"])
    cells = ((row + down, col + right) for down, right in way["cells"])
    names = "".join(f"{'ABCDEFGHIJK'[col]}{row + 1}" for row, col in cells)
    return f"{LETTERS[rng.choice(choices['terrains'])]} {names}"


async def play_to_the_end(live: Live, rng: random.Random) -> int:
    """Decide for every seat of this channel until the match is over; how many decisions."""
    made = 0
    while not any(one["view"]["result"] for one in live.positions.values()):
        owed = [
            (seat, one)
            for seat, one in live.positions.items()
            if one["choices"] is not None and seat is not None
        ]
        if not owed:
            await live.next()
            continue
        seat, position = owed[0]
        move = any_move(position["choices"], rng)
        position["choices"] = None
        made += 1
        answer = await live.move(seat, move, f"c{rng.getrandbits(60)}")
        assert answer["type"] == "done", answer
    return made


ME: Message = {"kind": "me"}
OPEN: Message = {"kind": "open"}


def here(name: str) -> Message:
    return {"kind": "here", "name": name}


def bot(name: str) -> Message:
    return {"kind": "bot", "bot": name}
