"""The clock of the machine jumps, forth and back: matches, limits and leavers bear it."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mapmakers.service.clock import Moment, system_clock
from mapmakers.service.services import House
from mapmakers.service.operations.settings import Settings
from mapmakers.service.tables.commands import Command
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import LiveTable

pytestmark = pytest.mark.anyio

A_DAY = 24 * 3600 * 1000


class JumpingClock:
    def __init__(self) -> None:
        self.off = 0

    def __call__(self) -> Moment:
        return system_clock() + self.off


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> JumpingClock:
    return JumpingClock()


@pytest.fixture
async def house(tmp_path: Path, clock: JumpingClock) -> AsyncIterator[House]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'clock.db'}", client=tmp_path)
    async with House.open(settings, clock) as house:
        yield house


async def begun(house: House, leaver_seconds: int | None = None) -> LiveTable:
    guest, _ = await house.identity.introduce(None, "Ada")
    seats = (Wanted("me"), Wanted("here", name="Bo"))
    stored = house.seating.stored(guest, "cartographers", {}, seats, leaver_seconds=leaver_seconds)
    return await house.seating.create(stored, start=True)


def decide(table: LiveTable, rng: random.Random) -> None:
    """One decision of whoever owes one."""
    assert table.played is not None
    state = table.played.match.state
    seat = state.waiting[0]
    legal = state.legal(seat)
    answers: list[object] = []
    move = str(legal[rng.randrange(len(legal))])
    table.submit(Command(seat, move, f"{rng.getrandbits(60)}", answers.append))


async def durable(table: LiveTable) -> int:
    return await table.read(lambda: table.number)


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY, 400 * A_DAY])
async def test_a_match_is_played_through_a_jump(
    house: House, clock: JumpingClock, jump: int
) -> None:
    table, rng = await begun(house), random.Random(1)
    for number in range(1, 21):
        if number == 10:
            clock.off += jump
        decide(table, rng)
        assert await durable(table) == number
    kept = await house.store.tables.get(table.stored.id)
    assert kept is not None
    # The order of a match is its numbers, whatever the clock said.
    assert sum(line.command is not None for line in kept.lines) == 20
    house.tables.dropped(table)
    again = await house.tables.get(table.stored.id)
    assert again is not table
    assert again.number == 20


async def test_a_clock_that_goes_back_gives_no_seat_away(house: House, clock: JumpingClock) -> None:
    table = await begun(house, leaver_seconds=60)
    clock.off -= A_DAY
    await house.minding.mind_leavers(table)
    assert not any(seat.minded for seat in table.stored.seats)
