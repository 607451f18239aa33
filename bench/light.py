"""A minimal WebSocket client, so that the load does not measure itself.

It understands what our server sends: unfragmented text frames and pings. Its masks are zero.
"""

import asyncio
import base64
import os
from collections import deque
from urllib.parse import urlsplit

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88
MASKED, LONG, VERY_LONG = 0x80, 126, 127
NO_MASK = bytes(4)


class LightSocket(asyncio.Protocol):
    def __init__(self) -> None:
        self._buffer = b""
        self._texts: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._open = False

    @classmethod
    async def connect(
        cls, address: str, path: str, cookie: str = "", source: str | None = None
    ) -> "LightSocket":
        """Open a socket to this path, optionally from a given local address."""
        url = urlsplit(address)
        loop = asyncio.get_running_loop()
        assert url.hostname is not None
        assert url.port is not None
        local = None if source is None else (source, 0)
        _, socket = await loop.create_connection(cls, url.hostname, url.port, local_addr=local)
        key = base64.b64encode(os.urandom(16)).decode()
        socket._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self._open = True
        while (end := self._read(data, at)) is not None:
            at = end
        self._buffer = data[at:]
        if self._texts and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _read(self, data: bytes, at: int) -> int | None:
        """Parse the frame at this offset; return its end, or None if it is incomplete."""
        have = len(data) - at
        if have < 2:
            return None
        length, head = data[at + 1], 2
        if length >= LONG:
            head += 2 if length == LONG else 8
            if have < head:
                return None
            length = int.from_bytes(data[at + 2 : at + head], "big")
        if have < head + length:
            return None
        end = at + head + length
        kind, said = data[at], data[at + head : end]
        if kind == TEXT:
            self._texts.append(said)
        elif kind == PING:
            self._send(PONG, said)
        else:
            assert kind == CLOSE, data[at:end]
            self._transport.close()
        return end

    def _send(self, kind: int, said: bytes) -> None:
        length = len(said)
        if length < LONG:
            head = bytes((kind, MASKED | length))
        else:
            head = bytes((kind, MASKED | LONG)) + length.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + said)

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def close(self) -> None:
        self._transport.close()

    async def receive(self) -> bytes:
        """The next text message."""
        while not self._texts:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._texts.popleft()
