"""The seeds of matches and bots, from the operating system's randomness."""

import secrets

from mapmakers.engine.core import Chance


class OpenChance(Chance):
    """Chance without a commitment, for a match continued from a record whose seed is not known."""

    def below(self, bound: int) -> int:
        return draw(bound)


def draw(bound: int) -> int:
    """One outcome of such chance."""
    return secrets.randbelow(bound)


def match_seed() -> bytes:
    """The seed of a new match: committed before it, revealed after it."""
    return secrets.token_bytes(32)


def bot_seed() -> int:
    """The seed of a bot for one decision, independent of the match."""
    return secrets.randbits(64)
