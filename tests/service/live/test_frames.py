"""Frames read and written by hand are those of the library; in pieces, in parts, or several."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from mapmakers.service.live.frames import FrameCounter, are_whole, head_of, is_text, unmasked
from tests.service.people import ME, PATIENCE, Person, here
from tests.service.server import Server

TEXTS = st.text(max_size=40).map(str.encode)


def said(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@given(TEXTS)
def test_a_short_text_is_read_as_it_was_sent(data: bytes) -> None:
    frame = said(data)
    assert is_text(frame) == (len(data) <= 125)
    if is_text(frame):
        assert unmasked(frame) == data
    assert are_whole(frame)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_what_the_server_says_is_framed_as_the_library_does(length: int) -> None:
    message = b"x" * length
    assert head_of(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


# Frames are masked by chance: each case has a name of its own, the same in every process.
ELSE = {
    "binary": said(b"ab", Opcode.BINARY),
    "ping": said(b"ab", Opcode.PING),
    "pong": said(b"ab", Opcode.PONG),
    "close": said(b"\x03\xe8", Opcode.CLOSE),
    "longer": said(b"x" * 126),
    "long": said(b"x" * 4000),
    "two texts": said(b"ab") + said(b"cd"),
}


@pytest.mark.parametrize("frame", ELSE.values(), ids=ELSE)
def test_anything_else_is_left_to_the_library(frame: bytes) -> None:
    assert not is_text(frame)
    assert are_whole(frame)


NOT_WHOLE = {
    **{f"{length} bytes": said(b"abcdef")[:length] for length in range(1, 12)},
    "first part": said(b"ab", fin=False),
    "next part": said(b"ab", Opcode.CONT),
    "one and a piece": said(b"ab") + said(b"cd")[:3],
    "very long": said(b"x" * 70_000),
    "not masked": Frame(Opcode.TEXT, b"abcdef").serialize(mask=False),
}


@pytest.mark.parametrize("data", NOT_WHOLE.values(), ids=NOT_WHOLE)
def test_what_is_not_whole_is_known(data: bytes) -> None:
    assert not is_text(data)
    assert not are_whole(data)


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


@given(st.lists(st.sampled_from([*ELSE.values(), said(b"x" * 70_000)]), max_size=6), st.data())
def test_frames_are_counted_however_their_bytes_come(
    frames: list[bytes], data: st.DataObject
) -> None:
    sent, counter = b"".join(frames), FrameCounter()
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=8)))
    parts = [sent[a:b] for a, b in pairwise((0, *cuts, len(sent)))]
    count = sum(counter.count(part, 100) for part in parts)
    assert count == sum(2 if frame == ELSE["two texts"] else 1 for frame in frames)


def test_counting_ends_where_there_are_too_many() -> None:
    assert FrameCounter().count(said(b"") * 1000, 10) == 11
