"""A match looked at afterwards: the graph, the costliest decisions, and the way to each moment."""

import re
from itertools import count
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import ME, ask, first_move, here, open_table, position
from tests.browser.test_access import AXE, RUN_AXE, settle

PATIENCE = 120_000
"""Milliseconds: bots weigh some decisions meanwhile."""
DECISIONS = 6

_commands = count()


def given_up(page: Page, game: str) -> str:
    """A table at which some decisions were made, always the first there is, and the match was then
    given up: short enough to be looked at in a moment."""
    table = open_table(page, game, ME, here("Bo"))
    for _ in range(DECISIONS):
        seat = position(page, table, "none")["view"]["waiting"][0]
        move = first_move(position(page, table, seat)["choices"])
        command = {"command": f"analysed-{next(_commands)}", "seat": seat, "move": move}
        ask(page, f"/tables/{table}/moves", command)
    ask(page, f"/tables/{table}/abandon", {})
    return table


def look_at(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Look at the decisions").click()
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_the_graph_leads_to_each_moment(page: Page, game: str) -> None:
    table = given_up(page, game)
    look_at(page, table)
    slider = page.get_by_role("slider", name="Moment of the match")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"Step \d+: Ada can expect .*\d+ points?")
    )
    page.get_by_text("The same as a table").click()
    rows = page.get_by_role("table", name="Points that could be expected, by step")
    expect(rows.get_by_role("columnheader")).to_have_text(["Step", "Ada", "Bo"])
    page.get_by_role("link", name="Show this moment").first.click()
    expect(page).to_have_url(re.compile(r"\?step=\d+&seat=0$"))
    expect(page.get_by_text("Here Ada decided")).to_be_visible()
    page.get_by_role("link", name="Back to the graph").click()
    # What was found is kept: nobody has to ask for it again.
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()


def test_a_better_move_lies_on_the_board_of_its_moment(page: Page) -> None:
    """Whoever has the first drawing that fits made six times over has missed something."""
    table = given_up(page, "cartographers")
    look_at(page, table)
    found = page.request.get(f"/api/tables/{table}/analysis").json()["analysis"]["seats"]
    seat = next(one for one in found if one["costliest"])
    costly = seat["costliest"][0]
    page.goto(f"/t/{table}?step={costly['step'] - 1}&seat={seat['seat']}")
    expect(page.get_by_text("Better: ")).to_be_visible()
    expect(page.locator(".ghost.down")).to_have_count(1)
    # It is only shown: nothing can be decided any more.
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"\?step={costly['step'] - 1}&seat="))
    page.get_by_role("button", name="One step on").first.click()
    expect(page.get_by_text("Better: ")).to_have_count(0)


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing_on_either_page(
    page: Page, theme: Literal["light", "dark"], width: int
) -> None:
    table = given_up(page, "cartographers")
    page.add_init_script(path=AXE)
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": width, "height": 900})
    look_at(page, table)
    page.get_by_text("The same as a table").click()
    sound(page, width)
    page.get_by_role("link", name="Show this moment").first.click()
    expect(page.get_by_text("Here Ada decided")).to_be_visible()
    sound(page, width)


def sound(page: Page, width: int) -> None:
    settle(page)
    assert page.evaluate(RUN_AXE)["violations"] == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("language", "button", "title"),
    [
        ("Français", "Examiner les décisions", "Le fil de la partie"),
        ("Nederlands", "Bekijk de beslissingen", "Hoe de partij verliep"),
    ],
    ids=["fr", "nl"],
)
def test_in_other_languages(page: Page, language: str, button: str, title: str) -> None:
    table = given_up(page, "mapout")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=language).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("button", name=button)).to_be_visible()
