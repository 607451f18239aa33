"""Maps for the tests of the scoring cards."""

from mapmakers.engine.games.cartographers import Sheet
from mapmakers.engine.games.cartographers.components import LANDS


def drawn(drawing: str) -> Sheet:
    """The sheet of a drawing on side A or B, with everything that is printed there in its place."""
    sheet = Sheet.parse(drawing)
    assert sheet.land.side in LANDS, "neither side A nor side B"
    return sheet
