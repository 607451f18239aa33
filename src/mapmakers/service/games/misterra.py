"""Maps of Misterra on the home page."""

from typing import Any

from mapmakers.service.http import responses as answers
from mapmakers.service.http.game_examples import Recipe


def _island(view: Any) -> answers.IslandExample:
    return answers.IslandExample(game=view.game, island=view.island.replace("/", "\n"))


EXAMPLE = Recipe(seats=2, seed=14, decisions=56, show=_island)
