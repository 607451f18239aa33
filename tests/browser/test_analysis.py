"""A match looked at afterwards: the graph, the costliest decisions, and the way to each moment."""

import re

import pytest
from playwright.sync_api import Page, expect

from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games import GAMES
from tests.browser.axe import NARROW, WIDE, nothing_scrolls_sideways, settle, show_at, sound
from tests.browser.tables import ask

PATIENCE = 240_000
"""Milliseconds: bots weigh some decisions meanwhile."""
DECISIONS = {"cartographers": 1, "misterra": 3, "mapout": 3}
"""Few, so that they are soon weighed."""
AMBUSH = 8
"""A deal of Cartographers that begins with one; monsters in a neighbour's corner do little harm."""


def brought_in(page: Page, game: str, deal: int = 0) -> str:
    """A table with a record of the beginning of a match, always the same: whoever is to decide
    makes the first move there is."""
    match = Match(GAMES[game], ["Ada", "Bo"], FairChance(bytes([deal]) * 32))
    for _ in range(DECISIONS[game]):
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    ask(page, "/me", {"name": "Cy"})
    table: str = ask(page, "/records", {"record": str(match.record), "mode": "watch"})["id"]
    return table


def look_at(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Analyse the decisions").click()
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_the_graph_leads_to_each_moment(page: Page, game: str) -> None:
    table = brought_in(page, game)
    look_at(page, table)
    slider = page.get_by_role("slider", name="Moment of the match")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"Step \d+: (Ada|Bo) can expect .*\d+ points?")
    )
    page.get_by_text("The same as a table").click()
    rows = page.get_by_role("table", name="Points that could be expected, by step")
    expect(rows.get_by_role("columnheader")).to_have_text(["Step", "Ada", "Bo"])
    page.get_by_role("link", name="Show this moment").first.click()
    expect(page).to_have_url(re.compile(r"\?step=\d+&seat=[01]$"))
    expect(page.get_by_text(re.compile("Here (Ada|Bo) decided"))).to_be_visible()
    page.get_by_role("link", name="Back to the graph").click()
    # What was found is kept: nobody has to ask for it again.
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()


def test_a_better_move_lies_on_the_board_of_its_moment(page: Page) -> None:
    table = brought_in(page, "cartographers", AMBUSH)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Analyse the decisions").click()
    shown = page.get_by_role("link", name="Show step 1 with the better move")
    expect(shown).to_be_visible(timeout=PATIENCE)
    # What came of it, in the words of the log.
    happened = page.get_by_role("listitem").filter(has=shown).locator(".happened")
    expect(happened).to_contain_text("Ada ")
    shown.click()
    expect(page).to_have_url(re.compile(r"\?step=0&seat=0$"))
    expect(page.get_by_text("Before step 1 of 1.")).to_be_visible()
    expect(page.get_by_text("Better: monster")).to_be_visible()
    expect(page.locator(".ghost.down")).to_have_count(1)
    # It is only shown: nothing can be decided any more.
    page.keyboard.press("Enter")
    expect(page.locator(".ghost.down")).to_have_count(1)
    page.get_by_role("button", name="One step on").first.click()
    expect(page).to_have_url(re.compile(r"\?step=1$"))
    expect(page.get_by_text("Better: ")).to_have_count(0)


def test_axe_finds_nothing_on_either_page(page: Page) -> None:
    table = brought_in(page, "mapout")
    look_at(page, table)
    page.get_by_text("The same as a table").click()
    for_everybody(page)
    page.get_by_role("link", name="Show this moment").first.click()
    expect(page.get_by_text(re.compile("Here (Ada|Bo) decided"))).to_be_visible()
    for_everybody(page)


def for_everybody(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    show_at(page, WIDE)
    settle(page)
    sound(page)
    page.emulate_media(color_scheme="dark")
    nothing_scrolls_sideways(page, WIDE, NARROW)
    sound(page)


@pytest.mark.parametrize(
    ("language", "button", "title"),
    [
        ("Français", "Examiner les décisions", "Le fil de la partie"),
        ("Nederlands", "Bekijk de beslissingen", "Hoe de partij verliep"),
    ],
    ids=["fr", "nl"],
)
def test_in_other_languages(page: Page, language: str, button: str, title: str) -> None:
    table = brought_in(page, "mapout")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=language).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("button", name=button)).to_be_visible()
