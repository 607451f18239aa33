"""Chance: fair, fast, replayed, recorded, and none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import (
    Chance,
    FairChance,
    FastChance,
    NoChance,
    RecordingChance,
    ReplayChance,
    shuffled,
)
from mapmakers.engine.core.chance import WrongChance

HUGE = [2**32 + 1, 2**63, 2**63 + 1, 3 * 2**62, 2**64 - 1, 2**64]


def words(seed: bytes) -> Iterator[int]:
    """The stream as docs/fair-play.md describes it, written again."""
    number = 0
    while True:
        yield int.from_bytes(sha256(seed + number.to_bytes(8, "big")).digest()[:8], "big")
        number += 1


def answers(seed: bytes, bound: int) -> Iterator[int]:
    for word in words(seed):
        if word < 2**64 - 2**64 % bound:
            yield word % bound


# Fair


def test_fair_chance_gives_the_published_test_values() -> None:
    chance = FairChance(bytes(32))
    assert chance.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert [chance.below(6) for _ in range(8)] == [0, 2, 2, 3, 4, 0, 2, 5]


@given(seed=st.binary(min_size=32, max_size=32), bound=st.integers(2, 2**64))
def test_fair_chance_is_the_stream_of_the_document(seed: bytes, bound: int) -> None:
    chance = FairChance(seed)
    expected = answers(seed, bound)
    assert [chance.below(bound) for _ in range(5)] == [next(expected) for _ in range(5)]


@pytest.mark.parametrize("bound", HUGE)
def test_words_that_would_favour_small_answers_are_passed_over(bound: int) -> None:
    chance = FairChance(bytes(32))
    expected = answers(bytes(32), bound)
    given_answers = [chance.below(bound) for _ in range(200)]
    assert given_answers == [next(expected) for _ in range(200)]
    assert max(given_answers) < bound


def test_about_half_the_words_are_passed_over_just_above_half_the_range() -> None:
    stream = words(bytes(32))
    taken = sum(next(stream) <= 2**63 for _ in range(400))
    assert 150 < taken < 250  # so the test above did meet words that were passed over


def test_no_third_of_the_range_is_likelier_than_another() -> None:
    # Without passing words over, the first third would come up half of the time.
    chance = FairChance(b"\x01" * 32)
    thirds = Counter(chance.below(3 * 2**62) >> 62 for _ in range(3_000))
    assert all(900 < thirds[third] < 1_100 for third in range(3))


@pytest.mark.parametrize("chance", [FairChance(b"\x02" * 32), FastChance(2)], ids=["fair", "fast"])
@pytest.mark.parametrize("bound", [2, 6, 13])
def test_every_answer_is_equally_likely(chance: Chance, bound: int) -> None:
    count = 4_000
    found = Counter(chance.below(bound) for _ in range(count))
    expected = count / bound
    square = sum((found[answer] - expected) ** 2 / expected for answer in range(bound))
    assert sum(found.values()) == sum(found[answer] for answer in range(bound))
    assert square < 3 * (bound + 2)  # chi square: far beyond what one in a thousand samples gives


def test_a_bound_of_one_takes_no_word() -> None:
    chance, other = FairChance(bytes(32)), FairChance(bytes(32))
    assert chance.below(1) == 0
    assert chance.below(6) == other.below(6)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_what_cannot_be_drawn_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match=r"draw from nothing|at most 2\*\*64"):
        FairChance(bytes(32)).below(bound)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairChance(bytes(length))


# Fast


@pytest.mark.parametrize("kind", [FastChance, lambda seed: FairChance(bytes([seed]) * 32)])
def test_machine_numbers_are_picked_alike(kind: Callable[[int], Chance]) -> None:
    one, other = kind(5), kind(5)
    bounds = [1, 2, 6, 13, 1120] * 4
    assert [one.pick(bound) for bound in bounds] == [other.below(bound) for bound in bounds]


def test_the_same_seed_gives_the_same_fast_chance() -> None:
    one, other, third = FastChance(5), FastChance(5), FastChance(6)
    stream = [one.below(1_000) for _ in range(20)]
    assert stream == [other.below(1_000) for _ in range(20)]
    assert stream != [third.below(1_000) for _ in range(20)]


def test_fast_chance_gives_every_answer_about_as_often() -> None:
    chance = FastChance(11)
    found = Counter(chance.below(5) for _ in range(10_000))
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert all(1_800 < times < 2_200 for times in found.values())


# ReplayChance


def test_replay_chance_returns_the_recorded_outcomes() -> None:
    chance = ReplayChance([(5, 14), (0, 4)])
    assert chance.below(14) == 5
    assert chance.below(1) == 0
    assert chance.below(4) == 0
    chance.finish()


@pytest.mark.parametrize(
    ("outcomes", "reason"),
    [
        ([(5, 14)], "draw one of 13, but 5/14 is recorded"),
        ([(13, 13)], "draw one of 13, but 13/13 is recorded"),
        ([(-1, 13)], "draw one of 13, but -1/13 is recorded"),
        ([], "draw one of 13, but no outcome is recorded"),
    ],
)
def test_replay_chance_refuses_a_different_request(
    outcomes: list[tuple[int, int]], reason: str
) -> None:
    with pytest.raises(WrongChance, match=reason):
        ReplayChance(outcomes).below(13)


def test_replay_chance_refuses_outcomes_that_were_not_asked_for() -> None:
    chance = ReplayChance([(5, 14), (2, 3)])
    chance.below(14)
    with pytest.raises(WrongChance, match="2/3 is recorded, but the rules draw nothing here"):
        chance.finish()


# RecordingChance and NoChance


def test_recording_chance_keeps_what_was_drawn() -> None:
    chance = RecordingChance(ReplayChance([(5, 14), (0, 4)]))
    assert (chance.asked, chance.drawn) == (False, [])
    assert (chance.below(14), chance.below(4)) == (5, 0)
    assert (chance.asked, chance.drawn) == (True, [(5, 14), (0, 4)])


def test_drawing_the_only_one_is_asked_but_leaves_nothing_to_record() -> None:
    chance = RecordingChance(NoChance())
    assert chance.below(1) == 0
    assert (chance.asked, chance.drawn) == (True, [])


def test_no_chance_draws_nothing_but_the_only_one() -> None:
    assert NoChance().below(1) == 0
    with pytest.raises(WrongChance, match="one of 2 where nothing may be drawn"):
        NoChance().below(2)


@pytest.mark.parametrize(
    "chance", [ReplayChance([]), RecordingChance(NoChance()), NoChance()], ids=lambda c: type(c)
)
def test_nobody_draws_from_nothing(chance: Chance) -> None:
    with pytest.raises(ValueError, match="cannot draw from nothing"):
        chance.below(0)


# Shuffling


def test_a_shuffle_draws_each_next_one_from_those_left() -> None:
    assert shuffled("abcd", ReplayChance([(2, 4), (0, 3), (1, 2)])) == ("c", "a", "d", "b")
    assert shuffled([], NoChance()) == ()
    assert shuffled(["only"], NoChance()) == ("only",)


def test_every_order_comes_up_equally_often() -> None:
    chance = FastChance(3)
    orders = Counter(shuffled("abc", chance) for _ in range(3_000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
