"""Show me a good move: by button or key, held up on the board, with its reasons in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import GREEDY, ME, OPEN, RANDOM, ask, open_table

GAMES = pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
PATIENCE = 20_000


@GAMES
def test_the_button_shows_a_move_and_why(page: Page, game: str) -> None:
    table = open_table(page, game, ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Show me a good move").click()
    hint = page.get_by_role("status").filter(has_text="A good move: ")
    expect(hint).to_be_visible(timeout=PATIENCE)
    expect(hint).to_have_text(re.compile(r"A good move: .{10,}"))
    page.get_by_role("button", name="Hide the hint").click()
    expect(hint).to_have_count(0)


def test_the_drawing_lies_ready_on_the_map_and_enter_makes_it(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".ghost.down")).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada draws")
    expect(page.get_by_text("A good move: ")).to_have_count(0)


def test_the_tile_of_map_out_lies_ready_on_the_board(page: Page) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("h")
    expect(page.get_by_text("A good move: ")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("Ada (plays|lifts)"))


def test_the_cards_of_misterra_are_chosen(page: Page) -> None:
    table = open_table(page, "misterra", ME, RANDOM)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Show me a good move").click()
    expect(page.get_by_text("A good move: Ada keeps cards")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Keep these two").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada")


@pytest.mark.parametrize(
    ("language", "button", "words"),
    [
        ("Français", "Montre-moi un bon coup", "Un bon coup\u00a0: "),
        ("Nederlands", "Laat me een goede zet zien", "Een goede zet: "),
    ],
    ids=["fr", "nl"],
)
def test_in_other_languages(page: Page, language: str, button: str, words: str) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=language).click()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_text(words)).to_be_visible(timeout=PATIENCE)


def test_where_other_people_play_no_hint_is_offered(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, OPEN)
    ask(friend, "/me", {"name": "Ben"})
    ask(friend, f"/tables/{table}/join", {"name": "Ben"})
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Show me a good move")).to_have_count(0)
