"""A position as text: what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.games.misterra.phases import KEEP, OVER, PHASES
from mapmakers.engine.games.misterra.sketches import SKETCH_NAMES
from mapmakers.engine.games.misterra.spaces import name_of, names_of

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


def brief(state: MisterraState) -> str:
    """The moment of a match in one line, for `repr`."""
    return f"<MisterraState: {_moment(state)}>"


def position(state: MisterraState) -> str:
    """The whole table, for `str`. Island and parchments are drawn as their `parse` reads them."""
    display = " ".join(SKETCH_NAMES[sketch] for sketch in state.display)
    lines = [
        f"Maps of Misterra, {_moment(state)}",
        f"Display: {display}; deck: {state.deck}",
        "",
        "Island",
        str(state.island),
    ]
    for seat, parchment in enumerate(state.parchments):
        place = state.places[seat]
        stands = f" on {name_of(place)}" if place >= 0 else ""
        lines += ["", f"Seat {seat}{stands}{_claims(state, seat)}", str(parchment)]
    if state.otoma is not None:
        lines += ["", f"Otoma{_claims(state, 1)}"]
    return "\n".join(lines)


def _claims(state: MisterraState, at: int) -> str:
    claimed = " ".join(names_of(state.claims[at]))
    return f", claims {claimed}" if claimed else ""


def _moment(state: MisterraState) -> str:
    if state.phase == OVER:
        return f"over after round {state.round}"
    waiting = " ".join(str(seat) for seat in state.waiting)
    if state.phase == KEEP:
        return f"keep, waiting: {waiting}"
    card = f" {SKETCH_NAMES[state.sketch]}" if state.sketch >= 0 else ""
    half = state.half + 1
    return f"round {state.round}, half day {half}, {PHASES[state.phase]}{card}, waiting: {waiting}"
