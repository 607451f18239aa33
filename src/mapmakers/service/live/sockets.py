"""The WebSocket of a live channel, with the shortest path for its messages.

uvicorn opens, checks, pings and closes the socket, and the websockets library parses and writes its
frames. Once the channel is open, however, each text goes straight to the listener and each message
straight to the transport, without queue, task or application layer in between: these would take
more memory than the messages, and nobody could count what arrives or is not read.
"""

import asyncio
import logging
import socket
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.typing import BytesLike

from mapmakers.service.http.connections import FLOOD, UNREAD
from mapmakers.service.http.server_config import ServerConfig
from mapmakers.service.http.token_bucket import TokenBucket

MOST_UNREAD = 4 * 1024 * 1024
"""Unsent bytes after which a client that does not read is disconnected. The first message for a
hundred seats on one device has more than half of that."""
MOST_IN_THE_SYSTEM = 128 * 1024
"""How many of these bytes the operating system may buffer; its default is megabytes."""
BURST, A_SECOND = 700, 100
"""The limit of incoming data: a burst, and per second."""
BYTES_COUNTED_AS_ONE = 256
"""A frame counts as one, and so do this many bytes."""
PORTION = 4096
"""Bytes that are read at once, because thousands of empty frames would block everybody else."""
POLICY, TOO_SLOW = 1008, 1013
LINGER = 1.0
"""Seconds in which a client that floods a socket may read the close reason."""

_EXTENSION = "mapmakers.live"
TEXT = Opcode.TEXT

logger = logging.getLogger(__name__)


class TextReceiver(Protocol):
    """The listener of an open socket."""

    def on_text(self, text: str) -> None: ...
    def on_bytes(self) -> None:
        """A message arrived that is not text."""

    def ended(self) -> None:
        """The socket is closed; may be called twice."""


class LiveSocket(WebSocketsSansIOProtocol):
    config: ServerConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connections = self.config.connections
        self._bucket = TokenBucket(BURST, A_SECOND) if self._connections.limited else None
        self._deaf = False
        """Whether reading has stopped, because too much was sent."""
        self._receiver: TextReceiver | None = None
        self._listens = False
        self._unsent: list[bytes] = []
        """Messages that are sent together at the end of the current callback."""

    @classmethod
    def of(cls, websocket: WebSocket) -> "LiveSocket":
        """The underlying socket, which always exists under `mapmakers serve`."""
        found: LiveSocket = websocket.scope["extensions"][_EXTENSION]
        return found

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_EXTENSION] = self

    async def run_asgi(self) -> None:
        """Run the application; a socket with a listener stays open after that."""
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
            # They are not needed any more, and there may be thousands of sockets.
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def keep(self, receiver: TextReceiver) -> None:
        """Stay open after the application has answered, until one side closes."""
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

    # Incoming

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if len(data) < BYTES_COUNTED_AS_ONE:
            if not self._deaf:
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
        """Whether this much may arrive; a socket that sends more is closed."""
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
            # The handshake is not complete, so it cannot be closed as a WebSocket.
            self.transport.abort()
        return False

    def listen(self) -> None:
        """Deliver everything to the listener from now on, starting with what has arrived
        already."""
        assert self._receiver is not None
        self._listens = not self.close_sent and not self.disconnected
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                if isinstance(text, str):
                    self._receiver.on_text(text)
                else:
                    self._receiver.on_bytes()
        # uvicorn stops reading while its queue is not empty.
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_text(self, event: Frame) -> None:
        if self._listens and event.fin:
            self._receive_text(event.data)  # nearly every message is a single frame
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        if not self._listens:
            super().send_receive_event_to_app()
            return
        parts, self.frames = self.frames, []
        if self.curr_msg_data_type == "text":
            self._receive_text(b"".join(parts))
        elif self._receiver is not None:
            self._receiver.on_bytes()

    def _receive_text(self, data: BytesLike) -> None:
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self.hang_up(1007)
            return
        if self._receiver is not None:
            self._receiver.on_text(text)

    # Outgoing

    def say(self, message: bytes) -> None:
        """Send a text; texts of one callback are sent together."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent.append(message)

    def _send(self) -> None:
        messages, self._unsent = self._unsent, []
        if not messages or self.close_sent or self.transport.is_closing():
            return
        extensions = self.conn.extensions
        frames = [
            Frame(TEXT, message).serialize(mask=False, extensions=extensions)
            for message in messages
        ]
        self.transport.write(b"".join(frames))
        self._mind_unread()

    def handle_ping(self) -> None:
        if not self.close_sent:
            super().handle_ping()
            self._mind_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connections.unread(self.transport, 0)

    def _mind_unread(self) -> None:
        """Close a socket that does not read."""
        if self.writable.is_set():
            return
        waiting = self.transport.get_write_buffer_size()
        if not self._connections.unread(self.transport, waiting) or waiting > MOST_UNREAD:
            self._connections.misused(self.transport, UNREAD)
            self.close_timeout = LINGER
            self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """Close the socket; a client that does not answer in time is disconnected."""
        self._send()
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._end()
