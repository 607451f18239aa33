"""Events of random matches keep what the events of every game must keep."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given

from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.view import SHAPES
from tests.engine import event_contract
from tests.engine.contract import SEEDS, ContractCase, Table
from tests.engine.event_contract import as_shown, recorded_walk
from tests.engine.games.cartographers.contract_tables import CASES
from tests.engine.games.cartographers.event_reader import READERS, read, stars_of

CROWD = Table(CARTOGRAPHERS, 100, {"side": "A"})
AT_SETUP = {"edicts_dealt"}
DECLARED: dict[str, Any] = {
    get_args(get_type_hints(declared)["kind"])[0]: declared for declared in get_args(SHAPES.events)
}
"""The declarations of all events, by kind."""

every_table = pytest.mark.parametrize("case", CASES, ids=str)
few = event_contract.matches(2, len(CASES))
pytestmark = pytest.mark.timeout(1_800)
"""Enough for the matches of a thorough run."""


@every_table
@few
@given(seed=SEEDS)
def test_events_explain_every_difference_between_views(case: ContractCase, seed: int) -> None:
    event_contract.check_events_explain_every_difference(case.table, seed, read)


@every_table
@few
@given(seed=SEEDS)
def test_recording_changes_nothing(case: ContractCase, seed: int) -> None:
    event_contract.check_recording_changes_nothing(case.table, seed)


@every_table
@few
@given(seed=SEEDS)
@pytest.mark.clause("C14.1")
def test_events_show_nobody_what_others_have_drawn(case: ContractCase, seed: int) -> None:
    event_contract.check_events_are_discreet(case.table, seed, every=case.table.seats)


@every_table
@few
@given(seed=SEEDS)
def test_the_stars_of_all_events_are_the_totals(case: ContractCase, seed: int) -> None:
    event_contract.check_points_add_up(case.table, seed, stars_of)


def test_the_stars_of_a_hundred_players_add_up() -> None:
    event_contract.check_points_add_up(CROWD, 5, stars_of)


@every_table
@few
@given(seed=SEEDS)
def test_every_event_is_as_declared(case: ContractCase, seed: int) -> None:
    for _, _, events in recorded_walk(case.table, seed):
        for event in events:
            shown = as_shown(event)
            assert msgspec.convert(shown, DECLARED[shown["kind"]]) == event


def test_the_reader_knows_every_kind_of_event() -> None:
    assert set(DECLARED) == set(READERS) | AT_SETUP
