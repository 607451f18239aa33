"""The literal types of views, so that readers know all possible values; for the type checker they
are strings, which come from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mapmakers.engine.games.mapout.setup import MOVED_TILES, STARTING_TILES
from mapmakers.engine.games.mapout.stages import STAGES
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
