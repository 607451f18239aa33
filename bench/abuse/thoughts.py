"""Work for bots: hints, analyses and thousands of master bots."""

import asyncio

from bench.abuse.abuser import Abuser
from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.service.http.work_caps import IMPORTS_AT_ONCE

AT_ONCE = 10
DECISIONS = 20
MASTERS, TABLES = 100, 60


class Hints:
    name = "hints"

    async def run(self, abuser: Abuser) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        async with abuser.guest() as http:
            table = {"game": "cartographers", "seats": seats, "start": True}
            made = await abuser.ask(http, "POST", "/tables", json=table)
            assert made is not None
            path = f"/tables/{made.json()['id']}/hint"
            await abuser.at_once(AT_ONCE, lambda: abuser.ask(http, "POST", path, json={"seat": 0}))


class Analyses:
    name = "analyses"

    async def run(self, abuser: Abuser) -> None:
        record = short()
        async with abuser.guest() as http:

            async def have_one_analysed() -> None:
                sent = {"record": record, "mode": "watch"}
                made = await abuser.ask(http, "POST", "/records", json=sent)
                if made is not None and made.is_success:
                    await abuser.ask(http, "POST", f"/tables/{made.json()['id']}/analysis")

            await abuser.at_once(IMPORTS_AT_ONCE.by_guest, have_one_analysed)


class Masters:
    name = "six thousand masters"

    async def run(self, abuser: Abuser) -> None:
        seats = [{"kind": "bot", "bot": "master"}] * MASTERS
        table = {"game": "cartographers", "seats": seats, "start": True}
        left = iter(range(TABLES))
        async with abuser.guest() as http:

            async def seat_them() -> None:
                if next(left, None) is None:
                    await asyncio.sleep(abuser.left)
                await abuser.ask(http, "POST", "/tables", json=table)

            await abuser.at_once(AT_ONCE, seat_them)


def short() -> str:
    """A match with some decisions made."""
    match = Match(GAMES["cartographers"], ["Mallory", "Eve"], FairChance(bytes(32)))
    for _ in range(DECISIONS):
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    return str(match.record)
