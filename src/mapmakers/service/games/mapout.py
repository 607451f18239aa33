"""Map Out on the home page."""

from typing import Any

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


EXAMPLE = Recipe(seats=3, seed=1, decisions=24, show=_tiles)
