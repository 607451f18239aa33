"""Each game on one page: before the rules, at the table, and on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import sound, speak
from tests.browser.tables import ME, RANDOM, open_table
from tests.languages import LANGUAGES

GAMES = ["cartographers", "misterra", "mapout"]
SHEET = re.compile(rb"/Type /Page\b")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_printed_on_one_page_in_every_language(page: Page, game: str) -> None:
    page.goto(f"/aid/{game}")
    for language in LANGUAGES:
        speak(page, language)
        # A picture beside each line.
        lines = page.locator(".aid li")
        expect(lines.first).to_be_visible()
        expect(lines.locator("svg[aria-hidden]")).to_have_count(lines.count())
        assert lines.count() > 8
        for paper in ("A4", "Letter"):
            assert len(SHEET.findall(page.pdf(format=paper))) == 1
    sound(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_rules_show_the_same_page(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    summary = page.locator("article .aid li p")
    expect(summary.first).to_be_visible()
    told = summary.all_inner_texts()
    # Before the first clause; how drawings are read comes after the last.
    order = page.locator("article h2").evaluate_all("all => all.map(each => each.id)")
    assert order[0] == "aid"
    assert order[-1] == "notation"
    page.goto(f"/t/{open_table(page, game, ME, RANDOM)}")
    expect(page.get_by_role("grid").first).to_be_visible()
    page.keyboard.press("a")
    aid = page.get_by_role("dialog", name="on one page")
    expect(aid.locator("li p")).to_have_text(told)
    expect(aid.get_by_role("link", name="Print")).to_have_attribute("href", f"/aid/{game}")
    sound(page)
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.get_by_role("button", name="Aid", exact=True).click()
    expect(aid).to_be_visible()
