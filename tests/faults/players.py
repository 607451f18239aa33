"""Scripted players who go on after the server died: they send again what was not answered."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.ledger import Damage, Promise, damage
from tests.service.people import ME, OPEN, Live, Person, Unavailable, any_move

GAME = "mapout"
THINKING = 0.03
"""Seconds before each move."""
GONE = (httpx.TransportError, WebSocketException, OSError)
"""How it shows that the server is no more."""


class Player:
    """One seat of one match, decided over the live channel or over HTTP."""

    def __init__(self, person: Person, table: str, seat: int, by_http: bool) -> None:
        self.promises: list[Promise] = []
        self.unanswered: tuple[str, str] | None = None
        """The command and its move."""
        self.over = False
        self.person = person
        self._table = table
        self._seat = seat
        self._by_http = by_http

    async def play(self, rng: random.Random, sent: Callable[[], None]) -> None:
        """Move whenever it is this seat's turn, until the match is over."""
        async with self.person.live(self._table) as live:
            while True:
                position = live.positions[self._seat]
                if position["view"]["result"]:
                    self.over = True
                    return
                if position["choices"] is None:
                    await live.next()
                    continue
                move = any_move(position["choices"], rng)
                position["choices"] = None
                await asyncio.sleep(THINKING * rng.uniform(0.5, 1.5))
                self.unanswered = f"{rng.getrandbits(64):x}", move
                sent()
                await self._decide(live)

    async def ask_again(self) -> None:
        """Send what was not answered with the same id, and then once more, as a lost answer
        makes people do."""
        if self.unanswered is None:
            return
        command, move = self.unanswered
        async with self.person.live(self._table) as live:
            await self._decide(live)
        again = await self.person.move(self._table, self._seat, move, command)
        assert again["step"] == self.promises[-1].step

    async def _decide(self, live: Live) -> None:
        assert self.unanswered is not None
        command, move = self.unanswered
        if self._by_http:
            answer = await self.person.move(self._table, self._seat, move, command)
        else:
            answer = await live.move(self._seat, move, command)
            if answer.get("code") == "not-saved":
                raise Unavailable(answer)
            assert answer["type"] == "done", answer
        self.promises.append(Promise(command, self._seat, move, answer["step"]))
        self.unanswered = None


class Pair:
    """Two people who play one match after the other."""

    def __init__(self, first: Person, second: Person, rng: random.Random) -> None:
        self.interrupted = 0
        """Commands that were under way when the server died."""
        self._people = first, second
        self._rng = rng
        self._matches: dict[str, tuple[Player, Player]] = {}
        self._current: tuple[Player, Player] | None = None

    @property
    def promised(self) -> int:
        return sum(len(one.promises) for players in self._matches.values() for one in players)

    async def play(self, sent: Callable[[], None]) -> None:
        """Play until the server dies."""
        with suppress(*GONE):
            while True:
                if self._current is None or all(player.over for player in self._current):
                    self._current = await self._sit_down()
                works = [
                    asyncio.create_task(player.play(self._rng, sent)) for player in self._current
                ]
                ends = await asyncio.gather(*works, return_exceptions=True)
                for end in ends:
                    if isinstance(end, BaseException):
                        raise end

    async def _sit_down(self) -> tuple[Player, Player]:
        first, second = self._people
        table = await first.create(GAME, ME, OPEN)
        await second.post(f"/tables/{table}/join")
        await first.post(f"/tables/{table}/start")
        by_http = self._rng.random() < 0.5
        players = Player(first, table, 0, by_http), Player(second, table, 1, not by_http)
        self._matches[table] = players
        return players

    async def come_back(self) -> None:
        """The server is there again: whoever has no answer asks again."""
        for player in self._current or ():
            self.interrupted += player.unanswered is not None
            await player.ask_again()

    async def damage(self, *, all_matches: bool = False) -> Damage:
        """What became of the promises of the latest match, or of all."""
        found = Damage()
        tables = list(self._matches)
        for table in tables if all_matches else tables[-1:]:
            log = await self._people[0].get(f"/tables/{table}/log")
            promises = [one for player in self._matches[table] for one in player.promises]
            found += damage(promises, [entry for entry in log if entry["kind"] == "move"])
        return found
