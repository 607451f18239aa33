"""Who makes room for whom when connections run out, and what the host hears of it."""

import asyncio
import logging
from dataclasses import dataclass

import pytest

from mapmakers.service.http.connections import LOG_EVERY, MOST_UNREAD_OF_AN_ADDRESS, Connections
from mapmakers.service.http.rate_limits import Limits
from mapmakers.service.operations.metrics import Metrics

ADA, BO, MALLORY = "192.0.2.1", "192.0.2.2", "192.0.2.66"


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.cut = False

    def abort(self) -> None:
        self.cut = True


@dataclass
class Socket:
    guest_id: str | None
    plays: bool
    session: str | None = None

    def close(self, code: int) -> None:
        raise AssertionError(code)


def ten_at_most() -> Connections:
    return Connections(10, 4, Limits(1.0), Metrics())


def idle(connections: Connections, *addresses: str | None) -> list[Wire]:
    wires = [Wire() for _ in addresses]
    for wire, address in zip(wires, addresses, strict=True):
        assert connections.admit(wire, address) is None
    return wires


def socket(connections: Connections, address: str, *, plays: bool) -> Wire:
    (wire,) = idle(connections, address)
    assert connections.begin(wire, address)
    connections.opened(wire, Socket(address, plays))
    return wire


def test_the_longest_idle_makes_room_then_an_onlooker_and_never_a_player() -> None:
    connections = ten_at_most()
    player = socket(connections, ADA, plays=True)
    onlooker = socket(connections, ADA, plays=False)
    others = [socket(connections, f"203.0.113.{number}", plays=True) for number in range(6)]
    older, newer = idle(connections, BO, BO)
    idle(connections, "203.0.113.100")
    assert (older.cut, newer.cut) == (True, False)
    for number in range(101, 104):
        (busy,) = idle(connections, f"203.0.113.{number}")
        assert connections.begin(busy, f"203.0.113.{number}")
    assert newer.cut
    assert onlooker.cut
    assert connections.admit(Wire(), "203.0.113.104") == "full"
    assert not any(wire.cut for wire in (player, *others))


def test_an_address_has_only_so_many_and_a_proxy_as_many_as_it_brings_people() -> None:
    connections = ten_at_most()
    idle(connections, *[MALLORY] * 4)
    assert connections.admit(Wire(), MALLORY) == "too-many-of-address"
    proxied = idle(connections, *[None] * 5)
    for wire in proxied[:4]:
        assert connections.begin(wire, BO)
    assert not connections.begin(proxied[4], BO)
    assert connections.begin(proxied[4], ADA)
    connections.end(proxied[0], None)
    connections.leave(proxied[1])
    assert connections.begin(proxied[0], BO)
    assert connections.begin(proxied[4], BO)


def test_the_last_tenth_is_for_people_who_play() -> None:
    connections = ten_at_most()
    wires = idle(connections, *[None] * 9)
    assert not connections.is_nearly_full()
    idle(connections, None)
    assert connections.is_nearly_full()
    connections.leave(wires[0])
    connections.leave(wires[0])
    assert not connections.is_nearly_full()


def test_what_an_address_leaves_unread_is_counted_over_its_sockets() -> None:
    connections = ten_at_most()
    first, second = (socket(connections, MALLORY, plays=False) for _ in range(2))
    assert connections.unread(first, MOST_UNREAD_OF_AN_ADDRESS)
    assert not connections.unread(second, 1)
    connections.leave(first)
    assert connections.unread(second, MOST_UNREAD_OF_AN_ADDRESS)


def test_the_log_tells_now_and_then_how_many_were_cut_off(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("mapmakers.service.http.connections.monotonic", lambda: now)
    metrics = Metrics()
    connections = Connections(10, 4, Limits(1.0), metrics)
    with caplog.at_level(logging.WARNING):
        for _ in range(50):
            connections.cut_off("flood")
        now += LOG_EVERY
        connections.cut_off("flood")
    told = [record.__dict__["facts"] for record in caplog.records]
    assert told == [{"why": "flood", "count": 1}, {"why": "flood", "count": 50}]
    assert metrics.registry.get_sample_value("mapmakers_cut_off_total", {"why": "flood"}) == 51
