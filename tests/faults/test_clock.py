"""The clock of the machine jumps, forth and back: matches, limits and leavers bear it."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mapmakers.service.clock import Moment, system_clock
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services
from mapmakers.service.tables.live_match import Command
from mapmakers.service.tables.seating import Wanted
from mapmakers.service.tables.session import TableSession

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
async def services(tmp_path: Path, clock: JumpingClock) -> AsyncIterator[Services]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'clock.db'}", client=tmp_path)
    async with Services.open(settings, clock) as services:
        yield services


async def begun(services: Services, leaver_seconds: int | None = None) -> TableSession:
    guest, _ = await services.identity.introduce(None, "Ada")
    seats = (Wanted("me"), Wanted("here", name="Bo"))
    stored = services.seating.stored(
        guest, "cartographers", {}, seats, leaver_seconds=leaver_seconds
    )
    return await services.seating.create(stored, start=True)


def decide(table: TableSession, rng: random.Random) -> None:
    """One decision of whoever owes one."""
    assert table.played is not None
    state = table.played.match.state
    seat = state.waiting[0]
    legal = state.legal(seat)
    answers: list[object] = []
    move = str(legal[rng.randrange(len(legal))])
    table.submit(Command(seat, move, f"{rng.getrandbits(60)}", answers.append))


async def durable(table: TableSession) -> int:
    return await table.read(lambda: table.number)


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY, 400 * A_DAY])
async def test_a_match_is_played_through_a_jump(
    services: Services, clock: JumpingClock, jump: int
) -> None:
    table, rng = await begun(services), random.Random(1)
    for number in range(1, 21):
        if number == 10:
            clock.off += jump
        decide(table, rng)
        assert await durable(table) == number
    kept = await services.store.tables.get(table.stored.id)
    assert kept is not None
    # The order of a match is its numbers, whatever the clock said.
    assert sum(line.command is not None for line in kept.lines) == 20
    services.tables.forget(table)
    again = await services.tables.get(table.stored.id)
    assert again is not table
    assert again.number == 20


async def test_a_clock_that_goes_back_gives_no_seat_away(
    services: Services, clock: JumpingClock
) -> None:
    table = await begun(services, leaver_seconds=60)
    clock.off -= A_DAY
    await services.absences.mind_leavers(table)
    assert not any(seat.minded for seat in table.stored.seats)
