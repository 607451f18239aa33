"""A process is paused, or cut off from its database or the others, while everybody plays on."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.ledger import Damage
from tests.faults.relay import ABOUT_TO_COMMIT, LISTENING, Relay
from tests.faults.roaming import PATIENCE, Crowd
from tests.postgres import PostgreSQL
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.postgresql, pytest.mark.timeout(900)]

MOVES = 12
"""Between two faults, and during each."""
PLACES = (0, 1), (1, 1), (0, 1), (1, 1)
"""Where each pair plays: at the server that suffers and at the other one, or only at the other."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def relay(postgresql: PostgreSQL) -> Iterator[Relay]:
    with Relay(postgresql.port) as relay:
        yield relay


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, relay: Relay
) -> Iterator[tuple[Server, Server]]:
    """One that reaches its database through the relay, and one that reaches it straight."""
    straight = postgresql.new_database()
    relayed = straight.replace(f":{postgresql.port}/", f":{relay.port}/") + "?sslmode=disable"
    with (
        server(tmp_path_factory, relayed) as suffering,
        server(tmp_path_factory, straight) as other,
    ):
        yield suffering, other


@contextmanager
def server(paths: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    folder: Path = paths.mktemp("cut")
    with Server(folder, "--rate-limits", "off", "--database", database) as server:
        yield server


def going_on(crowd: Crowd, moves: int = MOVES) -> None:
    """Wait until so many more moves are kept, by whoever can."""
    wanted, until = crowd.promised + moves, time.monotonic() + PATIENCE
    while crowd.promised < wanted:
        assert time.monotonic() < until
        time.sleep(0.01)


async def suffer(
    servers: tuple[Server, Server], harms: Callable[[Crowd], list[Callable[[], None]]]
) -> None:
    addresses = [server.address for server in servers]
    async with Crowd.at(addresses, len(PLACES), PLACES) as crowd:
        assert await crowd.suffer(harms(crowd), MOVES) == Damage()


async def test_nothing_is_lost_or_doubled_when_a_process_is_paused(
    servers: tuple[Server, Server],
) -> None:
    def pause(crowd: Crowd) -> None:
        servers[0].signal(signal.SIGSTOP)
        try:
            going_on(crowd)
        finally:
            servers[0].signal(signal.SIGCONT)

    await suffer(servers, lambda crowd: [lambda: pause(crowd)] * 4)


async def test_nothing_is_lost_or_doubled_when_a_process_is_cut_off_from_its_database(
    servers: tuple[Server, Server], relay: Relay
) -> None:
    def cut(crowd: Crowd) -> None:
        relay.cut()
        try:
            going_on(crowd)
        finally:
            relay.mend()

    await suffer(servers, lambda crowd: [lambda: cut(crowd)] * 4)


@pytest.mark.parametrize(
    "held", [b"", ABOUT_TO_COMMIT], ids=["everything", "a transaction under way"]
)
async def test_nothing_is_lost_or_doubled_when_the_database_falls_silent(
    servers: tuple[Server, Server], relay: Relay, held: bytes
) -> None:
    """Also where the process has locked tables of matches in which others want to decide."""

    def fall_silent(crowd: Crowd) -> None:
        relay.hold(held)
        try:
            assert relay.held.wait(PATIENCE)
            going_on(crowd)
        finally:
            relay.mend()

    await suffer(servers, lambda crowd: [lambda: fall_silent(crowd)] * 2)


@pytest.mark.parametrize("silently", [False, True], ids=["cut", "silent"])
async def test_nothing_is_lost_or_doubled_when_processes_do_not_hear_of_each_other(
    servers: tuple[Server, Server], relay: Relay, silently: bool
) -> None:
    def deafen(crowd: Crowd) -> None:
        if silently:
            relay.hold(LISTENING)
        else:
            relay.cut_listeners()
        try:
            going_on(crowd)
        finally:
            relay.mend()

    await suffer(servers, lambda crowd: [lambda: deafen(crowd)] * 3)
