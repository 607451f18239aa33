"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

from mapmakers.engine.core import Chance, Moves, State

M = TypeVar("M")
S = TypeVar("S")

SEEDS: Final = 1 << 31
"""Seeds for the chance of imagined matches are below this."""
USUAL_SECONDS = 1.0
"""The default thinking time for one decision, in seconds."""


Clock = Callable[[], float]
"""A clock, in seconds."""


class Deadline:
    """A deadline on the clock of a turn."""

    __slots__ = ("_clock", "_until")

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._until = clock() + seconds

    def over(self) -> bool:
        return self._clock() > self._until


NO_DEADLINE: Final = Deadline(perf_counter, float("inf"))


class Turn(Generic[M]):
    """One decision, as its seat sees it.

    It contains no position of the match, only one imagined from what the seat sees: everything
    hidden is dealt again.
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
        """The bot's own randomness, not the match's."""
        self.seconds = seconds
        """How long the bot may think. It should do a fixed amount of work that takes less, so that
        the same seed gives the same move, and stop early only on a slow machine."""
        self.clock = clock
        """The clock for `seconds`."""

    def deadline(self, part: float) -> Deadline:
        """The deadline after this fraction of the bot's time, counted from now."""
        return Deadline(self.clock, part * self.seconds)

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self._world.view(self.seat)

    @property
    def legal(self) -> Moves[M]:
        return self._world.legal(self.seat)

    def imagine(self) -> State[M]:
        """A possible position to try moves on; a different one each time."""
        return self._world.imagine(self.seat, self.chance)

    def imagine_as(self, kind: type[S]) -> S:
        """As `imagine`, for a bot that knows the game."""
        world = self.imagine()
        assert isinstance(world, kind)
        return world

    def seed(self) -> int:
        """A seed for chance of the bot's own, to play imagined matches with."""
        return self.chance.below(SEEDS)


class Bot(Protocol):
    """Decides for a seat of any game."""

    def choose(self, turn: Turn[M], /) -> M: ...


@runtime_checkable
class Planner(Protocol):
    """A bot that can also tell how it would go on."""

    def plan(self, turn: Turn[M], /) -> list[M]:
        """Its decisions in what is left of the turn, as far as they can be foreseen; at least
        one."""
        ...


def plan_of(bot: Bot, turn: Turn[M]) -> list[M]:
    """The bot's plan for what is left of the turn; of a bot without plans, its next decision."""
    return bot.plan(turn) if isinstance(bot, Planner) else [bot.choose(turn)]
