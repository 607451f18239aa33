"""Writing a box of tiles as a file, complete and without notes: the inverse of components_file."""

from __future__ import annotations

import json
from typing import Any

from mapmakers.engine.games.mapout.components import Components
from mapmakers.engine.games.mapout.components_file import STANDARD, STANDARD_TEXT
from mapmakers.engine.games.mapout.tiles import KINDS


def write_components(box: Components) -> str:
    """The file of these tiles. Sections that are as in the standard file keep its note of where
    they come from; the others are their owner's."""
    standard = json.loads(STANDARD_TEXT)
    same = _sections(STANDARD)
    found = {
        name: {"status": standard[name]["status"]} | section if section == same[name] else section
        for name, section in _sections(box).items()
    }
    return json.dumps(found, separators=(",", ":"))


def _sections(box: Components) -> dict[str, dict[str, Any]]:
    tiles = {
        kind: [
            {"id": tile.id, "halves": tile.halves, "roads": list(tile.roads)}
            for tile in box.tiles
            if tile.kind == kind
        ]
        for kind in KINDS
    }
    start = {
        "starting_tiles_at": [list(place.space) for place in box.start],
        "starting_tiles_turns": [place.turns for place in box.start],
    }
    return {"tiles": tiles, "setup": start}
