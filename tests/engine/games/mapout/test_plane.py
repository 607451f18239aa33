"""What a plane knows of its spaces, against the tiles around each of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards.hexes import (
    OPPOSITE,
    SIDES,
    Hex,
    around,
    in_reading_order,
    packed,
    unpacked,
)
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.components_file import STANDARD
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Face

FAR = 10**9
NEAR_AND_FAR = st.sampled_from([0, 1, 2, 3, 15, 16, 17, 18, -1, -2, -16, -17, FAR, FAR - 16, -FAR])
HEXES = st.tuples(NEAR_AND_FAR, NEAR_AND_FAR)
FACES = [face for faces in STANDARD.faces for face in faces]
LAID = st.dictionaries(HEXES, st.sampled_from(FACES), max_size=20)
Tiles = dict[Hex, Face]


def of(tiles: Tiles) -> Plane:
    plane = Plane()
    for space, face in tiles.items():
        plane.lay(face, packed(space))
    return plane


def bans(tiles: Tiles, space: Hex) -> int:
    found = 0
    for side, there in zip(SIDES, around(space), strict=True):
        if there in tiles:
            found |= tiles[there].edges[OPPOSITE[side]].bans
    return found


def assert_knows(plane: Plane, tiles: Tiles) -> None:
    beside = {there for space in tiles for there in around(space)} - tiles.keys()
    opened = in_reading_order(space for space in beside if bans(tiles, space) & LEADS_IN)
    assert [unpacked(spot.space) for spot in plane.lying()] == in_reading_order(tiles)
    assert [unpacked(spot.space) for spot in plane.open()] == opened
    assert plane.tiles == len(tiles)
    for space in tiles:
        assert plane.at(packed(space)).face is tiles[space]
    for space in beside:
        spot = plane.at(packed(space))
        assert (spot.face, spot.bans) == (None, bans(tiles, space))


@given(tiles=LAID, gone=st.sets(HEXES))
def test_laying_and_lifting_tell_of_every_space_what_its_neighbours_bar(
    tiles: Tiles, gone: set[Hex]
) -> None:
    """Near and far, also where spaces fall on the same cell of the grid."""
    plane = of(tiles)
    assert_knows(plane, tiles)
    for space in gone & tiles.keys():
        plane.lift(packed(space))
    left = {space: face for space, face in tiles.items() if space not in gone}
    assert_knows(plane, left)
    for space in gone & tiles.keys():
        plane.lay(tiles[space], packed(space))
    assert_knows(plane, tiles)


@given(tiles=LAID)
def test_a_copy_goes_its_own_way(tiles: Tiles) -> None:
    plane = of(tiles)
    other = plane.copy()
    for space in tiles:
        other.lift(packed(space))
    assert_knows(plane, tiles)
    assert_knows(other, {})


def test_a_space_that_no_tile_is_near_bars_nothing() -> None:
    spot = of({(0, 0): FACES[0]}).at(packed((16, 16)))
    assert (spot.face, spot.bans) == (None, 0)


@given(seed=st.integers(0, 2**32 - 1))
def test_what_could_be_done_is_told_also_when_the_match_has_gone_on(seed: int) -> None:
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 2, chance)
    asked = []
    for _ in range(12):
        before = list(state.copy().legal(state.turn))
        asked.append((state.legal(state.turn), before))
        move = before[-1] if chance.below(3) == 0 else before[chance.below(len(before))]
        state.play(state.turn, move, chance)
    for choices, before in asked:
        assert list(choices) == before


@given(seed=st.integers(0, 2**32 - 1))
def test_a_state_goes_on_apart_from_its_copy_and_from_its_board(seed: int) -> None:
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 2, chance)
    for _ in range(8):
        board, copy = state.board, state.copy()
        lying = board.lying
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
        assert state.board.lying != lying
        assert board.lying == copy.board.lying == lying
