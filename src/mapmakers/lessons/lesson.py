"""A lesson: the record of a match, and the moments of it at which the learner decides.

What the learner did in the steps before stays on the table, as long as the match can go on from it
to the next step; otherwise that step begins where the record does. Every try is played by the
engine on a copy, and the learner's moves come along with each question, so that there is nothing
to keep: a lesson can be left and taken up at any step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any, Literal

from mapmakers.engine.core import FastChance, Match, NotationError, Record
from mapmakers.engine.core.chance import Chance, Drawn
from mapmakers.engine.core.game import State
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES
from mapmakers.lessons.leading import led

FOLDER = Path(__file__).parent

SEAT = 0
"""The learner's seat in every lesson."""

Made = tuple[str, ...]
"""The learner's moves in the first steps, as text; empty where a step was skipped."""

KEPT = 256
"""Positions of learners that a lesson remembers: each is asked about several times."""

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
    reached: Callable[[Any, Any, Any], bool]
    """Whether a legal move does what the step asks for, by the position, by the engine's effects
    of the move in it, which are counted when asked for, and by the move."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a legal move: whether it does what was asked for, and the position after it."""

    reached: bool
    after: State[Any]


@dataclass(frozen=True)
class Lesson:
    game: str
    scenes: tuple[Scene, ...]
    optional: frozenset[str] = frozenset()
    """Verbs of decisions that are left out where the position does not offer them."""

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

    @cached_property
    def _known(self) -> dict[tuple[int, Made], State[Any]]:
        return {}

    @cached_property
    def _counting(self) -> RLock:
        """Held while a position is looked for: one at a time, since others wait for the same."""
        return RLock()

    def remembers(self, scene: int, made: Made) -> bool:
        """Whether the position after these moves is at hand."""
        return (scene, made[:scene]) in self._known

    def recorded(self, scene: int) -> State[Any]:
        """The position of the record; a copy of its own."""
        return self._states[scene].copy()

    def state(self, scene: int, made: Made = ()) -> State[Any]:
        """The position in which the learner decides, who has made these moves in the steps before;
        a copy of its own."""
        with self._counting:
            key = scene, made[:scene]
            if key not in self._known:
                found = self._continue(*key)
                if len(self._known) >= KEPT:
                    del self._known[next(iter(self._known))]
                self._known[key] = found
            return self._known[key].copy()

    def example(self, scene: int, made: Made = ()) -> Any:
        """A move that does what the step asks for: the one of the record, where it does."""
        return self._reaching(scene, self.state(scene, made))

    def attempt(self, scene: int, move: Any, made: Made = ()) -> Attempt:
        """Play the move, or raise Refused."""
        state = self.state(scene, made)
        reached = self.reaches(scene, state, move)
        self.play(state, self.scenes[scene].at, move)
        return Attempt(reached, state)

    def reaches(self, scene: int, state: State[Any], move: Any) -> bool:
        """Whether a legal move does what the step asks for."""
        return self.scenes[scene].reached(state, lambda: state.effects(SEAT, move), move)

    def play(self, state: State[Any], at: int, move: Any) -> None:
        """Play a move in the place of a step of the match, with the chance of that step."""
        step = self.match.steps[at]
        state.play(step.seat, move, AsRecorded(step.drawn))

    def _reaching(self, scene: int, state: State[Any]) -> Any | None:
        """A legal move that does what the step asks for, rather the one of the record."""
        if SEAT not in state.waiting:
            return None
        legal = state.legal(SEAT)
        recorded = self.match.steps[self.scenes[scene].at].move
        first = (recorded,) if recorded in legal else ()
        good = (move for move in (*first, *legal) if self.reaches(scene, state, move))
        return next((move for move in good if self._leads_on(scene, state, move)), None)

    def _leads_on(self, scene: int, state: State[Any], move: Any) -> bool:
        """Whether the next step can be done too, where it is the very next decision."""
        at = self.scenes[scene].at
        if scene + 1 == len(self.scenes) or self.scenes[scene + 1].at != at + 1:
            return True
        after = state.copy()
        self.play(after, at, move)
        return self._reaching(scene + 1, after) is not None

    def _continue(self, scene: int, made: Made) -> State[Any]:
        """From where the learner was in the step before, by the learner's own move if it did what
        was asked for, and on as in the record."""
        if scene == 0:
            return self._states[0]
        before = self.state(scene - 1, made[: scene - 1])
        own = self._own(scene - 1, before, made[scene - 1] if len(made) >= scene else "")
        start, end = self.scenes[scene - 1].at, self.scenes[scene].at
        self.play(before, start, own)
        found = led(self, before, start + 1, end, lambda state: self._reaching(scene, state))
        return self._states[scene] if found is None else found

    def _own(self, scene: int, state: State[Any], text: str) -> Any:
        """The learner's move, or where that is none or did not do, one that does."""
        try:
            move = GAMES[self.game].parse_move(text)
            if move in state.legal(SEAT) and self.reaches(scene, state, move):
                return move
        except NotationError:
            pass
        return self._reaching(scene, state)


class AsRecorded(Chance):
    """Draws what the record drew, as far as the same is asked for: what follows then fits in."""

    def __init__(self, drawn: tuple[Drawn, ...]) -> None:
        self._drawn: Iterator[Drawn] = iter(drawn)
        self._other = FastChance(len(drawn))

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        answer, recorded = next(self._drawn, (0, 0))
        return answer if recorded == bound else self._other.below(bound)
