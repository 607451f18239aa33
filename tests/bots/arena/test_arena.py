"""The arena: fair seatings, the same result for the same seed, and right sums."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from time import process_time
from typing import Any, TypeVar, cast

import pytest

from mapmakers.bots import BOTS, Turn
from mapmakers.bots.arena import Arena, Spread
from mapmakers.engine.core import Chance, Outcome
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.state import CartographersState
from mapmakers.engine.games.cartographers.view import View

M = TypeVar("M")


class Prepared(Arena):
    """An arena whose matches end as told; it notes who sat where in which deal."""

    def __init__(self, bots: tuple[str, ...], seats: int, outcomes: list[Outcome]) -> None:
        alone = len(bots) if seats == 1 else 1
        super().__init__(CARTOGRAPHERS, {}, bots, seats, len(outcomes) // alone, seed=1)
        self._outcomes = iter(outcomes)
        self.noted: list[tuple[int, tuple[str, ...]]] = []

    def play(self, deal: int, seated: tuple[str, ...]) -> Outcome:
        self.noted.append((deal, seated))
        return next(self._outcomes)


def ended(*totals: int, rating: int | None = None, title: str = "") -> Outcome:
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    scores = tuple({"all": total} for total in totals)
    titles = (title,) if title else ()
    return Outcome(scores, totals, winners, "points", rating, titles)


# Seatings


def test_together_the_bots_change_seats_over_the_same_deal() -> None:
    arena = Prepared(("greedy", "random"), 2, [ended(1, 0)] * 4)
    arena.run(lambda: None)
    one, other = ("greedy", "random"), ("random", "greedy")
    assert arena.noted == [(0, one), (0, other), (1, one), (1, other)]


def test_at_a_larger_table_they_sit_in_turn() -> None:
    arena = Prepared(("greedy", "random"), 3, [ended(1, 0, 0)] * 2)
    arena.run(lambda: None)
    assert [seated for _, seated in arena.noted] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "random"),
    ]


def test_alone_every_bot_plays_every_deal() -> None:
    arena = Prepared(("greedy", "random"), 1, [ended(1)] * 4)
    arena.run(lambda: None)
    one, other = ("greedy",), ("random",)
    assert arena.noted == [(0, one), (0, other), (1, one), (1, other)]
    assert arena.total == 4


# Sums


def test_points_and_wins_are_counted_for_each_bot() -> None:
    matches = [ended(30, 10), ended(20, 40), ended(25, 25)]
    arena = Prepared(("greedy", "random"), 2, matches)
    greedy, by_chance = arena.run(lambda: None)
    # The second match was played with the seats changed.
    assert (greedy.points.count, greedy.points.low, greedy.points.high) == (3, 25, 40)
    assert greedy.points.mean == pytest.approx((30 + 40 + 25) / 3)
    assert by_chance.points.mean == pytest.approx((10 + 20 + 25) / 3)
    assert greedy.wins == 2.5
    assert by_chance.wins == 0.5
    assert greedy.ratings is None
    assert greedy.titles == {}


def test_alone_ratings_and_titles_are_counted() -> None:
    matches = [
        ended(50, rating=10, title="pathfinder"),
        ended(20, rating=-5),
        ended(60, rating=14, title="pathfinder"),
        ended(30, rating=0, title="inkdrinker"),
    ]
    arena = Prepared(("greedy", "random"), 1, matches)
    greedy, by_chance = arena.run(lambda: None)
    assert greedy.titles == {"pathfinder": 2}
    assert by_chance.titles == {"none": 1, "inkdrinker": 1}
    assert greedy.ratings is not None
    assert (greedy.ratings.mean, greedy.ratings.low, greedy.ratings.high) == (12, 10, 14)


def test_a_sample_is_summed_up() -> None:
    spread = Spread.of([2, 4, 4, 4, 5, 5, 7, 9])
    assert (spread.count, spread.mean, spread.low, spread.high) == (8, 5, 2, 9)
    assert spread.spread == pytest.approx(sqrt(32 / 7))
    assert spread.margin == pytest.approx(1.96 * sqrt(32 / 7) / sqrt(8))


def test_a_sample_of_one_has_no_spread() -> None:
    spread = Spread.of([7])
    assert (spread.mean, spread.spread, spread.margin, spread.low, spread.high) == (7, 0, 0, 7, 7)


def test_a_bot_that_never_sat_down_has_no_standing() -> None:
    arena = Prepared(("greedy", "random"), 2, [])
    assert arena.run(lambda: None) == []


# Whole runs


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_report(game: str) -> None:
    def report(seed: int) -> object:
        arena = Arena(GAMES[game], {}, ("random", "greedy"), 2, 2, seed)
        return arena.report(arena.run(lambda: None))

    assert report(3) == report(3)
    assert report(3) != report(4)


def test_the_report_says_all_that_is_needed_to_run_it_again() -> None:
    arena = Arena(CARTOGRAPHERS, {"side": "B"}, ("random",), 1, 3, 5)
    played: list[int] = []
    report = arena.report(arena.run(lambda: played.append(1)))
    assert len(played) == 3
    assert report["game"] == "cartographers"
    assert report["rules"] == 1
    assert report["components"] == CARTOGRAPHERS.components
    assert report["options"] == {"side": "B"}
    assert (report["seats"], report["games"], report["seed"]) == (1, 3, 5)
    (bot,) = report["bots"]
    assert bot["bot"] == "random"
    assert bot["points"]["count"] == 3
    assert bot["win_share"] == 1
    assert sum(bot["titles"].values()) == 3


class FirstBot:
    """Takes the first move there is."""

    def choose(self, turn: Turn[M]) -> M:
        return turn.legal[0]


def test_a_bot_of_ones_own_can_be_entered() -> None:
    makers = {**BOTS, "first": lambda game: FirstBot()}
    arena = Arena(CARTOGRAPHERS, {}, ("first", "random"), 1, 2, seed=9, makers=makers)
    first, _ = arena.run(lambda: None)
    assert first.bot == "first"
    outcome = arena.play(0, ("first",))
    assert outcome.totals[0] in (first.points.low, first.points.high)


class Hurried:
    """Notes what counts its time."""

    def __init__(self) -> None:
        self.clocks: list[object] = []

    def choose(self, turn: Turn[M]) -> M:
        self.clocks.append(turn.clock)
        return turn.legal[0]


def test_time_is_what_the_process_has_used_whatever_else_the_machine_does() -> None:
    bot = Hurried()
    Arena(CARTOGRAPHERS, {}, ("it",), 1, 1, seed=9, makers={"it": lambda game: bot}).run(
        lambda: None
    )
    assert set(bot.clocks) == {process_time}


class Watched:
    """Cartographers, with a note of the first table of every match."""

    def __init__(self) -> None:
        self.dealt: list[View] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(CARTOGRAPHERS, name)

    def start(self, options: Mapping[str, str], seats: int, chance: Chance) -> CartographersState:
        state = CARTOGRAPHERS.start(options, seats, chance)
        self.dealt.append(state.view(None))
        return state


def test_a_deal_is_the_same_whoever_plays_it() -> None:
    game = Watched()
    entered = ("random", "greedy")
    Arena(cast(Any, game), {}, entered, seats=1, games=2, seed=9).run(lambda: None)
    one, same, other, same_as_other = game.dealt
    assert one == same
    assert other == same_as_other
    assert one != other
