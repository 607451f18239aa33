"""The effects of a move, as sent to clients."""

from dataclasses import dataclass

from mapmakers.engine.boards.hexes import Hex
from mapmakers.engine.games.mapout.vocabulary import Biome


@dataclass(frozen=True, slots=True)
class Connection:
    """A road that meets one of the tile's."""

    space: Hex
    biomes: tuple[Biome, ...]
    """The biomes that continue across the border."""
    points: int
    """1 if a biome does, except for End Tiles (O6.1, O6.7)."""


@dataclass(frozen=True, slots=True)
class Area:
    """The area of one biome of an End Tile; a point for each tile (O6.5)."""

    biome: Biome
    spaces: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Effects:
    """What one decision changes on the board, and what it earns."""

    points: int
    connections: tuple[Connection, ...] = ()
    areas: tuple[Area, ...] = ()
    locks: tuple[Hex, ...] = ()
    """The tiles that it locks."""
    unlocks: tuple[Hex, ...] = ()
    """The tiles that a lift leaves unlocked."""
    blocks: tuple[Hex, ...] = ()
    """The empty spaces that one of the remaining tiles could fill before, and none can after."""
    opens: tuple[Hex, ...] = ()
    """The empty spaces that one of them can fill only after it."""
