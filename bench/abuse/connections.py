"""Connections without a complete request: endless headers, and idle connections."""

import asyncio
from contextlib import AsyncExitStack, suppress

from bench.abuse.abuser import Abuser
from bench.abuse.wire import Wire, as_often_as_possible

HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HEADERS = b"X-Map: here be dragons\r\n" * 2_000
AT_ONCE = 4
SILENT = 3_000
"""The number of connections that the abuser tries to hold."""


class HeadersWithoutEnd:
    name = "headers without end"

    async def run(self, abuser: Abuser) -> None:
        async def once(wire: Wire) -> None:
            await wire.send(HEAD)
            await wire.pour(HEADERS)

        await as_often_as_possible(abuser, AT_ONCE, once)


class IdleConnections:
    name = "idle connections"

    async def run(self, abuser: Abuser) -> None:
        """Hold as many as the server allows, and reopen each one that it closes."""
        async with AsyncExitStack() as stack:

            async def again() -> None:
                try:
                    wire = await stack.enter_async_context(Wire.open(abuser))
                except OSError as error:
                    abuser.answers[type(error).__name__] += 1
                    await asyncio.sleep(0.01)
                    return
                with suppress(OSError):
                    await wire.listen()
                abuser.answers[wire.last_answer()] += 1

            await abuser.at_once(SILENT, again)
