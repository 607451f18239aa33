"""Errors of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Cell = tuple[int, int]
Fault = tuple[str, tuple[Cell, ...]]
"""A broken clause and the offending cells."""


class Refused(Exception):
    """A decision that the rules do not allow: the broken clause and the offending cells.

    If a decision breaks several clauses, the others are in `also`. There is no text: whoever shows
    it has the words in the reader's language.
    """

    def __init__(
        self, clause: str, cells: tuple[Cell, ...] = (), also: tuple[Fault, ...] = ()
    ) -> None:
        super().__init__(clause, cells, also)
        self.clause = clause
        self.cells = cells
        self.also = also

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every broken clause with its cells."""
        return ((self.clause, self.cells), *self.also)

    def __str__(self) -> str:
        return "refused by " + " and ".join(clause for clause, _ in self.faults)


class NotationError(ValueError):
    """A text or number that is not a move of the game."""


class BadOption(ValueError):
    """Invalid options; the text says why."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a components file."""

    place: str
    """The path of the value; empty for the whole file."""
    code: str
    values: tuple[str, ...]
    """What belongs to the code, such as the number that was expected and the one found."""
    text: str


class BadComponents(ValueError):
    """An invalid components file; the text says where and why of the first problem."""

    def __init__(self, text: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__(text)
        self.problems = tuple(problems)
