"""Quick chance for search and simulation.

A compiled engine has fast_chance_limbs in its place, which gives the same stream.
"""

from __future__ import annotations

import random
from struct import unpack

from mapmakers.engine.core.chance import Chance


class FastChance(Chance):
    """A quick generator; the same seed gives the same stream.

    Bounds stay far below 2**32: there all answers are as good as equally likely.

    >>> chance = FastChance(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 3, 2, 4, 2, 1, 4, 5]
    """

    __slots__ = ("_source", "_words")

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        words = self._words
        if not words:
            words.extend(unpack("<128I", self._source.randbytes(512)))
        return words.pop() * bound >> 32
