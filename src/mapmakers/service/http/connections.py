"""Open connections: limits in total and per address; idle ones are closed for new ones.

Connections are identified by their transport, which stays the same when a request becomes a live
channel. A connection from a trusted proxy is attributed when a request on it names a client.
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
"""Unsent bytes for sockets of one address."""
RESERVED = 10
"""One in this many connections is reserved for players."""
LOG_EVERY = 10.0
"""Seconds between two log lines about the same cause."""

BY_ADDRESS, SOCKETS, FULL = "too-many-of-address", "too-many-sockets", "full"
FLOOD, UNREAD = "flood", "unread"
"""Why a client is refused or disconnected."""


class Channel(Protocol):
    """A live channel."""

    @property
    def guest_id(self) -> str | None: ...
    @property
    def session(self) -> str | None:
        """The hash that identifies the guest's device."""

    @property
    def plays(self) -> bool:
        """Whether its guest plays in a match in progress."""

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
        """Connections without a request, the longest idle first."""
        self._sockets: dict[asyncio.Transport, Channel] = {}
        self._of_guest: Counter[str | None] = Counter()
        self._unread: dict[asyncio.Transport, int] = {}
        """Unsent bytes by socket."""
        self._unread_by_address: Counter[str] = Counter()
        self._logged: dict[str, tuple[float, int]] = {}
        """By cause: when it was last logged, and how many there were since."""
        metrics.watch("mapmakers_connections", "Open connections", lambda: len(self._address))

    @property
    def limited(self) -> bool:
        """Whether there are limits per address and guest."""
        return self._limits.on

    # Opening and closing

    def admit(self, transport: asyncio.Transport, address: str | None) -> str | None:
        """Register a new connection; returns the cause if there is no room."""
        if address is not None and self._by_address[address] >= self._most_by_address:
            return BY_ADDRESS
        if len(self._address) >= self._most and not self._make_room():
            return FULL
        self._address[transport] = None
        self._belongs_to(transport, address)
        self._idle[transport] = None
        return None

    def begin(self, transport: asyncio.Transport, address: str) -> bool:
        """A request from this address has started; returns whether it is allowed."""
        self._idle.pop(transport, None)
        before = self._address.get(transport)
        if before == address:
            return True
        if self._by_address[address] >= self._most_by_address:
            return False
        self._belongs_to(transport, address)
        return True

    def end(self, transport: asyncio.Transport, address: str | None) -> None:
        """The response was sent; the connection is idle."""
        if transport in self._address:
            self._belongs_to(transport, address)
            self._idle[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is closed; may be called twice."""
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
        """Disconnect an idle client or a spectator; returns whether there was one."""
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
        """Whether the remaining connections are reserved for players."""
        return len(self._address) > self._most - self._most // RESERVED

    def has_room_for(self, guest_id: str | None) -> bool:
        """Whether this guest may open another live channel."""
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
        """A socket sent too much or did not read: its address may open only few for a while."""
        self.cut_off(why)
        address = self._address.get(transport)
        if address is not None:
            self._limits.allows(FLOODS_BY_ADDRESS, address)

    def unread(self, transport: asyncio.Transport, waiting: int) -> bool:
        """This many bytes are unsent for a socket; returns whether its address may have as many."""
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

    # Reporting

    def cut_off(self, why: str) -> None:
        """A client was refused or disconnected: counted each time, logged now and then."""
        self._metrics.cut_off(why)
        at, count = self._logged.get(why, (-LOG_EVERY, 0))
        if monotonic() - at < LOG_EVERY:
            self._logged[why] = at, count + 1
            return
        self._logged[why] = monotonic(), 0
        logger.warning("connections cut off", extra=facts(why=why, count=count + 1))
