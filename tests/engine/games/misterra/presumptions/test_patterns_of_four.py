"""Cards 28 to 31: squares of four spaces with one odd, 8 points for each that is found."""

import pytest

from tests.engine.games.misterra.presumptions.drawn import points

NOTHING = "..... ..... ..... ..... ....."


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("MS... SS... ..... ..... .....", 8, id="one"),
        pytest.param("MS... S.... ..... ..... .....", 0, id="one space missing"),
        pytest.param("MS... SJ... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param(".MS.. MSS.. SS... ..... .....", 16, id="two that share a space"),
        pytest.param(".MS.. MSS.. SSMS. ..SS. .....", 24, id="the printed example: three"),
        pytest.param("SS... SM... ..... ..... .....", 0, id="lying otherwise"),
        pytest.param("SSSSS SSSSS SSMSS SSSSS SSSSS", 8, id="on a full parchment"),
    ],
)
@pytest.mark.clause("M13.28", "M12.3", "M12.6")
def test_steppes_with_a_mountain_north_west(drawing: str, expected: int) -> None:
    assert points(28, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("JS... JJ... ..... ..... .....", 8, id="one"),
        pytest.param("JS... J.... ..... ..... .....", 0, id="one space missing"),
        pytest.param("JS... JL... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("JS... JJS.. .JJ.. ..... .....", 16, id="two that share a space"),
        pytest.param("JSJS. JJJJ. JS... JJ... .....", 24, id="the printed example: three"),
        pytest.param("JJ... JS... ..... ..... .....", 0, id="lying otherwise"),
        pytest.param("JJJJJ JJJJJ JJJJJ JJJJJ JJJJJ", 0, id="no odd one"),
    ],
)
@pytest.mark.clause("M13.29", "M12.3", "M12.6")
def test_jungles_with_a_steppe_north_east(drawing: str, expected: int) -> None:
    assert points(29, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("LL... LJ... ..... ..... .....", 8, id="one"),
        pytest.param("LL... .J... ..... ..... .....", 0, id="one space missing"),
        pytest.param("LL... LM... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param(".LL.. LLJ.. LJ... ..... .....", 16, id="two that share a space"),
        pytest.param("LLLL. LJLJ. LL... LJ... .....", 24, id="the printed example: three"),
        pytest.param("LL... JL... ..... ..... .....", 0, id="lying otherwise"),
        pytest.param("LLLLL LLLLL LLLLL LLLLL LLLLJ", 8, id="in the last corner"),
    ],
)
@pytest.mark.clause("M13.30", "M12.3", "M12.6")
def test_lagoons_with_a_jungle_south_east(drawing: str, expected: int) -> None:
    assert points(30, drawing) == expected


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        pytest.param(NOTHING, 0, id="nothing"),
        pytest.param("MM... LM... ..... ..... .....", 8, id="one"),
        pytest.param("MM... L.... ..... ..... .....", 0, id="one space missing"),
        pytest.param("MM... SM... ..... ..... .....", 0, id="one space of another terrain"),
        pytest.param("MM... LMM.. .LM.. ..... .....", 16, id="two that share a space"),
        pytest.param("MMMM. LMLM. MM... LM... .....", 24, id="the printed example: three"),
        pytest.param("MM... ML... ..... ..... .....", 0, id="lying otherwise"),
        pytest.param("MMMMM MMMMM MMMMM MMMMM LMMMM", 8, id="in the last corner"),
    ],
)
@pytest.mark.clause("M13.31", "M12.3", "M12.6")
def test_mountains_with_a_lagoon_south_west(drawing: str, expected: int) -> None:
    assert points(31, drawing) == expected
