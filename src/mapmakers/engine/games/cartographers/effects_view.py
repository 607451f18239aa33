"""What a drawing would change, as it is sent."""

from dataclasses import dataclass

from mapmakers.engine.games.cartographers.spaces import Cell
from mapmakers.engine.games.cartographers.vocabulary import ScoringName


@dataclass(frozen=True, slots=True)
class CardEffect:
    """One scoring card, before and after."""

    card: ScoringName
    before: int
    after: int
    cells: tuple[Cell, ...]
    """The cells that earn stars after the drawing."""

    @property
    def gain(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Effects:
    """What a drawing changes on the sheet it is made on."""

    edicts: tuple[CardEffect, ...]
    """The scoring cards under edicts A to D."""
    coins: int
    """Coins gained, by the shape and by mountains."""
    mountains: tuple[Cell, ...]
    """The mountains that pay."""
    monsters: int
    """Stars a season that monsters cost more (below zero) or less (above zero)."""
    haunted: tuple[Cell, ...]
    """The empty spaces that cost a star each after the drawing."""
    ruins: tuple[Cell, ...]
    """The ruins spaces it covers."""
