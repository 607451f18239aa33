"""Everybody gets through: keyboard, screen reader, small screens, reduced motion."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import NARROW, WIDE, nothing_scrolls_sideways, settle, show_at, sound, speak
from tests.languages import LANGUAGES

PAGES = {
    "/": "a[href='/new/mapout']",
    "/rules/cartographers#C4.5": ".clause",
    "/rules/misterra": ".clause",
    "/rules/mapout": ".clause",
    "/box/misterra": ".cards svg",
    "/box/mapout": ".editor svg",
    "/atlantis": "main a[href='/']",
}
"""Where they are, and what is there once they have what they ask the server for."""
SIZES = [(320, 640), NARROW, (820, 1180), WIDE]

# Links within a sentence may be as small as their words.
TOUCHED = """() => [...document.querySelectorAll('button, header a, .button, summary')]
    .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ box, html }) => [Math.min(box.width, box.height), html.slice(0, 160)])"""


def opened(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(PAGES[path]).first.wait_for(state="attached")
    settle(page)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_and_fingers_find_all(page: Page, path: str) -> None:
    page.emulate_media(color_scheme="light")
    show_at(page, WIDE)
    opened(page, path)
    sound(page)
    page.emulate_media(color_scheme="dark")
    show_at(page, NARROW)
    settle(page)
    sound(page)
    touched: list[tuple[float, str]] = page.evaluate(TOUCHED)
    assert touched
    assert [target for target in touched if target[0] < 44] == []


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways(page: Page, path: str) -> None:
    opened(page, path)
    for language in LANGUAGES:
        speak(page, language)
        if path.startswith("/rules/"):
            expect(page.get_by_role("article")).to_have_attribute("lang", language)
        nothing_scrolls_sideways(page, *SIZES)


def test_by_keyboard_from_the_home_page_to_a_clause(page: Page) -> None:
    page.goto("/")
    settle(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    expect(page.get_by_role("link", name="Skip to the content")).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Play Cartographers")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Read the rules of Cartographers")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Cartographers: the rules")).to_be_focused()
    settle(page)
    page.keyboard.press("Shift+Tab")
    section = page.get_by_role("navigation").get_by_role("link").last
    expect(section).to_be_focused()
    page.keyboard.press("Enter")
    last = page.get_by_role("heading", level=2, name="Where the print leaves room")
    expect(last).to_be_in_viewport()
    page.keyboard.press("Tab")
    clause = page.locator("a:focus")
    expect(clause).to_have_text(re.compile(r"^C\d+\.\d+$"))
    expect(clause).to_be_in_viewport()


def test_by_keyboard_through_the_settings(page: Page) -> None:
    page.goto("/")
    settle(page)
    for name in ("Skip to the content", "Mapmakers, home page"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name)).to_be_focused()
    for name in ("English", "Français", "Nederlands"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    for name in ("Grote letters", "Sneltoetsen met één letter", "Donkere weergave"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lichte weergave")).to_be_focused()


def test_what_has_the_focus_is_seen(page: Page) -> None:
    page.goto("/")
    settle(page)
    for _ in range(6):
        page.keyboard.press("Tab")
        outline = page.evaluate("() => getComputedStyle(document.activeElement).outline")
        assert "solid 3px" in outline


def test_sections_open_on_demand_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/rules/cartographers")
    settle(page)
    first = page.get_by_role("navigation").get_by_role("link").first
    expect(first).to_be_hidden()
    page.get_by_text("Sections", exact=True).click()
    expect(first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(first).to_be_visible()


MOVING = """() => [...document.querySelectorAll('*')].filter(element => {
    const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
    return animationName !== 'none' || !/^(0s(, )?)+$/.test(transitionDuration)
        || scrollBehavior !== 'auto';
}).length"""


@pytest.mark.parametrize("path", ["/", "/rules/mapout"])
def test_nothing_moves_for_who_does_not_want_it(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(path)
    settle(page)
    assert page.evaluate(MOVING) == 0
