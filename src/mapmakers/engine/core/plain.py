"""Building blocks for small games that use the generic table in the terminal and the client."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.game import Outcome

M = TypeVar("M")


class ListedMoves(tuple[M, ...]):
    """Legal moves that are few enough to be listed."""

    __slots__ = ()

    def __new__(cls, moves: Iterable[M]) -> ListedMoves[M]:
        return super().__new__(cls, moves)

    def sample(self, chance: AnyChance) -> M:
        return self[chance.below(len(self)) if len(self) > 1 else 0]


@dataclass(frozen=True, slots=True)
class PlainView:
    """A view that is a drawing and the scores. A game that shows more has a view of its own, with
    `game`, `seat`, `waiting` and `result` in it, and these two where they are to be shown."""

    game: str
    seat: int | None
    """Whose view it is; None for a spectator."""
    waiting: tuple[int, ...]
    drawing: str
    """Lines of text, at most 100 characters each."""
    scores: tuple[int, ...]
    """By seat, so far."""
    result: Outcome | None
