"""What a move would change, as it is sent."""

from dataclasses import dataclass

from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.games.mapout.vocabulary import Biome


@dataclass(frozen=True, slots=True)
class Connection:
    """A road that meets one of the tile's."""

    space: Hex
    biomes: tuple[Biome, ...]
    """What touches itself across the border."""
    points: int
    """1 where a biome does, for all but End Tiles (O6.1, O6.7)."""


@dataclass(frozen=True, slots=True)
class Area:
    """The tiles that one biome of an End Tile runs through; a point each (O6.5)."""

    biome: Biome
    spaces: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Effects:
    """What one decision changes on the board, and what it earns."""

    points: int
    connections: tuple[Connection, ...] = ()
    areas: tuple[Area, ...] = ()
    locks: tuple[Hex, ...] = ()
    """The tiles that are locked by it."""
    unlocks: tuple[Hex, ...] = ()
    """The tiles that a lift leaves unlocked."""
    blocks: tuple[Hex, ...] = ()
    """The empty spaces that one of the tiles not laid yet could have filled, and none can after."""
    opens: tuple[Hex, ...] = ()
    """The empty spaces that one of them can fill only after it."""
