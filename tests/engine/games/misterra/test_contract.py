"""Random matches of Maps of Misterra keep what every game must keep."""

from __future__ import annotations

import pytest
from hypothesis import given

from mapmakers.engine.games.misterra import MISTERRA
from tests.engine import contract
from tests.engine.contract import SEEDS, Table
from tests.examples import tries

TABLES = [
    Table(MISTERRA, 1),
    Table(MISTERRA, 1, {"first_game": "on", "master": "on", "claim_links": "confirmed"}),
    Table(MISTERRA, 1, {"merged_claims": "all", "empty_supply": "confirms"}),
    Table(MISTERRA, 2),
    Table(MISTERRA, 2, {"merged_claims": "all", "first_player": "2"}),
    Table(MISTERRA, 3, {"claim_links": "confirmed", "pattern_turns": "turned"}),
    Table(MISTERRA, 3, {"empty_supply": "confirms", "first_game": "on"}),
    Table(MISTERRA, 4, {"master": "on", "pattern_turns": "mirrored"}),
    Table(MISTERRA, 4, {"first_game": "on", "merged_claims": "all", "first_player": "4"}),
]

tables = pytest.mark.parametrize("table", TABLES, ids=str)
few = tries(3)


@tables
@few
@given(seed=SEEDS)
def test_moves_have_three_forms_that_round_trip(table: Table, seed: int) -> None:
    contract.check_moves_round_trip(table, seed, every=table.seats)


@tables
@few
@given(seed=SEEDS)
def test_every_legal_move_plays(table: Table, seed: int) -> None:
    contract.check_every_legal_move_plays(table, seed, every=5 * table.seats, most=12)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("M3.1", "M3.2")
def test_illegal_moves_are_refused_and_change_nothing(table: Table, seed: int) -> None:
    contract.check_illegal_moves_are_refused(table, seed, every=3)


@tables
@few
@given(seed=SEEDS)
def test_records_round_trip(table: Table, seed: int) -> None:
    contract.check_record_round_trip(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("M17.1")
def test_imagining_changes_nothing_a_seat_sees(table: Table, seed: int) -> None:
    contract.check_imagine(table, seed, every=3 * table.seats)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("M2.4", "M17.1")
def test_kept_cards_are_private(table: Table, seed: int) -> None:
    contract.check_private_decisions_stay_private(table, seed, every=1 if table.seats < 3 else 2)


@tables
@few
@given(seed=SEEDS)
def test_copies_are_independent(table: Table, seed: int) -> None:
    contract.check_copies_are_independent(table, seed, every=5)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("M17.3")
def test_undo_restores(table: Table, seed: int) -> None:
    contract.check_undo_restores(table, seed)


@tables
@few
@given(seed=SEEDS)
@pytest.mark.clause("M11.8")
def test_outcomes_add_up(table: Table, seed: int) -> None:
    contract.check_outcome(table, seed)


def test_nonsense_is_no_move() -> None:
    contract.check_nonsense_is_no_move(TABLES[3])
