"""Where matches are played makes no difference to how they end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mapmakers.bots.arena import PlayedMatch
from mapmakers.bots.arena.runners import OtherPlan, Plan, here, in_processes, play_all

PLAN = Plan("misterra", None, (), ("random", "greedy"), 2, 6, 11)


def ignored(_count: int) -> None:
    pass


@pytest.fixture(scope="module")
def played_here() -> list[PlayedMatch]:
    return play_all(PLAN, here, ignored)


def test_the_same_matches_in_many_processes(played_here: list[PlayedMatch]) -> None:
    counted: list[int] = []
    assert play_all(PLAN, in_processes(2), counted.append) == played_here
    assert sum(counted) == 6


def never(_plan: Plan, numbers: list[int]) -> Iterator[PlayedMatch]:
    raise AssertionError(f"played again: {numbers}")


def test_what_is_kept_is_not_played_again(tmp_path: Path, played_here: list[PlayedMatch]) -> None:
    kept = tmp_path / "matches.jsonl"
    play_all(PLAN, here, ignored, kept)
    counted: list[int] = []
    assert play_all(PLAN, never, counted.append, kept) == played_here
    assert counted == [6]


def test_who_was_ended_in_the_middle_goes_on(
    tmp_path: Path, played_here: list[PlayedMatch]
) -> None:
    kept = tmp_path / "matches.jsonl"
    play_all(PLAN, here, ignored, kept)
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:4]) + lines[4][:20])
    again: list[int] = []

    def run(plan: Plan, numbers: list[int]) -> Iterator[PlayedMatch]:
        again.extend(numbers)
        return here(plan, numbers)

    assert play_all(PLAN, run, ignored, kept) == played_here
    assert again == [3, 4, 5]
    assert play_all(PLAN, never, ignored, kept) == played_here


def test_more_games_go_on_from_fewer(tmp_path: Path, played_here: list[PlayedMatch]) -> None:
    kept = tmp_path / "matches.jsonl"
    fewer = Plan("misterra", None, (), ("random", "greedy"), 2, 4, 11)
    assert play_all(fewer, here, ignored, kept) == played_here[:4]
    assert play_all(PLAN, here, ignored, kept) == played_here


def test_the_matches_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "matches.jsonl"
    play_all(PLAN, here, ignored, kept)
    before = kept.read_text()
    other = Plan("misterra", None, (), ("random", "greedy"), 2, 6, 12)
    with pytest.raises(OtherPlan, match="another arena"):
        play_all(other, never, ignored, kept)
    assert kept.read_text() == before
