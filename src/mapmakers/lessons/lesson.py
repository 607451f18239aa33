"""A lesson: the record of a match, and the moments at which the learner decides.

The learner's moves in earlier steps are kept if the match can continue from them to the next step;
otherwise that step starts from the record. The engine plays every attempt on a copy, and each
request contains the learner's earlier moves, so that nothing has to be stored: a lesson can be left
and resumed at any step.
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
from mapmakers.lessons.continuation import lead_to

FOLDER = Path(__file__).parent

SEAT = 0
"""The learner's seat in every lesson."""

EarlierMoves = tuple[str, ...]
"""The learner's moves in the steps so far, as text; empty where a step was skipped."""

CACHE_SIZE = 256
"""How many learners' positions a lesson caches; each is requested several times."""

Part = Literal["tracker", "board", "hand", "margin"]


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of a lesson. The client has its texts under its id."""

    id: str
    at: int
    """The number of steps of the match before it; the next one is the learner's."""
    look_at: Part
    """The part of the table that the client points out."""
    reached: Callable[[Any, Any, Any], bool]
    """Whether a legal move reaches the goal, given the position, a function that computes the
    effects of the move, and the move."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of a legal move: whether it reached the goal, and the position after it."""

    reached: bool
    after: State[Any]


@dataclass(frozen=True)
class Lesson:
    game: str
    scenes: tuple[Scene, ...]
    optional: frozenset[str] = frozenset()
    """Verbs of decisions that are skipped if the position does not offer them."""

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
    def _cache(self) -> dict[tuple[int, EarlierMoves], State[Any]]:
        return {}

    @cached_property
    def _lock(self) -> RLock:
        """Positions are computed one at a time, because requests often need the same one."""
        return RLock()

    def is_cached(self, scene: int, earlier: EarlierMoves) -> bool:
        """Whether the position after these moves is cached."""
        return (scene, earlier[:scene]) in self._cache

    def recorded(self, scene: int) -> State[Any]:
        """A copy of the position in the record."""
        return self._states[scene].copy()

    def state(self, scene: int, earlier: EarlierMoves = ()) -> State[Any]:
        """A copy of the position in which the learner decides, after these earlier moves."""
        with self._lock:
            key = scene, earlier[:scene]
            if key not in self._cache:
                found = self._continue(*key)
                if len(self._cache) >= CACHE_SIZE:
                    del self._cache[next(iter(self._cache))]
                self._cache[key] = found
            return self._cache[key].copy()

    def example(self, scene: int, earlier: EarlierMoves = ()) -> Any:
        """A move that reaches the goal; the recorded one if it does."""
        return self._reaching(scene, self.state(scene, earlier))

    def attempt(self, scene: int, move: Any, earlier: EarlierMoves = ()) -> Attempt:
        """Play the move, or raise Refused."""
        state = self.state(scene, earlier)
        reached = self.reaches(scene, state, move)
        self.play(state, self.scenes[scene].at, move)
        return Attempt(reached, state)

    def reaches(self, scene: int, state: State[Any], move: Any) -> bool:
        """Whether a legal move reaches the goal of the step."""
        return self.scenes[scene].reached(state, lambda: state.effects(SEAT, move), move)

    def play(self, state: State[Any], at: int, move: Any) -> None:
        """Play a move in place of a step of the match, with the outcomes of chance of that step."""
        step = self.match.steps[at]
        state.play(step.seat, move, AsRecorded(step.drawn))

    def _reaching(self, scene: int, state: State[Any]) -> Any | None:
        """A legal move that reaches the goal, preferably the recorded one."""
        if SEAT not in state.waiting:
            return None
        legal = state.legal(SEAT)
        recorded = self.match.steps[self.scenes[scene].at].move
        first = (recorded,) if recorded in legal else ()
        good = (move for move in (*first, *legal) if self.reaches(scene, state, move))
        return next((move for move in good if self._next_step_possible(scene, state, move)), None)

    def _next_step_possible(self, scene: int, state: State[Any], move: Any) -> bool:
        """Whether the goal of the next step stays reachable, if that is the next decision."""
        at = self.scenes[scene].at
        if scene + 1 == len(self.scenes) or self.scenes[scene + 1].at != at + 1:
            return True
        after = state.copy()
        self.play(after, at, move)
        return self._reaching(scene + 1, after) is not None

    def _continue(self, scene: int, earlier: EarlierMoves) -> State[Any]:
        """Continue from the learner's previous position with the learner's move, if it reached the
        goal, and then as in the record."""
        if scene == 0:
            return self._states[0]
        before = self.state(scene - 1, earlier[: scene - 1])
        own = self._learner_move(
            scene - 1, before, earlier[scene - 1] if len(earlier) >= scene else ""
        )
        start, end = self.scenes[scene - 1].at, self.scenes[scene].at
        self.play(before, start, own)
        found = lead_to(self, before, start + 1, end, lambda state: self._reaching(scene, state))
        return self._states[scene] if found is None else found

    def _learner_move(self, scene: int, state: State[Any], text: str) -> Any:
        """The learner's move if it reached the goal, otherwise one that does."""
        try:
            move = GAMES[self.game].parse_move(text)
            if move in state.legal(SEAT) and self.reaches(scene, state, move):
                return move
        except NotationError:
            pass
        return self._reaching(scene, state)


class AsRecorded(Chance):
    """Draws the recorded outcomes as long as the bounds agree, so that the match stays close."""

    def __init__(self, drawn: tuple[Drawn, ...]) -> None:
        self._drawn: Iterator[Drawn] = iter(drawn)
        self._other = FastChance(len(drawn))

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        answer, recorded = next(self._drawn, (0, 0))
        return answer if recorded == bound else self._other.below(bound)
