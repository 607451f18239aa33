"""Every clause of the rules has a test that names it, and no test names a clause that is not."""

import pytest

from tests.rules.books import GAMES, ids
from tests.rules.marks import BadMark, marks, marks_in


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    tested = {mark.clause for mark in marks()}
    untested = [clause for clause in ids(game) if clause not in tested]
    assert not untested, f"no test is marked with {', '.join(untested)}"


def test_every_clause_that_a_test_names_is_in_the_rules() -> None:
    known = {clause for game in GAMES for clause in ids(game)}
    unknown = [f"{mark.place} {mark.clause}" for mark in marks() if mark.clause not in known]
    assert not unknown, f"no such clause: {', '.join(unknown)}"


def test_a_mark_may_stand_on_a_test_on_its_class_on_a_case_and_on_a_file() -> None:
    source = """
pytestmark = pytest.mark.clause("C1.1")

@pytest.mark.clause("C1.2", "C1.3")
def test_one(): ...

@pytest.mark.clause("C1.4")
class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("C1.5"))])
    def test_two(self, n): ...
"""
    found = {mark.clause for mark in marks_in(source, "test_it.py")}
    assert found == {"C1.1", "C1.2", "C1.3", "C1.4", "C1.5"}


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('@pytest.mark.clause("C1.1")\ndef helper(): ...', "marks no test"),
        ('held = pytest.mark.clause("C1.1")', "marks no test"),
        ("@pytest.mark.clause()\ndef test_it(): ...", "names no clause"),
        ("@pytest.mark.clause(CLAUSE)\ndef test_it(): ...", "computes the clause"),
    ],
)
def test_a_mark_that_nobody_could_follow_is_an_error(source: str, reason: str) -> None:
    with pytest.raises(BadMark, match=f"test_it.py:1 {reason}"):
        list(marks_in(source, "test_it.py"))
