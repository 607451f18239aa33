"""The words that views use. A view is declared with them, so that whoever reads it knows all that
may stand there; to the type checker they are texts, which come from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mapmakers.engine.games.mapout.phases import STAGES
from mapmakers.engine.games.mapout.setup import MOVED_TILES, STARTING_TILES
from mapmakers.engine.games.mapout.tiles import BIOMES, KINDS

if TYPE_CHECKING:
    Stage = str
    MovedTilesScore = str
    StartingTiles = str
    TileKind = str
    Biome = str
    DecidedBy = str
else:
    Stage = Literal[STAGES]
    MovedTilesScore = Literal[MOVED_TILES]
    StartingTiles = Literal[STARTING_TILES]
    TileKind = Literal[KINDS]
    Biome = Literal[tuple(BIOMES.values())]
    DecidedBy = Literal["points", "shared"]
