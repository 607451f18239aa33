"""Positions, the log of a match, and what moves would change."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from mapmakers.engine.wire import SHAPES
from mapmakers.service.schemas.errors import Fault

if TYPE_CHECKING:
    # Those of any game. They are most often JSON already, written by the engine's wire.
    View = Any
    Choices = Any
    Effects = Any
else:
    View = reduce(or_, dict.fromkeys(shapes.view for shapes in SHAPES.values()))
    Choices = reduce(or_, dict.fromkeys(shapes.choices for shapes in SHAPES.values()))
    Effects = reduce(or_, dict.fromkeys(shapes.effects for shapes in SHAPES.values()))


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat, or an onlooker, sees after a step."""

    number: int
    """The same as `steps`."""
    steps: int
    """How many the match has."""
    step: int
    seat: int | None
    """Null for an onlooker."""
    view: View
    choices: Choices | None
    """What may be done, where the seat owes a decision now."""
    can_undo: bool


@dataclass(frozen=True, slots=True)
class Step:
    """A decision, or one taken back."""

    step: int
    seat: int
    kind: Literal["move", "undo"]
    move: str | None
    """Null where a decision was taken back, and while it is private."""
    shown: bool
    """Whether everybody may read it."""
    minded: bool
    """Whether a bot decided this for a person who was away."""
    at: str


@dataclass(frozen=True, slots=True)
class TableNote:
    """What happened at the table beside the match, after so many steps."""

    step: int
    seat: int
    note: str
    at: str
    kind: Literal["note"] = "note"


LogEntry = Annotated[Step | TableNote, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class Done:
    """A command is carried out, and on disk."""

    number: int
    step: int


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """What a move would change."""

    move: str
    effects: Effects


@dataclass(frozen=True, slots=True)
class MoveFaults:
    """Why a move cannot be made; without faults where it is no move of the game at all."""

    move: str
    faults: Sequence[Fault]


Effect = MoveEffects | MoveFaults
