"""Random matches of Cartographers keep what every game must keep."""

from __future__ import annotations

import pytest
from hypothesis import given

from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from tests.engine import contract
from tests.engine.contract import SEEDS, Table
from tests.examples import tries

SMALL = [
    Table(CARTOGRAPHERS, 1, {"side": "A"}),
    Table(CARTOGRAPHERS, 1, {"side": "B"}),
    Table(CARTOGRAPHERS, 2, {"side": "B"}),
    Table(CARTOGRAPHERS, 3, {"side": "A", "edict_order": "random"}),
    Table(CARTOGRAPHERS, 5, {"side": "B"}),
]
CROWD = Table(CARTOGRAPHERS, 100, {"side": "A"})

tables = pytest.mark.parametrize("table", SMALL, ids=str)
few = tries(5)


@tables
@few
@given(seed=SEEDS)
def test_moves_have_three_forms_that_round_trip(table: Table, seed: int) -> None:
    contract.check_moves_round_trip(table, seed, every=table.seats)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.2", "C4.3")
def test_every_legal_move_plays(table: Table, seed: int) -> None:
    contract.check_every_legal_move_plays(table, seed, every=table.seats, most=15)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.1", "C4.5")
def test_illegal_moves_are_refused_and_change_nothing(table: Table, seed: int) -> None:
    contract.check_illegal_moves_are_refused(table, seed)


@tables
@few
@given(seed=SEEDS)
def test_records_round_trip(table: Table, seed: int) -> None:
    contract.check_record_round_trip(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C14.1")
def test_imagining_changes_nothing_a_seat_sees(table: Table, seed: int) -> None:
    contract.check_imagine(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.1", "C14.1")
def test_pending_drawings_are_private(table: Table, seed: int) -> None:
    contract.check_private_decisions_stay_private(table, seed)


@tables
@few
@given(seed=SEEDS)
def test_copies_are_independent(table: Table, seed: int) -> None:
    contract.check_copies_are_independent(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C14.2")
def test_undo_restores(table: Table, seed: int) -> None:
    contract.check_undo_restores(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("C11.1")
def test_outcomes_add_up(table: Table, seed: int) -> None:
    contract.check_outcome(table, seed)


def test_nonsense_is_no_move() -> None:
    contract.check_nonsense_is_no_move(SMALL[0])


@pytest.mark.clause("C1.1", "C4.1", "C14.1")
def test_a_hundred_players_at_one_table() -> None:
    contract.check_moves_round_trip(CROWD, 7, every=211)
    contract.check_every_legal_move_plays(CROWD, 7, every=307, most=5)
    contract.check_illegal_moves_are_refused(CROWD, 7, every=101)
    contract.check_imagine(CROWD, 7, every=307)
    contract.check_private_decisions_stay_private(CROWD, 7, every=307)
    contract.check_copies_are_independent(CROWD, 7, every=307)


def test_the_record_of_a_hundred_players_replays() -> None:
    contract.check_record_round_trip(CROWD, 3)
    contract.check_outcome(CROWD, 4)
