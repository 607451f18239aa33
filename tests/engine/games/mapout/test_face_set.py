"""Sets of faces, against Python's own sets and the bans that they are made from."""

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.face_set import FaceSet, face_set
from mapmakers.engine.games.mapout.owners_file import STANDARD

NUMBERS = st.sets(st.integers(0, 34 * 6 - 1))


def listed(faces: FaceSet) -> list[int]:
    return [faces.nth(at) for at in range(faces.count())]


@given(some=NUMBERS, others=NUMBERS)
def test_they_behave_as_sets_do(some: set[int], others: set[int]) -> None:
    left, right = face_set(some), face_set(others)
    assert listed(left) == sorted(some)
    assert listed(left.both(right)) == sorted(some & others)
    assert listed(left.either(right)) == sorted(some | others)
    assert left.meets(right) == bool(some & others)


def test_every_way_to_turn_a_tile_that_looks_different_is_in_its_set() -> None:
    for tile, faces in enumerate(STANDARD.faces):
        found = [STANDARD.numbered[number] for number in listed(STANDARD.sets[tile])]
        assert found == faces


@given(tiles=st.sets(st.integers(0, 33)))
def test_tiles_in_a_hand_can_be_turned_in_all_their_ways(tiles: set[int]) -> None:
    hand = STANDARD.turned(sum(1 << tile for tile in tiles))
    faces = [face for tile in sorted(tiles) for face in STANDARD.faces[tile]]
    assert [STANDARD.numbered[number] for number in listed(hand)] == faces


@given(seed=st.integers(0, 2**32 - 1))
def test_what_fits_a_space_is_what_its_bans_do_not_bar(seed: int) -> None:
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 2, chance)
    for _ in range(12):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
        for spot in state.board.plane.open():
            fitting = [STANDARD.numbered[number] for number in listed(STANDARD.fitting(spot))]
            assert fitting == [face for face in STANDARD.numbered if not face.has & spot.bans]
