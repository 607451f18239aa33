"""The WebSocket of a live channel: what is said and heard on it takes the shortest way.

uvicorn opens, checks, pings and closes the socket. Once the channel is open, though, each text goes
straight to whoever listens and each message straight to the transport: no queue, no task and no
layer of the application in between, for they would cost more than a move does, and more memory than
what is said.
"""

import logging
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mapmakers.service.frames import are_whole, head_of, is_text, unmasked

MOST_UNREAD = 8 * 1024 * 1024
"""Bytes that wait for a client that does not read; then it has to come again."""
TOO_SLOW = 1013

_EXTENSION = "mapmakers.live"

logger = logging.getLogger(__name__)


class Ear(Protocol):
    """Whoever has the socket once it is open."""

    def hear(self, text: str) -> None: ...
    def hear_bytes(self) -> None:
        """Something came that is no text."""

    def ended(self) -> None:
        """Nothing more will be heard; may be said twice."""


class LiveSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._ear: Ear | None = None
        self._listens = False
        self._unsent: list[bytes] = []
        """Parts of frames that go out together as soon as whoever speaks has finished."""
        self._whole = False
        """Whether all that has come were whole frames of whole messages, so that what comes next
        begins one."""

    @classmethod
    def of(cls, websocket: WebSocket) -> "LiveSocket":
        """The socket below this one; there is one wherever `mapmakers serve` serves."""
        socket: LiveSocket = websocket.scope["extensions"][_EXTENSION]
        return socket

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
            kept = self._ear is not None
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

    def keep(self, ear: Ear) -> None:
        """Stay open when the application has answered, until one side hangs up."""
        self._ear = ear
        if self.disconnected:
            ear.ended()

    def _end(self) -> None:
        self._listens = False
        if self._ear is not None:
            self._ear.ended()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()

    # What is heard

    def data_received(self, data: bytes) -> None:
        """Most often that is one short text: it is read here, and anything else by the library."""
        if not self.handshake_initiated:
            super().data_received(data)
            self._whole = data.endswith(b"\r\n\r\n")
        elif self._whole and self._listens and is_text(data):
            self._hear_text(unmasked(data))
        else:
            self._whole = self._whole and are_whole(data)
            super().data_received(data)

    def listen(self) -> None:
        """Have the keeper hear everything from now on, and first what has come already."""
        assert self._ear is not None
        self._listens = not self.close_sent and not self.disconnected
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                if isinstance(text, str):
                    self._ear.hear(text)
                else:
                    self._ear.hear_bytes()
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
        elif self._ear is not None:
            self._ear.hear_bytes()

    def _hear_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.hang_up(1007)
            return
        if self._ear is not None:
            self._ear.hear(text)

    # What is said

    def say(self, message: bytes) -> None:
        """Send a text; what is said in one go is sent in one go."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent += head_of(message), message

    def _send(self) -> None:
        parts, self._unsent = self._unsent, []
        if not parts or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(parts))
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_UNREAD:
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
