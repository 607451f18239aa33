"""A better move held up on the board of its moment: in every game, whatever kind of move it is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from mapmakers.bots.analysis import Analysis, Costly, Point, SeatAnalysis
from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.service.bots.analysis_jobs import analysis_json
from tests.bots.mapout.costly_turns import costly_turn
from tests.browser.tables import ask

MOST_STEPS = 60


def looked_at(game: str, better: str) -> tuple[Match[Any], Analysis]:
    """A match up to where such a move could have been made, and another was; lifts as soon as one
    can be made, so that tiles are put back, too."""
    match: Match[Any] = Match(GAMES[game], ["Ada", "Bo"], FairChance(bytes(32)))
    for step in range(1, MOST_STEPS):
        seat = match.state.waiting[0]
        legal = [str(move) for move in match.state.legal(seat)]
        wanted = [move for move in legal if re.match(better, move)]
        others = [move for move in legal if move not in wanted[-1:]]
        made = next(
            (move for move in others if move.startswith("lift")), others[0] if others else ""
        )
        match.play(seat, match.game.parse_move(made or legal[0]))
        if wanted and made:
            costly = Costly(step, made, wanted[-1], 3.0, 1.0)
            seats = [
                SeatAnalysis(one, [Point(step, 20.0)], [costly] if one == seat else [])
                for one in range(2)
            ]
            return match, Analysis(step, seats)
    raise AssertionError(f"no {better} within {MOST_STEPS} steps")


def found(match: Match[Any], analysis: Analysis) -> Callable[[Route], None]:
    """What bots would have found out in minutes."""
    ready = f'{{"state":"ready","done":1,"total":1,"analysis":{analysis_json(match, analysis)}}}'
    return lambda route: route.fulfill(body=ready, content_type="application/json")


@pytest.mark.parametrize(
    ("game", "better"),
    [
        ("cartographers", "."),
        ("misterra", "go "),
        ("misterra", "(?!go )"),
        ("mapout", "play "),
        ("mapout", "lift "),
        ("mapout", "back "),
    ],
)
def test_a_better_move_is_shown_in_its_moment(page: Page, game: str, better: str) -> None:
    match, analysis = looked_at(game, better)
    ask(page, "/me", {"name": "Cy"})
    table = ask(page, "/records", {"record": str(match.record), "mode": "watch"})["id"]
    page.route("**/analysis", found(match, analysis))
    step = analysis.steps
    seat = next(one.seat for one in analysis.seats if one.costliest)
    page.goto(f"/t/{table}?step={step - 1}&seat={seat}")
    expect(page.get_by_text("Better: ")).to_be_visible()
    expect(page.get_by_text("What happened: ")).to_be_visible()
    expect(page.get_by_text(f"Before step {step} of {step}")).to_be_visible()
    # The page is alive and steps on.
    page.get_by_role("button", name="One step on").first.click()
    expect(page.get_by_text("Better: ")).to_have_count(0)
    assert page.evaluate("() => location.search") == f"?step={step}"


def test_a_better_turn_is_told_with_its_total_and_shown_step_by_step(page: Page) -> None:
    match, analysis = costly_turn()
    ask(page, "/me", {"name": "Cy"})
    table = ask(page, "/records", {"record": str(match.record), "mode": "watch"})["id"]
    page.route("**/analysis", found(match, analysis))
    page.goto(f"/t/{table}")
    seat = next(one.seat for one in analysis.seats if one.costliest)
    page.get_by_role("combobox", name="Player").select_option(str(seat))
    entry = page.get_by_role("listitem").filter(has_text="Steps 1 to 3: about 3 points")
    for numbered in ("(1) lift the ", "(3) "):
        expect(entry.get_by_role("definition").filter(has_text=numbered)).to_have_count(2)
    # What came of every step of the turn that was played.
    expect(entry.locator(".happened")).to_contain_text("lifts")
    entry.get_by_role("link", name="Show step 1 with the better turn").click()
    expect(
        page.get_by_text(re.compile(r"^Better: \(1\) lift the .*, \(3\) .*: \+\d+, because "))
    ).to_be_visible()
    expect(page.locator(".plan .number")).to_have_count(3)
