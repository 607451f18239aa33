"""Fitting the outlook of solo maps: figures that foretell what came of the features."""

from __future__ import annotations

import pytest

from mapmakers.bots.cartographers.fit import Note, Squares, notes, solved
from mapmakers.bots.cartographers.search import outlook
from mapmakers.bots.cartographers.tuned_outlook import OUTLOOK, SUBJECTS, TABLE, written
from mapmakers.bots.cartographers.tuned_outlook import read as read_again


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0, 10.0], [2.0, 3.0, 9.0]]) == pytest.approx([1.5, 2.0])


def test_figures_foretell_what_they_were_fitted_to() -> None:
    sums = Squares()
    for one in range(1, 40):
        for other in range(1, 40):
            sums.add(Note(0, [float(one), float(other), 0.0], 2.0 * one - other))
    assert sums.figures() == pytest.approx([2.0, -1.0, 0.0], abs=0.2)


def test_the_notes_of_a_match_are_about_what_it_scored() -> None:
    found = list(notes(1, 7))
    assert found == list(notes(1, 7))
    subjects = {note.subject for note in found}
    assert len(subjects) == 6
    assert {outlook.COINS, outlook.MONSTERS} < subjects
    for note in found:
        assert len(note.features) == len(OUTLOOK[note.subject])
    assert all(note.gain >= 0 for note in found if note.subject == outlook.COINS)


def test_the_table_is_read_back_as_it_is_written() -> None:
    assert TABLE.endswith(".json")
    assert len(SUBJECTS) == outlook.SUBJECTS
    assert read_again() == OUTLOOK
    assert written(OUTLOOK).count("\n") == len(SUBJECTS) + 2
