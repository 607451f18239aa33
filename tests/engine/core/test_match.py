"""A match: what it writes down, how it is looked back on and gone on with."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.engine.core import FairChance, FastChance, Match, Record, Refused
from mapmakers.engine.core.chance import WrongChance
from mapmakers.engine.core.replay import apply_lines, replay
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from tests.engine.contract import dump
from tests.engine.core.samples import SEED, begun, play_on

games = pytest.mark.parametrize("game", GAMES)


def move(match: Match[Any], seat: int, at: int = 0) -> Any:
    """One of the seat's legal moves."""
    return match.state.legal(seat)[at]


# What is written down


def test_a_decision_is_a_step_and_a_line() -> None:
    match = begun()
    first = move(match, 0)
    match.play(0, first)
    assert [(step.seat, step.move, step.drawn) for step in match.steps] == [(0, first, ())]
    assert match.record.texts[-1] == f"move 1 {first}"
    match.play(1, move(match, 1))
    assert len(match.steps[1].drawn) == 1
    assert match.record.texts[-1].startswith("chance ")


def test_what_is_refused_leaves_no_trace() -> None:
    match = begun()
    match.play(0, move(match, 0))
    before = dump(match.state), match.record.lines, match.steps
    for seat, text in [(0, "F A1"), (1, "X A1"), (1, "A D2")]:
        with pytest.raises(Refused):
            match.play(seat, match.game.parse_move(text))
    assert (dump(match.state), match.record.lines, match.steps) == before
    assert match.can_undo(0)


@games
def test_the_seed_is_shown_when_the_match_is_over_and_not_before(game: str) -> None:
    match = begun(game=game)
    while match.state.waiting:
        assert SEED.hex() not in "\n".join(match.record.texts)
        play_on(match, 1)
    assert match.record.texts[-2:] == (f"seed {SEED.hex()}", "end")


@games
def test_the_same_seed_and_decisions_give_the_same_record(game: str) -> None:
    one, other, third = begun(game=game), begun(game=game), begun(game=game, seed=b"\x05" * 32)
    for match in (one, other, third):
        play_on(match)
    assert one.record.lines == other.record.lines
    assert one.record.lines != third.record.lines


def test_chance_of_many_answers_goes_on_on_the_next_line() -> None:
    match = begun()
    before = len(match.record.texts)
    match._write_drawn([(1, 2)] * 250)
    written = [text.count("/") for text in match.record.texts[before:]]
    assert written == [100, 100, 50]


def test_views_are_those_of_the_state() -> None:
    match = begun()
    match.play(0, move(match, 0))
    for seat in (None, 0, 1):
        assert match.view(seat) == match.state.view(seat)
    assert match.view(0).pending
    assert not match.view(1).pending


# Looking back


