"""A position as text: what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EDICTS,
    EXPLORE,
    SCORING,
    SEASONS,
)

if TYPE_CHECKING:
    from mapmakers.engine.games.cartographers.state import CartographersState


def brief(state: CartographersState) -> str:
    """The moment of a match in one line, for `repr`."""
    return f"<CartographersState: {_moment(state)}>"


def position(state: CartographersState) -> str:
    """The whole table, for `str`. Maps are drawn as `Sheet.parse` reads them."""
    edicts = zip(EDICTS, state.edicts, strict=True)
    lines = [
        f"Cartographers, {_moment(state)}",
        ", ".join(f"{edict} {SCORING[card].name}" for edict, card in edicts),
    ]
    for seat, (sheet, total) in enumerate(zip(state.sheets, state.totals, strict=True)):
        drawn = ", has drawn" if seat in state.pending else ""
        lines += ["", f"Seat {seat}: {total} stars, {sheet.coins} coins{drawn}", str(sheet)]
    return "\n".join(lines)


def _moment(state: CartographersState) -> str:
    if state.season >= len(SEASONS):
        return "over"
    season = SEASONS[state.season]
    card = ""
    if state.card >= 0:
        card = EXPLORE[state.card].name
    elif state.ambush >= 0:
        card = AMBUSHES[state.ambush].name
    duty = " on ruins" if state.duty and state.card >= 0 else ""
    waiting = " ".join(str(seat) for seat in state.waiting)
    time = f"time {state.time} of {season.threshold}"
    return f"{season.name}, {time}, {card}{duty}, waiting: {waiting}"
