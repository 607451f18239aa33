"""Power cuts: the server is killed in the middle of play, again and again, and keeps its word."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.examples import number
from tests.faults.ledger import Damage
from tests.faults.players import Pair
from tests.service.people import Person
from tests.service.server import Server

POWER_CUTS = number(6, thorough=60)
PAIRS = 4
MOVES_BETWEEN_CUTS = 10, 80
A_MOMENT = 0.01
"""Seconds; within so long after some command the server dies."""

# Starting servers takes long where many processes share two cores.
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(900), pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class _Fuse:
    """Burns with every command that is sent."""

    def __init__(self, length: int) -> None:
        self.burnt = asyncio.Event()
        self._length = length

    def __call__(self) -> None:
        self._length -= 1
        if self._length <= 0:
            self.burnt.set()


async def _play_until_the_cut(server: Server, pairs: list[Pair], rng: random.Random) -> None:
    fuse = _Fuse(rng.randint(*MOVES_BETWEEN_CUTS))
    playing = [asyncio.create_task(pair.play(fuse)) for pair in pairs]
    burning = asyncio.create_task(fuse.burnt.wait())
    # A player who fails ends the wait as well, and is heard below.
    await asyncio.wait([*playing, burning], return_when=asyncio.FIRST_COMPLETED)
    burning.cancel()
    await asyncio.sleep(rng.uniform(0, A_MOMENT))
    server.kill()
    await asyncio.gather(*playing)


async def test_nothing_promised_is_lost_or_doubled_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    rng = random.Random(20)
    total = Damage()
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Server(tmp_path, "--rate-limits", "off"))
        people = await stack.enter_async_context(
            Person.at(server.address, *(f"Player {number}" for number in range(2 * PAIRS)))
        )
        pairs = [
            Pair(people[at], people[at + 1], random.Random(at)) for at in range(0, 2 * PAIRS, 2)
        ]
        for _ in range(POWER_CUTS):
            await _play_until_the_cut(server, pairs, rng)
            server.open()
            for pair in pairs:
                await pair.come_back()
                total += await pair.damage()
            assert total == Damage()
        for pair in pairs:
            total += await pair.damage(all_matches=True)
    assert total == Damage()
    promised = sum(pair.promised for pair in pairs)
    assert promised >= POWER_CUTS * MOVES_BETWEEN_CUTS[0] // 2
    # The cuts came in the middle of something.
    assert sum(pair.interrupted for pair in pairs) >= POWER_CUTS // 4
