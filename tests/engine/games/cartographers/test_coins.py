"""C5: coins."""

import pytest

from tests.engine.games.cartographers.tables import FULL, Table

THREE_SIDES = """
    ...........
    ...^.r.....
    .r......^r.
    ...........
    .....F.....
    ....W^V....
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
"""
"""F7 is the last open side of the mountain F6."""


@pytest.mark.clause("C5.1")
@pytest.mark.parametrize(("move", "coins"), [("F A4B5", 1), ("F A4A5B5B6", 0)])
def test_one_shape_of_forgotten_forest_has_a_coin(move: str, coins: int) -> None:
    table = Table(["Forgotten Forest", "Orchard"])
    table.play(move, "F A4B5")
    assert table.state.sheets[0].coins == coins


@pytest.mark.clause("C5.2")
def test_a_mountain_pays_when_its_last_side_is_filled_and_never_again() -> None:
    table = Table(["Homestead", "Orchard", "Marshlands"])
    table.lay(0, THREE_SIDES)
    table.play("A F7E8F8G8", "A A4A5B5A6")
    assert table.state.sheets[0].coins == 1
    table.play("F A4B4C4C5", "F C4D4E4E5")
    assert table.state.sheets[0].coins == 1


@pytest.mark.clause("C5.2")
def test_every_mountain_pays() -> None:
    table = Table(["Fishing Village", "Orchard", "Hamlet"])
    table.lay(
        0,
        """
        ...F.......
        ..F^.r.....
        .r.F....^r.
        ...........
        ...........
        .....^.....
        ...........
        ...........
        .r^......r.
        .....rF^F..
        .......F...
        """,
    )
    table.play("W E2E3E4E5", "W A4A5A6A7")
    assert table.state.sheets[0].coins == 1  # D2
    table.play("F H9I9J9J10", "F A8A9A10B10")
    assert table.state.sheets[0].coins == 2  # and H10


@pytest.mark.clause("C5.2")
def test_a_mountain_closed_by_an_ambush_pays_the_owner_of_the_map() -> None:
    table = Table(["Goblin Attack", "Orchard"])
    table.lay(1, THREE_SIDES)
    table.play("X F7G8H9", "X A4B5C6")
    assert [sheet.coins for sheet in table.state.sheets] == [0, 1]


@pytest.mark.clause("C5.3")
def test_the_track_holds_fourteen_coins() -> None:
    table = Table(["Farmland", "Forgotten Forest", "Orchard"])
    table.lay(0, THREE_SIDES, coins=13)
    table.play("A F7F8", "A A4A5")
    assert table.state.sheets[0].coins == 14  # one of the two is lost
    table.play("F A4B5", "F B4C5")
    assert table.state.sheets[0].coins == 14


@pytest.mark.clause("C5.4")
def test_a_single_space_brings_no_coin_of_the_card_but_that_of_a_mountain() -> None:
    table = Table(["Farmland", "Hamlet", "Orchard"])
    table.lay(0, FULL.replace("FF^V", "FF^.").replace("VVWWWFFW", "VVWWWFF."))
    table.play("W K11", "A A4A5")
    assert table.state.sheets[0].coins == 0
    table.play("V G6", "V A6A7B7")
    assert table.state.sheets[0].coins == 1  # the mountain F6
