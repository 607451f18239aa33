"""C6: ruins."""

import pytest

from tests.engine.games.cartographers.tables import Table, refusal

NO_EMPTY_RUINS = """
    .....F.....
    ...^.f.....
    .v......^w.
    .V.......W.
    ...........
    .....^.....
    ...........
    .A.........
    .a^......aA
    .....a.^...
    .....A.....
"""
WALLED_RUINS = """
    .....F...W.
    ...^.f...WF
    .v......^rF
    .V.......WF
    .........W.
    .....^.....
    ...........
    .A.........
    .a^......aA
    .....a.^...
    .....A.....
"""
"""J3 is the one empty ruins space, and no shape but a single space fits over it."""


@pytest.mark.clause("C6.1")
def test_after_ruins_every_legal_drawing_covers_an_empty_ruins_space() -> None:
    table = Table(["Temple Ruins", "Orchard", "Hamlet"])
    ruins = ("F2", "B3", "J3", "B9", "J9", "F10")
    assert all(any(space in str(move) for space in ruins) for move in table.state.legal(0))
    assert refusal(table, "F A5B5C5C6") == "C6.1"
    table.play("F A3B3C3C4", "A J7J8J9K9")
    assert "V A5A6B6" in {str(move) for move in table.state.legal(0)}  # the duty is done


@pytest.mark.clause("C6.1")
def test_the_last_empty_ruins_space_must_be_covered() -> None:
    table = Table(["Temple Ruins", "Orchard"])
    table.lay(0, NO_EMPTY_RUINS.replace(".a^", ".r^"))
    assert table.state.legal(0)
    assert all("B9" in str(move) for move in table.state.legal(0))
    assert refusal(table, "F D4E4F4F5") == "C6.1"


@pytest.mark.clause("C6.2")
@pytest.mark.parametrize("drawing", [NO_EMPTY_RUINS, WALLED_RUINS])
def test_a_duty_that_cannot_be_met_leaves_one_space_anywhere(drawing: str) -> None:
    table = Table(["Temple Ruins", "Fishing Village", "Hamlet"])
    table.lay(0, drawing)
    empty = drawing.count(".") + drawing.count("r")
    assert len(table.state.legal(0)) == empty * 5
    assert refusal(table, "W D4E4F4G4") == "C6.2"
    table.play("X H6", "W J3J4J5J6")
    assert table.state.view(0).card == "Hamlet"
    assert not table.state.view(0).ruins


@pytest.mark.clause("C6.2")
def test_one_space_is_refused_while_the_duty_can_be_met() -> None:
    assert refusal(Table(["Temple Ruins", "Orchard"]), "F B3") == "C6.2"


@pytest.mark.clause("C6.3")
def test_an_ambush_leaves_the_duty_to_the_next_explore_card() -> None:
    table = Table(["Temple Ruins", "Goblin Attack", "Orchard", "Hamlet"])
    assert not table.state.view(0).ruins
    table.play("X C4D5E6", "X C4D5E6")
    assert (table.state.view(0).card, table.state.view(0).ruins) == ("Orchard", True)
    assert refusal(table, "F H5I5J5J6") == "C6.1"


@pytest.mark.clause("C6.3")
def test_alone_the_duty_outlasts_an_ambush_too() -> None:
    table = Table(["Temple Ruins", "Goblin Attack", "Orchard"], seats=1)
    assert str(table.state.sheets[0]).split("\n")[8:] == [
        ".r^.....Xr.",
        ".....r.^.X.",
        "..........X",
    ]
    assert table.state.view(0).ruins


@pytest.mark.clause("C6.4")
def test_rift_lands_after_ruins_goes_on_ruins() -> None:
    table = Table(["Outpost Ruins", "Rift Lands"])
    assert len(table.state.legal(0)) == 6 * 5
    assert refusal(table, "V H5") == "C6.4"


@pytest.mark.clause("C6.4")
def test_rift_lands_after_ruins_goes_anywhere_once_no_ruins_are_empty() -> None:
    table = Table(["Outpost Ruins", "Rift Lands"])
    table.lay(0, NO_EMPTY_RUINS)
    assert len(table.state.legal(0)) == NO_EMPTY_RUINS.count(".") * 5
