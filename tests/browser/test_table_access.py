"""The table for everybody: axe, small screens, fingers, keyboard, three languages."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import (
    NARROW,
    TOO_SMALL,
    WIDE,
    nothing_scrolls_sideways,
    show_at,
    sound_in_both_themes,
    speak,
)
from tests.browser.cartographers import lit, places
from tests.browser.tables import (
    GREEDY,
    ME,
    OPEN,
    decide,
    decide_in_turn,
    finished,
    here,
    open_table,
)
from tests.browser.test_cartographers_table import until_an_ambush
from tests.languages import LANGUAGES

SIZES = (NARROW, (820, 1180), WIDE)


def new_match(page: Page) -> None:
    page.goto("/new/cartographers")
    page.get_by_text("Rules of this match").click()
    page.get_by_text("Arrange the seats").click()


def waiting_room(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME, OPEN)}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def at_play(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    for _ in range(3):
        decide_in_turn(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def during_a_turn(page: Page) -> Iterator[str]:
    """One table in all the states that a turn can be looked at in."""
    at_play(page)
    yield "nothing in hand"
    places(page)
    lit(page).first.click()
    expect(page.get_by_text(re.compile("this season")).first).to_be_visible()
    yield "a shape set down"
    page.get_by_role("gridcell", name="F6: mountain").click()
    expect(page.get_by_role("link", name="Rule C4.5")).to_be_visible()
    yield "a refusal"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("dialog", name="Table")).to_be_visible()
    yield "the menu"
    page.keyboard.press("Escape")
    page.goto(f"{page.url}?step=2")
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    yield "the past"


def with_the_rules(page: Page) -> None:
    at_play(page)
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Rules").locator("[id='C1.1']")).to_be_visible()


def handed_over(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME, here('Ben'))}")
    expect(page.get_by_role("heading", name="Hand the device to Ada")).to_be_visible()


def at_the_end(page: Page) -> None:
    table = finished(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def at_home_with_matches(page: Page) -> None:
    open_table(page, "cartographers", ME, GREEDY)
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/")
    page.get_by_text("Open saved game").click()
    expect(page.get_by_role("link", name="Your turn at Cartographers")).to_be_visible()


def new_match_of_misterra(page: Page) -> None:
    page.goto("/new/misterra")
    page.get_by_text("Rules of this match").click()
    page.get_by_text("Arrange the seats").click()


def on_a_neighbours_map(page: Page) -> None:
    page.goto(f"/t/{until_an_ambush(page)}")
    page.get_by_role("button", name="I am Ada").click()
    places(page).first.click()
    expect(page.get_by_text("this season for Ben")).to_be_visible()


def at_a_large_table(page: Page) -> None:
    table = open_table(page, "cartographers", ME, *[GREEDY] * 11)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="All 12 boards").click()
    expect(page.get_by_role("dialog").get_by_role("figure")).to_have_count(12)


def at_the_end_of_many(page: Page) -> None:
    table = finished(page, "cartographers", ME, *[GREEDY] * 5)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()


STATES: list[Callable[[Page], None]] = [
    at_home_with_matches,
    new_match,
    new_match_of_misterra,
    waiting_room,
    on_a_neighbours_map,
    with_the_rules,
    handed_over,
    at_a_large_table,
    at_the_end,
    at_the_end_of_many,
]


def for_everybody(page: Page) -> None:
    show_at(page, WIDE)
    sound_in_both_themes(page, "light")
    show_at(page, NARROW)
    sound_in_both_themes(page, "dark")
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_and_fingers_find_all(page: Page, state: Callable[[Page], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    state(page)
    for_everybody(page)


def test_axe_finds_nothing_and_fingers_find_all_during_a_turn(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    for _ in during_a_turn(page):
        for_everybody(page)
        show_at(page, WIDE)


@pytest.mark.parametrize("state", [new_match, waiting_room, handed_over])
def test_no_state_scrolls_sideways(page: Page, state: Callable[[Page], None]) -> None:
    state(page)
    for language in LANGUAGES:
        speak(page, language)
        nothing_scrolls_sideways(page, *SIZES)


def test_the_language_changes_in_the_middle_of_a_match(page: Page) -> None:
    at_play(page)
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Ada draws")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("À toi", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Journal")).to_be_visible()
    expect(page.get_by_role("list", name="Journal")).not_to_contain_text("Ada draws")
    expect(page.get_by_text("Arpenteur zélé").first).to_be_visible()
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_text("Jij bent aan zet", exact=True)).to_be_visible()
    expect(page.get_by_text("Gretige landmeter").first).to_be_visible()


def test_by_touch_on_a_phone(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("link", name="Play Cartographers").tap()
    phone.get_by_role("button", name="Against a bot").tap()
    draw = phone.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_be_in_viewport()
    expect(draw).to_be_disabled()
    phone.get_by_role("gridcell", name="fits here").first.tap()
    draw.tap()
    phone.get_by_role("tab", name="Log").tap()
    expect(phone.get_by_role("list", name="Log")).to_contain_text("draws")
    expect(phone.get_by_role("tabpanel", name="Log")).to_be_visible()
    expect(phone.get_by_role("tabpanel", name="What scores")).to_be_hidden()
    phone.get_by_role("button", name="Table").tap()
    phone.get_by_role("button", name="Nederlands").tap()
    expect(phone.locator("html")).to_have_attribute("lang", "nl")
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 390


def test_news_are_said_to_a_screen_reader(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    news = page.get_by_role("log")
    # Whatever the card: one of a single space, or one after an ambush, is told in other words.
    expect(news).to_contain_text("Your turn. ")
    decide(page, table)
    expect(news).to_contain_text("Ada draws")


def test_the_rules_are_one_key_away_and_open_at_a_clause(page: Page) -> None:
    at_play(page)
    page.keyboard.press("b")
    rules = page.get_by_role("region", name="Rules")
    expect(rules).to_be_focused()
    expect(rules.get_by_text("1 to 100 people can play.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    clause = page.get_by_role("link", name="C12.").first
    number = clause.inner_text()
    clause.click()
    expect(rules.locator(f"[id='{number}']")).to_be_in_viewport()
    expect(page.get_by_role("grid", name=re.compile("Arrows move the shape"))).to_be_visible()
