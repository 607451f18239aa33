"""Chance for matches that carry no commitment."""

import secrets

from mapmakers.engine.core import Chance


class OpenChance(Chance):
    """The machine's own randomness: for a match continued from a record made elsewhere, whose
    seed nobody here knows."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)
