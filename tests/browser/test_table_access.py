"""The table for everybody: axe, small screens, fingers, keyboard, three languages."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.tables import GREEDY, ME, OPEN, decide, here, open_table, play_out
from tests.browser.test_access import AXE, RUN_AXE, settle

SIZES = [(390, 844), (820, 1180), (1440, 900)]


def new_match(page: Page) -> None:
    page.goto("/new/cartographers")
    page.get_by_text("More options").click()


def waiting_room(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME, OPEN)}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def at_play(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    for _ in range(3):
        decide(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def with_the_rules(page: Page) -> None:
    at_play(page)
    page.keyboard.press("?")
    expect(page.get_by_role("region", name="Rules").get_by_text("C1.1")).to_be_visible()


def with_the_menu(page: Page) -> None:
    at_play(page)
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("dialog", name="Table")).to_be_visible()


def handed_over(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'cartographers', ME, here('Ben'))}")
    expect(page.get_by_role("heading", name="Hand the device to Ada")).to_be_visible()


def in_the_past(page: Page) -> None:
    at_play(page)
    page.goto(f"{page.url}?step=2")
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()


def at_the_end(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


STATES: list[Callable[[Page], None]] = [
    new_match,
    waiting_room,
    at_play,
    with_the_rules,
    with_the_menu,
    handed_over,
    in_the_past,
    at_the_end,
]


@pytest.mark.parametrize(
    ("theme", "width", "height"), [("light", 1440, 900), ("dark", 390, 844)], ids=["wide", "phone"]
)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(
    page: Page,
    state: Callable[[Page], None],
    theme: Literal["light", "dark"],
    width: int,
    height: int,
) -> None:
    page.add_init_script(path=AXE)
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": width, "height": height})
    state(page)
    settle(page)
    result: dict[str, Any] = page.evaluate(RUN_AXE)
    assert result["held"] > 15
    assert result["violations"] == []


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("state", [new_match, waiting_room, handed_over])
def test_no_state_scrolls_sideways(
    page: Page, state: Callable[[Page], None], language: str
) -> None:
    state(page)
    page.evaluate(
        "language => document.querySelector(`button[lang=${language}]`)?.click()", language
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") == width


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


def test_by_touch_on_a_phone(browser: Browser, base_url: str) -> None:
    with browser.new_context(
        base_url=base_url,
        locale="en-GB",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    ) as context:
        page = context.new_page()
        page.goto("/")
        page.get_by_role("link", name="Play Cartographers").tap()
        page.get_by_role("button", name="Play", exact=True).tap()
        draw = page.get_by_role("button", name="Draw")
        expect(draw).to_be_in_viewport()
        expect(draw).to_be_disabled()
        page.get_by_role("gridcell", name="fits here").first.tap()
        draw.tap()
        page.get_by_role("tab", name="Log").tap()
        expect(page.get_by_role("list", name="Log")).to_contain_text("draws")
        expect(page.get_by_role("tabpanel", name="Log")).to_be_visible()
        expect(page.get_by_role("tabpanel", name="What scores")).to_be_hidden()
        page.get_by_role("button", name="Table").tap()
        page.get_by_role("button", name="Nederlands").tap()
        expect(page.locator("html")).to_have_attribute("lang", "nl")
        assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_news_are_said_to_a_screen_reader(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    news = page.get_by_role("log")
    expect(news).to_contain_text("Your turn. Draw")
    decide(page, table)
    expect(news).to_contain_text("Ada draws")


def test_the_rules_are_one_key_away_and_open_at_a_clause(page: Page) -> None:
    at_play(page)
    page.keyboard.press("?")
    rules = page.get_by_role("region", name="Rules")
    expect(rules).to_be_focused()
    expect(rules.get_by_text("1 to 100 people can play.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    clause = page.get_by_role("link", name="C12.").first
    number = clause.inner_text()
    clause.click()
    expect(rules.locator(f"[id='{number}']")).to_be_in_viewport()
    expect(page.get_by_role("grid", name="Your map")).to_be_visible()


def test_a_hundred_maps_are_on_a_page_of_their_own(page: Page) -> None:
    table = open_table(
        page, "cartographers", ME, *[GREEDY] * 2, *[{"kind": "bot", "bot": "random"}] * 17
    )
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="All 20 boards").click()
    boards = page.get_by_role("dialog", name="All boards")
    expect(boards.get_by_role("figure")).to_have_count(20)
    boards.get_by_role("button", name="Look at what Wanderer 17 has").click()
    expect(page.get_by_role("dialog", name="Wanderer 17")).to_be_visible()
