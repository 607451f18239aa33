"""How far a turn is, as sent to clients, in views and events: its steps in their order (O5.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from mapmakers.engine.games.mapout.lifting import why_not
from mapmakers.engine.games.mapout.stages import FRESH, HELD, PLAYED, RETURNED

if TYPE_CHECKING:
    from mapmakers.engine.games.mapout.state import MapOutState

StepName = Literal["lift", "back", "play", "draw"]
StepState = Literal["done", "now", "free", "later"]


@dataclass(frozen=True, slots=True)
class TurnStep:
    """A part of the turn, for all that everybody can see of it."""

    step: StepName
    state: StepState
    """What may be done but need not be is free."""


LIFT_FREE: Final = TurnStep("lift", "free")
LIFT_DONE: Final = TurnStep("lift", "done")
BACK_NOW: Final = TurnStep("back", "now")
BACK_DONE: Final = TurnStep("back", "done")
PLAY_NOW: Final = TurnStep("play", "now")
PLAY_DONE: Final = TurnStep("play", "done")
DRAW_LATER: Final = TurnStep("draw", "later")

_STEPS: Final[dict[int, tuple[TurnStep, ...]]] = {
    FRESH: (PLAY_NOW,),
    HELD: (LIFT_DONE, BACK_NOW, PLAY_NOW),
    RETURNED: (LIFT_DONE, BACK_DONE, PLAY_NOW),
    PLAYED: (LIFT_DONE, PLAY_DONE, BACK_NOW),
}


def _every() -> dict[tuple[int, bool, bool], tuple[TurnStep, ...]]:
    return {
        (stage, lifts, draws): (
            *((LIFT_FREE,) if lifts else ()),
            *steps,
            *((DRAW_LATER,) if draws else ()),
        )
        for stage, steps in _STEPS.items()
        for lifts in (False, True)
        for draws in (False, True)
    }


STEPS: Final = _every()
"""By stage, whether a tile can be lifted at its beginning, and whether there is one to draw."""
NO_STEPS: Final[tuple[TurnStep, ...]] = ()


def steps_key(state: MapOutState) -> tuple[int, bool, bool]:
    """Where the steps of the turn are in STEPS."""
    lifts = state.stage == FRESH and _can_lift(state)
    return state.stage, lifts, state.pile_bits != 0


def steps_of(state: MapOutState) -> tuple[TurnStep, ...]:
    """The steps of the turn; none when the match is over."""
    return STEPS[steps_key(state)] if state.waiting else NO_STEPS


def _can_lift(state: MapOutState) -> bool:
    """Whether a tile could be lifted, whatever the player has in hand (O4.1, O4.3, O4.6)."""
    plane, starting_stay = state.plane, state.starting_stay
    return any(not why_not(plane, spot.space, starting_stay) for spot in plane.lying())
