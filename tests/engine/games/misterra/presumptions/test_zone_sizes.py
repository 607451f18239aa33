"""Cards 17 to 20: the largest zone, the smallest, zones of one space and of two."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import points

NOTHING = "..... ..... ..... ..... ....."


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SSS.. JJJ.. ..... ..... .....", 0, id="three"),
        pytest.param("SSSS. ..... ..... ..... .....", 4, id="four"),
        pytest.param("SSSSS JJ... ..... ..... .....", 4, id="five"),
        pytest.param("SSSSS S.... ..... ..... .....", 10, id="the printed example: six"),
        pytest.param("SSSSS S.... JJJJJ J.... .....", 10, id="two of six: one counts"),
        pytest.param("LLLLL LL... ..... ..... .....", 10, id="seven"),
        pytest.param("MMMMM MMM.. ..... ..... .....", 15, id="eight"),
        pytest.param("SSSSS SSSS. ..... .SSSS SSSSS", 15, id="nine, twice"),
        pytest.param("JJJJJ JJJJJ ..... ..... .....", 20, id="ten"),
        pytest.param("SSSSS SSSSS SSSSS SSSSS SSSSS", 20, id="twenty-five"),
    ],
)
@pytest.mark.clause("M13.17", "M12.2", "M12.5")
def test_largest_zone(drawing: str, expected: int) -> None:
    assert points(17, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("S.... ..... ..... ..... .....", 0, id="one"),
        pytest.param("SS... ..JJJ ..... ..... .....", 6, id="two"),
        pytest.param("SSS.. JJJ.. ..... ..... .....", 10, id="three, twice"),
        pytest.param("SSSS. JJJJJ ..... ..... .....", 18, id="four"),
        pytest.param("SSSSS JJJJJ LLLLL MMMMM SSSSS", 25, id="five"),
        pytest.param("SSSSS S.... ...JJ JJJJJ .....", 30, id="the printed example: six"),
        pytest.param("SSSSS SSSSS SSSSS SSSSS SSSSS", 30, id="twenty-five"),
        pytest.param("SSSSS SSSSS SSSSJ ..... .....", 0, id="one space spoils it"),
    ],
)
@pytest.mark.clause("M13.18", "M12.2", "M12.5")
def test_smallest_zone(drawing: str, expected: int) -> None:
    assert points(18, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("S.S.S ..... S.... ..... .....", 0, id="four"),
        pytest.param("S.S.S ..... S.S.. ..... .....", 3, id="five"),
        pytest.param("S.S.S ..... S.S.S ..... S....", 3, id="seven"),
        pytest.param("S.S.S ..... S.S.S ..... S.S..", 10, id="eight"),
        pytest.param("S.S.S .S.S. S.S.S .S... .....", 10, id="nine"),
        pytest.param("S.S.S .S.S. S.S.S .S.S. S.S..", 15, id="the printed example: twelve"),
        pytest.param("SJSJS JSJSJ SJSJS J.... .....", 20, id="sixteen"),
        pytest.param("SJSJS JSJSJ SJSJS JSJSJ SJSJJ", 20, id="twenty-two and a zone of three"),
        pytest.param("SJSJS JSJSJ SJSJS JSJSJ SJSJS", 30, id="twenty-five"),
        pytest.param("SS.JJ ..... LL.MM ..... SSSSS", 0, id="larger zones do not count"),
    ],
)
@pytest.mark.clause("M13.19", "M12.2")
def test_zones_of_one_space(drawing: str, expected: int) -> None:
    assert points(19, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SS.JJ ..... LL... ..... .....", 0, id="three"),
        pytest.param("SS.JJ ..... LL.MM ..... .....", 6, id="four"),
        pytest.param("SS.JJ ..... LL.MM ..... SS...", 6, id="five"),
        pytest.param("SS.JJ ..... LL.MM ..... SS.JJ", 10, id="the printed example: six"),
        pytest.param("SSJJ. JJSS. SSJJ. JJSS. .....", 15, id="eight"),
        pytest.param("SSJJ. JJSS. SSJJ. JJSS. SSJJ.", 20, id="ten"),
        pytest.param("SSJJL JJSSL SSJJM JJSSM SSJJL", 25, id="twelve and a single space"),
        pytest.param("SSS.J ..... JJJ.. ..... L...L", 0, id="zones of one and three"),
    ],
)
@pytest.mark.clause("M13.20", "M12.2")
def test_zones_of_two_spaces(drawing: str, expected: int) -> None:
    assert points(20, drawing) == expected
