"""A refusal carries clauses and cells, and no words of its own."""

from __future__ import annotations

from mapmakers.engine.core import Refused


def test_a_refusal_names_its_clause_and_cells() -> None:
    refused = Refused("C4.5", ((0, 1), (2, 3)))
    assert refused.faults == (("C4.5", ((0, 1), (2, 3))),)
    assert str(refused) == "refused by C4.5"


def test_a_refusal_names_every_clause_that_is_broken() -> None:
    refused = Refused("O3.2", ((0, 1),), also=(("O3.3", ((1, 1),)),))
    assert [clause for clause, _ in refused.faults] == ["O3.2", "O3.3"]
    assert str(refused) == "refused by O3.2 and O3.3"
