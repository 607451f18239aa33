"""How the engine says no."""

from __future__ import annotations

Cell = tuple[int, int]
Fault = tuple[str, tuple[Cell, ...]]
"""A clause that is broken and the cells that break it."""


class Refused(Exception):
    """A decision the rules do not allow: the clause it breaks and the cells that break it.

    Where one decision breaks several clauses, the others are in `also`. Nothing else: whoever shows
    it words it in the reader's language.
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
        """Every clause that is broken, with its cells."""
        return ((self.clause, self.cells), *self.also)

    def __str__(self) -> str:
        return "refused by " + " and ".join(clause for clause, _ in self.faults)


class NotationError(ValueError):
    """A text or number that stands for no move of the game at all."""


class BadOption(ValueError):
    """A match cannot be set up this way; the text says why."""


class BadComponents(ValueError):
    """A file of components that no match can be played with; the text says where and why."""
