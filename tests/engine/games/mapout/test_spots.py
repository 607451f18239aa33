"""The spaces a board knows, kept in order: the plain module and its compiled twin say the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards.hexes import packed, unpacked
from mapmakers.engine.games.mapout import spots, spots_limbs
from mapmakers.engine.games.mapout.owners_file import STANDARD
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.tiles import TAKEN

HEXES = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


@given(puts=st.lists(st.tuples(HEXES, st.integers(0, 9))), drops=st.sets(HEXES))
def test_both_twins_know_the_same_in_reading_order(
    puts: list[tuple[tuple[int, int], int]], drops: set[tuple[int, int]]
) -> None:
    known = dict(puts)
    for twin in (spots, spots_limbs):
        found = twin.no_spots()
        for space, bans in puts:
            found.put(Spot(packed(space), None, bans))
        before = found.copy()
        for space in drops & known.keys():
            found.drop(packed(space))
        left = {space: bans for space, bans in known.items() if space not in drops}
        in_order = sorted(left, key=lambda space: (space[1], space[0]))
        assert [unpacked(spot.space) for spot in found.every] == in_order
        assert [spot.bans for spot in found.every] == [left[space] for space in in_order]
        assert all(found.at(packed(space)) is None for space in drops)
        assert len(before.every) == len(known)


@given(bars=st.lists(st.tuples(HEXES, st.integers(0, 9))), taken=st.sets(HEXES))
def test_both_twins_bar_more_on_empty_spaces_only(
    bars: list[tuple[tuple[int, int], int]], taken: set[tuple[int, int]]
) -> None:
    barred: dict[tuple[int, int], int] = {}
    for space, bans in bars:
        barred[space] = barred.get(space, 0) | bans
    for twin in (spots, spots_limbs):
        found = twin.no_spots()
        for space in taken:
            found.put(Spot(packed(space), STANDARD.faces[0][0], TAKEN))
        for space, bans in bars:
            found.bar(packed(space), bans)
        known = {unpacked(spot.space): spot.bans for spot in found.every}
        assert known == barred | dict.fromkeys(taken, TAKEN)
        assert [spot.space for spot in found.every] == sorted(packed(space) for space in known)