@games
def test_every_position_can_be_looked_at_again(game: str) -> None:
    match = begun(game=game)
    positions = [dump(match.state)]
    while match.state.waiting:
        play_on(match, 1)
        positions.append(dump(match.state))
    assert [dump(state) for state in match.states()] == positions
    for step in {0, 1, len(positions) // 2, len(positions) - 1}:
        assert dump(match.at(step)) == positions[step]


def test_what_is_looked_at_is_a_copy() -> None:
    match = begun(seats=1)
    play_on(match, 3)
    before = dump(match.state)
    then = match.at(len(match.steps))
    then.play(0, then.legal(0)[0], FastChance(1))
    assert dump(match.state) == before


@pytest.mark.parametrize("steps", [-1, 4])
def test_there_is_nothing_before_the_first_step_or_after_the_last(steps: int) -> None:
    match = begun()
    play_on(match, 3)
    with pytest.raises(IndexError, match="the match has 3 steps"):
        match.at(steps)


def test_taken_back_decisions_are_steps_too() -> None:
    match = begun()
    before = dump(match.state)
    match.play(0, move(match, 0))
    decided = dump(match.state)
    match.undo(0)
    assert [step.move is None for step in match.steps] == [False, True]
    assert [dump(state) for state in match.states()] == [before, decided, before]
    assert dump(match.at(1)) == decided


# Going on after a replay


@games
@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
def test_a_match_goes_on_after_a_replay_as_it_would_have(game: str, part: float) -> None:
    match = begun(game=game)
    play_on(match)
    lines = match.record.texts
    half = int(len(match.steps) * part)
    again = replay(match.game, Record.parse(str(match.replayed(half).record)))
    again.continue_with(FairChance(SEED))
    for step in match.steps[half:]:
        assert step.move is not None
        again.play(step.seat, step.move)
    assert again.record.texts == lines


def test_a_replayed_match_has_no_chance_of_its_own() -> None:
    match = begun(seats=1)
    again = replay(match.game, match.record)
    with pytest.raises(WrongChance, match="no outcome is recorded"):
        again.play(0, move(again, 0))


def test_another_seed_cannot_take_over() -> None:
    match = replay(CARTOGRAPHERS, begun().record)
    with pytest.raises(ValueError, match="not the seed that was committed to"):
        match.continue_with(FairChance(b"\x01" * 32))


def test_nor_can_the_seed_of_a_match_that_was_not_played_with_it() -> None:
    fair = FairChance(SEED)
    match = Match(CARTOGRAPHERS, ["Ada"], FastChance(3), commitment=fair.commitment)
    with pytest.raises(ValueError, match="did not make this match's chance"):
        match.continue_with(fair)


def test_any_chance_that_commits_to_nothing_may_take_over() -> None:
    match = replay(CARTOGRAPHERS, begun(seats=1).record)
    match.continue_with(FastChance(3))
    play_on(match)
    assert match.state.outcome is not None


# Two copies of one match


@games
def test_a_copy_is_played_on_apart_from_the_match_and_with_the_same_chance(game: str) -> None:
    match = begun(game=game)
    play_on(match, 9)
    lines, position = match.record.lines, dump(match.state)
    again = match.copy()
    play_on(again, 20)
    assert (match.record.lines, dump(match.state)) == (lines, position)
    play_on(match, 20)
    assert match.record.lines == again.record.lines
    assert dump(match.state) == dump(again.state)


def test_what_a_copy_takes_back_stays_in_the_match() -> None:
    match = begun()
    match.play(0, move(match, 0))
    again = match.copy()
    again.undo(0)
    again.play(0, move(again, 0, 1))
    match.undo(0)
    assert match.record.texts[-1] == "undo 1"
    assert dump(match.state) == dump(begun().state)


@games
def test_a_copy_follows_the_match_line_by_line(game: str) -> None:
    match = begun(game=game)
    behind = match.copy()
    while match.state.waiting:
        play_on(match, 7)
        new = match.record.texts[len(behind.record.texts) :]
        assert len(list(apply_lines(behind, new))) <= 7
        assert behind.record.lines == match.record.lines
        assert dump(behind.state) == dump(match.state)


@games
def test_who_followed_can_go_on_alone(game: str) -> None:
    match = begun(game=game)
    behind = match.copy()
    play_on(match, 11)
    list(apply_lines(behind, match.record.texts[len(behind.record.texts) :]))
    play_on(match, 30)
    play_on(behind, 30)
    assert behind.record.lines == match.record.lines


def test_chance_that_the_seed_does_not_give_is_not_followed() -> None:
    match = begun()
    behind = match.copy()
    play_on(match, 2)
    *moves, chance = match.record.texts[len(behind.record.texts) :]
    answer, bound = match.steps[-1].drawn[0]
    assert chance == f"chance {answer}/{bound}"
    with pytest.raises(WrongChance):
        list(apply_lines(behind, [*moves, f"chance {(answer + 1) % bound}/{bound}"]))


def test_an_ending_that_the_rules_do_not_give_is_not_followed() -> None:
    match = begun()
    behind = match.copy()
    play_on(match)
    *lines, end = match.record.texts[len(behind.record.texts) :]
    assert end == "end"
    with pytest.raises(ValueError, match="do not follow"):
        list(apply_lines(behind, lines))
