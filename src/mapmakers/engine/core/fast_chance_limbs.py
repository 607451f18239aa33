"""Quick chance: what `fast_chance` is when compiled. Words are read out of the generator's bytes as
machine numbers, the last first, so that none of them becomes an object."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

from mapmakers.engine.core.chance import Chance

BLOCK: Final = 512


@final
class FastChance(Chance):
    """A quick generator; the same seed gives the same stream."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)
        self._block = b""
        self._left: i64 = 0
        """How many bytes of the block are unused."""

    def below(self, bound: int) -> int:
        if self._left == 0:
            self._block = self._source.randbytes(BLOCK)
            self._left = BLOCK
        at = self._left - 4
        self._left = at
        block = self._block
        low = i64(block[at]) | i64(block[at + 1]) << 8
        high = i64(block[at + 2]) | i64(block[at + 3]) << 8
        many: i64 = bound
        return (low | high << 16) * many >> 32
