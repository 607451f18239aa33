"""The socket of a live channel hears texts however their bytes come: in pieces or several."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.service.people import ME, PATIENCE, Person, here
from tests.service.server import Server


def said(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Wire:
    """A live channel whose bytes a test sends as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._protocol: Any = None

    @classmethod
    @asynccontextmanager
    async def to(cls, server: Server, person: Person, table: str) -> AsyncIterator["Wire"]:
        url = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(url.hostname, url.port)
        wire = cls(reader, writer)
        protocol = wire._protocol = ClientProtocol(
            parse_uri(f"ws://{url.netloc}/api/tables/{table}/live")
        )
        request = protocol.connect()
        request.headers["Cookie"] = person.cookie
        protocol.send_request(request)
        try:
            wire.send(*protocol.data_to_send())
            await asyncio.wait_for(wire._opened(), PATIENCE)
            yield wire
        finally:
            writer.close()
            await writer.wait_closed()

    def send(self, *data: bytes) -> None:
        self._writer.write(b"".join(data))

    async def send_apart(self, *parts: bytes) -> None:
        """Send each by itself, so that the server reads them one by one."""
        for part in parts:
            self.send(part)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def _opened(self) -> None:
        while self._protocol.state is not State.OPEN:
            await self._read()

    async def _read(self) -> None:
        data = await self._reader.read(65_536)
        assert data, "the server hung up"
        self._protocol.receive_data(data)

    async def codes(self, count: int) -> list[str]:
        """So many refusals' codes."""
        found: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                await self._read()
                for event in self._protocol.events_received():
                    if isinstance(event, Frame) and b'"refused"' in event.data:
                        found.append(
                            bytes(event.data).split(b'"code":"')[1].split(b'"')[0].decode()
                        )
        return found


@pytest.mark.anyio
async def test_texts_are_heard_however_their_bytes_come(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, here("Bo"), start=True)
        async with Wire.to(server, ada, table) as wire:
            foreign = said(b'{"do":"move","command":"a","seat":7,"move":"x"}')
            nothing = said(b"nothing")
            wire.send(foreign)
            assert await wire.codes(1) == ["not-your-seat"]
            wire.send(foreign, said(b"!", Opcode.PING), nothing)
            assert await wire.codes(2) == ["not-your-seat", "bad-message"]
            await wire.send_apart(foreign[:2], foreign[2:], nothing)
            assert await wire.codes(2) == ["not-your-seat", "bad-message"]
            parts = said(b"noth", fin=False), said(b"?", Opcode.PING), said(b"ing", Opcode.CONT)
            await wire.send_apart(*parts, foreign)
            assert await wire.codes(2) == ["bad-message", "not-your-seat"]
