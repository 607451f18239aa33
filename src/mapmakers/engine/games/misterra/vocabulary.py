"""The literal types of views and events, so that readers know all possible values; for the type
checker they are strings, which come from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES, TERRAINS

if TYPE_CHECKING:
    Phase = str
    TerrainName = str
    SketchName = str
    Automatic = str
    Change = str
    DecidedBy = str
    SkipReason = str
    EndCondition = str
    Category = str
    TitlePart = str
else:
    Phase = Literal["keep", "go", "choose", "act", "otoma", "over"]
    TerrainName = Literal[TERRAINS]
    SketchName = Literal[SKETCH_NAMES]
    Automatic = Literal["stay", "take", "no_card", "jungle"]
    Change = Literal["new", "confirmed", "replaced", "nothing", "supply_empty"]
    DecidedBy = Literal["points", "fidelity", "shared"]
    SkipReason = Literal["jungle", "no_card"]
    EndCondition = Literal["cards", "parchment", "confirmed", "unmappable", "otoma"]
    Category = Literal[
        "fidelity", "lines", "empty", "presumption1", "presumption2", "claims", "otoma"
    ]
    TitlePart = Literal["total", "presumptions", "fidelity", "claims"]
