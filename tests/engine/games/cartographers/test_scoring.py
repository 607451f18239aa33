"""C10: scoring a season; C11: the end; C13.4 and C13.5: rating and title alone."""

import pytest

from mapmakers.engine.games.cartographers import Sheet
from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.outcome import SeasonScore, outcome_of, places_of
from mapmakers.engine.games.cartographers.scoring import monster_loss
from tests.engine.games.cartographers.tables import FULL, ONE_LEFT, Table

EIGHT = ["Orchard", "Marshlands", "Homestead", "Treetop Village"]


@pytest.mark.clause("C10.1", "C10.2", "C10.3")
def test_spring_scores_edicts_a_and_b_coins_and_monsters() -> None:
    table = Table(EIGHT, ["Orchard"], scoring="Greenbough, Canal Lake, Wildholds, Borderlands")
    table.play_on(turns=3)
    table.lay(
        0,
        """
        ...........
        ...^.r.....
        .r......^r.
        ...........
        .WA........
        .....^.....
        ...........
        ...........
        .r^......r.
        .....r.^...
        X..........
        """,
        coins=3,
    )
    table.play("F G7H7E8F8G8", "F J10K10H11I11J11")
    sheet = table.state.view(0).sheets[0]
    # rows 7 8 and columns E to H; the water and the farm; 3 coins; A10 and B11
    assert sheet.seasons == ((6, 2, 3, -2),)
    assert sheet.total == 9


@pytest.mark.clause("C2.3", "C10.1")
def test_each_season_scores_its_two_edicts() -> None:
    table = Table(EIGHT, EIGHT, EIGHT, EIGHT[:3])
    scored = {}
    for _ in range(15):
        view = table.state.view(0)
        scored[view.season] = view.scores_now
        table.play_on()
    assert scored == {
        "spring": ("A", "B"),
        "summer": ("B", "C"),
        "fall": ("C", "D"),
        "winter": ("D", "A"),
    }
    assert table.state.outcome is not None
    assert [box for box in table.state.outcome.scores[0] if len(box.split(".")[1]) == 1] == [
        "spring.A",
        "spring.B",
        "summer.B",
        "summer.C",
        "fall.C",
        "fall.D",
        "winter.D",
        "winter.A",
    ]


@pytest.mark.clause("C10.2")
def test_coins_count_again_every_season() -> None:
    table = Table(["Rift Lands", *EIGHT], EIGHT, EIGHT, EIGHT[:3], seats=1)
    table.lay(0, ONE_LEFT, coins=4)
    table.play("F A1")
    assert [season[2] for season in table.state.view(0).sheets[0].seasons] == [4, 4, 4, 4]


@pytest.mark.clause("C10.3")
def test_an_empty_space_between_monsters_costs_one_star() -> None:
    sheet = Sheet.parse("""
        X.X........
        ...^.r.....
        .r......^r.
        .X.......X.
        ...........
        ....X^.....
        ...........
        ...........
        .r^......r.
        .....r.^...
        ...........
    """)
    between = 4  # A2, B1, D1 and C2
    by_ruins = 4 + 4  # around B4 and around J4, the empty ruins spaces B3 and J3 among them
    by_mountain = 3  # E5, D6 and E7
    assert monster_loss(sheet) == between + by_ruins + by_mountain


@pytest.mark.clause("C10.3")
def test_a_monster_among_filled_spaces_costs_nothing() -> None:
    assert monster_loss(Sheet.parse(FULL.replace("W", "X"))) == 0


def seasons(*stars: int, monsters: int = 0) -> tuple[SeasonScore, ...]:
    """Four seasons with these stars each, of which monsters took so many in winter."""
    scores = [(one, 0, 0, 0) for one in stars]
    scores[3] = (stars[3] + monsters, 0, 0, -monsters)
    return tuple(scores)


ANY_EDICTS = (0, 4, 8, 12)


@pytest.mark.clause("C11.1")
def test_the_most_stars_of_four_seasons_win() -> None:
    outcome = outcome_of([seasons(9, 9, 9, 9), seasons(0, 20, 20, -3, monsters=5)], ANY_EDICTS)
    assert outcome.totals == (36, 37)
    assert (outcome.winners, outcome.decided_by) == ((1,), "points")


@pytest.mark.clause("C11.2")
def test_in_a_tie_the_fewest_stars_lost_to_monsters_win() -> None:
    tied = [seasons(9, 9, 9, 9, monsters=4), seasons(6, 10, 10, 10, monsters=3)]
    outcome = outcome_of([*tied, seasons(1, 1, 1, 1)], ANY_EDICTS)
    assert (outcome.winners, outcome.decided_by) == ((1,), "monsters")


@pytest.mark.clause("C11.2", "C11.3")
def test_every_place_goes_by_stars_and_then_by_what_monsters_cost() -> None:
    scores = [
        seasons(5, 5, 5, 5, monsters=4),
        seasons(5, 5, 5, 5, monsters=1),
        seasons(8, 8, 8, 7, monsters=9),
        seasons(2, 8, 5, 5, monsters=4),
        seasons(1, 1, 1, 1),
    ]
    assert places_of(scores) == (3, 2, 1, 3, 5)


@pytest.mark.clause("C11.3")
def test_a_tie_in_that_too_is_shared() -> None:
    tied = [seasons(9, 9, 9, 9, monsters=3), seasons(6, 10, 10, 10, monsters=3)]
    outcome = outcome_of([seasons(1, 1, 1, 1), *tied], ANY_EDICTS)
    assert (outcome.winners, outcome.decided_by) == ((1, 2), "shared")


SOLO_CARDS = ("Sentinel Wood", "Canal Lake", "Wildholds", "Borderlands")
"""25 + 24 + 16 + 24 = 89."""
SOLO_EDICTS = tuple(
    next(at for at, card in enumerate(SCORING) if card.name == name) for name in SOLO_CARDS
)


@pytest.mark.clause("C13.4")
def test_alone_the_numbers_of_the_four_cards_are_taken_off() -> None:
    outcome = outcome_of([seasons(25, 25, 25, 25)], SOLO_EDICTS)
    assert (outcome.totals, outcome.rating) == ((100,), 11)


@pytest.mark.clause("C13.5")
@pytest.mark.parametrize(
    ("rating", "titles"),
    [
        (45, ("legendary_cartographer",)),
        (30, ("legendary_cartographer",)),
        (29, ("master_mapsmith",)),
        (20, ("master_mapsmith",)),
        (19, ("journeyman_topographer",)),
        (10, ("journeyman_topographer",)),
        (9, ("apprentice_surveyor",)),
        (0, ("apprentice_surveyor",)),
        (-1, ("amateur_assessor",)),
        (-5, ("amateur_assessor",)),
        (-6, ("inept_assistant",)),
        (-10, ("inept_assistant",)),
        (-11, ("dimwitted_doodler",)),
        (-20, ("dimwitted_doodler",)),
        (-21, ("oblivious_inkdrinker",)),
        (-30, ("oblivious_inkdrinker",)),
        (-31, ()),
    ],
)
def test_alone_the_rating_earns_the_highest_title_that_it_reaches(
    rating: int, titles: tuple[str, ...]
) -> None:
    outcome = outcome_of([seasons(rating + 89, 0, 0, 0)], SOLO_EDICTS)
    assert (outcome.rating, outcome.titles) == (rating, titles)
