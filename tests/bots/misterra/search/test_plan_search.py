"""A map in mind: better ones are found, and what serves it is worth laying."""

from __future__ import annotations

from mapmakers.bots.misterra.search.half_days import half_days, strongest
from mapmakers.bots.misterra.search.plan_search import PlanSearch
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra.sketches import LETTERS
from mapmakers.engine.games.misterra.spaces import SPACES, parse_space
from tests.bots.misterra.search.searches import planners
from tests.engine.games.misterra.table import NOTHING, situation


def with_plan(search: PlanSearch, drawing: str) -> PlanSearch:
    rows = drawing.split()
    for space in SPACES:
        search.plan[space] = LETTERS.index(rows[space // 6][space % 6])
    return search


def test_a_search_leaves_the_best_plan_it_came_by() -> None:
    state = situation(kept=[(17, 9), (1, 8)])
    search = planners(state).search(state, 0, (17, 9))
    search.begin(FastChance(1))
    before = search.worth()
    found = search.anneal(FastChance(2), 500, 5000)
    assert found > before
    assert search.worth() == found


def test_fitting_a_plan_never_makes_it_worse() -> None:
    state = situation("..J.. ...ss .J.ll ...mm ..J..", kept=[(3, 23), (1, 8)])
    search = planners(state).search(state, 0, (3, 23))
    for seed in range(20):
        search.begin(FastChance(seed))
        before = search.worth()
        search.fit()
        assert search.worth() >= before


def test_what_confirms_a_space_as_planned_is_worth_laying() -> None:
    """The lagoon on E3 is hazy, and drawn as planned: once more, and it is certain."""
    drawing = "SSSSS SSSSS JJJJL JJJJJ MMMMM"
    state = situation(
        "..... ..... ....l ..... .....", parchments=[drawing, NOTHING], kept=[(1, 2), (3, 4)]
    )
    search = with_plan(planners(state).search(state, 0, (1, 2)), drawing)
    search.weigh()
    lagoon = 4 * parse_space("E3") + 2
    assert search.gains[lagoon] == max(search.gains[lagoon - 2 : lagoon + 2])
    assert search.gains[lagoon] > 0


def test_both_halves_of_a_card_serve_the_plan() -> None:
    plan = "SSSSS SSSSL JJJJM JJJJJ MMMMM"
    state = situation(
        NOTHING,
        at=("beach2", "beach3"),
        display="LM SJ",
        parchments=["SSSSS SSSS. JJJJ. JJJJJ .MMMM", NOTHING],
        kept=[(1, 2), (3, 4)],
    )
    search = with_plan(planners(state).search(state, 0, (1, 2)), plan)
    search.fit()
    (best,) = strongest(half_days(search, state, 1), 1)
    assert str(best.act) == "map LE2 ME3"
