"""Cards 1 to 4: each zone of one terrain, 2 points from 3 spaces on, 5 from 4, 9 from 5."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import in_terrains, points

CARDS = [(1, "S"), (2, "J"), (3, "L"), (4, "M")]
CASES = [
    pytest.param("..... ..... ..... ..... .....", 0, id="nothing"),
    pytest.param("oo... ..... oo... ..... ....o", 0, id="zones below the first step"),
    pytest.param("o.... .o... ..o.. ...o. ....o", 0, id="corners do not hang together"),
    pytest.param("ooo.. ..... ..... ..... .....", 2, id="a zone of three"),
    pytest.param("oo... oo... ..... ..... .....", 5, id="a zone of four"),
    pytest.param("o.... ooo.. o.... ..... .....", 9, id="a zone of five"),
    pytest.param("ooo.. ooo.. ooo.. ..... .....", 9, id="a zone of nine is worth no more"),
    pytest.param("oooo. ..... ooo.. ..... ..ooo", 9, id="the printed example: 5, 2 and 2"),
    pytest.param("ooooo ..... ooooo ..... ooooo", 27, id="three zones of five"),
    pytest.param("xxxxx yyyyy zzzzz ooo.. yyyyy", 2, id="other terrains do not count"),
    pytest.param("oo.oo ..... ooyoo ..... .....", 0, id="gaps and other terrains part zones"),
]


@pytest.mark.parametrize(("card", "own"), CARDS)
@pytest.mark.parametrize(("drawing", "expected"), CASES)
@pytest.mark.clause("M13.1", "M13.2", "M13.3", "M13.4", "M12.2", "M12.3", "M1.8")
def test_zones_of_one_terrain(card: int, own: str, drawing: str, expected: int) -> None:
    assert points(card, in_terrains(drawing, own)) == expected
