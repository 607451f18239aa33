"""Cards 13 to 16: one terrain where it is not beside another: 3 for 3, 6 for 5, 12 for 7, +1."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import in_terrains, points

CARDS = [(13, "S", "J"), (14, "J", "L"), (15, "L", "M"), (16, "M", "S")]
CASES = [
    pytest.param("..... ..... ..... ..... .....", 0, id="nothing"),
    pytest.param("oo... ..... ..... ..... .....", 0, id="two"),
    pytest.param("o...o ..... ..... ..... ....o", 3, id="three, anywhere"),
    pytest.param("oooo. yyyyy ..... ..... .....", 3, id="four"),
    pytest.param("ooooo ....x ..... ..... .....", 3, id="five, one of them beside it"),
    pytest.param("ooooo zyyyz ..... ..... .....", 6, id="five beside other terrains"),
    pytest.param("ooooo o.... ..... ..... xxxxx", 6, id="six"),
    pytest.param("ooooo oo... ..... ..... .....", 12, id="seven"),
    pytest.param("ooooo oooo. ..... ..... .....", 14, id="the printed example: nine"),
    pytest.param("ooo.. ...x. ..... ..... .....", 3, id="corners do not touch"),
    pytest.param("oxoxo xoxox oxoxo xoxox oxoxo", 0, id="all of them beside it"),
    pytest.param("ooooo ooooo ooooo ooooo ooooo", 30, id="all twenty-five"),
]


@pytest.mark.parametrize(("card", "own", "other"), CARDS)
@pytest.mark.parametrize(("drawing", "expected"), CASES)
@pytest.mark.clause("M13.13", "M13.14", "M13.15", "M13.16", "M12.2", "M12.1")
def test_not_beside(card: int, own: str, other: str, drawing: str, expected: int) -> None:
    assert points(card, in_terrains(drawing, own, other)) == expected
