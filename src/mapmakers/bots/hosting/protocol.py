"""The messages of the bot protocol: one JSON object per line."""

from __future__ import annotations

import json
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.engine.wire.texts import to_json

PROTOCOL = 1


def hello(game: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "game": game}


def position(number: int, turn: Turn[Any], moves: list[str]) -> dict[str, Any]:
    """A decision to make: what the seat sees, and its legal moves."""
    return {
        "type": "position",
        "id": number,
        "seat": turn.seat,
        "seconds": turn.seconds,
        "view": turn.view,
        "moves": moves,
    }


def bye() -> dict[str, Any]:
    return {"type": "bye"}


def line_of(message: dict[str, Any]) -> bytes:
    return to_json(message).encode() + b"\n"


def message_in(line: bytes) -> dict[str, Any] | None:
    """Parse a line; None if it is not a message."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) and isinstance(found.get("type"), str) else None
