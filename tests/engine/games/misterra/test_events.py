"""The events of Maps of Misterra: what every step tells, and who is told.

test_half_day_events.py and test_otoma_events.py have the situations at the table.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import EventLog, FairChance, Match
from mapmakers.engine.core.shared_events import Undone
from mapmakers.engine.games.misterra import MISTERRA, Island
from mapmakers.engine.games.misterra.spaces import (
    PLACES,
    SPACES,
    name_of,
    names_of,
    parse_place,
    step_from,
)
from tests.engine import event_contract
from tests.engine.contract import SEEDS, ContractCase
from tests.engine.event_contract import Shown
from tests.engine.games.misterra.contract_tables import CASES
from tests.engine.games.misterra.event_reader import reader
from tests.engine.games.misterra.table import situation

cases = pytest.mark.parametrize("case", CASES, ids=str)
few = event_contract.matches(2, len(CASES))
fewer = event_contract.matches(1, len(CASES))
pytestmark = pytest.mark.timeout(1_800)
"""Enough for the matches of a thorough run."""


@cases
@fewer
@given(seed=SEEDS)
def test_events_explain_every_difference_between_two_views(case: ContractCase, seed: int) -> None:
    event_contract.check_events_explain_every_difference(case.table, seed, reader(case.table))


@cases
@few
@given(seed=SEEDS)
def test_a_match_with_events_is_the_same_match(case: ContractCase, seed: int) -> None:
    event_contract.check_recording_changes_nothing(case.table, seed)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("M17.1")
def test_events_tell_nobody_what_is_hidden_from_them(case: ContractCase, seed: int) -> None:
    event_contract.check_events_are_discreet(case.table, seed, case.steps.imagining)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("M11.8", "M16.2")
def test_the_points_of_the_categories_are_the_totals(case: ContractCase, seed: int) -> None:
    event_contract.check_points_add_up(case.table, seed, _points_of)


def _points_of(event: Shown) -> Mapping[tuple[int, str], int]:
    if event["kind"] != "category_scored":
        return {}
    return {(seat, event["category"]): points for seat, points in enumerate(event["points"])}


def test_a_position_goes_to_other_processes_without_its_events() -> None:
    state = situation()
    state.events = EventLog()
    assert pickle.loads(pickle.dumps(state)).events is None


@pytest.mark.clause("M17.3")
def test_others_are_told_that_a_choice_was_undone_and_not_which() -> None:
    chance = FairChance(bytes(32))
    match = Match(MISTERRA, ["Ada", "Bert"], chance, record_events=True)
    move = match.state.legal(0)[0]
    match.play(0, move)
    match.undo(0)
    assert match.events is not None
    assert match.events.seen_by(0) == [Undone(0, str(move))]
    assert match.events.seen_by(1) == match.events.seen_by(None) == [Undone(0, None)]


@given(
    tiles=st.text(alphabet=".sjSJL", min_size=25, max_size=25), place=st.sampled_from(range(PLACES))
)
@pytest.mark.clause("M4.4", "M5.2")
def test_a_walk_leads_over_steppes_from_place_to_place(tiles: str, place: int) -> None:
    island = Island.parse(" ".join(tiles[row : row + 5] for row in range(0, 25, 5)))
    for name in island.reachable(name_of(place)) - {name_of(place)}:
        path = island.path(place, parse_place(name))
        assert (path[0], name_of(path[-1])) == (place, name)
        assert len(set(path)) == len(path)
        for between in path[1:-1]:
            assert tiles[SPACES.index(between)] in "sS"
        for one, other in pairwise(path):
            adjacent = names_of(step_from(1 << one)) if one in SPACES else _beside_beach(one)
            assert name_of(other) in adjacent


def _beside_beach(place: int) -> tuple[str, ...]:
    row = int(name_of(place).removeprefix("beach"))
    return (f"E{row}", f"beach{row - 1}", f"beach{row + 1}")
