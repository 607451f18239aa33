"""Everybody gets through: keyboard, screen reader, small screens, reduced motion."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tools.places import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/rules/cartographers#C4.5", "/rules/misterra", "/rules/mapout", "/atlantis"]
SIZES = [(320, 640), (390, 844), (820, 1180), (1440, 900)]


# Only what matters crosses over: how many rules hold; of those that do not, where and why.
RUN_AXE = """async () => {
    const { passes, violations } = await axe.run(document, { resultTypes: ['violations'] });
    const told = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
    return { held: passes.length, violations: told };
}"""


def settle(page: Page) -> None:
    """Until all that the page asks the server for is on show."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(
    page: Page, path: str, theme: Literal["light", "dark"], width: int
) -> None:
    page.add_init_script(path=AXE)
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(path)
    settle(page)
    result: dict[str, Any] = page.evaluate(RUN_AXE)
    assert result["held"] > 15
    assert result["violations"] == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_page_scrolls_sideways(page: Page, path: str, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('mapmakers.language', '{language}')")
    page.goto(path)
    settle(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("path", PAGES)
def test_what_is_touched_is_large_enough(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(path)
    settle(page)
    # Links within a sentence may be as small as their words.
    targets = page.locator("button:visible, header a:visible, .button:visible, summary:visible")
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44, target.inner_html()
        assert box["width"] >= 44, target.inner_html()


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
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Donker maken")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Licht maken")).to_be_focused()


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
