"""What a view tells beside the cards and the maps: what still scores, what earns, what changed."""

import pytest

from mapmakers.engine.games.cartographers.components import SCORING, SEASONS
from mapmakers.engine.games.cartographers.outcome import next_title
from mapmakers.engine.games.cartographers.scoring import EARNING
from mapmakers.engine.games.cartographers.spaces import parse_names
from mapmakers.engine.games.cartographers.view import ChangeView, GoalView
from tests.engine.games.cartographers.tables import NEARLY_FULL, Table

FENCED = """
    VVVVVVVVVVV
    V..^.r....V
    Vr......^rV
    V.........V
    V.........V
    V....^....V
    V.........V
    V.........V
    Vr^W.....rV
    V.W..r.^..V
    VVVVVVVVVVV
"""
"""Kobolds find no room along the edge, and then close the mountain on C9 in."""


def test_an_edict_says_in_which_seasons_it_is_still_scored() -> None:
    table = Table(["Orchard"], seats=1)
    told = []
    for season in range(len(SEASONS)):
        table.state.season = season
        told.append({edict.edict: edict.scores_in for edict in table.state.view(0).edicts})
    assert told == [
        {
            "A": ("spring", "winter"),
            "B": ("spring", "summer"),
            "C": ("summer", "fall"),
            "D": ("fall", "winter"),
        },
        {"A": ("winter",), "B": ("summer",), "C": ("summer", "fall"), "D": ("fall", "winter")},
        {"A": ("winter",), "B": (), "C": ("fall",), "D": ("fall", "winter")},
        {"A": ("winter",), "B": (), "C": (), "D": ("winter",)},
    ]


def test_a_sheet_names_the_mountains_that_still_have_their_coin() -> None:
    table = Table(["Orchard"], seats=1)
    table.lay(0, FENCED)
    before = table.state.view(None).sheets[0].unpaid
    assert before == ((1, 3), (2, 8), (5, 5), (8, 2), (9, 7))
    rows = FENCED.split()
    rows[7] = "V.V.......V"
    rows[8] = "VV^W.....rV"
    table.lay(0, " ".join(rows))
    assert table.state.view(None).sheets[0].unpaid == ((1, 3), (2, 8), (5, 5), (9, 7))


def test_a_sheet_names_the_spaces_that_earn() -> None:
    table = Table(["Orchard"], seats=2)
    table.lay(1, NEARLY_FULL)
    cards = {card.name: at for at, card in enumerate(SCORING)}
    view = table.state.view(0)
    assert view.sheets[0].earning == ("", "", "", "")
    for edict, spaces in zip(view.edicts, view.sheets[1].earning, strict=True):
        assert parse_names(spaces) == EARNING[cards[edict.card]](table.state.sheets[1])
    assert any(view.sheets[1].earning)


def test_alone_a_drawing_and_the_ambush_after_it_are_told_apart() -> None:
    table = Table(["Rift Lands", "Kobold Onslaught", "Orchard"], seats=1)
    table.lay(0, FENCED)
    table.play("F F5")
    drawing, ambush = table.state.view(0).changes
    assert drawing == ChangeView(None, ((4, 5),), (2, 0, 0, 0), coins=0, monsters=0)
    assert ambush.ambush == "Kobold Onslaught"
    assert ambush.cells == ((6, 1), (7, 1), (7, 2), (8, 1))
    assert ambush.coins == 1, "the mountain pays, whoever closes it in (C5.2)"
    assert ambush.monsters < 0
    assert table.state.copy().view(0) == table.state.view(0)


def test_alone_an_ambush_without_room_changes_nothing() -> None:
    table = Table(["Rift Lands", "Gnoll Raid", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    table.play("F K11")
    assert table.state.view(0).changes[1:] == (
        ChangeView("Gnoll Raid", (), (0, 0, 0, 0), coins=0, monsters=0),
    )


def test_the_next_drawing_begins_anew() -> None:
    table = Table(["Goblin Attack", "Rift Lands", "Orchard"], seats=1)
    assert [change.ambush for change in table.state.view(0).changes] == ["Goblin Attack"]
    table.play("F F5")
    assert [change.ambush for change in table.state.view(0).changes] == [None]


def test_at_a_table_everybody_sees_the_maps_before_and_after() -> None:
    table = Table(["Rift Lands", "Orchard"], seats=2)
    table.play("F F5", "W A1")
    assert table.state.view(0).changes == ()


@pytest.mark.clause("C13.4")
def test_alone_the_goal_is_there_from_the_first_turn() -> None:
    view = Table(["Orchard"], seats=1).state.view(0)
    assert view.goal == GoalView(sum(edict.solo for edict in view.edicts), "apprentice_surveyor", 0)


@pytest.mark.clause("C13.4")
def test_the_goal_counts_what_was_scored_and_the_season_as_it_stands() -> None:
    table = Table(["Orchard"], seats=1)
    table.lay(0, FENCED)
    table.state.scores = [((20, 0, 0, 0),)]
    table.state.season = 1
    view = table.state.view(0)
    (sheet,) = view.sheets
    assert view.goal is not None
    assert view.goal.now == 20 + sheet.worth[1] + sheet.worth[2] + sheet.coins + sheet.monsters


@pytest.mark.parametrize(
    ("above", "stars", "title"),
    [
        (-1, 0, "apprentice_surveyor"),
        (0, 10, "journeyman_topographer"),
        (29, 30, "legendary_cartographer"),
        (99, 30, "legendary_cartographer"),
    ],
)
@pytest.mark.clause("C13.4")
def test_a_goal_that_is_reached_gives_way_to_the_next(above: int, stars: int, title: str) -> None:
    table = Table(["Orchard"], seats=1)
    cards = sum(edict.solo for edict in table.state.view(0).edicts)
    table.state.scores = [((cards + above, 0, 0, 0),)]
    assert table.state.view(0).goal == GoalView(cards + stars, title, cards + above)


def test_at_a_table_nobody_has_a_goal() -> None:
    assert Table(["Orchard"], seats=2).state.view(0).goal is None


@pytest.mark.parametrize(
    ("rating", "above"),
    [
        (-31, ("oblivious_inkdrinker", 1)),
        (-1, ("apprentice_surveyor", 1)),
        (0, ("journeyman_topographer", 10)),
        (29, ("legendary_cartographer", 1)),
        (30, None),
    ],
)
@pytest.mark.clause("C13.4")
def test_the_result_says_what_the_next_title_lacks(
    rating: int, above: tuple[str, int] | None
) -> None:
    assert next_title(rating) == above
