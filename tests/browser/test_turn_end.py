"""The end of a turn: its last action lies there until the player ends it, or takes it back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import NARROW, WIDE, show_at, sound_in_both_themes
from tests.browser.cartographers import draw_with_mouse
from tests.browser.mapout import at_play, board, decided, lit, pick, step, tray, yes
from tests.browser.tables import ME, RANDOM, handed_to, here, open_table, position

pytestmark = pytest.mark.usefixtures("turns_ended")


def end(page: Page) -> Locator:
    return page.get_by_role("button", name="End turn")


def take_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take back")


def lay(page: Page) -> None:
    pick(page)
    lit(page).first.click()
    yes(page).click()
    expect(end(page)).to_be_visible()


def test_a_tile_that_is_laid_can_be_taken_back_until_the_turn_is_ended(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    table = at_play(page)
    before, steps = step(page), position(page, table, 0)["steps"]
    seen = board(page).get_attribute("viewBox")
    place = board(page).bounding_box()
    lay(page)
    # Nothing has been sent, nothing has moved, and what comes of it can be read.
    assert position(page, table, 0)["steps"] == steps
    assert board(page).get_attribute("viewBox") == seen
    assert board(page).bounding_box() == place
    expect(page.locator(".prompt")).to_contain_text(re.compile("End your turn.*point"))
    expect(page.get_by_role("log")).to_contain_text("End your turn?")
    sound_in_both_themes(page, "light")
    for key in ("u", "Escape", None):
        take_back(page).click() if key is None else page.keyboard.press(key)
        expect(end(page)).to_have_count(0)
        # It is in hand as before.
        expect(yes(page)).to_be_enabled()
        yes(page).click()
        expect(end(page)).to_be_visible()
    # What lies there is not moved by a click beside it, nor by a key.
    laid = page.locator(".ghost .outline").locator("xpath=..").get_attribute("transform")
    lit(page).last.click()
    page.keyboard.press("r")
    page.keyboard.press("ArrowLeft")
    moved = page.locator(".ghost .outline").locator("xpath=..").get_attribute("transform")
    assert moved == laid
    # A page that is loaded anew has forgotten it.
    page.reload()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(end(page)).to_have_count(0)
    assert position(page, table, 0)["steps"] == steps
    expect(tray(page)).not_to_have_count(0)
    lay(page)
    show_at(page, NARROW)
    expect(end(page)).to_be_in_viewport(ratio=1)
    sound_in_both_themes(page, "dark")
    end(page).click()
    decided(page, before)
    own = [
        entry for entry in page.request.get(f"/api/tables/{table}/log").json() if entry["seat"] == 0
    ]
    assert own[-1]["step"] == steps + 1


def test_by_keyboard_enter_lays_and_then_ends_the_turn(page: Page) -> None:
    table = at_play(page)
    before, steps = step(page), position(page, table, 0)["steps"]
    page.keyboard.press("1")
    cell = page.locator("[role=gridcell]:focus")
    expect(cell).to_have_count(1)
    there = cell.get_attribute("data-at")
    page.keyboard.press("Enter")
    expect(end(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-at='{there}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(end(page)).to_be_focused()
    assert position(page, table, 0)["steps"] == steps
    page.keyboard.press("Enter")
    decided(page, before)


def test_only_the_last_action_of_a_turn_waits(page: Page) -> None:
    at_play(page)
    page.get_by_role("gridcell", name=re.compile("; can be lifted")).first.click()
    yes(page).click()
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    expect(end(page)).to_have_count(0)


def test_who_wants_no_such_step_has_none(page: Page) -> None:
    at_play(page)
    before = step(page)
    page.get_by_role("button", name="Table", exact=True).click()
    chosen = page.get_by_role("group", name="My turn ends")
    expect(chosen.get_by_label("when I press End turn")).to_be_checked()
    chosen.get_by_label("with my last action", exact=True).check()
    page.keyboard.press("Escape")
    pick(page)
    lit(page).first.click()
    yes(page).click()
    decided(page, before)


def test_against_bots_a_drawing_can_be_taken_back_for_a_moment(page: Page) -> None:
    table = open_table(page, "cartographers", ME, RANDOM)
    page.clock.install()
    page.goto(f"/t/{table}")
    draw_with_mouse(page)
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    assert 0 in position(page, table, 0)["view"]["waiting"]
    take_back(page).click()
    page.clock.run_for(4_000)
    assert 0 in position(page, table, 0)["view"]["waiting"]
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(go_on).to_be_visible()
    page.clock.run_for(4_000)
    expect(go_on).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.bar').dataset.step !== '0'")


def test_the_device_is_handed_on_when_the_turn_is_ended(page: Page) -> None:
    table = open_table(page, "mapout", ME, here("Ben"))
    first = position(page, table, 0)["view"]["waiting"][0]
    names = ["Ada", "Ben"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=f"I am {names[first]}").click()
    lay(page)
    end(page).click()
    expect(handed_to(page, names[1 - first])).to_be_visible()
