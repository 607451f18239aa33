"""Repeated requests for a long list of the lobby."""

import asyncio

from bench.abuse.abuser import Abuser

TABLES, SEATS = 100, 100
READERS = 8


class LobbyList:
    name = "lobby list"

    async def run(self, abuser: Abuser) -> None:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        table = {"game": "cartographers", "seats": seats, "public": True}
        async with abuser.guest() as http:
            gate = asyncio.Semaphore(READERS)

            async def set_up() -> None:
                async with gate:
                    await abuser.ask(http, "POST", "/tables", json=table)

            await asyncio.gather(*(set_up() for _ in range(TABLES)))
            await abuser.at_once(READERS, lambda: abuser.ask(http, "GET", "/lobby"))
