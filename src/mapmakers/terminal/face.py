"""What a game shows of itself in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from mapmakers.engine.core import State

M = TypeVar("M")


class Face(Protocol[M]):
    """Draws views and reads what people type. It holds no rules: refusals come from the engine."""

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
        """The move that somebody typed; the short text of a move always works.

        Raises NotationError, or Refused where the rules already say no.
        """
        ...

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        """The cells of a refusal as people call them."""
        ...

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        """What a move would change, a line each; none where that is nothing that counts."""
        ...

    def tell(
        self, before: Any, seat: int, move: M, after: Any, names: Sequence[str]
    ) -> Sequence[str]:
        """What a decision brought about, in words: a line an event. Views are an onlooker's."""
        ...
