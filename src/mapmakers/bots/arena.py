"""Many matches between bots: the same deals for each seating, the same seed the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.bots.bot import Bot, Turn
from mapmakers.engine.core import FastChance, Game, Outcome

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Spread:
    """A sample of whole numbers, summed up."""

    count: int
    mean: float
    spread: float
    """The standard deviation."""
    low: int
    high: int

    @classmethod
    def of(cls, sample: list[int]) -> Spread:
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
class Standing:
    """How a bot has done."""

    bot: str
    points: Spread
    wins: float
    """Matches won; a shared victory counts as a part."""
    ratings: Spread | None
    titles: Mapping[str, int]


@dataclass(slots=True)
class _Tally:
    points: list[int] = field(default_factory=list)
    ratings: list[int] = field(default_factory=list)
    titles: Counter[str] = field(default_factory=Counter)
    wins: float = 0.0


class Arena:
    """Alone, every bot plays every deal. Together, the bots move one seat on for each match, and
    every seating of a deal is played before the next."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, str],
        bots: tuple[str, ...],
        seats: int,
        games: int,
        seed: int,
        makers: Mapping[str, Callable[[str], Bot]] = BOTS,
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seats = seats
        self.games = games
        self.seed = seed
        self._makers = makers

    @property
    def total(self) -> int:
        """How many matches are played in all."""
        return self.games * len(self.bots) if self.seats == 1 else self.games

    def run(self, played: Callable[[], None]) -> list[Standing]:
        """Play them all; `played` is called after each."""
        tallies = {bot: _Tally() for bot in self.bots}
        for number in range(self.total):
            deal, turn = divmod(number, len(self.bots))
            seated = [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats)]
            outcome = self.play(deal, seated)
            for seat, bot in enumerate(seated):
                _count(tallies[bot], seat, outcome)
            played()
        return [_standing(bot, tally) for bot, tally in tallies.items() if tally.points]

    def play(self, deal: int, seated: list[str]) -> Outcome:
        """One match. The deal's chance is the same whoever sits where; bots have their own."""
        chance = FastChance(_mixed(self.seed, deal))
        bots = [self._makers[bot](self.game.name) for bot in seated]
        chances = [FastChance(_mixed(self.seed, deal, seat + 1)) for seat in range(self.seats)]
        state = self.game.start(self.options, self.seats, chance)
        while state.waiting:
            seat = state.waiting[0]
            move = bots[seat].choose(Turn(state, seat, chances[seat]))
            state.play(seat, move, chance)
        outcome = state.outcome
        assert outcome is not None
        return outcome

    def report(self, standings: list[Standing]) -> dict[str, Any]:
        """All of it as plain values."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "components": self.game.components,
            "options": dict(self.options),
            "seats": self.seats,
            "games": self.total,
            "seed": self.seed,
            "bots": [
                {
                    "bot": one.bot,
                    "points": one.points.report(),
                    "wins": one.wins,
                    "win_share": one.wins / one.points.count,
                    "ratings": one.ratings.report() if one.ratings else None,
                    "titles": dict(one.titles),
                }
                for one in standings
            ],
        }


def _mixed(*numbers: int) -> int:
    """One seed of several numbers, the same on every machine."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:8], "big")


def _count(tally: _Tally, seat: int, outcome: Outcome) -> None:
    tally.points.append(outcome.totals[seat])
    if seat in outcome.winners:
        tally.wins += 1 / len(outcome.winners)
    if outcome.rating is not None:
        tally.ratings.append(outcome.rating)
        tally.titles[" ".join(outcome.titles) or "none"] += 1


def _standing(bot: str, tally: _Tally) -> Standing:
    ratings = Spread.of(tally.ratings) if tally.ratings else None
    titles = dict(tally.titles.most_common())
    return Standing(bot, Spread.of(tally.points), tally.wins, ratings, titles)
