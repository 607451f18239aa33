"""What a page must stand: axe-core in both themes, and screens of every size."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from tools.places import WEB

SOURCE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()

Theme = Literal["light", "dark"]
Size = tuple[int, int]
THEMES: tuple[Theme, Theme] = ("light", "dark")
WIDE: Size = (1440, 900)
NARROW: Size = (390, 844)

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that a change of the theme can break, where all the others hold."""
MORE_OF_THE_SAME = (".clause ~ .clause",)
"""What is looked at with all rules in either theme, and need not be in both at either size."""
FEWEST_RULES = 15
"""So many at least hold on any page, or axe has not seen it."""

# Only what matters crosses over: which rules hold; of those that do not, where and why. What axe
# would fetch beforehand is for rules about sound and screen orientation that are not run here.
RUN = """async ([only, without]) => {
    const place = without.length ? { exclude: without } : document;
    const { passes, violations } = await axe.run(place, {
        resultTypes: ['violations'],
        preload: false,
        ...(only.length ? { runOnly: { type: 'rule', values: only } } : {}),
    });
    const told = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
    return { held: passes.map(({ id }) => id), violations: told };
}"""

# Fonts are there, and nothing is on its way from one look to another.
SETTLED = """() => document.fonts.status === 'loaded'
    && document.getAnimations().every(({ playState, effect }) =>
        playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""

# As large as a fingertip; what is in a dialog behind it is not touched now.
TOO_SMALL = """() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const targets = top.querySelectorAll('button, .button, summary, select, input[type=range]');
    return [...targets].filter(target => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
    }).map(target => target.outerHTML.slice(0, 160));
}"""


def settle(page: Page) -> None:
    """Until all that the page asks the server for is on show, and stands still."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(SETTLED)


def show_at(page: Page, size: Size) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def nothing_scrolls_sideways(page: Page, *sizes: Size) -> None:
    for size in sizes:
        show_at(page, size)
        settle(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") == size[0]


def a_thumb_is_enough(page: Page) -> None:
    """What is on show now can be played with one thumb: nothing lies beyond the edge of the screen,
    and every button is as large as a fingertip."""
    found = page.evaluate(
        f"() => [document.documentElement.scrollWidth - screen.width, ({TOO_SMALL})()]"
    )
    assert found == [0, []]


def speak(page: Page, language: str) -> None:
    """Choose a language, wherever on the page its button is."""
    page.locator(f"button[lang={language}]").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def sound(page: Page, *rules: str) -> None:
    """axe finds nothing to complain about in what is on show now, by these rules or by all."""
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(f"{SOURCE}; undefined")
    found: dict[str, Any] = page.evaluate(RUN, [rules, MORE_OF_THE_SAME if rules else ()])
    assert found["violations"] == []
    assert "color-contrast" in found["held"]
    assert rules or len(found["held"]) > FEWEST_RULES


def sound_in_both_themes(page: Page, first: Theme = "light") -> None:
    """All rules in one theme, and in the other what it changes."""
    other: Theme = "dark" if first == "light" else "light"
    page.emulate_media(color_scheme=first)
    settle(page)
    sound(page)
    page.emulate_media(color_scheme=other)
    settle(page)
    sound(page, *COLOURS)
