"""Who is connected: so many in all and by address, and the idle ones make room for newcomers.

Connections are known by their transport, which stays when a request becomes a live channel. One
that comes through a trusted proxy belongs to nobody until a request on it says for whom it is.
"""

import asyncio
import logging
from collections import Counter
from time import monotonic
from typing import Protocol

from mapmakers.service.http.rate_limits import FLOODS_BY_ADDRESS, Limits
from mapmakers.service.operations.logs import facts
from mapmakers.service.operations.metrics import Metrics

logger = logging.getLogger(__name__)

MOST_SOCKETS_OF_A_GUEST = 40
MOST_UNREAD_OF_AN_ADDRESS = 8 * 1024 * 1024
"""Bytes that wait in memory for sockets of one address that do not read."""
RESERVED = 10
"""One in so many connections is kept for people who play."""
TELL_EVERY = 10.0
"""Seconds between two lines of the log about the same cause."""

BY_ADDRESS, SOCKETS, FULL = "too-many-of-address", "too-many-sockets", "full"
FLOOD, UNREAD = "flood", "unread"
"""Why somebody is turned away or cut off."""


class Channel(Protocol):
    """A live channel."""

    @property
    def guest_id(self) -> str | None: ...
    @property
    def session(self) -> str | None:
        """What stands for the guest's device."""

    @property
    def plays(self) -> bool:
        """Whether its guest has a seat in a match that is under way."""

    def close(self, code: int) -> None: ...


class Connections:
    def __init__(self, most: int, most_by_address: int, limits: Limits, metrics: Metrics) -> None:
        self._most = most
        self._most_by_address = min(most_by_address, max(1, most // 2)) if limits.on else most
        self._limits = limits
        self._metrics = metrics
        self._address: dict[asyncio.BaseTransport, str | None] = {}
        self._by_address: Counter[str] = Counter()
        self._idle: dict[asyncio.Transport, None] = {}
        """Those without a request under way, the longest idle first."""
        self._sockets: dict[asyncio.Transport, Channel] = {}
        self._of_guest: Counter[str | None] = Counter()
        self._unread: dict[asyncio.Transport, int] = {}
        """Bytes that a socket has not read."""
        self._unread_by_address: Counter[str] = Counter()
        self._told: dict[str, tuple[float, int]] = {}
        """By cause: when the log last said so, and how many there were since."""
        metrics.watch("mapmakers_connections", "Open connections", lambda: len(self._address))

    @property
    def limited(self) -> bool:
        """Whether there are limits by address and by guest."""
        return self._limits.on

    # Coming and going

    def admit(self, transport: asyncio.Transport, address: str | None) -> str | None:
        """Count a new connection; why not, where there is no room for it."""
        if address is not None and self._by_address[address] >= self._most_by_address:
            return BY_ADDRESS
        if len(self._address) >= self._most and not self._make_room():
            return FULL
        self._address[transport] = None
        self._belongs_to(transport, address)
        self._idle[transport] = None
        return None

    def begin(self, transport: asyncio.Transport, address: str) -> bool:
        """A request from this address is under way; whether it may be."""
        self._idle.pop(transport, None)
        before = self._address.get(transport)
        if before == address:
            return True
        if self._by_address[address] >= self._most_by_address:
            return False
        self._belongs_to(transport, address)
        return True

    def end(self, transport: asyncio.Transport, address: str | None) -> None:
        """The answer was given; the connection stays open for who it belongs to, if anybody."""
        if transport in self._address:
            self._belongs_to(transport, address)
            self._idle[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        """It is gone; may be said twice."""
        self.unread(transport, 0)
        self._belongs_to(transport, None)
        self._address.pop(transport, None)
        self._idle.pop(transport, None)
        self._sockets.pop(transport, None)

    def _belongs_to(self, transport: asyncio.Transport, address: str | None) -> None:
        before = self._address.get(transport)
        if before == address:
            return
        if before is not None:
            self._by_address[before] -= 1
            if not self._by_address[before]:
                del self._by_address[before]
        if transport in self._address:
            self._address[transport] = address
            if address is not None:
                self._by_address[address] += 1

    def _make_room(self) -> bool:
        """Cut somebody off who is idle or looks on; whether there was anybody."""
        spare = next(iter(self._idle), None)
        if spare is None:
            spare = next((one for one, who in self._sockets.items() if not who.plays), None)
        if spare is None:
            return False
        self.cut_off("made-room")
        self.leave(spare)
        spare.abort()
        return True

    # Live channels

    def is_nearly_full(self) -> bool:
        """Whether what is left is kept for people who play."""
        return len(self._address) > self._most - self._most // RESERVED

    def has_room_for(self, guest_id: str | None) -> bool:
        """Whether this guest may open one more."""
        limited = self._limits.on and guest_id is not None
        return not limited or self._of_guest[guest_id] < MOST_SOCKETS_OF_A_GUEST

    def opened(self, transport: asyncio.Transport, channel: Channel) -> None:
        self._sockets[transport] = channel
        self._of_guest[channel.guest_id] += 1

    def closed(self, transport: asyncio.Transport, channel: Channel) -> None:
        self._sockets.pop(transport, None)
        self._of_guest[channel.guest_id] -= 1
        if not self._of_guest[channel.guest_id]:
            del self._of_guest[channel.guest_id]

    def of_guest(self, guest_id: str) -> list[Channel]:
        return [channel for channel in self._sockets.values() if channel.guest_id == guest_id]

    def misused(self, transport: asyncio.Transport, why: str) -> None:
        """A socket sent more than anybody needs to, or read nothing: its address may open few of
        them from now on."""
        self.cut_off(why)
        address = self._address.get(transport)
        if address is not None:
            self._limits.allows(FLOODS_BY_ADDRESS, address)

    def unread(self, transport: asyncio.Transport, waiting: int) -> bool:
        """So many bytes wait for a socket; whether its address may have so many."""
        address = self._address.get(transport)
        if address is None:
            return True
        all_waiting = self._unread_by_address[address] + waiting - self._unread.pop(transport, 0)
        self._unread_by_address[address] = all_waiting
        if waiting:
            self._unread[transport] = waiting
        if not all_waiting:
            del self._unread_by_address[address]
        return all_waiting <= MOST_UNREAD_OF_AN_ADDRESS or not self._limits.on

    # What the host hears of it

    def cut_off(self, why: str) -> None:
        """Somebody was turned away or cut off: counted each time, told now and then."""
        self._metrics.cut_off(why)
        at, count = self._told.get(why, (-TELL_EVERY, 0))
        if monotonic() - at < TELL_EVERY:
            self._told[why] = at, count + 1
            return
        self._told[why] = monotonic(), 0
        logger.warning("connections cut off", extra=facts(why=why, count=count + 1))
