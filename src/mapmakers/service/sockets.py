"""The WebSocket of a live channel: what is said and heard on it takes the shortest way.

uvicorn opens, checks, pings and closes the socket. Once the channel is open, though, each text goes
straight to whoever listens and each message straight to the transport: no queue, no task and no
layer of the application in between, for they would cost more than a move does.
"""

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from mapmakers.service.frames import are_whole, head_of, is_text, unmasked

MOST_UNREAD = 8 * 1024 * 1024
"""Bytes that wait for a client that does not read; then it has to come again."""
TOO_SLOW = 1013

_EXTENSION = "mapmakers.live"

Hear = Callable[[str], None]


class LiveSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._hear: Hear | None = None
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

    # What is heard

    def data_received(self, data: bytes) -> None:
        """Most often that is one short text: it is read here, and anything else by the library."""
        if not self.handshake_initiated:
            super().data_received(data)
            self._whole = data.endswith(b"\r\n\r\n")
        elif self._whole and self._hear is not None and not self.close_sent and is_text(data):
            self._hear_text(self._hear, unmasked(data))
        else:
            self._whole = self._whole and are_whole(data)
            super().data_received(data)

    def listen(self, hear: Hear) -> None:
        """Hear every text from now on, and first those that have come already."""
        self._hear = hear
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            text = message.get("text")
            if isinstance(text, str):
                hear(text)
            else:
                self.queue.put_nowait(message)
        # uvicorn reads no more while something waits in its queue.
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        parts, self.frames = self.frames, []
        self._hear_text(self._hear, b"".join(parts))

    def _hear_text(self, hear: Hear, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.hang_up(1007)
            return
        hear(text)

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
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
