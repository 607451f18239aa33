"""A match looked at afterwards: by what each seat saw, and with luck told from mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.bots import BOTS, Turn
from mapmakers.bots.analysis import Effort, Study, Weighed, decisions_of, weigh
from mapmakers.engine.core import FastChance, Match, State
from mapmakers.engine.games import GAMES
from tests.engine.contract import dump

LITTLE = Effort(others=2, worlds=1)
BETTER = ("better",)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def begun(game: str, decisions: int, seats: int = 2, bot: str = "random") -> Match[Any]:
    """A match after so many decisions of such bots."""
    match = Match(GAMES[game], [f"{bot} {seat}" for seat in range(seats)], FastChance(3))
    chance = FastChance(4)
    for _ in range(decisions):
        seat = match.state.waiting[0]
        match.play(seat, BOTS[bot](game).choose(Turn(match.state, seat, chance)))
    return match


@EVERY_GAME
def test_what_a_seat_could_not_see_does_not_count(game: str) -> None:
    match = begun(game, 6, seats=3)
    tried = 0
    for decision in decisions_of(match)[-3:]:
        other = decision.before.imagine(decision.seat, FastChance(77))
        tried += dump(other) != dump(decision.before)
        asked = (decision.seat, decision.moves, 5, LITTLE)
        assert weigh(game, decision.before, *asked) == weigh(game, other, *asked)
    assert tried


@EVERY_GAME
def test_whatever_was_done_before_the_same_seed_gives_the_same_answer(game: str) -> None:
    decision = decisions_of(begun(game, 5))[-1]
    asked = (game, decision.before, decision.seat, decision.moves, 9, LITTLE)
    first = weigh(*asked)
    weigh(game, decision.before, decision.seat, decision.moves, 10, LITTLE)
    assert weigh(*asked) == first


@EVERY_GAME
def test_a_player_who_looks_ahead_gives_less_away_than_one_who_does_not(game: str) -> None:
    assert given_away(game, "surveyor") < given_away(game, "random")


def given_away(game: str, bot: str) -> float:
    """Points by which others of its first moves promised more."""
    decisions = decisions_of(begun(game, 10, bot=bot))
    return sum(
        weigh(game, one.before, one.seat, one.moves, one.step, LITTLE).cost for one in decisions
    )


def test_two_moves_are_weighed_against_each_other_either_way() -> None:
    """What one gains over the other, the other loses."""
    state: State[Any] = begun("mapout", 0).state
    seat = state.waiting[0]
    one, other = (str(state.legal(seat)[0]),), (str(state.legal(seat)[5]),)
    there = weigh("mapout", state, seat, one, 1, LITTLE, other)
    back = weigh("mapout", state, seat, other, 1, LITTLE, one)
    assert there.better == other
    assert there.cost == pytest.approx(-back.cost)


def test_what_was_taken_back_is_not_judged() -> None:
    match = begun("cartographers", 0)
    first, second = match.state.legal(0)[0], match.state.legal(0)[1]
    match.play(0, first)
    match.undo(0)
    match.play(0, second)
    assert [(one.step, one.moves) for one in decisions_of(match)] == [(3, (str(second),))]


def test_where_nothing_can_be_chosen_nothing_is_judged() -> None:
    """A lone move is no decision."""
    match = begun("mapout", 0)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    steps = {one.step for one in decisions_of(match)}
    forced = [
        number
        for number, (state, step) in enumerate(zip(match.states(), match.steps, strict=False), 1)
        if len(state.legal(step.seat)) == 1
    ]
    assert not steps & set(forced)
    assert steps | set(forced) == set(range(1, len(match.steps) + 1))


def studied(match: Match[Any], first: dict[int, float], again: dict[int, float]) -> Study:
    """A study whose answers are made up: by step, what a decision seems to cost at the first look
    and at the second."""
    study = Study(match)
    for question in study.questions():
        step = question.decision.step
        if question.against is None:
            cost = first.get(step, 0.0)
            study.answer(question, Weighed(40.0 + step, BETTER if cost else None, cost))
        else:
            assert question.against == BETTER
            study.answer(question, Weighed(0.0, BETTER, again[step]))
    assert study.asked <= study.total
    return study


def test_only_the_second_look_counts() -> None:
    match = begun("cartographers", 6)
    first = {one.step: 9.0 - one.step for one in decisions_of(match)}
    again = {**dict.fromkeys(first, 0.0), 2: 3.0, 4: 5.0}
    seats = studied(match, first, again).result().seats
    costly = [(one.step, one.cost) for seat in seats for one in seat.costliest]
    assert sorted(costly) == [(2, 3.0), (4, 5.0)]


def test_a_cost_within_its_own_error_is_not_reported() -> None:
    match = begun("cartographers", 2)
    study = Study(match)
    sure, unsure = (one.step for one in decisions_of(match))
    for number, question in enumerate(study.questions()):
        # Both cost three points on average; one of them does so every time.
        spread = 9.0 if question.decision.step == unsure else 1.0
        cost = 3.0 if question.against is None else 3.0 + spread * (-1) ** number
        study.answer(question, Weighed(40.0, BETTER, cost))
    costly = [one for seat in study.result().seats for one in seat.costliest]
    assert [one.step for one in costly] == [sure]
    assert costly[0].margin < costly[0].cost


def test_three_decisions_of_a_seat_are_told_the_worst_first() -> None:
    match = begun("cartographers", 12)
    costs = {one.step: float(one.step) for one in decisions_of(match)}
    for seat in studied(match, costs, costs).result().seats:
        mine = [one.step for one in decisions_of(match) if one.seat == seat.seat]
        assert [one.step for one in seat.costliest] == sorted(mine, reverse=True)[:3]


def test_the_graph_goes_on_to_the_end_of_the_match() -> None:
    match = begun("mapout", 0)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    outcome = match.state.outcome
    assert outcome is not None
    for found in studied(match, {}, {}).result().seats:
        assert found.points[-1].step == len(match.steps)
        assert found.points[-1].expected == outcome.totals[found.seat]
        steps = [point.step for point in found.points]
        assert steps == sorted(set(steps))
