"""Sets as one number: the plain module and its compiled twin say the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards import bits, bits_limbs

SETS = st.sets(st.integers(min_value=0, max_value=60))


@given(SETS)
def test_both_twins_count_and_name_the_members(some: set[int]) -> None:
    word = sum(bits.one(member) for member in some)
    for twin in (bits, bits_limbs):
        assert twin.size(word) == len(some)
        assert twin.members(word) == sorted(some)
        assert [twin.nth(word, index) for index in range(len(some))] == sorted(some)
        assert not some or twin.lowest(word) == min(some)
        assert all(twin.one(member) == 1 << member for member in some)
