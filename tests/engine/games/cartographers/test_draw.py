"""C4: draw; C7: Rift Lands."""

import pytest

from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import Move, Sheet
from mapmakers.engine.games.cartographers.components import WATER
from mapmakers.engine.games.cartographers.shapes import orientations
from tests.engine.games.cartographers.tables import NEARLY_FULL, ONE_LEFT, Table, refusal


@pytest.mark.clause("C4.1")
def test_a_drawing_shows_on_the_map_only_when_everybody_has_drawn() -> None:
    table = Table(["Orchard", "Hamlet"])
    table.play("F A1B1C1C2", "A A4B4C4C5")
    assert str(table.state.sheets[0]).startswith("FFF........\n..F^.r.....\n")


@pytest.mark.clause("C4.1")
def test_nobody_draws_twice_in_a_turn() -> None:
    table = Table(["Orchard"])
    table.play_first("F A1B1C1C2")
    assert table.state.waiting == (1,)
    assert refusal(table, "F A4B4C4C5") == "C4.1"
    assert table.state.sheets[0] == Sheet.blank("A")


@pytest.mark.clause("C4.4")
def test_a_shape_that_sticks_out_is_refused_with_the_spaces_it_has_on_the_map() -> None:
    line = orientations([(0, 0), (0, 1), (0, 2), (0, 3)])[0]
    with pytest.raises(Refused) as refused:
        Move.at(WATER, line, 4, 8)
    assert refused.value.clause == "C4.4"
    assert refused.value.cells == ((4, 8), (4, 9), (4, 10))


@pytest.mark.clause("C4.4")
def test_a_line_does_not_go_on_in_the_next_row() -> None:
    assert refusal(Table(["Fishing Village"]), "W J5K5A6B6") == "C4.2"


@pytest.mark.clause("C4.5")
@pytest.mark.parametrize("filled", ["D3", "F8", "F4", "G6", "A6", "B7"])
def test_nothing_is_drawn_over_a_mountain_a_wasteland_or_a_drawing(filled: str) -> None:
    table = Table(["Rift Lands"], side="B")
    table.lay(
        0,
        """
        ...........
        ......r.^..
        ..r^.......
        .....#.....
        ....##r....
        V...###....
        .x...#.....
        .....^..r..
        .........^.
        ..^r.......
        ...........
        """,
    )
    assert refusal(table, f"W {filled}") == "C4.5"


@pytest.mark.clause("C4.6")
def test_a_shape_apart_from_all_others_over_a_ruins_space() -> None:
    table = Table(["Hamlet", "Orchard"])
    table.lay(
        0,
        """
        ...........
        ...^.r.....
        .r......^r.
        ...........
        .F.........
        .FF..^.....
        ..F........
        ...........
        .r^......r.
        .....r.^...
        ...........
        """,
    )
    table.play("V J3J4K4", "V A1A2B2")
    assert table.state.sheets[0].coins == 1
    assert str(table.state.sheets[0]).split("\n")[2:4] == [".r......^v.", ".........VV"]


@pytest.mark.clause("C4.7")
def test_where_no_shape_fits_any_terrain_goes_on_any_one_empty_space() -> None:
    table = Table(["Fishing Village"])
    table.lay(0, NEARLY_FULL)
    spaces = ["A1", "B1", "C1", "H5", "H6", "K11"]
    assert {str(move) for move in table.state.legal(0)} == {
        f"{terrain} {space}" for terrain in "FVAWX" for space in spaces
    }
    assert refusal(table, "W A1B1C1") == "C4.7"
    assert refusal(table, "W D1") == "C4.5"


@pytest.mark.clause("C4.7")
def test_one_space_is_refused_while_a_shape_fits_somewhere() -> None:
    table = Table(["Great River"])
    table.lay(0, NEARLY_FULL)
    assert [str(move) for move in table.state.legal(0)] == ["W A1B1C1"]
    assert refusal(table, "W K11") == "C4.7"


@pytest.mark.clause("C4.8")
def test_who_has_a_full_map_draws_nothing_and_the_others_go_on() -> None:
    table = Table(["Orchard", "Hamlet", "Homestead"], seats=3)
    table.lay(1, ONE_LEFT)
    table.play_on()
    assert table.state.view(0).card == "Hamlet"
    assert table.state.waiting == (0, 2)
    assert refusal(table, "V A1A2B2", seat=1) == "C4.1"


@pytest.mark.clause("C4.8")
def test_on_nothing_but_full_maps_the_seasons_run_out() -> None:
    eight = ["Orchard", "Homestead", "Marshlands", "Treetop Village"]
    table = Table(["Rift Lands", *eight], eight, eight, eight[:3], seats=1)
    table.lay(0, ONE_LEFT)
    table.play("F A1")
    assert table.state.outcome is not None


@pytest.mark.clause("C7.1")
def test_rift_lands_is_one_space_of_any_of_five_terrains() -> None:
    table = Table(["Rift Lands"])
    assert len(table.state.legal(0)) == 116 * 5
    assert {str(move)[0] for move in table.state.legal(0)} == set("FVAWX")
    assert refusal(table, "F A1B1") == "C7.1"
    assert refusal(table, "F D2") == "C4.5"
