"""A hundred players at one table of Cartographers satisfy what every game must satisfy."""

import pytest

from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from tests.engine import contract
from tests.engine.contract import Table

CROWD = Table(CARTOGRAPHERS, 100, {"side": "A"})


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
