"""Raw connections of the abuser, which need not follow any protocol."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from bench.abuse.abuser import ADDRESS, Abuser

KEPT = 4096
"""How many of the last received bytes are kept."""


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._said = b""

    @classmethod
    @asynccontextmanager
    async def open(cls, abuser: Abuser) -> AsyncIterator["Wire"]:
        url = urlsplit(abuser.address)
        reader, writer = await asyncio.open_connection(
            url.hostname, url.port, local_addr=(ADDRESS, 0)
        )
        try:
            yield cls(reader, writer)
        finally:
            writer.transport.abort()

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def upgrade(self, path: str, cookie: str) -> None:
        """Upgrade to a WebSocket; data sent before the server agrees would be lost."""
        key = base64.b64encode(os.urandom(16)).decode()
        await self.send(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self._said = await self._reader.read(64)

    async def pour(self, data: bytes) -> None:
        """Send repeatedly until the server disconnects, and read meanwhile."""
        pouring = asyncio.create_task(self._pour(data))
        try:
            await self.listen()
        finally:
            pouring.cancel()

    async def _pour(self, data: bytes) -> None:
        with suppress(OSError):
            while True:
                await self.send(data)

    async def listen(self) -> None:
        """Read until the server disconnects."""
        with suppress(OSError):
            while part := await self._reader.read(1 << 16):
                self._said = (self._said + part)[-KEPT:]

    def last_answer(self) -> str:
        """The last answer of the server: an HTTP status or a close code."""
        status = self._said.rpartition(b"HTTP/1.1 ")[2][:3]
        if status.isdigit() and status != b"101":
            return status.decode()
        code = self._said.rpartition(b"\x88\x02")[2]
        if len(code) == 2:
            return f"closed {int.from_bytes(code, 'big')}"
        return "closed"


async def as_often_as_possible(
    abuser: Abuser, at_once: int, once: Callable[[Wire], Awaitable[None]]
) -> None:
    """Connect and act until the server disconnects, repeatedly; count every end."""

    async def again() -> None:
        try:
            async with Wire.open(abuser) as wire:
                with suppress(OSError):
                    await once(wire)
                abuser.answers[wire.last_answer()] += 1
        except OSError as error:
            abuser.answers[type(error).__name__] += 1

    await abuser.at_once(at_once, again)
