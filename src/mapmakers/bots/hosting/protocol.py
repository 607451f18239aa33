"""What is said to a bot in another process, and what it may answer: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

from mapmakers.bots.bot import Turn
from mapmakers.engine.wire.texts import written

PROTOCOL = 1


def hello(game: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "game": game}


def position(number: int, turn: Turn[Any], moves: list[str]) -> dict[str, Any]:
    """A decision that is owed: what the seat sees, and all that it may do."""
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
    return written(message).encode() + b"\n"


def message_in(line: bytes) -> dict[str, Any] | None:
    """What a line says; None where it is no message at all."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) and isinstance(found.get("type"), str) else None
