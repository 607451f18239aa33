"""Map Out on the home page and on the rules pages."""

import re
from typing import Any

from mapmakers.engine.games.mapout.components_file import STANDARD
from mapmakers.engine.games.mapout.drawing import draw
from mapmakers.service.http.game_examples import Recipe
from mapmakers.service.schemas.games import LyingTile, TilesExample


def _tiles(view: Any) -> TilesExample:
    tiles = [
        LyingTile(
            halves=lying.tile.halves,
            roads=lying.tile.roads,
            q=lying.q,
            r=lying.r,
            turns=lying.turns,
            locked=lying.locked,
        )
        for lying in view.lying
    ]
    return TilesExample(game=view.game, tiles=tiles)


_REFUSED = re.compile(r"refused .*(?:play|back) (\S+) (-?\d+),(-?\d+) (\d)")


def _refused_tile(statement: str) -> str:
    """The tile that may not be laid, drawn by itself on its place."""
    refused = _REFUSED.match(statement)
    if refused is None:
        return ""
    tile, q, r, turns = refused.groups()
    return draw({(int(q), int(r)): STANDARD.face(tile, int(turns))})


EXAMPLE = Recipe(seats=3, seed=1, decisions=24, show=_tiles, laid=_refused_tile)
