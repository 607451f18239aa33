"""What a bot is given, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

from mapmakers.engine.core import Chance, Moves, State

M = TypeVar("M")

USUAL_SECONDS = 1.0
"""How long a bot may think about one decision, where nobody says otherwise."""


Clock = Callable[[], float]
"""What the time is, in seconds."""


class Deadline:
    """When a bot has to come to an end, on the clock of its turn."""

    __slots__ = ("_clock", "_until")

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._until = clock() + seconds

    def over(self) -> bool:
        return self._clock() > self._until


NO_DEADLINE: Final = Deadline(perf_counter, float("inf"))


class Turn(Generic[M]):
    """One decision, as the seat that owes it sees it.

    It holds no position of the match, only one imagined from what the seat sees: what the seat
    cannot see is dealt anew, so there is nothing here to peek at.
    """

    __slots__ = ("_world", "chance", "clock", "seat", "seconds")

    def __init__(
        self,
        state: State[M],
        seat: int,
        chance: Chance,
        seconds: float = USUAL_SECONDS,
        clock: Clock = perf_counter,
    ) -> None:
        self._world = state.imagine(seat, chance)
        self.seat = seat
        self.chance = chance
        """The bot's own chance, not the match's."""
        self.seconds = seconds
        """How long the bot may think. What it looks at should be a fixed amount that takes less, so
        that the same seed gives the same move; on a slow machine it stops when this is over."""
        self.clock = clock
        """What counts them."""

    def deadline(self, part: float) -> Deadline:
        """After this part of the bot's time, counted from now."""
        return Deadline(self.clock, part * self.seconds)

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self._world.view(self.seat)

    @property
    def legal(self) -> Moves[M]:
        return self._world.legal(self.seat)

    def imagine(self) -> State[M]:
        """A position as it could be, to try things out on; another one each time."""
        return self._world.imagine(self.seat, self.chance)


class Bot(Protocol):
    """Decides for a seat of any game."""

    def choose(self, turn: Turn[M], /) -> M: ...
