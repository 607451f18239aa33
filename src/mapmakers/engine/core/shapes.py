"""What is sent of a game: the dataclasses that declare it.

A game's wire writes views and choices as JSON; these classes say what comes out, and the API's
description and the client's types are made from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ListedChoices:
    """All that a seat may do, each move as the text that people and records use."""

    kind: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    view: Any
    """What `State.view` gives."""
    effects: Any
    """What `State.effects` gives."""
    choices: Any = ListedChoices
    """What a seat that owes a decision may do."""
    events: Any = dict[str, Any]
    """One event of a step: a union of the game's events."""


ANY = Shapes(dict[str, Any], dict[str, Any] | None)
"""Of a game that does not declare them."""
