"""A heartbeat on every live channel, by one task for all of them.

Browsers do not show their pages the pings of the protocol; a page that receives nothing for long
knows that its connection is dead.
"""

import asyncio
from itertools import cycle
from typing import Protocol

from mapmakers.service.schemas.live import PingMessage
from mapmakers.service.serialisation import to_json

EVERY = 20
"""Seconds between two heartbeats of a channel."""
PING = to_json(PingMessage())


class Alive(Protocol):
    def send(self, message: bytes) -> None: ...


class Heartbeat:
    """Each second a twentieth of the channels get theirs."""

    def __init__(self) -> None:
        self._beats: list[set[Alive]] = [set() for _ in range(EVERY)]
        self._next = cycle(self._beats)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def add(self, channel: Alive) -> None:
        min(self._beats, key=len).add(channel)

    def discard(self, channel: Alive) -> None:
        for beat in self._beats:
            beat.discard(channel)

    def beat(self) -> None:
        for channel in list(next(self._next)):
            channel.send(PING)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.beat()
