"""Map Out on the home page."""

from typing import Any

from mapmakers.service.http import responses as answers
from mapmakers.service.http.game_examples import Recipe


def _tiles(view: Any) -> answers.TilesExample:
    tiles = [
        answers.LyingTile(
            halves=lying.tile.halves,
            roads=list(lying.tile.roads),
            q=lying.q,
            r=lying.r,
            turns=lying.turns,
            locked=lying.locked,
        )
        for lying in view.lying
    ]
    return answers.TilesExample(game=view.game, tiles=tiles)


EXAMPLE = Recipe(seats=3, seed=1, decisions=24, show=_tiles)
