"""The dataclasses that declare what is sent for a game.

A game's wire writes views and choices as JSON; these classes declare the result. The description of
the API and the types of the client are generated from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class ListedChoices:
    """All legal moves of a seat, in the notation of records."""

    kind: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    view: Any
    """The return type of `State.view`."""
    effects: Any
    """The return type of `State.effects`."""
    choices: Any = ListedChoices
    """The legal moves of a seat that has a decision to make."""
    events: Any = dict[str, Any]
    """One event of a step: a union of the game's events."""


ANY = Shapes(dict[str, Any], dict[str, Any] | None)
"""For a game that does not declare them."""
