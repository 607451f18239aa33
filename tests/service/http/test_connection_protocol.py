"""What arrives at the port before anybody knows who sends it: bounded in size, time and number."""

import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.service.people import ME, PATIENCE, Person, here
from tests.service.server import Server, free_port

pytestmark = pytest.mark.anyio

MALLORY, BOTH = "127.0.0.66", ("127.0.0.66", "127.0.0.67")
MOST, BY_ADDRESS = 60, 30
HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


class Edge(Server):
    def __init__(self, data: Path) -> None:
        self.figures = free_port()
        options = (
            *("--head-seconds", "2", "--body-seconds", "2"),
            *("--connections", str(MOST), "--connections-by-address", str(BY_ADDRESS)),
            *("--metrics", f"127.0.0.1:{self.figures}"),
        )
        super().__init__(data, *options)

    def cut_off(self, why: str) -> int:
        """How often that was counted."""
        name = f'mapmakers_cut_off_total{{why="{why}"}} '
        lines = httpx.get(f"http://127.0.0.1:{self.figures}/metrics").text.splitlines()
        return sum(int(float(line.removeprefix(name))) for line in lines if line.startswith(name))

    @contextmanager
    def connection(self, source: str = MALLORY) -> Iterator[socket.socket]:
        with closing(
            socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        ) as connection:
            yield connection

    def may_open_as_much_as_the_system_allows(self) -> bool:
        limits = Path(f"/proc/{self.pid}/limits").read_text()
        soft, hard = limits.split("Max open files")[1].split()[:2]
        return soft == hard

    def megabytes(self) -> float:
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * 4096 / 1e6


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Edge]:
    """A server that was started where few files may be open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        server = Edge(tmp_path_factory.mktemp("edge"))
        server.open()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        yield server
    finally:
        said = server.close()
    assert "connections cut off why=" in said
    assert MALLORY not in said


def answered(connection: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    said = b""
    try:
        while part := connection.recv(65_536):
            said += part
    except ConnectionError:
        pass
    return said


def wait_for(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


ENDLESS = {
    "many headers": (HEAD, b"X-Map: here\r\n" * 1000),
    "one header": (HEAD + b"X-Map: ", b"x" * 16_384),
    "the address": (b"GET /", b"x" * 16_384),
    "a socket's": (
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\n",
        b"X-Map: here\r\n" * 1000,
    ),
    "after a body": (
        POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
        b"X-Map: here\r\n" * 1000,
    ),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_headers_without_end_are_cut_off(edge: Edge, begin: bytes, more: bytes) -> None:
    before, counted = edge.megabytes(), edge.cut_off("head-too-large")
    with edge.connection() as connection:
        connection.sendall(begin)
        sent = 0
        try:
            while sent < 40_000_000:
                sent += connection.send(more)
        except (ConnectionError, TimeoutError):
            pass
        assert answered(connection).startswith(b"HTTP/1.1 431 ")
    assert edge.megabytes() - before < 10
    assert edge.cut_off("head-too-large") == counted + 1


def test_a_head_may_be_large_but_not_larger(edge: Edge) -> None:
    for size, status in ((60_000, b"200"), (70_000, b"431"), (200_000, b"431")):
        with edge.connection() as connection:
            connection.sendall(HEAD + b"Connection: close\r\nX-Map: " + b"x" * size + b"\r\n\r\n")
            assert answered(connection).split()[1] == status, size


SLOW = [
    (HEAD, [b"408"], "head-late"),
    (POST + b'Content-Length: 20\r\n\r\n{"name', [b"408"], "body-late"),
    (b"", [], "idle"),
]


def test_a_request_that_does_not_arrive_is_not_waited_for(edge: Edge) -> None:
    counted = {why: edge.cut_off(why) for _, _, why in SLOW}
    with ExitStack() as open_ones:
        begun = time.monotonic()
        slow = []
        for sent, status, _ in SLOW:
            connection = open_ones.enter_context(edge.connection())
            connection.sendall(sent)
            slow.append((connection, status))
        for connection, status in slow:
            assert answered(connection).split()[1:2] == status
        assert time.monotonic() - begun > 1.5
    assert {why: edge.cut_off(why) - before for why, before in counted.items()} == dict.fromkeys(
        counted, 1
    )


def test_an_address_has_only_so_many_connections(edge: Edge) -> None:
    with ExitStack() as open_ones:
        for _ in range(BY_ADDRESS):
            open_ones.enter_context(edge.connection())
        with edge.connection() as one_more:
            assert answered(one_more).split()[1] == b"429"
        assert httpx.get(f"{edge.address}/healthz").status_code == 200

    def has_room() -> bool:
        with edge.connection() as again:
            again.sendall(HEAD + b"Connection: close\r\n\r\n")
            return answered(again).split()[1] == b"200"

    wait_for(has_room)


def test_behind_a_proxy_the_address_is_what_the_proxy_says(edge: Edge) -> None:
    """Requests whose bodies are under way, so that each holds its connection."""

    def begin(address: bytes) -> socket.socket:
        connection = open_ones.enter_context(edge.connection("127.0.0.1"))
        connection.sendall(POST + b"X-Forwarded-For: " + address + b"\r\nContent-Length: 2\r\n\r\n")
        return connection

    with ExitStack() as open_ones:
        for _ in range(BY_ADDRESS):
            begin(b"203.0.113.7")
        # Mallory may claim what she likes before the proxy adds where she comes from.
        assert answered(begin(b"198.51.100.1, 203.0.113.7")).split()[1] == b"429"
        other = begin(b"203.0.113.8")
        other.sendall(b"{}")
        assert other.recv(100).split()[1] == b"422"


async def test_idle_connections_make_room_and_who_plays_stays(edge: Edge) -> None:
    assert edge.may_open_as_much_as_the_system_allows()
    async with Person.at(edge.address, "Ada") as (ada,):
        table = await ada.create("misterra", ME, here("Bo"), start=True)
        async with ada.live(table) as live:
            with ExitStack() as idle:
                for number in range(2 * BY_ADDRESS):
                    idle.enter_context(edge.connection(BOTH[number % 2]))
                for _ in range(20):
                    async with httpx.AsyncClient() as newcomer:
                        answer = await newcomer.get(f"{edge.address}/healthz")
                        assert answer.status_code == 200
            assert (await live.move(7, "x", "c"))["code"] == "not-your-seat"
