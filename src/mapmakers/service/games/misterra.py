"""Maps of Misterra on the home page."""

from typing import Any

from mapmakers.service.http.game_examples import Recipe
from mapmakers.service.schemas.games import IslandExample


def _island(view: Any) -> IslandExample:
    return IslandExample(game=view.game, island=view.island.replace("/", "\n"))


EXAMPLE = Recipe(seats=2, seed=14, decisions=56, show=_island)
