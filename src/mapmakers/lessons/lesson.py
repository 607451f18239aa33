"""A lesson: the record of a match, and the moments of it at which the learner decides.

Every position is one that the record leads to, every try is played by the engine on a copy of it,
so that there is nothing to keep: a lesson can be left and taken up at any step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from mapmakers.engine.core import FastChance, Match, Record
from mapmakers.engine.core.chance import Chance, Drawn
from mapmakers.engine.core.game import State
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES

FOLDER = Path(__file__).parent

SEAT = 0
"""The learner's seat in every lesson."""

Part = Literal["tracker", "board", "hand", "margin"]

OfCartographers = Literal["draw", "coin", "edict", "ambush", "ruins", "season", "mountain"]
OfMisterra = Literal[
    "keep", "land", "take", "map", "go", "far", "lagoon", "confirm", "presumption", "claim"
]
OfMapOut = Literal["connect", "twice", "lift", "back", "end", "split"]
SceneId = OfCartographers | OfMisterra | OfMapOut
"""The client is built only if it has words for every one of them."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of a lesson. What it says, the client words by its id."""

    id: SceneId
    at: int
    """So many steps of the match come before it; the next is the learner's own."""
    look_at: Part
    """The part of the table that the step is about."""
    reached: Callable[[Any, Any], bool]
    """Whether a legal move does what the step asks for, by the engine's effects of the move."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a legal move: whether it does what was asked for, and the position after it."""

    reached: bool
    after: State[Any]


@dataclass(frozen=True)
class Lesson:
    game: str
    scenes: tuple[Scene, ...]

    @cached_property
    def match(self) -> Match[Any]:
        text = (FOLDER / f"{self.game}.record").read_text(encoding="utf-8")
        return replay(GAMES[self.game], Record.parse(text))

    @cached_property
    def _states(self) -> tuple[State[Any], ...]:
        wanted = {scene.at for scene in self.scenes}
        states = enumerate(self.match.states())
        found = {at: state.copy() for at, state in states if at in wanted}
        return tuple(found[scene.at] for scene in self.scenes)

    def state(self, scene: int) -> State[Any]:
        """The position in which the learner decides; a copy of its own."""
        return self._states[scene].copy()

    def example(self, scene: int) -> Any:
        """A move that does what the step asks for: the one of the record."""
        return self.match.steps[self.scenes[scene].at].move

    def attempt(self, scene: int, move: Any) -> Attempt:
        """Play the move, or raise Refused."""
        state = self.state(scene)
        recorded = self.match.steps[self.scenes[scene].at]
        reached = self.scenes[scene].reached(state.effects(SEAT, move), move)
        state.play(SEAT, move, _AsRecorded(recorded.drawn))
        return Attempt(reached, state)


class _AsRecorded(Chance):
    """Draws what the record drew, as far as the same is asked for: what follows then fits in."""

    def __init__(self, drawn: tuple[Drawn, ...]) -> None:
        self._drawn: Iterator[Drawn] = iter(drawn)
        self._other = FastChance(len(drawn))

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        answer, recorded = next(self._drawn, (0, 0))
        return answer if recorded == bound else self._other.below(bound)
