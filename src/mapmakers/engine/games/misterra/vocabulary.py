"""The literal types of views, so that readers know all possible values; for the type checker they
are strings, which come from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mapmakers.engine.games.misterra.phases import PHASES
from mapmakers.engine.games.misterra.sketches import TERRAINS

if TYPE_CHECKING:
    Phase = str
    TerrainName = str
    Automatic = str
    Change = str
    DecidedBy = str
else:
    Phase = Literal[PHASES]
    TerrainName = Literal[TERRAINS]
    Automatic = Literal["stay", "take", "no_card", "jungle"]
    Change = Literal["new", "confirmed", "replaced", "nothing", "supply_empty"]
    DecidedBy = Literal["points", "fidelity", "shared"]
