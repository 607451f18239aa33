"""The strength of bots: the Bradley-Terry model, in Elo units.

At a table of more than two, each pair of different bots is a comparison: more points is better. The
bot that was named first in the first match has 0.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import inf, log, log10, sqrt
from typing import TYPE_CHECKING

from mapmakers.bots.arena.intervals import NORMAL_95

if TYPE_CHECKING:
    from mapmakers.bots.arena.matches import PlayedMatch

ELO = 400.0
"""The Elo difference that corresponds to odds of ten to one."""
ROUNDS = 10_000
CLOSE = 1e-9
A_DRAW_EACH = 0.5
"""Each pair that met gets one additional draw, so that a bot that never lost has a finite
strength."""

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    elo: float
    margin: float
    """Half the width of the 95 % interval."""

    def report(self) -> dict[str, float]:
        return {"elo": self.elo, "margin_95": self.margin}


def ratings_of(matches: Iterable[PlayedMatch]) -> list[Rating]:
    """The strongest first; empty if fewer than two different bots met."""
    won = _won(matches)
    bots = list(dict.fromkeys(bot for pair in won for bot in pair))
    if not bots:
        return []
    strength = _fitted(bots, won)
    first = strength[bots[0]]
    found = [
        Rating(bot, ELO * log10(strength[bot] / first), _margin(bot, strength, won)) for bot in bots
    ]
    return sorted(found, key=lambda one: -one.elo)


def _won(matches: Iterable[PlayedMatch]) -> dict[Pair, float]:
    """By pair: how often the first was better; a tie counts half."""
    won: defaultdict[Pair, float] = defaultdict(float)
    for match in matches:
        for one, other in combinations(range(len(match.seated)), 2):
            pair = match.seated[one], match.seated[other]
            if pair[0] == pair[1]:
                continue
            ahead = match.totals[one] - match.totals[other]
            won[pair] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            won[pair[::-1]] += 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0
    return {pair: count + A_DRAW_EACH for pair, count in won.items()}


def _fitted(bots: list[str], won: dict[Pair, float]) -> dict[str, float]:
    """Strengths by Zermelo's iterative algorithm."""
    strength = dict.fromkeys(bots, 1.0)
    victories = {bot: sum(won[pair] for pair in won if pair[0] == bot) for bot in bots}
    for _ in range(ROUNDS):
        moved = 0.0
        for bot in bots:
            met = sum(
                (won[pair] + won[pair[::-1]]) / (strength[bot] + strength[pair[1]])
                for pair in won
                if pair[0] == bot
            )
            now = victories[bot] / met
            moved = max(moved, abs(log(now / strength[bot])))
            strength[bot] = now
        if moved < CLOSE:
            break
    return strength


def _margin(bot: str, strength: dict[str, float], won: dict[Pair, float]) -> float:
    """The margin, from the Fisher information of the bot's comparisons."""
    told = 0.0
    for pair, count in won.items():
        if pair[0] == bot:
            expected = strength[bot] / (strength[bot] + strength[pair[1]])
            told += (count + won[pair[::-1]] - 2 * A_DRAW_EACH) * expected * (1 - expected)
    return NORMAL_95 * ELO / log(10) / sqrt(told) if told > 0 else inf
