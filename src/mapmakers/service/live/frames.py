"""Frames of the WebSocket protocol (RFC 6455) as most of them are: one short text each.

Reading and writing these by hand takes a few steps; a general reader takes as long as a move does.
Whatever is not of this kind is left to that one.
"""

TEXT = 0x81
"""The first byte of a text that is not in parts."""
WHOLE = 0x80
"""Of the first byte: that the message ends here. Of the second: that it is masked, as all are that
clients send."""
SHORT, LONG, VERY_LONG = 125, 126, 127
"""The second byte: a length up to the first of these, or that two or eight bytes with it follow."""
HEAD, LONG_HEAD = 6, 8
"""How many bytes there are before what a client says, the mask of four included."""


def is_text(data: bytes) -> bool:
    """Whether this is one short text of a client, and nothing else."""
    return len(data) >= HEAD and data[0] == TEXT and len(data) - HEAD == data[1] - WHOLE <= SHORT


def unmasked(data: bytes) -> bytes:
    """What such a text says, as bytes."""
    length = len(data) - HEAD
    mask = data[2:HEAD] * (length // 4 + 1)
    plain = int.from_bytes(data[HEAD:], "big") ^ int.from_bytes(mask[:length], "big")
    return plain.to_bytes(length, "big")


def are_whole(data: bytes) -> bool:
    """Whether these are whole frames of whole messages of a client; not where that is unusual."""
    at, end = 0, len(data)
    while at < end:
        if end - at < HEAD or not data[at] & WHOLE or not data[at] & 0x0F:
            return False
        length = data[at + 1] & ~WHOLE
        head = HEAD
        if length == LONG:
            length, head = int.from_bytes(data[at + 2 : at + 4], "big"), LONG_HEAD
        elif length == VERY_LONG:
            return False
        at += head + length
    return at == end


def head_of(message: bytes) -> bytes:
    """What goes before a text of the server."""
    length = len(message)
    if length <= SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, LONG)) + length.to_bytes(2, "big")
    return bytes((TEXT, VERY_LONG)) + length.to_bytes(8, "big")


class FrameCounter:
    """How many frames begin in what a client sends, however its bytes come; told before anything is
    read, since reading thousands of empty frames takes a general reader long."""

    __slots__ = ("_head", "_payload")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame of which too little has come to know its length."""
        self._payload = 0
        """Bytes of the latest frame that have not come yet."""

    def count(self, data: bytes, most: int) -> int:
        """The number of them; where there are more than `most`, counting ends there."""
        at = 0
        if self._payload:
            at = min(self._payload, len(data))
            self._payload -= at
        if self._head:
            data, at = self._head + data, 0
            self._head = b""
        count, end = 0, len(data)
        while at < end and count <= most:
            size = _frame_size(data, at)
            if size is None:
                self._head = data[at:]
                break
            count += 1
            at += size
            self._payload = max(0, at - end)
        return count


def _frame_size(data: bytes, at: int) -> int | None:
    """Bytes of the frame that begins there, its head included; None where its head is cut off."""
    end = len(data)
    if end - at < 2:
        return None
    mask = 4 if data[at + 1] & WHOLE else 0
    length = data[at + 1] & ~WHOLE
    if length <= SHORT:
        return 2 + mask + length
    more = 2 if length == LONG else 8
    if end - at < 2 + more:
        return None
    return 2 + more + mask + int.from_bytes(data[at + 2 : at + 2 + more], "big")
