"""C1: the map."""

import pytest

from mapmakers.engine.boards.eleven import beside, clusters
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from mapmakers.engine.games.cartographers.spaces import names_of, parse_names
from tests.engine.games.cartographers.tables import Table

SIDE_A = """
    ...........
    ...^.r.....
    .r......^r.
    ...........
    ...........
    .....^.....
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
"""
SIDE_B = """
    ...........
    ......r.^..
    ..r^.......
    .....#.....
    ....##r....
    ....###....
    .r...#.....
    .....^..r..
    .........^.
    ..^r.......
    ...........
"""


@pytest.mark.clause("C1.1")
@pytest.mark.parametrize("seats", [0, 101])
def test_no_table_has_less_than_one_or_more_than_a_hundred_players(seats: int) -> None:
    with pytest.raises(BadOption):
        CARTOGRAPHERS.start({}, seats, FastChance(1))


@pytest.mark.clause("C1.1")
def test_a1_is_top_left_and_k11_bottom_right() -> None:
    corners = Sheet.blank("A").draw(0, parse_names("A1K11"))
    rows = str(corners).split("\n")
    assert (rows[0][0], rows[10][10]) == ("F", "F")


@pytest.mark.clause("C1.2", "C1.3")
@pytest.mark.parametrize(("side", "printed"), [("A", SIDE_A), ("B", SIDE_B)])
def test_everybody_starts_on_the_same_side_with_what_is_printed_there(
    side: str, printed: str
) -> None:
    table = Table(["Orchard"], seats=3, side=side)
    assert table.state.sheets == [Sheet.parse(printed)] * 3


@pytest.mark.clause("C1.2")
def test_there_is_no_side_c() -> None:
    with pytest.raises(BadOption, match="side is one of A, B"):
        CARTOGRAPHERS.start({"side": "C"}, 1, FastChance(1))


@pytest.mark.clause("C1.4")
def test_filled_are_mountains_wastelands_monsters_and_drawings_and_ruins_once_drawn_on() -> None:
    sheet = Sheet.parse("""
        F..........
        ......v.^..
        ..r^.......
        .....#.....
        ....##r....
        ....###....
        .r...#.....
        .....^..r..
        .........^.
        ..^r.......
        ..........X
    """)
    assert names_of(sheet.filled) == "A1G2I2D3F4E5F5E6F6G6F7F8J9C10K11"
    assert names_of(sheet.empty_ruins) == "C3G5B7I8D10"


@pytest.mark.clause("C1.5")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [("E5", "E4D5F5E6"), ("A1", "B1A2"), ("K6", "K5J6K7"), ("F11", "F10E11G11")],
)
def test_spaces_that_share_a_side_are_adjacent(space: str, neighbours: str) -> None:
    assert names_of(beside(parse_names(space))) == neighbours


@pytest.mark.clause("C1.6")
def test_a_corner_does_not_join_a_cluster_and_one_space_is_one() -> None:
    sheet = Sheet.parse("""
        V..........
        ...^.r.....
        .r......^r.
        ..VV.......
        ...V.......
        ....V^.....
        ....V......
        ..........V
        .r^......vV
        .....r.^...
        ...........
    """)
    assert [names_of(one) for one in clusters(sheet.village)] == ["A1", "C4D4D5", "E6E7", "K8J9K9"]
