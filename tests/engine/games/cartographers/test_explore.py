"""C3: explore; C9: check."""

import pytest

from tests.engine.games.cartographers.tables import Table


@pytest.mark.clause("C3.1")
def test_cards_turned_over_stay_in_the_column() -> None:
    table = Table(["Orchard", "Hamlet", "Rift Lands"])
    assert table.state.view(0).column == ("Orchard",)
    table.play_on(turns=2)
    assert table.state.view(0).column == ("Orchard", "Hamlet", "Rift Lands")
    assert table.state.view(0).card == "Rift Lands"


@pytest.mark.clause("C3.2")
def test_a_ruins_card_stays_and_the_next_card_follows_at_once() -> None:
    view = Table(["Temple Ruins", "Orchard"]).state.view(0)
    assert view.column == ("Temple Ruins", "Orchard")
    assert (view.card, view.ruins) == ("Orchard", True)


@pytest.mark.clause("C3.2")
def test_two_ruins_cards_in_a_row_make_one_duty() -> None:
    table = Table(["Temple Ruins", "Outpost Ruins", "Orchard", "Hamlet"])
    assert table.state.view(0).ruins
    table.play_on()
    assert table.state.view(0).card == "Hamlet"
    assert not table.state.view(0).ruins


SPRING = (
    "Temple Ruins",
    "Hamlet",
    "Orchard",
    "Marshlands",
    "Homestead",
    "Rift Lands",
    "Farmland",
)


@pytest.mark.clause("C9.1", "C9.2")
def test_the_times_of_the_column_add_up_to_the_threshold_of_spring() -> None:
    table = Table([*SPRING], ["Orchard"])
    times = []
    for _ in range(6):
        times.append(table.state.view(0).time)
        assert table.state.view(0).season == "spring"
        table.play_on()
    assert times == [0, 1, 3, 5, 7, 7]  # before each drawing; then 0+1+2+2+2+0+1 = 8
    assert table.state.view(0).season == "summer"


@pytest.mark.clause("C9.2")
def test_a_season_ends_as_well_when_its_threshold_is_passed() -> None:
    two_each = ["Orchard", "Marshlands", "Homestead"]
    table = Table([*two_each, "Hamlet", "Treetop Village"], ["Orchard"])
    table.play_on(turns=4)
    assert (table.state.view(0).season, table.state.view(0).time) == ("spring", 7)
    table.play_on()
    assert table.state.view(0).season == "summer"


@pytest.mark.clause("C2.3", "C9.2")
def test_fall_ends_at_seven_and_winter_at_six() -> None:
    eight = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]
    seven = ["Hamlet", "Orchard", "Marshlands", "Homestead"]
    six = ["Orchard", "Marshlands", "Homestead"]
    table = Table(eight, eight, seven, six)
    table.play_on(turns=4 + 4 + 4)
    assert table.state.view(0).season == "winter"
    table.play_on(turns=2)
    assert table.state.outcome is None
    table.play_on()
    assert table.state.outcome is not None


@pytest.mark.clause("C9.3")
def test_the_next_season_starts_with_the_whole_deck_and_one_ambush_more() -> None:
    eight = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]
    table = Table(eight, ["Orchard"])
    assert table.state.view(0).deck == 13
    table.play_on(turns=4)
    view = table.state.view(0)
    assert (view.column, view.time) == (("Orchard",), 0)
    assert view.deck == 12 + 2  # the ambush that did not strike is still in it
