"""What a map of Cartographers shows beside the drawing itself: ruins, letters, what earns; and what
its log tells of a lone player."""

import re
from typing import Literal

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Move
from tests.browser.tables import ME, ask, decide, open_table, position
from tests.browser.test_table_online import sit_down_together

PAYING = 113
"""A deal in which an ambush closes a mountain in after the twelfth drawing."""
MINUS = "\N{MINUS SIGN}"
LETTERS = "() => localStorage.setItem('mapmakers.letters', 'large')"


def paying() -> Match[Move]:
    match = Match(CARTOGRAPHERS, ["Ada"], FairChance(PAYING.to_bytes(32)))
    for number in range(12):
        legal = match.state.legal(0)
        match.play(0, legal[len(legal) // 2 if number % 2 else 0])
    return match


def brought_in(page: Page, match: Match[Move]) -> str:
    ask(page, "/me", {"name": "Cy"})
    table: str = ask(page, "/records", {"record": str(match.record), "mode": "watch"})["id"]
    return table


def box_of(drawn: Locator) -> FloatRect:
    box = drawn.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> float:
    """How much of the smaller of two boxes the other hides."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return max(0, width) * max(0, height) / smaller


def test_the_log_of_a_lone_match_tells_the_drawing_and_the_ambush_after_it(page: Page) -> None:
    match = paying()
    drawing, ambush = match.state.view(0).changes
    assert drawing.coins == ambush.coins == 1
    page.goto(f"/t/{brought_in(page, match)}?step=12")
    log = page.get_by_role("list", name="Log")
    step = log.get_by_role("listitem").filter(has=page.get_by_role("link", name="after step 12"))
    expect(step).to_contain_text(re.compile(r"Ada draws .*: \+2 .*, \+1 coin"))
    expect(step).to_contain_text(
        "Ambush! Goblin Attack, from the bottom right corner: monsters on A8, B9 and C10; "
        f"+1 coin (mountain C9), {MINUS}6 to monsters."
    )


def test_the_star_shows_what_earns_with_nothing_in_hand_and_in_a_replay(page: Page) -> None:
    match = paying()
    table = brought_in(page, match)
    page.goto(f"/t/{table}?step=12")
    view = match.state.view(0)
    earning = next(at for at, spaces in enumerate(view.sheets[0].earning) if spaces)
    star = page.get_by_role("button", name="Show what scores").nth(earning)
    expect(page.locator(".map .star")).to_have_count(0)
    star.click()
    expect(page.locator(".map .star")).to_have_attribute("d", re.compile("M"))
    star.click()
    expect(page.locator(".map .star")).to_have_count(0)


def test_what_is_never_scored_again_is_not_promised(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    while position(page, table, 0)["view"]["season"] != "fall":
        decide(page, table)
    page.goto(f"/t/{table}")
    done = page.get_by_role("listitem").filter(has=page.get_by_text("done", exact=True))
    expect(done).to_have_count(1)
    expect(done).to_contain_text("B")
    name = done.locator("strong").inner_text().removeprefix("B ")
    star = done.get_by_role("button")
    # Whatever is pointed at, nothing is told under B; with nothing in hand its star still works.
    lit = page.get_by_role("gridcell", name="fits here")
    for at in range(0, lit.count(), 5):
        lit.nth(at).hover()
        expect(page.locator(".note ul")).to_be_visible()
        expect(page.locator(".note")).not_to_contain_text(name)
    star.hover()
    expect(page.locator(".ghost")).to_have_count(0)
    sheet = position(page, table, 0)["view"]["sheets"][0]
    star.click()
    expect(page.locator(".map .star")).to_have_count(1 if sheet["earning"][1] else 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_letter_and_an_arch_share_a_space(page: Page, theme: Literal["light", "dark"]) -> None:
    match = paying()
    ruined = [sign for sign in match.state.view(0).sheets[0].drawing if sign in "fvawx"]
    assert ruined
    page.emulate_media(color_scheme=theme)
    table = brought_in(page, match)
    page.goto(f"/t/{table}?step=12")
    page.evaluate(LETTERS)
    page.reload()
    letters = page.locator(".map text.large.low")
    expect(letters).to_have_count(len(ruined))
    arches = page.locator(".map use.heavy")
    for at in range(len(ruined)):
        assert overlap(box_of(letters.nth(at)), box_of(arches.nth(at))) < 0.35


def test_a_drawing_in_hand_and_one_that_waits_show_letters_and_arches(
    page: Page, friend: Page
) -> None:
    table = sit_down_together(page, friend)
    ruins = page.get_by_role("gridcell", name=re.compile("ruins.*fits here"))
    ruins.first.click()
    ghost = page.locator(".ghost.down")
    expect(ghost.locator("use")).not_to_have_count(0)
    # Letters lie above the outline and within it.
    order = ghost.evaluate(
        "ghost => [...ghost.querySelectorAll('text.small, .edge')].map(one => one.localName)"
    )
    assert order.index("text") > order.index("path")
    edge = box_of(ghost.locator(".edge"))
    letter = box_of(ghost.locator("text.small").last)
    assert letter["y"] + letter["height"] < edge["y"] + edge["height"]
    page.get_by_role("button", name="Draw", exact=True).click()
    waits = page.locator(".pending")
    expect(waits).to_have_count(1)
    expect(waits.locator("text.small")).not_to_have_count(0)
    expect(waits.locator("use")).not_to_have_count(0)
    assert position(page, table, 0)["view"]["pending"]
