"""The interface of a game's face: what it shows and reads in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from mapmakers.engine.core import State

M = TypeVar("M")


class Face(Protocol[M]):
    """Draws views and parses what people type. It contains no rules: the engine refuses moves."""

    def show(self, view: Any, names: Sequence[str]) -> str:
        """The table as the view's seat sees it, in lines of at most 100 characters."""
        ...

    def ask(self, state: State[M], seat: int) -> str:
        """One sentence that says what this seat has to decide now, with an example to type."""
        ...

    def guide(self, state: State[M], seat: int) -> str:
        """Help for this decision: every form of input with examples, and what is possible."""
        ...

    def read(self, text: str, state: State[M], seat: int) -> M:
        """Parse a typed move; the notation of records always works.

        Raises NotationError, or Refused if the rules already forbid it.
        """
        ...

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        """The names of the cells of a refusal."""
        ...

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        """What a move would change, one line each; empty if nothing changes."""
        ...

    def event_in_words(self, event: Any, names: Sequence[str]) -> str | None:
        """What happened, in one line; None if it goes without saying.

        `undone` has the same words in every game, and is not asked for.
        """
        ...
