"""Chance for matches that carry no commitment."""

import secrets


class OpenChance:
    """The machine's own randomness: for a match continued from a record made elsewhere, whose
    seed nobody here knows."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)
