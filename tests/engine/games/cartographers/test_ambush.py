"""C8: ambushes at a table; C13.1 to C13.3: ambushes alone."""

import pytest

from mapmakers.engine.games.cartographers import Move, Sheet
from mapmakers.engine.games.cartographers.components import MONSTER
from tests.engine.games.cartographers.tables import NEARLY_FULL, ONE_LEFT, Table, refusal


@pytest.mark.clause("C8.1")
@pytest.mark.parametrize(
    ("ambush", "owners"),
    [
        ("Goblin Attack", [1, 2, 3, 0]),  # to the right: the map of the left-hand neighbour
        ("Bugbear Assault", [3, 0, 1, 2]),
        ("Kobold Onslaught", [3, 0, 1, 2]),
        ("Gnoll Raid", [1, 2, 3, 0]),
    ],
)
def test_maps_go_round_the_table_in_the_direction_of_the_arrow(
    ambush: str, owners: list[int]
) -> None:
    table = Table([ambush], seats=4)
    assert [table.state.target(seat) for seat in range(4)] == owners


@pytest.mark.clause("C8.1")
@pytest.mark.parametrize("ambush", ["Goblin Attack", "Bugbear Assault"])
def test_two_players_swap_maps(ambush: str) -> None:
    table = Table([ambush])
    assert [table.state.target(seat) for seat in range(2)] == [1, 0]


@pytest.mark.clause("C8.2")
def test_monsters_are_drawn_turned_as_one_likes_on_the_map_received() -> None:
    table = Table(["Bugbear Assault", "Orchard"])
    assert refusal(table, "F A1C1A2C2") == "C8.2"
    assert refusal(table, "X A1B1A2C2") == "C8.2"
    assert refusal(table, "X D2F2D3F3") == "C4.5"
    table.play("X A1B1A3B3", "X A4C4A5C5")
    assert str(table.state.sheets[1]).startswith("XX.........\n...^.r.....\nXx......^r.\n")
    assert str(table.state.sheets[0]).split("\n")[3:5] == ["X.X........"] * 2


@pytest.mark.clause("C8.3")
def test_an_ambush_that_fits_nowhere_is_one_monster_anywhere() -> None:
    table = Table(["Gnoll Raid", "Orchard"])
    table.lay(1, NEARLY_FULL)
    spaces = ["A1", "B1", "C1", "H5", "H6", "K11"]
    assert [str(move) for move in table.state.legal(0)] == [f"X {space}" for space in spaces]
    assert refusal(table, "W A1") == "C8.3"


@pytest.mark.clause("C8.3")
def test_one_monster_is_refused_while_the_ambush_fits() -> None:
    assert refusal(Table(["Gnoll Raid"]), "X A1") == "C8.3"


@pytest.mark.clause("C8.3")
def test_nothing_is_drawn_on_a_full_map() -> None:
    table = Table(["Orchard", "Gnoll Raid", "Hamlet"], seats=3)
    table.lay(0, ONE_LEFT)
    table.play_on()
    full = table.state.sheets[0]
    assert table.state.waiting == (0, 1)  # seat 2 holds the full map of seat 0
    table.play_on()
    assert table.state.sheets[0] == full


@pytest.mark.clause("C8.4")
def test_an_ambush_takes_no_time_and_is_in_no_later_deck() -> None:
    eight = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]
    table = Table(["Gnoll Raid", *eight], ["Orchard"])
    table.play_on()
    assert (table.state.view(0).time, table.state.view(0).column) == (0, ("Orchard",))
    table.play_on(turns=4)
    assert table.state.view(0).season == "summer"
    assert table.state.view(0).deck == 12 + 1


@pytest.mark.clause("C8.5")
def test_ambushes_that_do_not_strike_wait_and_gather() -> None:
    eight = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]
    seven = ["Hamlet", "Orchard", "Marshlands", "Homestead"]
    winter = ["Gnoll Raid", "Goblin Attack", "Kobold Onslaught", "Bugbear Assault", "Orchard"]
    table = Table(eight, eight, seven, winter)
    table.play_on(turns=12)
    assert table.state.view(0).deck == 13 + 3
    table.play_on(turns=4)
    assert table.state.view(0).ambushes == tuple(winter[:4])
    assert table.state.view(0).deck == 12


FIRST_PLACES = [
    ("A", "Goblin Attack", "X I9J10K11"),
    ("B", "Goblin Attack", "X I9J10K11"),
    ("A", "Bugbear Assault", "X I1K1I2K2"),
    ("B", "Bugbear Assault", "X I3K3I4K4"),
    ("A", "Kobold Onslaught", "X A9A10B10A11"),
    ("B", "Kobold Onslaught", "X A9A10B10A11"),
    ("A", "Gnoll Raid", "X A1B1A2A3B3"),
    ("B", "Gnoll Raid", "X A1B1A2A3B3"),
]


@pytest.mark.clause("C13.1")
@pytest.mark.parametrize(("side", "ambush", "place"), FIRST_PLACES)
def test_alone_an_ambush_strikes_an_unused_map(side: str, ambush: str, place: str) -> None:
    table = Table([ambush, "Orchard"], seats=1, side=side)
    struck = Sheet.blank(side).draw(MONSTER, Move.parse(place).cells)
    assert table.state.sheets[0] == struck


def strike(drawing: str, ambush: str) -> str:
    """The map of a lone player after the ambush, which follows a forest on F5."""
    table = Table(["Rift Lands", ambush, "Orchard"], seats=1)
    table.lay(0, drawing)
    table.play("F F5")
    assert table.state.view(0).ambushes == (ambush,)
    return str(table.state.sheets[0])


def lines(drawing: str) -> str:
    return "\n".join(drawing.split())


@pytest.mark.clause("C13.1")
def test_alone_an_ambush_goes_along_the_edge_and_round_the_corner() -> None:
    assert strike(
        """
        ..........V
        ...^.r....V
        .r......^rV
        ..........V
        ..........V
        .....^....V
        ..........V
        ..........V
        .r^......rV
        .....r.^..V
        ..........V
        """,
        "Goblin Attack",
    ) == lines("""
        .......X..V
        ...^.r..X.V
        .r......^xV
        ..........V
        .....F....V
        .....^....V
        ..........V
        ..........V
        .r^......rV
        .....r.^..V
        ..........V
    """)


@pytest.mark.clause("C13.2")
def test_alone_a_full_edge_sends_an_ambush_one_space_further_in() -> None:
    assert strike(
        """
        VVVVVVVVVVV
        V..^.r....V
        Vr......^rV
        V.........V
        V.........V
        V....^....V
        V.........V
        V.........V
        Vr^......rV
        V....r.^..V
        VVVVVVVVVVV
        """,
        "Kobold Onslaught",
    ) == lines("""
        VVVVVVVVVVV
        V..^.r....V
        Vr......^rV
        V.........V
        V....F....V
        V....^....V
        VX........V
        VXX.......V
        Vx^......rV
        V....r.^..V
        VVVVVVVVVVV
    """)


@pytest.mark.clause("C13.3")
def test_alone_an_ambush_without_room_is_ignored() -> None:
    crowded = NEARLY_FULL.replace("WWWFFVV.", "WWWFF.V.")
    assert strike(crowded, "Gnoll Raid") == lines(NEARLY_FULL.replace("WWWFFVV.", "WWWFFFV."))
