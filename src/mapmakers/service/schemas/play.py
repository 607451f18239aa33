"""Positions, the log of a match, and effects of moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from mapmakers.engine.core.shapes import ANY
from mapmakers.engine.wire import SHAPES
from mapmakers.service.schemas.errors import Fault

if TYPE_CHECKING:
    # Of any game; mostly JSON already, written by the engine's wire.
    View = Any
    Choices = Any
    Effects = Any
    Event = Any
else:

    def _events(game: str) -> Any:
        """The events of a game as a union with a name of its own, CartographersEvent, if they are
        declared."""
        events = SHAPES[game].events
        if events == ANY.events:
            return events
        union = Annotated[events, Field(discriminator="kind")]
        return TypeAliasType(f"{game.capitalize()}Event", union)

    View = reduce(or_, dict.fromkeys(shapes.view for shapes in SHAPES.values()))
    Choices = reduce(or_, dict.fromkeys(shapes.choices for shapes in SHAPES.values()))
    Effects = reduce(or_, dict.fromkeys(shapes.effects for shapes in SHAPES.values()))
    Event = reduce(or_, dict.fromkeys(map(_events, SHAPES)))


@dataclass(slots=True)
class Position:
    """What a seat, or a spectator, sees after a step."""

    number: int
    """The same as `steps`."""
    steps: int
    """The number of steps of the match."""
    step: int
    seat: int | None
    """Null for a spectator."""
    view: View
    choices: Choices | None
    """The legal moves, if the seat has a decision to make now."""
    can_undo: bool


@dataclass(slots=True)
class SecretEvent:
    """An event with what only one seat may know before the match is over."""

    at: int
    """The index of the event that the others see in its place."""
    seat: int
    event: Event


@dataclass(slots=True)
class Opening:
    """What the set-up of a match did."""

    events: Sequence[Event]
    """In order, as a spectator sees them."""
    secrets: Sequence[SecretEvent]
    """Those that the reader may see as a seat sees them: its own, or all when the match is over."""


@dataclass(slots=True)
class Step:
    """A decision or an undo."""

    step: int
    seat: int
    kind: Literal["move", "undo"]
    move: str | None
    """Null for an undo, and while a decision is private."""
    shown: bool
    """Whether everybody may read it."""
    minded: bool
    """Whether a bot decided for a person who was away."""
    at: str
    events: Sequence[Event] | None
    """What it did, in order, as a spectator sees it; null in a message with many steps for all but
    the latest. The log has the events of all."""
    secrets: Sequence[SecretEvent] | None
    """The events that the reader may see as a seat sees them: its own, or all when the match is
    over. Null together with `events`."""


@dataclass(slots=True)
class TableNote:
    """An event outside the match, and the number of steps before it."""

    step: int
    seat: int
    note: str
    at: str
    kind: Literal["note"] = "note"


LogEntry = Annotated[Step | TableNote, Field(discriminator="kind")]


@dataclass(slots=True)
class Done:
    """A command was carried out and is on disk."""

    number: int
    step: int


@dataclass(slots=True)
class MoveEffects:
    """What a move would change."""

    move: str
    effects: Effects
    ends_turn: bool = False
    """Whether the seat's turn is over after it. Then something is drawn or shown, as a rule, and it
    can no longer be undone."""


@dataclass(slots=True)
class PlannedMove(MoveEffects):
    """A move of a plan for a turn, and what it would change when it is made."""

    total: int | None = None
    """The points of this move and of those that follow it in the plan; null for games whose effects
    do not have `points`."""


@dataclass(slots=True)
class Hint(PlannedMove):
    """A good move, or one that was made, and how the turn goes on after it."""

    then: Sequence[PlannedMove] = ()
    """The moves that follow it in the same turn, as far as nothing is drawn before them."""


@dataclass(slots=True)
class MoveFaults:
    """Why a move cannot be made; without faults if it is not a move of the game at all."""

    move: str
    faults: Sequence[Fault]


Effect = MoveEffects | MoveFaults
