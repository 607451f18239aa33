"""Live channels that are flooded or not read."""

import asyncio
from contextlib import AsyncExitStack, suppress

from bench.abuse.abuser import Abuser
from bench.abuse.wire import Wire, as_often_as_possible

AT_ONCE = 20
NOT_READING = 10
BATCH = 500
SEATS = 100

FOREIGN = b'{"do":"move","command":"a","seat":7,"move":"x"}'


def frame(kind: int, said: bytes) -> bytes:
    """A client frame with a zero mask."""
    return bytes((kind, 0x80 | len(said))) + bytes(4) + said


async def opened_table(abuser: Abuser, stack: AsyncExitStack, seats: int) -> tuple[str, str]:
    """The path of a live channel to one of the abuser's tables, and the cookie for it."""
    http = await stack.enter_async_context(abuser.guest())
    others = [{"kind": "here", "name": f"Guest {number}"} for number in range(1, seats)]
    table = {"game": "cartographers", "seats": [{"kind": "me"}, *others], "start": True}
    answer = await abuser.ask(http, "POST", "/tables", json=table)
    assert answer is not None
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return f"/api/tables/{answer.json()['id']}/live", cookie


class SocketFlood:
    def __init__(self, name: str, said: bytes) -> None:
        self.name = name
        self._said = said * BATCH

    async def run(self, abuser: Abuser) -> None:
        async with AsyncExitStack() as stack:
            path, cookie = await opened_table(abuser, stack, seats=2)

            async def once(wire: Wire) -> None:
                await wire.upgrade(path, cookie)
                await wire.pour(self._said)

            await as_often_as_possible(abuser, AT_ONCE, once)


class SocketsThatDoNotRead:
    """Ten sockets at a table of a hundred seats that keep sending without reading."""

    name = "sockets that do not read"

    async def run(self, abuser: Abuser) -> None:
        async with AsyncExitStack() as stack:
            path, cookie = await opened_table(abuser, stack, SEATS)

            async def again() -> None:
                try:
                    async with Wire.open(abuser) as wire, asyncio.timeout(abuser.left):
                        await wire.upgrade(path, cookie)
                        with suppress(OSError):
                            while True:
                                await wire.send(frame(0x89, b"x" * 125) * 20)
                                await asyncio.sleep(0.25)
                        abuser.answers["closed"] += 1
                except OSError as error:
                    abuser.answers[type(error).__name__] += 1

            await abuser.at_once(NOT_READING, again)


SOCKETS = (
    SocketFlood("pongs of pages", frame(0x81, b'{"do":"pong"}')),
    SocketFlood("pongs of the protocol", frame(0x8A, b"")),
    SocketFlood("pings", frame(0x89, b"x" * 125)),
    SocketFlood("commands for another's seat", frame(0x81, FOREIGN)),
    SocketsThatDoNotRead(),
)
