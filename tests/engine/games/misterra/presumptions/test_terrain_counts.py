"""Cards 21 to 23: the commonest terrain, the rarest that is there, and sets of all four."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import points

NOTHING = "..... ..... ..... ..... ....."


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SSSSS SS... ..... ..... JJJJJ", 0, id="seven"),
        pytest.param("SSSSS SSS.. ..... ..... .....", 6, id="eight"),
        pytest.param("SSSSS SSS.. JJJJJ JJJ.. .....", 6, id="two of eight: one counts"),
        pytest.param("S.S.S S.S.S S.S.. S.... .....", 6, id="nine, scattered"),
        pytest.param("SSSSS JJJJJ SSSSS LLLLL .....", 9, id="ten"),
        pytest.param("MMMMM MMMMM MM... ..... .....", 12, id="the printed example: twelve"),
        pytest.param("LLLLL LLLLL LLLL. ..... .....", 12, id="fourteen"),
        pytest.param("SSSSS SSSSS SSSSS JJJJJ .....", 18, id="fifteen"),
        pytest.param("SSSSS SSSSS SSSSS SSSSS SSSSS", 18, id="twenty-five"),
    ],
)
@pytest.mark.clause("M13.21", "M12.2", "M12.5")
def test_most_common_terrain(drawing: str, expected: int) -> None:
    assert points(21, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("S.... ..... ..... ..... .....", 3, id="one space"),
        pytest.param("SSJ.. ..... ..... ..... .....", 3, id="two and one"),
        pytest.param("SSSJJ ..... ..... ..... .....", 6, id="absent terrains do not count"),
        pytest.param("SSS.. JJJJ. LLLLL MMM.. .....", 9, id="the printed example: three, twice"),
        pytest.param("SSSSS JJJJJ LLLLL MMMMM SSSSS", 15, id="five"),
        pytest.param("SSSSS SSSSS SSSSS SSSSS SSSSS", 75, id="one terrain alone"),
    ],
)
@pytest.mark.clause("M13.22", "M12.5", "M12.1")
def test_least_common_terrain(drawing: str, expected: int) -> None:
    assert points(22, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SSJJL LMM.. ..... ..... .....", 0, id="two"),
        pytest.param("SSSJJ JLLLM MM... ..... .....", 5, id="three"),
        pytest.param("SSSSJ JJJLL LLMMM M.... .....", 8, id="the printed example: four"),
        pytest.param("SSSSS SSSJJ JJJJJ LLLLL MMMM.", 8, id="four: the rarest decides"),
        pytest.param("SSSSS JJJJJ LLLLL MMMMM SSSSS", 12, id="five"),
        pytest.param("SSSSS SJJJJ JJLLL LLLMM MMMM.", 18, id="six"),
        pytest.param("SSSSS SJJJJ JJLLL LLLMM MMMMS", 18, id="six on a full parchment"),
        pytest.param("SSSSS SSSSS JJJJJ LLLLL LLLLL", 0, id="a terrain missing"),
    ],
)
@pytest.mark.clause("M13.23", "M12.2")
def test_sets_of_four_terrains(drawing: str, expected: int) -> None:
    assert points(23, drawing) == expected
