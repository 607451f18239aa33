"""Sheets: where a shape may be drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from tests.engine.contract import SEEDS
from tests.examples import tries

NEARLY_FULL = """
VVVVVVVVVVV
VV.VVVVVVVV
VV..VVVVVVV
VVVVVVVVVVV
VVVVVVVVVVV
VVVVVV.VVVV
VVVVVVrVVVV
VVVVVV.VVVV
VVVVVVVVVVV
VVVVVVVVVVV
VVVVVVVVVV.
"""
CORNER = [(0, 0), (1, 0), (1, 1)]
PAIR = [(0, 0), (0, 1)]


@pytest.mark.clause("C4.2", "C4.3")
def test_a_shape_may_be_turned_and_lies_on_empty_spaces() -> None:
    sheet = Sheet.parse(NEARLY_FULL)
    assert sheet.placements(CORNER) == {frozenset({(1, 2), (2, 2), (2, 3)})}
    assert sheet.placements(PAIR) == {
        frozenset({(1, 2), (2, 2)}),
        frozenset({(2, 2), (2, 3)}),
        frozenset({(5, 6), (6, 6)}),
        frozenset({(6, 6), (7, 6)}),
    }


@pytest.mark.clause("C6.1")
def test_a_shape_that_must_cover_ruins_covers_an_empty_ruins_space() -> None:
    sheet = Sheet.parse(NEARLY_FULL)
    assert sheet.placements(PAIR, covering_ruins=True) == {
        frozenset({(5, 6), (6, 6)}),
        frozenset({(6, 6), (7, 6)}),
    }
    assert sheet.placements(CORNER, covering_ruins=True) == set()
    assert Sheet.parse(NEARLY_FULL.replace("r", "f")).placements(PAIR, covering_ruins=True) == set()


@tries(10)
@given(
    seed=SEEDS,
    shape=st.sampled_from([CORNER, PAIR, [(0, 0)], [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]]),
)
def test_placements_are_what_trying_every_space_finds(
    seed: int, shape: list[tuple[int, int]]
) -> None:
    chance = FastChance(seed)
    state = CARTOGRAPHERS.start({"side": "B"}, 1, chance)
    for _ in range(chance.below(12)):
        if state.waiting:
            state.play(0, state.legal(0).sample(chance), chance)
    rows = str(state.sheets[0]).split()
    empty = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in ".r"}
    turned = [
        [(sign * a, b) if upright else (b, sign * a) for a, b in way]
        for way in (shape, [(a, -b) for a, b in shape])
        for sign in (1, -1)
        for upright in (True, False)
    ]
    found = {
        frozenset(place)
        for way in turned
        for down in range(-3, 14)
        for right in range(-3, 14)
        if (place := {(a + down, b + right) for a, b in way}) <= empty
    }
    assert state.sheets[0].placements(shape) == found
