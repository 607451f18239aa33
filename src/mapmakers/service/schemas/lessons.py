"""First lessons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mapmakers.lessons import LESSONS, Part
from mapmakers.service.schemas.play import Position

if TYPE_CHECKING:
    SceneId = str
else:
    # The client is built only if it has words for every one of them.
    SceneId = Literal[tuple(scene.id for lesson in LESSONS.values() for scene in lesson.scenes)]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a first lesson: a real position, in which something is to be achieved."""

    id: SceneId
    """By which the client words it."""
    number: int
    contents: Sequence[SceneId]
    """All steps of the lesson."""
    look_at: Part
    """The part of the table that it is about."""
    example: str
    """A move that does what is asked for."""
    rules: int
    options: Mapping[str, str]
    seats: int
    position: Position


@dataclass(frozen=True, slots=True)
class LessonTry:
    reached: bool
    """Whether the move, which the rules allow, does what the step asks for."""
    position: Position | None
    """What it leads to, if so; otherwise another move can be tried."""
