"""Sockets that break, stall or die without a word: nobody else waits, and presence is true."""

import asyncio
import base64
import os
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest

from tests.service.people import ME, OPEN, Person, any_move, here, play_to_the_end
from tests.service.server import Server

pytestmark = pytest.mark.anyio

SMALL = 4096
"""Bytes that a stalled reader's machine takes in before it takes no more."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--rate-limits", "off", "--ping", "1")
    with Server(tmp_path_factory.mktemp("sockets"), *options) as server:
        yield server


@contextmanager
def silent(server: Server, person: Person, table: str) -> Iterator[socket.socket]:
    """A live channel whose other end neither reads nor answers a ping."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    with closing(connection):
        connection.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n".encode()
            + "".join(f"{name}: {value}\r\n" for name, value in person.headers.items()).encode()
            + b"\r\n"
        )
        yield connection


async def test_a_stalled_reader_holds_nobody_up(server: Server) -> None:
    """Thirty sockets that never read, at the table of two who play a whole match."""
    async with Person.at(server.address, "Ada", "Eve") as (ada, eve):
        table = await ada.create("cartographers", ME, here("Bo"), start=True)
        with ExitStack() as stalled:
            for _ in range(30):
                stalled.enter_context(silent(server, eve, table))
            async with asyncio.timeout(120), ada.live(table) as live:
                made = await play_to_the_end(live, random.Random(5))
        assert len(await ada.get(f"/tables/{table}/log")) == made


async def test_who_dies_without_a_word_is_soon_known_to_be_away(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")

        def is_online(message: dict[str, object], there: bool) -> bool:
            if message["type"] != "table":
                return False
            told = message["table"]
            assert isinstance(told, dict)
            return bool(told["seats"][1]["online"]) is there

        async with ada.live(table) as live:
            with silent(server, bo, table):
                await live.until(lambda message: is_online(message, there=True))
                # The connection is still there for all that TCP knows.
                await live.until(lambda message: is_online(message, there=False))


async def test_a_socket_that_is_cut_in_the_middle_of_a_command_harms_nothing(
    server: Server,
) -> None:
    """Commands are sent and the socket is gone before the answer: each is done once or not."""
    rng = random.Random(8)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, here("Bo"), start=True)
        sent: list[tuple[int, str, str]] = []
        for number in range(40):
            async with ada.live(table) as live:
                owed = [
                    (seat, position)
                    for seat, position in live.positions.items()
                    if seat is not None and position["choices"]
                ]
                if not owed:
                    break
                seat, position = owed[0]
                move = any_move(position["choices"], rng)
                command = f"cut-{number}"
                await live.send(command=command, do="move", seat=seat, move=move)
                live.socket.transport.abort()
            sent.append((seat, move, command))
        # Sent again, each has one place in the log, or had none and is refused by now.
        steps = set()
        for seat, move, command in sent:
            answer = await ada.http.post(
                f"/tables/{table}/moves",
                json={"seat": seat, "move": move, "command": command},
            )
            if answer.is_success:
                steps.add((answer.json()["step"], seat, move))
            else:
                assert answer.status_code == 409, answer.text
        log = await ada.get(f"/tables/{table}/log")
        kept = {(entry["step"], entry["seat"], entry["move"]) for entry in log}
        assert len(kept) == len(log)
        assert steps == kept


async def test_many_who_come_and_go_leave_nothing_behind(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, start=True)
        for _ in range(50):
            with silent(server, ada, table):
                pass
        async with ada.live(table) as live:
            await play_to_the_end(live, random.Random(9))
