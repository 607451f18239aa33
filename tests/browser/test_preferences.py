"""Language, light and dark, letters: chosen once, remembered."""

import pytest
from playwright.sync_api import Browser, Page, expect

HEADINGS = {
    "English": ("en", "Three games of maps, one table"),
    "Français": ("fr", "Trois jeux de cartographie, une table"),
    "Nederlands": ("nl", "Drie spellen voor kaartenmakers, één tafel"),
}


def background(page: Page) -> str:
    colour: str = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    return colour


LIGHT_DESK = "rgb(230, 220, 198)"
DARK_DESK = "rgb(31, 28, 24)"


@pytest.mark.parametrize("name", ["Français", "Nederlands"])
def test_a_language_is_switched_and_remembered(page: Page, name: str) -> None:
    code, heading = HEADINGS[name]
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS["English"][1])
    page.get_by_role("button", name=name).click()
    for _ in range(2):
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        page.reload()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS["English"][1])


@pytest.mark.parametrize(
    ("locale", "code"), [("fr-BE", "fr"), ("nl-NL", "nl"), ("en-US", "en"), ("de-DE", "en")]
)
def test_the_first_language_is_the_browsers(
    browser: Browser, base_url: str, locale: str, code: str
) -> None:
    with browser.new_context(base_url=base_url, locale=locale) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", code)


def test_a_language_switches_the_words_of_the_map(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    sheet = page.get_by_role("table", name="Cartographers, une position en milieu de partie")
    expect(sheet.get_by_role("cell", name=": montagne")).to_have_count(5)
    expect(page.get_by_text("1 à 100 joueurs")).to_be_visible()


@pytest.mark.parametrize(
    ("system", "first", "second"),
    [("light", LIGHT_DESK, DARK_DESK), ("dark", DARK_DESK, LIGHT_DESK)],
)
def test_light_and_dark_follow_the_system_until_switched(
    page: Page, system: str, first: str, second: str
) -> None:
    page.emulate_media(color_scheme="dark" if system == "dark" else "light")
    page.goto("/")
    assert background(page) == first
    page.get_by_role("button", name="Switch to").click()
    assert background(page) == second
    page.reload()
    assert background(page) == second
    page.get_by_role("button", name="Switch to").click()
    assert background(page) == first
    # Back at what the system has, the page follows it again.
    page.emulate_media(color_scheme="light" if system == "dark" else "dark")
    assert background(page) == second


def test_letters_on_the_maps_can_be_turned_up(page: Page) -> None:
    page.goto("/")
    # V as in village: no column has that name.
    letter = page.get_by_role("table", name="Cartographers").get_by_text("V", exact=True).first
    small = letter.bounding_box()
    page.get_by_role("button", name="Large letters on the maps").click()
    expect(page.get_by_role("button", name="Large letters")).to_have_attribute(
        "aria-pressed", "true"
    )
    for _ in range(2):
        large = letter.bounding_box()
        assert small is not None
        assert large is not None
        assert large["height"] > 1.7 * small["height"]
        page.reload()
        expect(page.get_by_text("1 to 100 players")).to_be_visible()


def test_without_storage_the_page_works_and_forgets(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed'); } })"
    )
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS["Français"][1])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS["English"][1])
