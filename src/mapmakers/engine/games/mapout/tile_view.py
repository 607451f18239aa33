"""A tile as sent to clients, in views and events."""

from dataclasses import dataclass

from mapmakers.engine.games.mapout.tiles import Tile
from mapmakers.engine.games.mapout.vocabulary import TileKind


@dataclass(frozen=True, slots=True)
class TileView:
    """What is printed on a tile, before it is turned."""

    id: str
    kind: TileKind
    halves: str
    roads: tuple[int, ...]


def view_of_tile(tile: Tile) -> TileView:
    return TileView(tile.id, tile.kind, tile.halves, tile.roads)
