"""The keys of the games and of the table: listed by one of them, and switched off where they are in
the way."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import sound
from tests.browser.cartographers import places
from tests.browser.tables import ME, RANDOM, open_table

ARROWS, ENTER, ESCAPE = "Arrows", "Enter", "Esc"
OF_THE_TABLE = ["U", "H", "A", "B", "?"]
TO_LOOK_BACK = ["\N{LEFTWARDS ARROW}\n\N{RIGHTWARDS ARROW}", "Space"]
OF_THE_GAME = {
    "cartographers": [ARROWS, "R", "F", "S", "T", ENTER, ESCAPE],
    "misterra": [ARROWS, "R", "F", "O", ENTER, ESCAPE],
    "mapout": [
        *(ARROWS, "1\N{EN DASH}9", "R", ENTER, ESCAPE),
        *("Shift + Arrows", "+", "\N{MINUS SIGN}", "0", "L"),
    ],
}
TITLES = {"cartographers": "Cartographers", "misterra": "Maps of Misterra", "mapout": "Map Out"}
DOCUMENT = Path(__file__).parents[2] / "docs" / "playing.md"
CHARACTERS = "Single-letter shortcuts"


def sit_down(page: Page, game: str) -> None:
    page.goto(f"/t/{open_table(page, game, ME, RANDOM)}")
    expect(page.get_by_role("grid").first).to_be_visible()


def documented(game: str) -> set[tuple[str, str]]:
    """The keys of the game and of every table, as the documentation lists them."""
    _, _, table = DOCUMENT.read_text(encoding="utf-8").partition(
        "| key | does | in |\n| --- | --- | --- |\n"
    )
    rows = [line.strip("| ").split(" | ") for line in table.partition("\n\n")[0].splitlines()]
    return {(row[0], row[1].removesuffix(" |")) for row in rows if row[2:] in ([], [TITLES[game]])}


def listed(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Keyboard")


def ghost(page: Page) -> str:
    """Where the shape in hand lies, and how."""
    edge = page.locator(".ghost .edge").first
    expect(edge).to_be_attached()
    return edge.get_attribute("d") or ""


@pytest.mark.parametrize("game", OF_THE_GAME)
def test_a_question_mark_lists_every_key_and_the_focus_comes_back(page: Page, game: str) -> None:
    sit_down(page, game)
    cell = page.locator("[role=gridcell][tabindex='0']").first
    cell.focus()
    page.keyboard.press("?")
    expect(listed(page)).to_be_visible()
    keys = listed(page).locator("dt").all_inner_texts()
    # Who has not begun has nothing to look back at.
    assert [key for key in keys if key not in TO_LOOK_BACK] == [*OF_THE_GAME[game], *OF_THE_TABLE]
    meanings = listed(page).locator("dd").all_inner_texts()
    assert all(meanings)
    told = {(key.replace("\n", " "), does) for key, does in zip(keys, meanings, strict=True)}
    differs = told ^ documented(game)
    assert {key for key, _ in differs} <= {key.replace("\n", " ") for key in TO_LOOK_BACK}
    sound(page)
    page.keyboard.press("Escape")
    expect(listed(page)).to_have_count(0)
    expect(cell).to_be_focused()
    # From the menu too, for whoever does not know that key.
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Keyboard", exact=True).click()
    expect(listed(page)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "arrows", "turn"),
    [
        ("Français", "Clavier", "Flèches", "pivoter"),
        ("Nederlands", "Toetsenbord", "Pijltjes", "draaien"),
    ],
)
def test_the_list_is_in_the_readers_language(
    page: Page, language: str, title: str, arrows: str, turn: str
) -> None:
    sit_down(page, "cartographers")
    page.get_by_role("button", name=language).click()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=title)
    expect(keys.locator("dt").first).to_have_text(arrows)
    expect(keys.locator("dd").nth(1)).to_have_text(turn)


def test_letters_can_be_switched_off_and_the_arrows_stay(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    places(page)
    expect(page.locator(".note kbd").first).to_be_visible()
    page.get_by_role("button", name=CHARACTERS).click()
    for _ in range(2):
        expect(page.get_by_role("button", name=CHARACTERS)).to_have_attribute(
            "aria-pressed", "false"
        )
        # Nothing promises keys that do nothing.
        expect(page.locator(".note kbd")).to_have_count(0)
        expect(page.get_by_role("button", name="Undo")).not_to_have_attribute(
            "aria-keyshortcuts", re.compile(".")
        )
        page.locator("h1").focus()
        page.keyboard.press("ArrowDown")
        before = ghost(page)
        for key in "rfstuhab?":
            page.keyboard.press(key)
        assert ghost(page) == before
        expect(page.get_by_role("region", name="Rules")).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("ArrowDown")
        expect(page.locator(".ghost .edge").first).not_to_have_attribute("d", before)
        page.keyboard.press("Escape")
        expect(page.locator(".ghost")).to_have_count(0)
        # Remembered.
        page.reload()
        places(page)
    # The list of keys says so, and switches them on again.
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Keyboard", exact=True).click()
    expect(listed(page)).to_contain_text("Switched off")
    listed(page).get_by_role("checkbox").check()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Rules")).to_be_visible()


def test_keys_that_are_typed_or_pressed_elsewhere_do_nothing_on_the_board(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME)}")
    places(page)
    page.keyboard.press("ArrowDown")
    before = ghost(page)
    page.keyboard.press("b")
    rules = page.get_by_role("region", name="Rules")
    expect(rules).to_be_focused()
    # The arrows scroll what is read, and Esc closes only that.
    page.keyboard.press("ArrowDown")
    rules.get_by_role("searchbox").fill("")
    page.keyboard.type("forest")
    assert ghost(page) == before
    rules.focus()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert ghost(page) == before
