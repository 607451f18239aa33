"""What holds at every moment of every match, whatever is played."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, Island, MisterraState
from mapmakers.engine.games.misterra.components import MARKERS, TILES
from mapmakers.engine.games.misterra.phases import KEEP
from mapmakers.engine.games.misterra.setup import OPTIONS
from tests.engine.contract import SEEDS
from tests.examples import tries

choices = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in OPTIONS[:-1]}
)
many = tries(30)


def played(seats: int, options: dict[str, str], seed: int) -> list[MisterraState]:
    """Every position of a random match."""
    chance = FastChance(seed)
    state = MISTERRA.start(options, seats, chance)
    positions = [state.copy()]
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
        positions.append(state.copy())
    return positions


@many
@given(seats=st.integers(1, 4), options=choices, seed=SEEDS)
@pytest.mark.clause("M1.4", "M1.5")
def test_tiles_on_the_island_and_in_the_supply_are_always_twelve_a_terrain(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for state in played(seats, options, seed):
        drawing = str(state.island).upper()
        for letter, left in zip("SJLM", state.view(None).supply, strict=True):
            assert left >= 0
            assert drawing.count(letter) + left == TILES


@many
@given(seats=st.integers(1, 4), options=choices, seed=SEEDS)
@pytest.mark.clause("M8.5", "M9.6")
def test_confirmed_tiles_and_markers_never_change(
    seats: int, options: dict[str, str], seed: int
) -> None:
    positions = played(seats, options, seed)
    for before, after in itertools.pairwise(positions):
        was, now = str(before.island), str(after.island)
        for mark, then in zip(was, now, strict=True):
            if mark.isupper():
                assert then == mark
            assert mark == "." or then != "."
        for own, later in zip(before.claims, after.claims, strict=True):
            assert own & later == own


@many
@given(seats=st.integers(1, 4), options=choices, seed=SEEDS)
@pytest.mark.clause("M9.2", "M9.4", "M9.5", "M15.7")
def test_nobody_ever_has_two_claims_of_one_terrain(
    seats: int, options: dict[str, str], seed: int
) -> None:
    for state in played(seats, options, seed):
        for own in state.claims:
            assert own.bit_count() <= MARKERS
            assert own & ~state.island.confirmed == 0
            assert all((own & tiles).bit_count() <= 1 for tiles in state.island.sets)


@many
@given(seats=st.integers(1, 4), options=choices, seed=SEEDS)
@pytest.mark.clause("M2.2", "M3.3", "M10.1", "M14.2")
def test_every_seat_has_the_same_number_of_turns_and_cards_run_out_at_last(
    seats: int, options: dict[str, str], seed: int
) -> None:
    positions = played(seats, options, seed)
    assert positions[-1].ending
    assert positions[-1].round <= (10 if seats == 1 else 13)
    turns = [0] * seats
    begun = [state for state in positions if state.phase != KEEP]
    for before, after in itertools.pairwise(begun):
        if (before.round, before.turn) != (after.round, after.turn) or after.outcome:
            turns[before.turn] += 1
    assert len(set(turns)) == 1
    for state in positions:
        assert len(state.display) <= 5
        assert state.deck >= 0


@given(seed=SEEDS)
def test_the_island_is_what_its_drawing_says(seed: int) -> None:
    for state in played(2, {}, seed)[::9]:
        assert Island.parse(str(state.island)) == state.island
