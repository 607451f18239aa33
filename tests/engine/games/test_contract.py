"""Random matches of every game satisfy what every game must satisfy.

The clauses are those of all games: each game's tables hold its own.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from mapmakers.plugins import OWN_GAMES, load
from tests.engine import contract
from tests.engine.contract import SEEDS, ContractCase
from tests.examples import tries

BY_GAME: dict[str, list[ContractCase]] = {
    game.name: load(f"tests.engine.games.{game.name}.contract_tables:CASES") for game in OWN_GAMES
}
CASES = [case for cases in BY_GAME.values() for case in cases]

cases = pytest.mark.parametrize("case", CASES, ids=str)
few = tries(3)


@cases
@few
@given(seed=SEEDS)
def test_moves_have_three_forms_that_round_trip(case: ContractCase, seed: int) -> None:
    contract.check_moves_round_trip(case.table, seed, case.steps.round_trips)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.2", "C4.3", "O4.5", "O5.1")
def test_every_legal_move_plays(case: ContractCase, seed: int) -> None:
    steps = case.steps
    contract.check_every_legal_move_plays(case.table, seed, steps.playing, steps.most_moves)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.1", "C4.5", "M3.1", "M3.2", "O5.1", "O5.2")
def test_illegal_moves_are_refused_and_change_nothing(case: ContractCase, seed: int) -> None:
    contract.check_illegal_moves_are_refused(case.table, seed, case.steps.refusing)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("O8.3")
def test_records_round_trip(case: ContractCase, seed: int) -> None:
    contract.check_record_round_trip(case.table, seed)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("C14.1", "M17.1", "O8.1")
def test_imagining_changes_nothing_a_seat_sees(case: ContractCase, seed: int) -> None:
    contract.check_imagine(case.table, seed, case.steps.imagining)


@pytest.mark.parametrize("case", [case for case in CASES if case.steps.privacy], ids=str)
@few
@given(seed=SEEDS)
@pytest.mark.clause("C4.1", "C14.1", "M2.4", "M17.1")
def test_pending_decisions_are_private(case: ContractCase, seed: int) -> None:
    assert case.steps.privacy is not None
    contract.check_private_decisions_stay_private(case.table, seed, case.steps.privacy)


@cases
@few
@given(seed=SEEDS)
def test_copies_are_independent(case: ContractCase, seed: int) -> None:
    contract.check_copies_are_independent(case.table, seed, case.steps.copying)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("C14.2", "M17.3", "O8.2")
def test_undo_restores(case: ContractCase, seed: int) -> None:
    contract.check_undo_restores(case.table, seed)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("C11.1", "M11.8", "O7.3")
def test_outcomes_add_up(case: ContractCase, seed: int) -> None:
    contract.check_outcome(case.table, seed)


@pytest.mark.parametrize("game", BY_GAME)
def test_nonsense_is_no_move(game: str) -> None:
    contract.check_nonsense_is_no_move(BY_GAME[game][0].table)
