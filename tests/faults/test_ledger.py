"""The ledger of the fault tests notices what it is there to notice."""

from typing import Any

from tests.faults.ledger import Damage, Promise, damage

PROMISED = [Promise("a", 0, "B1", 1), Promise("b", 1, "C4", 2), Promise("c", 0, "D2", 3)]


def entry(step: int, seat: int, move: str) -> dict[str, Any]:
    return {"step": step, "seat": seat, "move": move}


KEPT = [entry(1, 0, "B1"), entry(2, 1, "C4"), entry(3, 0, "D2")]


def test_a_log_as_promised_is_undamaged() -> None:
    assert damage(PROMISED, KEPT) == Damage()


def test_a_move_that_is_gone_is_lost() -> None:
    assert damage(PROMISED, KEPT[:2]) == Damage(lost=1)


def test_a_move_in_another_place_is_lost() -> None:
    log = [KEPT[0], entry(2, 0, "D2"), entry(3, 1, "C4")]
    assert damage(PROMISED, log) == Damage(lost=2)


def test_a_move_that_stands_there_twice_is_doubled() -> None:
    assert damage(PROMISED, [*KEPT, entry(4, 0, "D2")]) == Damage(doubled=1)


def test_one_step_for_two_commands_is_doubled() -> None:
    promised = [*PROMISED, Promise("d", 0, "D2", 3)]
    assert damage(promised, KEPT) == Damage(doubled=1)
