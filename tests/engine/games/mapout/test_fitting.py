"""Which ways to turn a hand's tiles fit a space, against the bans of that space one by one."""

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.components_file import STANDARD


@given(seed=st.integers(0, 2**32 - 1), tiles=st.sets(st.integers(0, 33)))
def test_what_fits_a_space_is_what_its_bans_do_not_bar(seed: int, tiles: set[int]) -> None:
    hand = sum(1 << tile for tile in tiles)
    chance = FastChance(seed)
    state = MAP_OUT.start({}, 2, chance)
    for _ in range(12):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
        for spot in state.board.plane.open():
            fitting = [
                face
                for tile in sorted(tiles)
                for face in STANDARD.faces[tile]
                if not any(face.has >> ban & spot.bans >> ban & 1 for ban in range(60))
            ]
            assert STANDARD.fitting(hand, spot.bans) == fitting
            assert STANDARD.any_fits(hand, spot.bans) == bool(fitting)
