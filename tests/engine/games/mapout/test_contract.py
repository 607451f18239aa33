"""Random matches of Map Out keep what every game must keep."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given

from mapmakers.engine.games.mapout import MAP_OUT
from tests.engine import contract
from tests.engine.contract import SEEDS, Table
from tests.examples import tries

TABLES = [
    Table(
        MAP_OUT,
        seats,
        {"moved_tiles_score": moved, "first_player": first, "starting_tiles": starting},
    )
    for (seats, first), (moved, starting) in product(
        [(2, "lot"), (3, "3"), (4, "lot")],
        [("all", "any"), ("gain", "first_turn"), ("none", "any")],
    )
]

tables = pytest.mark.parametrize("table", TABLES, ids=str)
few = tries(3)


@tables
@few
@given(seed=SEEDS)
def test_moves_have_three_forms_that_round_trip(table: Table, seed: int) -> None:
    contract.check_moves_round_trip(table, seed, every=4)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O4.5", "O5.1")
def test_every_legal_move_plays(table: Table, seed: int) -> None:
    contract.check_every_legal_move_plays(table, seed, every=5, most=12)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O5.1", "O5.2")
def test_illegal_moves_are_refused_and_change_nothing(table: Table, seed: int) -> None:
    contract.check_illegal_moves_are_refused(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O8.3")
def test_records_round_trip(table: Table, seed: int) -> None:
    contract.check_record_round_trip(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O8.1")
def test_imagining_changes_nothing_a_seat_sees(table: Table, seed: int) -> None:
    contract.check_imagine(table, seed, every=2)


@tables
@few
@given(seed=SEEDS)
def test_copies_are_independent(table: Table, seed: int) -> None:
    contract.check_copies_are_independent(table, seed, every=3)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O8.2")
def test_undo_restores(table: Table, seed: int) -> None:
    contract.check_undo_restores(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("O7.3")
def test_outcomes_add_up(table: Table, seed: int) -> None:
    contract.check_outcome(table, seed)


def test_nonsense_is_no_move() -> None:
    contract.check_nonsense_is_no_move(TABLES[0])
