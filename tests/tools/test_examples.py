"""How much property and fault tests try, by the choice of whoever runs them."""

from fractions import Fraction

import pytest
from hypothesis import settings

from tests import examples


@pytest.mark.parametrize(
    ("times", "counts"),
    [
        (examples.EVERY_DAY, (50, 20, 6, 1)),
        (examples.THOROUGHLY, (500, 200, 60, 5)),
        (examples.QUICKLY, (16, 6, 2, 1)),
    ],
)
def test_more_is_tried_thoroughly_and_less_quickly(
    times: Fraction, counts: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = settings.get_profile("mapmakers")
    monkeypatch.setattr(examples, "_times", times)
    try:
        examples.try_so_often(times)
        told = settings().max_examples, examples.tries(20).max_examples
        assert (*told, examples.number(6), examples.number(1, thorough=5)) == counts
    finally:
        settings.register_profile("mapmakers", before)
        settings.load_profile("mapmakers")
