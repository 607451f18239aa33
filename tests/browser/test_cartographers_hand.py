"""The shape in hand in Cartographers: dragged by a finger, confirmed after a choice."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.cartographers import places
from tests.browser.tables import ME, attempts, open_table, position
from tests.browser.test_cartographers_table import middle, steps

SCROLLED = "() => scrollY"
STEPS = 12
"""A finger does not leap."""


def finger(hand: CDPSession, kind: str, *at: tuple[float, float]) -> None:
    points = [{"x": x, "y": y} for x, y in at]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag(page: Page, start: tuple[float, float], by: tuple[float, float]) -> None:
    """A finger put down, moved and lifted, as the browser's own input handling sees it."""
    hand = page.context.new_cdp_session(page)
    finger(hand, "touchStart", start)
    for step in range(1, STEPS + 1):
        way = step / STEPS
        finger(hand, "touchMove", (start[0] + by[0] * way, start[1] + by[1] * way))
    finger(hand, "touchEnd")
    hand.detach()


def top_of(ghost: Locator) -> float:
    box = ghost.locator(".edge").first.bounding_box()
    assert box is not None
    return box["y"]


def lies(ghost: Locator, top: float) -> None:
    """Until it lies there, to a few pixels."""
    for _ in attempts(10):
        if abs(top_of(ghost) - top) < 6:
            return


def opened(page: Page, fit: Callable[[Any], bool]) -> str:
    """A lone table whose first card is such."""
    for _ in attempts():
        table = open_table(page, "cartographers", ME)
        if fit(position(page, table, 0)["view"]):
            page.goto(f"/t/{table}")
            return table
    raise AssertionError


def test_a_finger_drags_what_was_set_down_and_scrolls_the_page_elsewhere(phone: Page) -> None:
    table = opened(phone, lambda view: not view["ruins"])
    places(phone)
    # Away from the edge a shape lies under the finger that put it there.
    first = phone.get_by_role("gridcell", name=re.compile("^[D-H][4-5]: .*fits here")).first
    box = first.bounding_box()
    assert box is not None
    space = box["height"]
    first.tap()
    ghost = phone.locator(".ghost.down")
    expect(ghost).to_have_count(1)
    before = top_of(ghost)
    # A tap on the next space, which mostly lies under the shape, corrects it by one.
    x, y = middle(first)
    phone.touchscreen.tap(x, y + space)
    lies(ghost, before + space)
    assert steps(phone, table) == 0
    phone.touchscreen.tap(x, y)
    lies(ghost, before)
    drag(phone, (x, y), (0, 4 * space))
    expect(ghost).to_have_count(1)
    assert top_of(ghost) - before == pytest.approx(4 * space, abs=space / 4)
    assert phone.evaluate(SCROLLED) == 0
    # Beside the map the page scrolls as ever.
    drag(phone, middle(phone.locator(".note")), (0, -2 * space))
    phone.wait_for_function("() => scrollY > 20")

    # So it does on the map, as long as nothing lies there to be dragged.
    other = open_table(phone, "cartographers", ME)
    phone.goto(f"/t/{other}")
    drag(phone, middle(places(phone).first), (0, -4 * space))
    phone.wait_for_function("() => scrollY > 20")


def test_enter_draws_after_a_terrain_was_chosen_with_the_mouse(page: Page) -> None:
    table = opened(page, lambda view: len(view["terrains"]) > 1)
    places(page).first.click()
    expect(page.locator(".ghost.down")).to_have_count(1)
    terrains = page.get_by_role("group", name="Terrain")
    terrains.locator("label").last.click()
    expect(terrains.get_by_role("radio").last).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Show the table after step 1")).to_be_attached()
    assert steps(page, table) == 1
