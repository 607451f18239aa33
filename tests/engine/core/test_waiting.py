"""Who is waited for."""

from __future__ import annotations

from mapmakers.engine.core.waiting import owes


def test_a_seat_owes_a_decision_where_it_is_among_those_waited_for() -> None:
    assert [seat for seat in range(5) if owes((0, 3), seat)] == [0, 3]
    assert not owes((), 0)
