"""An HTTP connection with limits: the size of headers, the time for headers and body to arrive, the
time to read a response, and the number of connections.

uvicorn parses requests and runs the application; this class observes the data.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from logging import ERROR, getLogger
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from mapmakers.service.errors import answer
from mapmakers.service.http.connections import BY_ADDRESS, FULL
from mapmakers.service.http.rate_limits import network_of
from mapmakers.service.http.server_config import ServerConfig

MOST_IN_A_HEAD = 64 * 1024
"""Maximum bytes of request line and headers, and of the trailers of a chunked body."""
MOST_UNWANTED = 8 * 1024 * 1024
"""Bytes of a body that are discarded after the response, so that the client can read the
response."""
UNREAD_SECONDS = 60
"""Seconds within which a client must continue to read its response."""
FORWARDED_FOR = b"x-forwarded-for"

LINGER = 1.0
"""Seconds within which a refused client may read the response."""

ANSWERS = {
    HTTPStatus.BAD_REQUEST: ("bad-request", "This is no HTTP request."),
    HTTPStatus.REQUEST_TIMEOUT: ("too-slow", "The request took too long to arrive."),
    HTTPStatus.TOO_MANY_REQUESTS: ("too-many", "Too many connections; try again later."),
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: (
        "too-large",
        f"At most {MOST_IN_A_HEAD} bytes may stand before a body.",
    ),
    HTTPStatus.SERVICE_UNAVAILABLE: ("full", "Too many connections; try again later."),
}

TOO_MANY = HTTPStatus.TOO_MANY_REQUESTS, BY_ADDRESS
NO_ROOM = HTTPStatus.SERVICE_UNAVAILABLE, FULL
TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head-too-large"

_quiet = getLogger("mapmakers.uvicorn")
"""A logger for uvicorn's warnings about connections, which invalid requests could flood; they are
counted and reported together."""
_quiet.setLevel(ERROR)


class TurnedAway(Exception):
    """Raised through uvicorn's parser, which then asks for a response."""


class BoundedHttpProtocol(HttpToolsProtocol):
    config: ServerConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = _quiet
        self._connections = self.config.connections
        self._peer = ""
        self._owner: str | None = None
        """The address that an idle connection counts for; None for a proxy's connection."""
        self._in_head = True
        self._arrived = 0
        """Bytes of incomplete headers."""
        self._head_size = 0
        self._unwanted = MOST_UNWANTED
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: Callable[[], None] | None = None
        """What to do at the deadline."""
        self._reading: asyncio.TimerHandle | None = None
        self._over = False
        """Whether reading has stopped."""
        self._fault = HTTPStatus.BAD_REQUEST, "bad-request"
        """Why a request cannot be parsed."""

    # Opening and closing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._peer = self.client[0] if self.client else ""
        self._owner = None if self._peer in self.config.proxies else network_of(self._peer)
        why = self._connections.admit(self.transport, self._owner)
        if why is not None:
            self._turn_away(*(TOO_MANY if why == BY_ADDRESS else NO_ROOM), linger=0.0)
            return
        self._await(self._head_is_late, self.config.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await(None)
        self._can_write()
        self._connections.leave(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._over = True
        self._await(None)
        super().handle_websocket_upgrade()

    # Incoming data

    def data_received(self, data: bytes) -> None:
        if self._over:
            return
        if self._in_head:
            self._arrived += len(data)
        elif self.cycle.response_complete:
            self._unwanted -= len(data)
        super().data_received(data)
        self._mind_what_is_missing()

    def _mind_what_is_missing(self) -> None:
        """Wait for the rest of the request, within the limits of size and time."""
        if self._over:
            return
        if self._arrived > MOST_IN_A_HEAD:
            self._turn_away(*TOO_LARGE)
        elif self._unwanted < 0:
            self._cut_off("body-unwanted")
        elif not self._in_head:
            self._await(self._body_is_late, self.config.body_seconds)
        elif self._arrived:
            self._await(self._head_is_late, self.config.head_seconds)
        else:
            self._await(None)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value) + 4)

    def _count(self, size: int) -> None:
        self._head_size += size
        if self._head_size > MOST_IN_A_HEAD:
            self._fault = TOO_LARGE
            raise TurnedAway

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._arrived = 0
        if not self._connections.begin(self.transport, self._sender()):
            self._fault = TOO_MANY
            raise TurnedAway
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._arrived = 0

    def _sender(self) -> str:
        """The client address, as far as the proxy is trusted."""
        if self._owner is not None:
            return self._owner
        chain = [value for name, value in self.headers if name == FORWARDED_FOR]
        said = b", ".join(chain).decode("latin-1")
        host = self.config.proxies.get_trusted_client_address(said)[0] if said else ""
        return network_of(host or self._peer)

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._connections.end(self.transport, self._owner)
        super().on_response_complete()

    # Timeouts

    def _await(self, late: Callable[[], None] | None, seconds: float = 0.0) -> None:
        """Call a function if nothing else happens before the deadline."""
        if late == self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited = late
        self._deadline = None if late is None else self.loop.call_later(seconds, late)

    def _head_is_late(self) -> None:
        if self._waits_for_us(self._head_is_late, self.config.head_seconds):
            return
        if self._arrived:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, "head-late")
        else:
            self._cut_off("idle")

    def _body_is_late(self) -> None:
        if not self._waits_for_us(self._body_is_late, self.config.body_seconds):
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, "body-late")

    def _waits_for_us(self, late: Callable[[], None], seconds: float) -> bool:
        """Whether nothing can arrive because the previous request is still being answered."""
        if not self.flow.read_paused:
            return False
        self._awaited = None
        self._await(late, seconds)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(UNREAD_SECONDS, self._cut_off, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._can_write()

    def _can_write(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # Closing

    def send_400_response(self, msg: str) -> None:
        self._turn_away(*self._fault)

    @property
    def _answering(self) -> RequestResponseCycle | None:
        """The latest request, if there is one."""
        return self.cycle

    def _turn_away(self, status: HTTPStatus, why: str, *, linger: float = LINGER) -> None:
        """Send an error response if no other response has started, and stop reading."""
        self._over = True
        self._await(None)
        self._connections.cut_off(why)
        cycle = self._answering
        if cycle is None or cycle.response_complete or not cycle.response_started:
            refusal = answer(status, *ANSWERS[status], {"Connection": "close"})
            lines = [f"HTTP/1.1 {status} {status.phrase}".encode()]
            lines += [b"%b: %b" % header for header in refusal.raw_headers]
            self.transport.write(b"\r\n".join((*lines, b"", bytes(refusal.body))))
        if cycle is not None and not cycle.response_complete:
            # The application is told that the client has disconnected.
            cycle.disconnected = True
            cycle.message_event.set()
        if linger:
            # Closing with unread data would discard the response at the client.
            self.flow.pause_reading()
            self.loop.call_later(linger, self.transport.close)
        else:
            self.transport.close()

    def _cut_off(self, why: str) -> None:
        self._over = True
        self._connections.cut_off(why)
        self.transport.abort()
