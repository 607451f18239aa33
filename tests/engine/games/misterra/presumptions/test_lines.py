"""Cards 9 to 12: complete rows and columns with all four terrains, or with only one."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import points

NOTHING = "..... ..... ..... ..... ....."
BANDS = "SSSSS JJJJJ LLLLL MMMMM SSSSS"
STRIPES = "SJLMS SJLMS SJLMS SJLMS SJLMS"


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SJLMS ..... ..... ..... .....", 4, id="one row"),
        pytest.param("SJLM. ..... ..... ..... .....", 0, id="four terrains, one space empty"),
        pytest.param("SJLSJ ..... ..... ..... .....", 0, id="complete, a terrain missing"),
        pytest.param("S.... J.... L.... M.... S....", 0, id="a column is no row"),
        pytest.param(BANDS, 0, id="rows of one terrain"),
        pytest.param("SJLMS JLMSJ LMSJL SS... .....", 12, id="the printed example: three"),
        pytest.param(STRIPES, 20, id="five"),
    ],
)
@pytest.mark.clause("M13.9", "M12.4")
def test_rows_with_all_four_terrains(drawing: str, expected: int) -> None:
    assert points(9, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("S.... J.... L.... M.... S....", 4, id="one column"),
        pytest.param("S.... J.... ..... M.... L....", 0, id="four terrains, one space empty"),
        pytest.param("S.... J.... L.... S.... S....", 0, id="complete, a terrain missing"),
        pytest.param("SJLMS ..... ..... ..... .....", 0, id="a row is no column"),
        pytest.param(STRIPES, 0, id="columns of one terrain"),
        pytest.param("SJ... JL... LM... MS... SJ...", 8, id="the printed example: two"),
        pytest.param(BANDS, 20, id="five"),
    ],
)
@pytest.mark.clause("M13.10", "M12.4")
def test_columns_with_all_four_terrains(drawing: str, expected: int) -> None:
    assert points(10, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("LLLLL ..... ..... ..... .....", 5, id="one row"),
        pytest.param("LLLL. ..... ..... ..... .....", 0, id="one space empty"),
        pytest.param("LLLLM ..... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("L.... L.... L.... L.... L....", 0, id="a column is no row"),
        pytest.param("SSSSS JJJJJ SSSSS JLMS. .....", 15, id="the printed example: three"),
        pytest.param(BANDS, 25, id="five"),
        pytest.param(STRIPES, 0, id="columns of one terrain"),
    ],
)
@pytest.mark.clause("M13.11", "M12.4")
def test_rows_of_one_terrain(drawing: str, expected: int) -> None:
    assert points(11, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("..J.. ..J.. ..J.. ..J.. ..J..", 5, id="one column"),
        pytest.param("J.... J.... J.... J.... .....", 0, id="one space empty"),
        pytest.param("J.... J.... J.... J.... L....", 0, id="one space of another terrain"),
        pytest.param("JJJJJ ..... ..... ..... .....", 0, id="a row is no column"),
        pytest.param("JJLM. JJLM. JJLM. JJLM. JJLM.", 20, id="the printed example: four"),
        pytest.param(STRIPES, 25, id="five"),
        pytest.param(BANDS, 0, id="rows of one terrain"),
    ],
)
@pytest.mark.clause("M13.12", "M12.4")
def test_columns_of_one_terrain(drawing: str, expected: int) -> None:
    assert points(12, drawing) == expected
