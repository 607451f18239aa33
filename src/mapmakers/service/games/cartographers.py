"""Cartographers on the home page."""

from typing import Any

from mapmakers.service.http.game_examples import Recipe
from mapmakers.service.schemas.games import SheetExample


def _sheet(view: Any) -> SheetExample:
    drawing: str = view.sheets[0].drawing
    return SheetExample(game=view.game, sheet=drawing.replace("/", "\n"))


EXAMPLE = Recipe(seats=1, seed=2, decisions=18, show=_sheet)
