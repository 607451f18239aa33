"""The effects of a drawing, as sent to clients."""

from dataclasses import dataclass

from mapmakers.engine.boards.eleven import Cell
from mapmakers.engine.games.cartographers.vocabulary import ScoringName


@dataclass(frozen=True, slots=True)
class CardEffect:
    """One scoring card, before and after."""

    card: ScoringName
    before: int
    after: int
    cells: tuple[Cell, ...]
    """The cells that score after the drawing."""

    @property
    def gain(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Effects:
    """What a drawing changes on its sheet."""

    edicts: tuple[CardEffect, ...]
    """The scoring cards under edicts A to D."""
    coins: int
    """Coins gained, for the shape and for mountains."""
    mountains: tuple[Cell, ...]
    """The mountains that give a coin."""
    monsters: int
    """The change of stars per season because of monsters; negative if they cost more."""
    haunted: tuple[Cell, ...]
    """The empty spaces that cost a star each after the drawing."""
    ruins: tuple[Cell, ...]
    """The ruins spaces that it covers."""
