"""The other players: people who play against bots, each from their own address, and measure the
latency of their moves and of the bots."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from itertools import cycle

import httpx
import orjson

from bench.light import LightSocket
from bench.players import Message, any_move

GAMES = ("mapout", "misterra", "cartographers")
LEVEL = "surveyor"
PLAYERS = 4
THINKING = 0.3
"""Seconds between two moves of a player, on average."""


@dataclass(slots=True)
class Noted:
    """Latencies in milliseconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move to its acknowledgement."""
    bots: list[float] = field(default_factory=list)
    """From there until the bot has moved and it is the player's turn again."""
    refused: int = 0
    lost: int = 0
    """Moves and answers that did not arrive in time."""


class Player:
    def __init__(self, address: str, number: int) -> None:
        self.noted = Noted()
        self._address = address
        self._rng = random.Random(number)
        self._from = f"127.0.1.{number + 1}"
        self._games = cycle(GAMES[number % 3 :] + GAMES[: number % 3])
        self._asked: tuple[list[float], float] | None = None
        """What the player is waiting for, and since when."""

    async def play(self) -> None:
        """Play one match after the other until cancelled."""
        transport = httpx.AsyncHTTPTransport(local_address=self._from)
        async with httpx.AsyncClient(
            base_url=f"{self._address}/api/", transport=transport, timeout=60
        ) as http:
            me = await http.post("/me", json={"name": self._from})
            me.raise_for_status()
            cookie = me.headers["set-cookie"].partition(";")[0]
            while True:
                seats = [{"kind": "me"}, {"kind": "bot", "bot": LEVEL}]
                table = await http.post(
                    "/tables", json={"game": next(self._games), "seats": seats, "start": True}
                )
                table.raise_for_status()
                socket = await LightSocket.connect(
                    self._address, f"/api/tables/{table.json()['id']}/live", cookie, self._from
                )
                try:
                    await self._match(socket)
                finally:
                    socket.close()

    async def _match(self, socket: LightSocket) -> None:
        hello = orjson.loads(await socket.receive())
        position = hello["positions"][0]
        while not position["view"]["result"]:
            if position["choices"] is None:
                position = await self._position(socket)
                continue
            self._note_answer()
            await asyncio.sleep(2 * THINKING * self._rng.random())
            move, command = any_move(position["choices"], self._rng), self._rng.getrandbits(60)
            self._asked = self.noted.moves, time.perf_counter()
            socket.send(f'{{"command":"{command}","do":"move","seat":0,"move":"{move}"}}')
            if not await self._done(socket):
                self.noted.refused += 1
                return
            self._note_answer()
            since = time.perf_counter()
            position = await self._position(socket)
            if position["choices"] is None and not position["view"]["result"]:
                self._asked = self.noted.bots, since
        self._asked = None

    def _note_answer(self) -> None:
        if self._asked is not None:
            noted, since = self._asked
            noted.append(1000 * (time.perf_counter() - since))
            self._asked = None

    def stop(self) -> None:
        """Count what has not arrived with the time waited so far."""
        self.noted.lost += self._asked is not None
        self._note_answer()

    async def _done(self, socket: LightSocket) -> bool:
        while True:
            message = orjson.loads(await socket.receive())
            if message["type"] in ("done", "refused"):
                return bool(message["type"] == "done")

    async def _position(self, socket: LightSocket) -> Message:
        while True:
            message = orjson.loads(await socket.receive())
            if message["type"] == "position":
                position: Message = message["position"]
                return position


async def played(address: str, seconds: float, first: int = 0) -> Noted:
    """Measure for this time; `first` distinguishes the groups of players."""
    players = [Player(address, first + number) for number in range(PLAYERS)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for player, task in zip(players, tasks, strict=True):
        player.stop()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    together = Noted()
    for player in players:
        together.moves += player.noted.moves
        together.bots += player.noted.bots
        together.refused += player.noted.refused
        together.lost += player.noted.lost
    return together
