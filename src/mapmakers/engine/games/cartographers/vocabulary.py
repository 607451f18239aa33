"""The literal types of views, so that readers know all possible values; for the type checker they
are strings, which come from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    DECK,
    EDICTS,
    EXPLORE,
    RUINS,
    SCORING,
    SEASONS,
    TERRAINS,
    TITLES,
)

if TYPE_CHECKING:
    SeasonName = str
    Edict = str
    ScoringName = str
    ColumnName = str
    CardName = str
    ExploreName = str
    RuinsName = str
    AmbushName = str
    TerrainName = str
    TitleName = str
    DecidedBy = str
else:
    SeasonName = Literal[tuple(season.name for season in SEASONS)]
    Edict = Literal[EDICTS]
    ScoringName = Literal[tuple(card.name for card in SCORING)]
    ColumnName = Literal[tuple(card.name for card in DECK)]
    CardName = Literal[tuple(card.name for card in (*EXPLORE, *AMBUSHES))]
    ExploreName = Literal[tuple(card.name for card in EXPLORE)]
    RuinsName = Literal[tuple(card.name for card in RUINS)]
    AmbushName = Literal[tuple(card.name for card in AMBUSHES)]
    TerrainName = Literal[tuple(TERRAINS)]
    TitleName = Literal[tuple(title for _, title in TITLES)]
    DecidedBy = Literal["points", "monsters", "shared"]
