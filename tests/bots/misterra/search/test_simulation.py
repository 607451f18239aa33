"""Matches played on by planners."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from mapmakers.bots.misterra.search.half_days import HalfDay, Way
from mapmakers.bots.misterra.search.simulation import Candidate, TurnSimulator
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.moves import REST
from mapmakers.engine.games.misterra.phases import KEEP, OVER
from mapmakers.engine.games.misterra.spaces import PLACES, parse_place
from tests.bots.misterra.search.searches import PLAN_WEIGHTS, planners
from tests.engine.contract import dump
from tests.engine.games.misterra.table import NOTHING, cards, do, situation

ALONE = [53, 66, 61, 55]
TWO = [(73, 59), (63, 61)]


def begun(options: Mapping[str, str], seats: int, seed: int) -> MisterraState:
    """A match whose presumption cards are chosen."""
    chance = FastChance(seed)
    state = MISTERRA.start(options, seats, chance)
    while state.phase == KEEP:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0], chance)
    return state


def played_on(state: MisterraState, seed: int) -> tuple[int, ...]:
    chance = FastChance(seed)
    makers = planners(state)
    searches = [makers.planned(state, seat, 200, chance) for seat in range(state.table.seats)]
    makers.play_on(searches, state, chance)
    assert state.phase == OVER
    outcome = state.outcome
    assert outcome is not None
    return outcome.totals


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"master": "on"}),
        (2, {"pattern_turns": "mirrored", "claim_links": "confirmed"}),
        (3, {"first_game": "on", "merged_claims": "all"}),
        (4, {"empty_supply": "confirms"}),
    ],
)
def test_planners_play_every_table_to_its_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        assert len(played_on(begun(options, seats, seed), seed)) == seats


def test_the_engines_agree_on_how_matches_end() -> None:
    """Whichever runs, plain or compiled: these are the totals."""
    assert [played_on(begun({}, 1, seed), seed)[0] for seed in range(4)] == ALONE
    assert [played_on(begun({}, 2, seed), seed) for seed in range(2)] == TWO


def test_a_world_is_the_same_for_every_way_to_spend_a_turn() -> None:
    state = begun({}, 1, 3)
    first = judged(state)
    assert first == judged(state)
    assert len(first) > 3


def judged(state: MisterraState) -> list[tuple[str, float]]:
    simulator = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 4.0, 0.5)
    searches = simulator.plans(2, 200, None, FastChance(1))
    some = simulator.candidates(searches, 2, 4, FastChance(2))
    simulator.judge(some, 7)
    return [(str(one.way.first.act), simulator.score(one)) for one in some]


def test_looking_ahead_changes_nothing_of_the_position() -> None:
    state = begun({}, 2, 5)
    before = dump(state)
    simulator = TurnSimulator(state, state.turn, PLAN_WEIGHTS, 2, 4.0, 0.5)
    some = simulator.candidates(simulator.plans(1, 100, None, FastChance(1)), 1, 4, FastChance(2))
    simulator.judge(some, 1)
    simulator.after(state.legal(state.turn)[0], 100, 2)
    assert dump(state) == before


def test_the_last_half_day_takes_what_is_worth_most() -> None:
    """Both spaces are hazy and drawn already: the card confirms them, four points at once."""
    state = situation(
        "..... ...JJ ...ls ...JJ .....",
        display="SL JM",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJJJ JJJLS JJJJJ JJJJ.", NOTHING],
        half=1,
    )
    state.ending = "parchment"
    do(state, "go beach3")
    ways = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 4.0, 0.5).endings(FastChance(1))
    assert str(ways[0].first.act) == "map LD3 SE3"
    assert ways[0].worth > ways[1].worth


def test_a_half_day_without_cards_is_a_step() -> None:
    state = situation("..... ..... ...sS ..... .....", at=("E3", "beach1"), display="", deck="")
    simulator = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 4.0, 0.5)
    searches = simulator.plans(1, 50, None, FastChance(1))
    some = simulator.candidates(searches, 1, 4, FastChance(1))
    assert {str(one.way.first.act) for one in some} == {"rest"}


def resting(place: str, sketch: str, plan: list[int]) -> Candidate:
    """A half day of rest that takes this card."""
    (card,) = cards(sketch)
    return Candidate(Way(0, HalfDay(0, parse_place(place), card, REST), None), plan)


def test_alone_it_is_the_same_whichever_card_is_thrown_away() -> None:
    """All cards of the display are new in the next round; where one stands is not."""
    state = situation("..... ..... ...sS ..... .....", at=("E3",), display="SL JM", half=1)
    plan = [0] * PLACES
    first, same = resting("E3", "SL", plan), resting("E3", "JM", plan)
    elsewhere = resting("D3", "SL", plan)
    simulator = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 4.0, 0.5)
    assert simulator.distinct([first, same, elsewhere]) == [first, elsewhere]


def test_a_glimpse_tells_a_good_half_day_from_a_wasted_one() -> None:
    """Both spaces are drawn and hazy: the card confirms them at once, or nothing does."""
    state = situation(
        "..... ...JJ ...ls ...JJ .....",
        at=("beach3",),
        display="SL",
        parchments=["JJJJJ JJJJJ JJJLS JJJJJ JJJJ."],
        half=1,
    )
    simulator = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 4.0, 0.5)
    searches = simulator.plans(1, 200, None, FastChance(1))
    some = simulator.candidates(searches, 3, 8, FastChance(1))
    good = next(one for one in some if str(one.way.first.act) == "map LD3 SE3")
    wasted = resting("beach3", "SL", good.plan)
    before = dump(state)
    for rounds in (1, 3):
        simulator.glimpse(good, rounds, [1, 2, 3])
        simulator.glimpse(wasted, rounds, [1, 2, 3])
        assert good.hope > wasted.hope
    assert dump(state) == before


def test_a_glimpse_beyond_the_end_is_how_matches_end() -> None:
    state = begun({}, 1, 3)
    simulator = TurnSimulator(state, 0, PLAN_WEIGHTS, 2, 0.0, 0.5)
    some = simulator.candidates(simulator.plans(1, 100, None, FastChance(1)), 1, 2, FastChance(2))
    for one in some:
        simulator.glimpse(one, 20, [5])
        simulator.judge([one], 5)
        assert one.hope == 1000 * simulator.score(one)
