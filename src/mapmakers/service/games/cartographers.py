"""Cartographers on the home page and on the rules pages."""

from typing import Any

from mapmakers.engine.boards import eleven
from mapmakers.engine.boards.eleven import Cell
from mapmakers.engine.games.cartographers import Sheet
from mapmakers.service.http.game_examples import Recipe
from mapmakers.service.schemas.games import SheetExample


def _sheet(view: Any) -> SheetExample:
    sheet = view.sheets[0]
    rows: str = sheet.drawing.replace("/", "\n")
    return SheetExample(game=view.game, sheet=rows, unpaid=sheet.unpaid)


def _unpaid(drawing: str) -> tuple[Cell, ...]:
    """The mountains that still have their coin."""
    return eleven.cells(Sheet.parse(drawing).unpaid)


EXAMPLE = Recipe(seats=1, seed=2, decisions=18, show=_sheet, marked=_unpaid)
