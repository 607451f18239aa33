"""Chance is passed to the rules and never stored by them.

Every random event of every game asks for an integer below n. Cards are drawn one at a time from
those that nobody has seen, so a state contains no hidden order that could leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar, final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.mypyc_types import i64, mypyc_attr

T = TypeVar("T")
Drawn = tuple[int, int]
"""An outcome: (answer, bound), with 0 <= answer < bound."""

WORD = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of randomness. A bound of 1 leaves no choice and draws nothing.

    This is a base class and not a protocol, so that the compiled engine calls its own classes
    directly. Any other object with a method `below` works too: see `as_chance`.
    """

    __slots__ = ()

    def below(self, bound: int) -> int:
        """An integer from 0 to bound - 1, each equally likely."""
        raise NotImplementedError  # every chance below draws in its own way

    def pick(self, bound: i64) -> i64:
        """The same for machine integers, for the compiled engine's own loops."""
        return self.below(bound)


def as_chance(chance: AnyChance) -> Chance:
    """Wrap an object that is not a Chance, so that the rules can use it."""
    if isinstance(chance, Chance):
        return chance
    return ForeignChance(chance)


@final
class ForeignChance(Chance):
    """Wraps any object with a method `below`, and checks its answers."""

    __slots__ = ("_chance",)

    def __init__(self, chance: AnyChance) -> None:
        if not hasattr(chance, "below"):
            raise TypeError(f"chance has a method below(bound), and {chance!r} has none")
        self._chance = chance

    def __reduce__(self) -> tuple[object, ...]:
        return ForeignChance, (self._chance,)

    def below(self, bound: int) -> int:
        if bound <= 1:
            return _only(bound)
        answer = self._chance.below(bound)
        if not 0 <= answer < bound:
            raise WrongChance(f"the rules draw one of {bound}, and chance answers {answer!r}")
        return answer


def shuffled(items: Iterable[T], chance: AnyChance) -> tuple[T, ...]:
    """The items in random order: each is drawn from those left, which keep their order."""
    rest = list(items)
    asked = as_chance(chance)
    return tuple([rest.pop(asked.below(left)) for left in range(len(rest), 0, -1)])


class FairChance(Chance):
    """A stream fixed by a secret seed whose hash is published before play (docs/fair-play.md).

    >>> chance = FairChance(bytes(32))
    >>> chance.commitment[:16]
    '66687aadf862bd77'
    >>> [chance.below(6) for _ in range(8)]
    [0, 2, 2, 3, 4, 0, 2, 5]
    """

    __slots__ = ("_counter", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError("a fair seed has 32 bytes")
        self.seed = seed
        self._counter = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seed,), self._counter

    def __setstate__(self, counter: int) -> None:
        self._counter = counter

    @property
    def commitment(self) -> str:
        """The commitment published before play: the SHA-256 of the seed, in hexadecimal."""
        return sha256(self.seed).hexdigest()

    def below(self, bound: int) -> int:
        if bound <= 1:
            return _only(bound)
        if bound > WORD:
            raise ValueError("one of at most 2**64 can be drawn at once")
        limit = WORD - WORD % bound  # words from here on would favour small answers
        while True:
            block = sha256(self.seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            word = int.from_bytes(block[:8], "big")
            if word < limit:
                return word % bound

    def copy(self) -> FairChance:
        """An independent copy of the stream at this point."""
        again = FairChance(self.seed)
        again._counter = self._counter
        return again


class ReplayChance(Chance):
    """Returns recorded outcomes in order, and raises an error if the requests differ."""

    __slots__ = ("_answers", "_next")

    def __init__(self, answers: Sequence[Drawn]) -> None:
        self._answers = answers
        self._next = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._answers,), self._next

    def __setstate__(self, following: int) -> None:
        self._next = following

    def below(self, bound: int) -> int:
        if bound <= 1:
            return _only(bound)
        if self._next == len(self._answers):
            raise WrongChance(f"the rules draw one of {bound}, but no outcome is recorded")
        answer, recorded = self._answers[self._next]
        if recorded != bound or not 0 <= answer < bound:
            raise WrongChance(f"the rules draw one of {bound}, but {answer}/{recorded} is recorded")
        self._next += 1
        return answer

    def finish(self) -> None:
        """Raise an error unless every recorded outcome was used."""
        if self._next != len(self._answers):
            answer, bound = self._answers[self._next]
            raise WrongChance(f"{answer}/{bound} is recorded, but the rules draw nothing here")


class RecordingChance(Chance):
    """Passes requests on and keeps the outcomes, for the record and for undo."""

    __slots__ = ("_chance", "asked", "drawn")

    def __init__(self, chance: AnyChance) -> None:
        self._chance = as_chance(chance)
        self.asked = False
        """Whether anything was drawn, even if there was only one possibility: the player sees
        it."""
        self.drawn: list[Drawn] = []

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._chance,), (self.asked, self.drawn)

    def __setstate__(self, kept: tuple[bool, list[Drawn]]) -> None:
        self.asked, self.drawn = kept

    def below(self, bound: int) -> int:
        self.asked = True
        if bound <= 1:
            return _only(bound)
        answer = self._chance.below(bound)
        self.drawn.append((answer, bound))
        return answer


class NoChance(Chance):
    """Raises an error if the rules draw anything."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        if bound <= 1:
            return _only(bound)
        raise WrongChance(f"the rules draw one of {bound} where nothing may be drawn")


class WrongChance(ValueError):
    """The rules asked for something other than the recorded outcomes."""


def _only(bound: int) -> int:
    if bound < 1:
        raise ValueError("cannot draw from nothing")
    return 0
