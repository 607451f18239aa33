"""The WebSocket of a live channel: what is said and heard on it takes the shortest way.

uvicorn opens, checks, pings and closes the socket, and the websockets library reads and writes its
frames. Once the channel is open, though, each text goes straight to whoever listens and each
message straight to the transport: no queue, no task and no layer of the application in between, for
they would take more memory than what is said, and nobody could count what comes in or is not read.
"""

import asyncio
import logging
import socket
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mapmakers.service.http.connections import FLOOD, UNREAD
from mapmakers.service.http.server_config import ServerConfig
from mapmakers.service.http.token_bucket import TokenBucket

MOST_UNREAD = 4 * 1024 * 1024
"""Bytes that wait for a client that does not read; then it has to come again. The greeting of a
hundred seats at one device has more than half of that."""
MOST_IN_THE_SYSTEM = 128 * 1024
"""Bytes of these that the operating system takes; by itself it would take megabytes."""
BURST, A_SECOND = 700, 100
"""How much may arrive: in one go, and each second after that."""
BYTES_COUNTED_AS_ONE = 256
"""A frame counts as one, and so do so many bytes."""
PORTION = 4096
"""Bytes that are read in one go: thousands of empty frames would hold up everybody else."""
POLICY, TOO_SLOW = 1008, 1013
LINGER = 1.0
"""Seconds in which whoever floods a socket may read why it is closed."""

_EXTENSION = "mapmakers.live"

logger = logging.getLogger(__name__)


class TextReceiver(Protocol):
    """Whoever has the socket once it is open."""

    def on_text(self, text: str) -> None: ...
    def on_bytes(self) -> None:
        """Something came that is no text."""

    def ended(self) -> None:
        """Nothing more will be heard; may be said twice."""


class LiveSocket(WebSocketsSansIOProtocol):
    config: ServerConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connections = self.config.connections
        self._bucket = TokenBucket(BURST, A_SECOND) if self._connections.limited else None
        self._deaf = False
        """Whether nothing is heard any more, since too much was said."""
        self._receiver: TextReceiver | None = None
        self._listens = False
        self._unsent: list[bytes] = []
        """Messages that go out together as soon as whoever speaks has finished."""

    @classmethod
    def of(cls, websocket: WebSocket) -> "LiveSocket":
        """The socket below this one; there is one wherever `mapmakers serve` serves."""
        found: LiveSocket = websocket.scope["extensions"][_EXTENSION]
        return found

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_EXTENSION] = self

    async def run_asgi(self) -> None:
        """Have the application answer; a socket that somebody keeps stays open after that."""
        kept = False
        try:
            await self.app(self.scope, self.receive, self.send)
            kept = self._receiver is not None
        except ClientDisconnected:
            pass
        except BaseException:
            logger.exception("live channel broke")
            self.send_500_response()
        if kept:
            # Nobody asks for them any more, and there may be thousands of sockets.
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def keep(self, receiver: TextReceiver) -> None:
        """Stay open when the application has answered, until one side hangs up."""
        self._receiver = receiver
        if self.disconnected:
            receiver.ended()

    def _end(self) -> None:
        self._listens = False
        if self._receiver is not None:
            self._receiver.ended()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_THE_SYSTEM)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.leave(self.transport)
        self._end()

    # What is heard

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for at in range(0, len(data), PORTION):
            portion = data[at : at + PORTION]
            if not self._may_arrive(len(portion) // BYTES_COUNTED_AS_ONE):
                return
            super().data_received(portion)

    def handle_events(self) -> None:
        if not self.handshake_initiated or self._may_arrive(len(self.conn.events)):
            super().handle_events()

    def _may_arrive(self, cost: int) -> bool:
        """Whether that much may be heard; a socket that sends more is closed."""
        if self._deaf:
            return False
        if self._bucket is None or self._bucket.take(cost):
            return True
        self._deaf = True
        self._connections.misused(self.transport, FLOOD)
        if self.handshake_complete:
            self.close_timeout = LINGER
            self.hang_up(POLICY)
            self.transport.pause_reading()
        else:
            # Nobody has been told yet that this is a socket: there is no way to close it as one.
            self.transport.abort()
        return False

    def listen(self) -> None:
        """Have the keeper hear everything from now on, and first what has come already."""
        assert self._receiver is not None
        self._listens = not self.close_sent and not self.disconnected
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                if isinstance(text, str):
                    self._receiver.on_text(text)
                else:
                    self._receiver.on_bytes()
        # uvicorn reads no more while something waits in its queue.
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if not self._listens:
            super().send_receive_event_to_app()
            return
        parts, self.frames = self.frames, []
        if self.curr_msg_data_type == "text":
            self._hear_text(b"".join(parts))
        elif self._receiver is not None:
            self._receiver.on_bytes()

    def _hear_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.hang_up(1007)
            return
        if self._receiver is not None:
            self._receiver.on_text(text)

    # What is said

    def say(self, message: bytes) -> None:
        """Send a text; what is said in one go is sent in one go."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent.append(message)

    def _send(self) -> None:
        messages, self._unsent = self._unsent, []
        if not messages or self.close_sent or self.transport.is_closing():
            return
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._mind_unread()

    def handle_ping(self) -> None:
        if not self.close_sent:
            super().handle_ping()
            self._mind_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connections.unread(self.transport, 0)

    def _mind_unread(self) -> None:
        """Close a socket that does not read what it is sent."""
        if self.writable.is_set():
            return
        waiting = self.transport.get_write_buffer_size()
        if not self._connections.unread(self.transport, waiting) or waiting > MOST_UNREAD:
            self._connections.misused(self.transport, UNREAD)
            self.close_timeout = LINGER
            self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """Say goodbye; whoever does not answer within a while is cut off."""
        self._send()
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._end()
