"""The running season, as sent to clients."""

from dataclasses import dataclass

from mapmakers.engine.games.cartographers.vocabulary import AmbushName, ColumnName


@dataclass(frozen=True, slots=True)
class RunningSeason:
    """What the running season would be worth on a sheet if it ended now."""

    boxes: tuple[int, int, int, int]
    """First edict, second edict, coins, monsters (zero or negative)."""
    sum: int
    """The boxes added up."""
    total: int
    """The total with them."""


@dataclass(frozen=True, slots=True)
class UnseenCards:
    """What the deck may still bring."""

    cards: tuple[ColumnName, ...]
    """The cards not revealed this season; all are in the deck."""
    lurking: int
    """How many ambushes are in the deck."""
    ambushes: tuple[AmbushName, ...]
    """The ambushes that nobody has seen; any of them may be in the deck."""
