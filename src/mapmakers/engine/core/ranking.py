"""The places of players at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

Standing = tuple[int, ...]
"""What a player is ranked by, the most important first; more is better."""


def ranked(standings: Sequence[Standing]) -> tuple[int, ...]:
    """The place of every seat, from 1; equal players share one, and the next ones are left out."""
    best_first = sorted(standings, reverse=True)
    return tuple([best_first.index(standing) + 1 for standing in standings])
