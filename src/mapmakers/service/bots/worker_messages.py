"""Messages between the server and its workers: four bytes of length, then the content."""

import struct
from typing import BinaryIO

LENGTH = struct.Struct(">I")


def framed(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end of the input."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    content = stream.read(length)
    return content if len(content) == length else None
