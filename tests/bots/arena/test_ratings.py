"""Strength on one scale."""

from math import log10

import pytest

from mapmakers.bots.arena import PlayedMatch, ratings_of


def matches(*results: tuple[str, str, int, int]) -> list[PlayedMatch]:
    """Of two: who sat where, how often the first won, how often the second."""
    return [
        PlayedMatch(0, (one, other), totals, (), None, ())
        for one, other, first, second in results
        for totals in [(1, 0)] * first + [(0, 1)] * second
    ]


def test_nobody_to_compare_with() -> None:
    assert ratings_of([]) == []
    assert ratings_of(matches(("a", "a", 3, 2))) == []


def test_ten_to_one_is_four_hundred() -> None:
    a, b = ratings_of(matches(("a", "b", 1000, 100)))
    assert (a.bot, a.elo) == ("a", 0)
    assert b.elo == pytest.approx(-400 * log10(1000.5 / 100.5))


def test_equals_are_equal_and_a_tie_is_half() -> None:
    tied = [PlayedMatch(0, ("a", "b"), (5, 5), (), None, ())] * 10
    a, b = ratings_of([*tied, *matches(("a", "b", 20, 20))])
    assert a.elo == b.elo == 0


def test_strength_is_passed_on_by_those_who_met_both() -> None:
    order = ratings_of(matches(("low", "middle", 30, 70), ("middle", "high", 30, 70)))
    assert [one.bot for one in order] == ["high", "middle", "low"]
    high, middle, low = (one.elo for one in order)
    assert high - middle == pytest.approx(middle - low)


def test_who_never_lost_has_a_strength_too() -> None:
    a, b = ratings_of(matches(("a", "b", 20, 0)))
    assert 400 < a.elo - b.elo < 1000


def test_more_matches_make_it_surer() -> None:
    few, _ = ratings_of(matches(("a", "b", 6, 4)))
    many, _ = ratings_of(matches(("a", "b", 600, 400)))
    assert many.margin == pytest.approx(few.margin / 10, rel=0.1)
    # By hand: 1.96 * 400 / ln 10 / sqrt(1000 * 0.6 * 0.4).
    assert many.margin == pytest.approx(21.98, abs=0.05)


def test_at_a_larger_table_each_pair_is_compared() -> None:
    table = [PlayedMatch(0, ("a", "b", "c"), (9, 5, 1), (0,), None, ())] * 10
    assert [one.bot for one in ratings_of(table)] == ["a", "b", "c"]
