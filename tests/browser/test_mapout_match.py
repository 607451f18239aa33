"""Matches of Map Out in the browser: a whole one by keyboard alone, the longest part of others by
mouse and by finger on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.mapout import (
    TURNS_AT_MOST,
    at_play,
    decide_by_pointer,
    decided,
    ending,
    over,
    step,
    tray,
    yes,
)
from tests.browser.tables import ME, RANDOM, open_table, play_out, position

TURNS = 10
"""So many are by hand; that the last one ends the match is shown by keyboard."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def totals(page: Page) -> list[int]:
    """What the score sheet at the end says, seat by seat."""
    row = page.get_by_role("table").get_by_role("row", name=re.compile("^Total"))
    return [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]


def test_a_match_by_mouse(page: Page) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    lifted = 0
    for turn in range(TURNS_AT_MOST):
        if over(page) or (turn >= TURNS and lifted):
            break
        # Every third turn begins with lifting a tile, where one can be.
        decide_by_pointer(page, lift=turn % 3 == 0)
        lifted += not over(page) and yes(page).inner_text() == "Put it back"
    assert lifted > 0
    play_out(page, table)
    expect(ending(page)).to_be_visible()
    view = position(page, table, 0)["view"]
    assert totals(page) == [player["total"] for player in view["players"]]


def test_a_whole_match_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    focus(page, "Play Map Out")
    page.keyboard.press("Enter")
    focus(page, "Against a bot")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    for turn in range(TURNS_AT_MOST):
        if over(page):
            break
        before = step(page)
        point_by_keys(page, tab=turn % 2 == 0)
        page.keyboard.press("Enter")
        decided(page, before)
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    focus(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def focus(page: Page, name: str) -> None:
    """With Tab to a button or link, as far as it takes."""
    wanted = page.get_by_role("button", name=name, exact=True).or_(
        page.get_by_role("link", name=name, exact=True)
    )
    tab_to(page, wanted)


def tab_to(page: Page, wanted: Locator) -> None:
    expect(wanted).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not come to {wanted}")


@pytest.mark.parametrize("by", ["Enter", "1"])
def test_a_tile_taken_by_keyboard_is_moved_and_laid_on_the_board(page: Page, by: str) -> None:
    """Also where a button has the focus, whose own keys Enter and the arrows would be."""
    at_play(page)
    before = step(page)
    tab_to(page, tray(page).and_(page.locator(":enabled")).first)
    page.keyboard.press(by)
    cell = page.locator("[role=gridcell]:focus")
    expect(cell).to_have_attribute("aria-label", re.compile("; fits [0-9]"))
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"Road Tile( \(.*\))?: \d+ places?"))
    first = cell.get_attribute("data-at")
    for arrow in ARROWS:
        page.keyboard.press(arrow)
        if cell.get_attribute("data-at") != first:
            break
    expect(cell).not_to_have_attribute("data-at", first or "")
    expect(page.locator(".ghost text.sum")).to_have_count(1)
    there = cell.get_attribute("data-at")
    page.keyboard.press("Enter")
    decided(page, before)
    lying = page.locator(f"[data-at='{there}']")
    expect(lying).to_have_attribute("aria-label", re.compile("Road Tile"))


def point_by_keys(page: Page, *, tab: bool) -> None:
    """Until Enter would do something: numbers, or Tab and Enter, take a tile, arrows find a place
    or one to lift."""
    passing = page.get_by_role("button", name="Pass")
    if passing.is_visible():
        return
    held = tray(page).and_(page.locator("[aria-pressed=true]"))
    able = tray(page).and_(page.locator(":enabled"))
    if tab and held.count() == 0 and able.count() > 0:
        tab_to(page, able.first)
        page.keyboard.press("Enter")
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    for number in range(tray(page).count()):
        if held.count() > 0:
            break
        page.keyboard.press(str(number + 1))
    for press in range(TURNS_AT_MOST):
        page.keyboard.press(ARROWS[press % 3 if held.count() else press % 4])
        if yes(page).is_enabled():
            return
    raise AssertionError("nothing that the arrows reach can be done")


def test_a_match_by_finger_on_a_phone(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("link", name="Play Map Out").tap()
    phone.get_by_role("button", name="Against a bot").tap()
    expect(phone.get_by_text("Your turn", exact=True)).to_be_visible()
    for turn in range(TURNS):
        assert phone.evaluate("() => document.documentElement.scrollWidth") == 390
        expect(yes(phone)).to_be_in_viewport(ratio=1)
        decide_by_pointer(phone, lift=turn % 4 == 0, tap=True)
    play_out(phone, phone.url.rpartition("/")[2])
    expect(ending(phone)).to_be_in_viewport()
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 390
