"""The results of many matches: points, wins, ratings and titles, with their uncertainty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

from mapmakers.bots.arena.intervals import NORMAL_95, Interval, wilson

if TYPE_CHECKING:
    from mapmakers.bots.arena.matches import PlayedMatch


@dataclass(frozen=True, slots=True)
class Spread:
    """Summary statistics of a sample."""

    count: int
    mean: float
    spread: float
    """The standard deviation."""
    low: float
    high: float

    @classmethod
    def of(cls, sample: Sequence[float]) -> Spread:
        mean = sum(sample) / len(sample)
        square = sum((one - mean) ** 2 for one in sample) / max(len(sample) - 1, 1)
        return cls(len(sample), mean, sqrt(square), min(sample), max(sample))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return NORMAL_95 * self.spread / sqrt(self.count)

    def report(self) -> dict[str, float]:
        return {
            "count": self.count,
            "mean": self.mean,
            "margin_95": self.margin,
            "spread": self.spread,
            "low": self.low,
            "high": self.high,
        }


@dataclass(frozen=True, slots=True)
class BotStanding:
    """The results of a bot."""

    bot: str
    points: Spread
    wins: float
    """Matches won; a shared victory counts as a fraction."""
    ratings: Spread | None
    titles: Mapping[str, int]

    @property
    def win_share(self) -> float:
        return self.wins / self.points.count

    @property
    def win_interval(self) -> Interval:
        """The 95 % interval of its share of victories."""
        return wilson(self.win_share, self.points.count)


@dataclass(slots=True)
class _Tally:
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ratings: list[int] = field(default_factory=list)
    titles: Counter[str] = field(default_factory=Counter)


def standings_of(bots: Sequence[str], matches: Iterable[PlayedMatch]) -> list[BotStanding]:
    """By bot, in the order in which they were named; bots that never played are omitted."""
    tallies = {bot: _Tally() for bot in bots}
    for match in matches:
        for seat, bot in enumerate(match.seated):
            tally = tallies[bot]
            tally.points.append(match.totals[seat])
            tally.wins.append(1 / len(match.winners) if seat in match.winners else 0.0)
            if match.rating is not None:
                tally.ratings.append(match.rating)
                tally.titles[" ".join(match.titles) or "none"] += 1
    return [_standing(bot, tally) for bot, tally in tallies.items() if tally.points]


def _standing(bot: str, tally: _Tally) -> BotStanding:
    ratings = Spread.of(tally.ratings) if tally.ratings else None
    return BotStanding(
        bot,
        Spread.of(tally.points),
        sum(tally.wins),
        ratings,
        dict(tally.titles.most_common()),
    )
