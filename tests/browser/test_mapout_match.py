"""Matches of Map Out in the browser: whole ones by keyboard alone and by finger on a phone, the
longest part of one by mouse."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import (
    NARROW,
    a_thumb_is_enough,
    nothing_scrolls_sideways,
    show_at,
    speak,
)
from tests.browser.mapout import (
    DUTCH,
    FRENCH,
    TURNS_AT_MOST,
    Said,
    at_play,
    decide_by_pointer,
    decided,
    ending,
    over,
    passing,
    step,
    tray,
    yes,
)
from tests.browser.tables import ME, RANDOM, open_table, play_out, position

TURNS = 10
"""So many are by mouse; that the last one ends the match is shown by finger and by keyboard."""
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


def test_a_whole_match_by_keyboard_alone_in_dutch(page: Page) -> None:
    """On a screen as narrow as a phone's, where the margins are tabs."""
    show_at(page, NARROW)
    page.goto("/")
    speak(page, "nl")
    focus(page, "Speel Map Out")
    page.keyboard.press("Enter")
    focus(page, "Tegen een bot")
    page.keyboard.press("Enter")
    expect(page.get_by_text(DUTCH.turn, exact=True)).to_be_visible()
    for turn in range(TURNS_AT_MOST):
        if over(page, DUTCH):
            break
        before = step(page)
        point_by_keys(page, DUTCH, tab=turn % 2 == 0)
        page.keyboard.press("Enter")
        decided(page, before, DUTCH)
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    nothing_scrolls_sideways(page, NARROW)
    focus(page, DUTCH.again)
    page.keyboard.press("Enter")
    expect(page.get_by_text(DUTCH.turn, exact=True)).to_be_visible()


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


def point_by_keys(page: Page, said: Said, *, tab: bool) -> None:
    """Until Enter would do something: numbers, or Tab and Enter, take a tile, arrows find a place
    or one to lift."""
    if passing(page, said):
        return
    held = tray(page, said).and_(page.locator("[aria-pressed=true]"))
    able = tray(page, said).and_(page.locator(":enabled"))
    if tab and held.count() == 0 and able.count() > 0:
        tab_to(page, able.first)
        page.keyboard.press("Enter")
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    for number in range(tray(page, said).count()):
        if held.count() > 0:
            break
        page.keyboard.press(str(number + 1))
    for press in range(TURNS_AT_MOST):
        page.keyboard.press(ARROWS[press % 3 if held.count() else press % 4])
        if yes(page, said).is_enabled():
            return
    raise AssertionError("nothing that the arrows reach can be done")


def test_a_whole_match_by_finger_in_french(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto("/")
    speak(phone, "fr")
    phone.get_by_role("link", name="Jouer à Map Out").tap()
    phone.get_by_role("button", name="Contre un robot").tap()
    expect(phone.get_by_text(FRENCH.turn, exact=True)).to_be_visible()
    lifted = 0
    for turn in range(TURNS_AT_MOST):
        if over(phone, FRENCH):
            break
        a_thumb_is_enough(phone)
        expect(yes(phone, FRENCH)).to_be_in_viewport(ratio=1)
        decide_by_pointer(phone, lift=turn % 4 == 0, tap=True, said=FRENCH)
        lifted += not over(phone, FRENCH) and yes(phone, FRENCH).inner_text() == FRENCH.back
    assert lifted > 0
    expect(ending(phone, FRENCH)).to_be_in_viewport()
    a_thumb_is_enough(phone)
    view = position(phone, phone.url.rpartition("/")[2], 0)["view"]
    assert totals(phone) == [player["total"] for player in view["players"]]
