"""Where the luck of matches and bots comes from: the machine's own randomness."""

import secrets

from mapmakers.engine.core import Chance


class OpenChance(Chance):
    """Chance of a match that carries no commitment: continued from a record made elsewhere, whose
    seed nobody here knows."""

    def below(self, bound: int) -> int:
        return draw(bound)


def draw(bound: int) -> int:
    """One outcome of such an open chance."""
    return secrets.randbelow(bound)


def match_seed() -> bytes:
    """The seed of a new match: committed to before it, told after it."""
    return secrets.token_bytes(32)


def bot_seed() -> int:
    """The luck of a bot in one decision, apart from that of the match."""
    return secrets.randbits(64)
