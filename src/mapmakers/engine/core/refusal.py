"""How the engine says no."""

from __future__ import annotations

Cell = tuple[int, int]


class Refused(Exception):
    """A decision the rules do not allow: the clause it breaks and the cells that break it.

    Nothing else: whoever shows it words it in the reader's language.
    """

    def __init__(self, clause: str, cells: tuple[Cell, ...] = ()) -> None:
        super().__init__(clause, cells)
        self.clause = clause
        self.cells = cells

    def __str__(self) -> str:
        return f"refused by {self.clause}"


class NotationError(ValueError):
    """A text or number that stands for no move of the game at all."""


class BadOption(ValueError):
    """A match cannot be set up this way; the text says why."""


class BadComponents(ValueError):
    """A file of components that no match can be played with; the text says where and why."""
