"""How sure a share is."""

import pytest

from mapmakers.bots.arena.intervals import wilson


# By Wilson's formula: 20 of 20 leave room down to 83.9 %.
@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(1.0, 20, 0.839, 1.0), (0.0, 20, 0.0, 0.161), (0.5, 200, 0.431, 0.569), (1.0, 1, 0.207, 1.0)],
)
def test_who_has_won_every_one_of_a_few_may_lose_the_next(
    share: float, count: int, low: float, high: float
) -> None:
    found = wilson(share, count)
    assert found == pytest.approx((low, high), abs=0.001)
    assert found.margin == pytest.approx((high - low) / 2, abs=0.001)


def test_it_is_told_in_percent() -> None:
    assert str(wilson(1.0, 20)) == "83.9-100.0%"
