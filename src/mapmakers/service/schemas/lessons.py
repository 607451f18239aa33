"""The shapes of the lesson routes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mapmakers.lessons import LESSONS, Part
from mapmakers.service.schemas.play import Position

if TYPE_CHECKING:
    SceneId = str
else:
    # The client does not build without texts for each of them.
    SceneId = Literal[tuple(scene.id for lesson in LESSONS.values() for scene in lesson.scenes)]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a first lesson: a position with a goal."""

    id: SceneId
    """The key of its texts in the client."""
    number: int
    contents: Sequence[SceneId]
    """All steps of the lesson."""
    look_at: Part
    """The part of the table that it points out."""
    example: str
    """A move that reaches the goal."""
    rules: int
    options: Mapping[str, str]
    seats: int
    position: Position


@dataclass(frozen=True, slots=True)
class LessonTry:
    reached: bool
    """Whether the move, which is legal, reaches the goal."""
    position: Position | None
    """The resulting position, if so; otherwise another move can be tried."""
