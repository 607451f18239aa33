"""Small pictures for the docs: reduce a PNG to at most 256 colours.

The pages have few colours, so that the loss is hardly visible. Only the standard library is used,
so that the pictures are the same on every machine.
"""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
ALIKE = 0xF8F8F8
"""Colours that differ only in the lowest three bits of a channel are treated as equal."""

Rows = list[bytearray]


def small(png: bytes) -> bytes:
    """The picture with its most frequent colours; others are replaced by the nearest of those."""
    width, height, rows = _pixels(png)
    used: Counter[int] = Counter()
    for row in rows:
        used.update(row[at] << 16 | row[at + 1] << 8 | row[at + 2] for at in range(0, width * 3, 3))
    palette = _palette(used)
    nearest = {colour: _nearest(colour, palette) for colour in used}
    lines = b"".join(
        b"\0"
        + bytes(
            nearest[row[at] << 16 | row[at + 1] << 8 | row[at + 2]] for at in range(0, width * 3, 3)
        )
        for row in rows
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(colour.to_bytes(3, "big") for colour in palette)
    return SIGNATURE + b"".join(
        _chunk(name, body)
        for name, body in (
            (b"IHDR", head),
            (b"PLTE", colours),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def _palette(used: Counter[int]) -> list[int]:
    """The most frequent colour of each group of similar colours, for the largest groups."""
    lots: Counter[int] = Counter()
    for colour, count in used.items():
        lots[colour & ALIKE] += count
    first: dict[int, int] = {}
    for colour, _ in used.most_common():
        first.setdefault(colour & ALIKE, colour)
    return [first[lot] for lot, _ in lots.most_common(COLOURS)]


def _nearest(colour: int, palette: list[int]) -> int:
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return min(
        range(len(palette)),
        key=lambda at: (
            2 * ((palette[at] >> 16) - red) ** 2
            + 4 * ((palette[at] >> 8 & 255) - green) ** 2
            + 3 * ((palette[at] & 255) - blue) ** 2
        ),
    )


def _pixels(png: bytes) -> tuple[int, int, Rows]:
    """Width, height and rows of an RGB picture as browsers write it."""
    chunks = list(_chunks(png))
    width, height, depth, kind = struct.unpack(">IIBB", chunks[0][1][:10])
    assert (depth, kind) == (8, 2), "not a screenshot"
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows: Rows = []
    above = bytearray(width * 3)
    for start in range(0, height * (width * 3 + 1), width * 3 + 1):
        row = bytearray(data[start + 1 : start + 1 + width * 3])
        _unfilter(data[start], row, above)
        rows.append(row)
        above = row
    return width, height, rows


def _unfilter(how: int, row: bytearray, above: bytearray) -> None:
    for at in range(len(row)):
        left = row[at - 3] if at > 2 else 0
        corner = above[at - 3] if at > 2 else 0
        if how == 1:
            guess = left
        elif how == 2:
            guess = above[at]
        elif how == 3:
            guess = (left + above[at]) // 2
        elif how == 4:
            guess = _paeth(left, above[at], corner)
        else:
            return
        row[at] = (row[at] + guess) & 255


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
