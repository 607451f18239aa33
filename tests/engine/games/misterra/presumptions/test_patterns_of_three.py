"""Cards 24 to 27: corners of three spaces, 5 points for each that is found."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import points

NOTHING = "..... ..... ..... ..... ....."


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("SL... L.... ..... ..... .....", 5, id="one"),
        pytest.param("SL... ..... ..... ..... .....", 0, id="one space missing"),
        pytest.param("SL... J.... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param(".SL.. SL... L.... ..... .....", 10, id="two that share a space"),
        pytest.param("SLSL. L.L.. SL... L.... .....", 15, id="the printed example: three"),
        pytest.param("....S ....L ..... ..... SL...", 0, id="cut off by the edge"),
        pytest.param("LS... .L... ..... ..... .....", 0, id="lying otherwise"),
        pytest.param("SSSSS SSLSS SLSLS SSSSS SSSSS", 5, id="on a full parchment"),
    ],
)
@pytest.mark.clause("M13.24", "M12.3", "M12.6")
def test_steppe_with_lagoon_east_and_south(drawing: str, expected: int) -> None:
    assert points(24, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("MJ... .M... ..... ..... .....", 5, id="one"),
        pytest.param("MJ... ..... ..... ..... .....", 0, id="one space missing"),
        pytest.param("MJ... .S... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("MJ... .MJ.. ..M.. ..... .....", 10, id="two that share a space"),
        pytest.param("MJ.MJ .M..M MJ... .M... .....", 15, id="the printed example: three"),
        pytest.param("J.... M.... ..... ..... ...MJ", 0, id="cut off by the edge"),
        pytest.param("JM... M.... ..... ..... .....", 0, id="lying otherwise"),
    ],
)
@pytest.mark.clause("M13.25", "M12.3", "M12.6")
def test_jungle_with_mountain_west_and_south(drawing: str, expected: int) -> None:
    assert points(25, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param(".S... SL... ..... ..... .....", 5, id="one"),
        pytest.param("S.... SL... ..... ..... .....", 0, id="one space missing"),
        pytest.param("SM... SL... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("SS... SL... ..... ..... .....", 5, id="the fourth space may be anything"),
        pytest.param("..S.. .SL.. SL... ..... .....", 10, id="two that share a space"),
        pytest.param(".S.S. SLSL. .S... SL... .....", 15, id="the printed example: three"),
        pytest.param(".SL.. S.... L.... ..... .....", 0, id="cut off by the edge"),
        pytest.param("LS... S.... ..... ..... .....", 0, id="lying otherwise"),
    ],
)
@pytest.mark.clause("M13.26", "M12.3", "M12.6")
def test_lagoon_with_steppe_north_and_west(drawing: str, expected: int) -> None:
    assert points(26, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("J.... MJ... ..... ..... .....", 5, id="one"),
        pytest.param("J.... M.... ..... ..... .....", 0, id="one space missing"),
        pytest.param("J.... MS... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("J.... MJ... .MJ.. ..... .....", 10, id="two that share a space"),
        pytest.param("J.J.. MJMJ. J.... MJ... .....", 15, id="the printed example: three"),
        pytest.param("MJ... ..... ....J ....M .....", 0, id="cut off by the edge"),
        pytest.param("JM... .J... ..... ..... .....", 0, id="lying otherwise"),
    ],
)
@pytest.mark.clause("M13.27", "M12.3", "M12.6")
def test_mountain_with_jungle_north_and_east(drawing: str, expected: int) -> None:
    assert points(27, drawing) == expected
