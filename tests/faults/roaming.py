"""Pairs who play on whatever happens: whoever loses their server goes to another one."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import chain, count

from tests.faults.ledger import Damage, damage
from tests.faults.players import GAME, GONE, Player
from tests.service.people import ME, OPEN, Person, Unavailable

TROUBLE = *GONE, Unavailable
PATIENCE = 120.0
A_MOMENT = 0.05


class Counter:
    """Counts commands as they are sent."""

    def __init__(self) -> None:
        self.count = 0
        self._more = asyncio.Event()

    def __call__(self) -> None:
        self.count += 1
        self._more.set()

    async def until_more(self, commands: int) -> None:
        wanted = self.count + commands
        async with asyncio.timeout(PATIENCE):
            while self.count < wanted:
                self._more.clear()
                await self._more.wait()


class RoamingPair:
    def __init__(
        self, people: Sequence[Person], addresses: Sequence[str], rng: random.Random
    ) -> None:
        self.troubles = 0
        """How often somebody had to try again."""
        self._people = people
        self._addresses = addresses
        self._rng = rng
        self._matches: dict[str, tuple[Player, ...]] = {}

    @property
    def promised(self) -> int:
        return sum(len(one.promises) for players in self._matches.values() for one in players)

    async def play(self, sent: Callable[[], None]) -> None:
        """One match after the other, for ever."""
        while True:
            players = await self._sit_down()
            async with asyncio.TaskGroup() as together:
                for player in players:
                    together.create_task(self._play(player, sent))

    async def _sit_down(self) -> tuple[Player, ...]:
        first, second = self._people
        while True:
            try:
                table = await first.create(GAME, ME, OPEN)
                await second.post(f"/tables/{table}/join")
                await first.post(f"/tables/{table}/start")
            except TROUBLE:
                for person in self._people:
                    await self._go_elsewhere(person)
            else:
                players = Player(first, table, 0, False), Player(second, table, 1, True)
                self._matches[table] = players
                return players

    async def _play(self, player: Player, sent: Callable[[], None]) -> None:
        while not player.over:
            try:
                await player.ask_again()
                await player.play(self._rng, sent)
            except TROUBLE:
                await self._go_elsewhere(player.person)

    async def _go_elsewhere(self, person: Person) -> None:
        self.troubles += 1
        person.go_to(self._rng.choice(self._addresses))
        await asyncio.sleep(A_MOMENT)

    async def damage(self) -> Damage:
        """What became of all promises, when everybody has an answer."""
        found = Damage()
        for table, players in self._matches.items():
            for player in players:
                async with asyncio.timeout(PATIENCE):
                    while player.unanswered is not None:
                        try:
                            await player.ask_again()
                        except TROUBLE:
                            await self._go_elsewhere(player.person)
            log = await self._people[0].get(f"/tables/{table}/log")
            promises = [one for player in players for one in player.promises]
            found += damage(promises, [entry for entry in log if entry["kind"] == "move"])
        return found


class Crowd:
    """All the pairs."""

    def __init__(self, pairs: Sequence[RoamingPair]) -> None:
        self._pairs = pairs
        self._sent = Counter()

    @classmethod
    @asynccontextmanager
    async def at(
        cls, addresses: Sequence[str], pairs: int, places: Sequence[Sequence[int]] = ()
    ) -> AsyncIterator["Crowd"]:
        """Who plays where is said for each pair; else they are spread over all servers."""
        names = [f"Player {number}" for number in range(2 * pairs)]
        spread = chain.from_iterable(places) if places else count()
        async with Person.at(addresses[0], *names) as people:
            for place, person in zip(spread, people, strict=False):
                person.go_to(addresses[place % len(addresses)])
            yield cls(
                [
                    RoamingPair(people[at : at + 2], addresses, random.Random(at))
                    for at in range(0, 2 * pairs, 2)
                ]
            )

    async def suffer(self, harms: Sequence[Callable[[], None]], moves: int) -> Damage:
        """Play; after every so many moves something happens. What became of the promises."""
        playing = [asyncio.create_task(pair.play(self._sent)) for pair in self._pairs]
        try:
            for harm in harms:
                await self._go_on(playing, moves)
                await asyncio.to_thread(harm)
            await self._go_on(playing, moves)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        found = [await pair.damage() for pair in self._pairs]
        return sum(found, Damage())

    async def _go_on(self, playing: list[asyncio.Task[None]], moves: int) -> None:
        """Wait for some more moves; a player who fails is heard at once."""
        more = asyncio.create_task(self._sent.until_more(moves))
        await asyncio.wait([more, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task.done():
                more.cancel()
                await task
        await more

    @property
    def promised(self) -> int:
        return sum(pair.promised for pair in self._pairs)

    @property
    def troubles(self) -> int:
        return sum(pair.troubles for pair in self._pairs)
