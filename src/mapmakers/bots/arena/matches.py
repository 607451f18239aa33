"""The matches of an arena: who sits where, with which deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import permutations
from time import process_time
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.bots.arena.ratings import ratings_of
from mapmakers.bots.arena.standings import BotStanding, standings_of
from mapmakers.bots.bot import Bot, Turn
from mapmakers.engine.core import FastChance, Game, Outcome

MOST_SEATED_ALL_WAYS = 4
"""Up to this many seats a deal is played in every seating; at larger tables the bots rotate."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match of the arena and its result."""

    number: int
    seated: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rating: int | None
    titles: tuple[str, ...]


class Arena:
    """In solo play every bot plays every deal. Otherwise the bots change seats from match to match,
    and every seating of a deal is played before the next."""

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
        self.seatings = _seatings(bots, seats)
        """The seatings of a deal, in order."""

    @property
    def total(self) -> int:
        """The total number of matches."""
        return self.games * len(self.bots) if self.seats == 1 else self.games

    def run(self, played: Callable[[], None]) -> list[BotStanding]:
        """Play all matches here, one after the other; `played` is called after each."""
        return standings_of(self.bots, self.matches(range(self.total), played))

    def matches(self, numbers: Iterable[int], played: Callable[[], None]) -> Iterator[PlayedMatch]:
        for number in numbers:
            yield self.match(number)
            played()

    def match(self, number: int) -> PlayedMatch:
        """The match with this number; it does not depend on any other."""
        deal, seating = divmod(number, len(self.seatings))
        seated = self.seatings[seating]
        outcome = self.play(deal, seated)
        return PlayedMatch(
            number, seated, outcome.totals, outcome.winners, outcome.rating, outcome.titles
        )

    def play(self, deal: int, seated: tuple[str, ...]) -> Outcome:
        """One match. The deal does not depend on the seating; bots have their own randomness.

        Thinking time is the processor time of this process, so that it does not depend on other
        load. A bot in its own process uses wall-clock time.
        """
        chance = FastChance(_mixed(self.seed, deal))
        bots = [self._makers[bot](self.game.name) for bot in seated]
        chances = [FastChance(_mixed(self.seed, deal, seat + 1)) for seat in range(self.seats)]
        state = self.game.start(self.options, self.seats, chance)
        while state.waiting:
            seat = state.waiting[0]
            move = bots[seat].choose(Turn(state, seat, chances[seat], clock=process_time))
            state.play(seat, move, chance)
        outcome = state.outcome
        assert outcome is not None
        return outcome

    def report(
        self, standings: list[BotStanding], matches: Iterable[PlayedMatch] = ()
    ) -> dict[str, Any]:
        """The results as plain values; with the matches, also the strengths."""
        ratings = {one.bot: one for one in ratings_of(matches)}
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
                    "win_share": one.win_share,
                    "win_share_margin_95": one.win_interval.margin,
                    "win_share_low_95": one.win_interval.low,
                    "win_share_high_95": one.win_interval.high,
                    "ratings": one.ratings.report() if one.ratings else None,
                    "titles": dict(one.titles),
                    "strength": ratings[one.bot].report() if one.bot in ratings else None,
                }
                for one in standings
            ],
        }


def _seatings(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    if seats == len(bots) and seats <= MOST_SEATED_ALL_WAYS:
        return list(dict.fromkeys(permutations(bots)))
    return [
        tuple(bots[(seat + turn) % len(bots)] for seat in range(seats)) for turn in range(len(bots))
    ]


def _mixed(*numbers: int) -> int:
    """One seed from several numbers, the same on every machine."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:8], "big")
