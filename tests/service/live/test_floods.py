"""Live channels that send too much, do not read, or are too many: closed, and nobody else waits."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from mapmakers.service.http.connections import MOST_SOCKETS_OF_A_GUEST, MOST_UNREAD_OF_AN_ADDRESS
from mapmakers.service.http.rate_limits import FLOODS_BY_ADDRESS
from tests.faults.test_sockets import silent
from tests.service.live.test_sockets import said
from tests.service.people import ME, PATIENCE, Live, Person, here
from tests.service.server import Server, free_port

pytestmark = pytest.mark.anyio


class Figured(Server):
    """A server as hosts run it, and its figures."""

    def __init__(self, data: Path) -> None:
        self._figures = free_port()
        super().__init__(data, "--metrics", f"127.0.0.1:{self._figures}")

    async def cut_off(self, why: str) -> float:
        name = f'mapmakers_cut_off_total{{why="{why}"}} '
        async with httpx.AsyncClient() as http:
            figures = await http.get(f"http://127.0.0.1:{self._figures}/metrics")
        lines = figures.text.splitlines()
        return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))

    async def has_cut_off(self, why: str, count: float) -> None:
        """Wait until it has so many."""
        while await self.cut_off(why) < count:
            pass

    def megabytes(self) -> float:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * 4096 / 1e6


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Figured]:
    with Figured(tmp_path_factory.mktemp("floods")) as server:
        yield server


MOST_SENT = 4_000_000
FOREIGN = b'{"do":"move","command":"a","seat":7,"move":"x"}'
FLOODS = {
    "pongs of pages": said(b'{"do":"pong"}'),
    "pongs of the protocol": said(b"", Opcode.PONG),
    "pings": said(b"x" * 125, Opcode.PING),
    "commands for another's seat": said(FOREIGN),
    "parts": said(b"", Opcode.CONT, fin=False),
    "large messages": said(b" " * 16_000),
}


async def close_code(live: Live) -> int | None:
    with suppress(ConnectionClosed):
        await live.until("nothing more")
    return live.socket.close_code


async def flood(server: Server, number: int, frame: bytes) -> int | None:
    """Send so much of it from an address of its own; how the socket is closed."""
    async with Person.at(server.address, "Mallory") as (mallory,):
        mallory.comes_from(f"203.0.113.{number}")
        table = await mallory.create("misterra", ME, here("Bo"), start=True)
        async with mallory.live(table) as live:
            first = said(b'{"do":', fin=False) if frame == FLOODS["parts"] else b""
            live.socket.transport.write(first + frame * min(20_000, MOST_SENT // len(frame)))
            return await close_code(live)


async def test_a_flood_closes_the_socket_with_a_code(strict: Figured) -> None:
    counted = await strict.cut_off("flood")
    async with Person.at(strict.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, here("Bo"), start=True)
        async with ada.live(table) as live:
            floods = [flood(strict, number, one) for number, one in enumerate(FLOODS.values())]
            codes = asyncio.gather(*floods)
            assert (await live.move(7, "x", "c"))["code"] == "not-your-seat"
            assert dict(zip(FLOODS, await codes, strict=True)) == dict.fromkeys(FLOODS, 1008)
    assert await strict.cut_off("flood") == counted + len(FLOODS)


async def test_a_page_that_is_hasty_is_not_taken_for_a_flood(strict: Figured) -> None:
    async with Person.at(strict.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, here("Bo"), start=True)
        async with ada.live(table) as live:
            live.socket.transport.write(said(FOREIGN) * 500 + said(b'{"do":"pong"}') * 80)
            codes = [(await live.until("refused"))["code"] for _ in range(500)]
        assert codes == ["not-your-seat"] * 500


async def test_what_nobody_reads_is_bounded_for_an_address(strict: Figured) -> None:
    """The greeting of a hundred seats has 2.5 MB; ten sockets ask for it and read nothing."""
    async with Person.at(strict.address, "Mallory") as (mallory,):
        mallory.comes_from("198.51.100.2")
        people = [here(f"Guest {number}") for number in range(99)]
        table = await mallory.create("cartographers", ME, *people, start=True)
        async with mallory.live(table):
            pass
        before, counted = strict.megabytes(), await strict.cut_off("unread")
        with ExitStack() as stalled:
            for _ in range(10):
                stalled.enter_context(silent(strict, mallory, table))
            async with asyncio.timeout(PATIENCE):
                await strict.has_cut_off("unread", counted + 3)
            # Making a greeting takes some as well.
            assert strict.megabytes() - before < 5 * MOST_UNREAD_OF_AN_ADDRESS / 1e6


async def test_pongs_that_nobody_reads_do_not_pile_up(strict: Figured) -> None:
    async with Person.at(strict.address, "Mallory") as (mallory,):
        mallory.comes_from("198.51.100.3")
        table = await mallory.create("misterra", ME, here("Bo"), start=True)
        before = strict.megabytes()
        with ExitStack() as stalled:
            some = [stalled.enter_context(silent(strict, mallory, table)) for _ in range(3)]
            await asyncio.gather(*(asyncio.to_thread(pour_pings, one) for one in some))
            await mallory.get("/me")
            assert strict.megabytes() - before < 6


def pour_pings(connection: socket.socket) -> None:
    """Ten megabytes, or as many as the server takes."""
    connection.settimeout(PATIENCE)
    with suppress(OSError):
        assert connection.recv(12) == b"HTTP/1.1 101"
        for _ in range(150):
            connection.sendall(said(b"x" * 125, Opcode.PING) * 500)


async def test_a_guest_has_only_so_many_sockets(strict: Figured) -> None:
    async with Person.at(strict.address, "Mallory", "Ada") as (mallory, ada):
        for one in (mallory, ada):
            one.comes_from("198.51.100.1")
        table = await mallory.create("misterra", ME, here("Bo"), start=True)
        async with AsyncExitStack() as many:
            for _ in range(MOST_SOCKETS_OF_A_GUEST):
                await many.enter_async_context(mallory.live(table))
            with pytest.raises(InvalidStatus) as refused:
                await many.enter_async_context(mallory.live(table))
            assert refused.value.response.status_code == 429
            await many.enter_async_context(ada.live(table))
        async with mallory.live(table):
            pass


async def test_an_address_that_floods_opens_no_more_sockets_for_a_while(strict: Figured) -> None:
    async with Person.at(strict.address, "Mallory", "Ada") as (mallory, ada):
        mallory.comes_from("198.51.100.4")
        table = await mallory.create("misterra", ME, here("Bo"), start=True)
        async with AsyncExitStack() as some:
            floods = [
                await some.enter_async_context(mallory.live(table))
                for _ in range(FLOODS_BY_ADDRESS.amount)
            ]
            for live in floods:
                live.socket.transport.write(said(b"", Opcode.PONG) * 1000)
            assert await asyncio.gather(*map(close_code, floods)) == [1008] * len(floods)
        with pytest.raises(InvalidStatus) as refused:
            async with mallory.live(table):
                pass
        assert refused.value.response.status_code == 429
        async with ada.live(table):
            pass
