"""What a server sent, held to what is declared."""

import re
from typing import Any

from pydantic import TypeAdapter

from mapmakers.plugins import OWN_GAMES
from mapmakers.service.schemas.live import ServerMessage

SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
OURS = {game.name for game in OWN_GAMES}


def check_declared(shape: Any, text: str | bytes) -> None:
    """The text is JSON of exactly this shape: nothing is missing, and nothing is beside it."""
    TypeAdapter(shape).validate_json(text, extra="forbid", strict=True)


def check_message(text: str) -> None:
    """The same of a message of the live channel; games of others may be unknown in this process."""
    if OURS.issuperset(re.findall(r'"game":"(.*?)"', text)):
        SERVER_MESSAGE.validate_json(text, extra="forbid", strict=True)
