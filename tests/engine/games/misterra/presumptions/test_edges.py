"""Cards 5 to 8: edge spaces of one terrain, 4 for 4, 8 for 6, 14 for 8 and 1 for each beyond."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import in_terrains, points

CARDS = [(5, "S"), (6, "J"), (7, "L"), (8, "M")]
CASES = [
    pytest.param("..... ..... ..... ..... .....", 0, id="nothing"),
    pytest.param("ooo.. .ooo. .ooo. .ooo. .....", 0, id="three at the edge, nine within"),
    pytest.param("oooo. ..... ..... ..... .....", 4, id="four"),
    pytest.param("ooooo ..... ..... ..... .....", 4, id="five"),
    pytest.param("o...o o.... ..... ....o o...o", 8, id="six"),
    pytest.param("ooooo o...o ..... ..... .....", 8, id="seven"),
    pytest.param("ooooo o...o o.... ..... .....", 14, id="eight"),
    pytest.param("ooooo o...o o.... ..... o....", 15, id="nine"),
    pytest.param("ooooo o...o o...o o.... .....", 16, id="the printed example: ten"),
    pytest.param("ooooo oxxxo oxyxo ozzzo ooooo", 22, id="all sixteen"),
    pytest.param("xxxxx y...z oooo. ..... zzzzz", 0, id="other terrains at the edge"),
]


@pytest.mark.parametrize(("card", "own"), CARDS)
@pytest.mark.parametrize(("drawing", "expected"), CASES)
@pytest.mark.clause("M13.5", "M13.6", "M13.7", "M13.8", "M12.2", "M12.4")
def test_edge_spaces(card: int, own: str, drawing: str, expected: int) -> None:
    assert points(card, in_terrains(drawing, own)) == expected
