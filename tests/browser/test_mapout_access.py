"""Map Out for everybody: axe in every state of a turn, small screens, languages, ears."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import (
    NARROW,
    WIDE,
    nothing_scrolls_sideways,
    show_at,
    sound_in_both_themes,
    speak,
)
from tests.browser.mapout import (
    ENDS,
    at_play,
    board,
    decide_by_pointer,
    liftable,
    lit,
    nothing_to_play,
    pick,
    points_that_pop,
    refused_place,
    step,
    tray,
)
from tests.browser.tables import ME, RANDOM, finished
from tests.languages import LANGUAGES


def fresh(page: Page) -> None:
    at_play(page)


def in_hand(page: Page) -> None:
    at_play(page)
    pick(page)
    expect(page.locator(".lit + text").first).to_be_visible()


def over_a_place(page: Page) -> None:
    in_hand(page)
    lit(page).first.click()
    expect(page.locator(".ghost text.sum")).to_have_count(1)


def refused(page: Page) -> None:
    in_hand(page)
    refused_place(page).click()
    expect(page.get_by_role("link", name=re.compile("^Rule O")).first).to_be_visible()


def about_to_lift(page: Page) -> None:
    at_play(page)
    liftable(page).first.click()
    expect(page.locator(".note")).to_contain_text("It then goes to another space")


def to_be_put_back(page: Page) -> None:
    at_play(page)
    decide_by_pointer(page, lift=True)
    lit(page).first.click()
    expect(page.locator(".ghost text.sum")).to_have_count(1)


def an_end_tile(page: Page) -> None:
    at_play(page)
    tray(page).filter(has_text=ENDS).and_(page.locator(":enabled")).first.click()
    lit(page).first.click()
    expect(page.locator(".ghost .area").first).to_be_visible()


def at_the_end(page: Page) -> None:
    table = finished(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


STATES: list[Callable[[Page], None]] = [
    fresh,
    in_hand,
    over_a_place,
    refused,
    about_to_lift,
    to_be_put_back,
    an_end_tile,
    nothing_to_play,
    at_the_end,
]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(page: Page, state: Callable[[Page], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    state(page)
    sound_in_both_themes(page, "light")
    show_at(page, NARROW)
    sound_in_both_themes(page, "dark")


def test_no_state_scrolls_sideways_and_what_is_needed_is_in_sight(page: Page) -> None:
    over_a_place(page)
    for language in LANGUAGES:
        speak(page, language)
        for size in ((320, 640), NARROW, (820, 1180), (1240, 800), WIDE):
            nothing_scrolls_sideways(page, size)
            expect(page.locator(".buttons .first")).to_be_in_viewport(ratio=1)
            expect(page.locator(".note")).to_be_in_viewport(ratio=1)
        box = board(page).bounding_box()
        assert box is not None
        assert box["width"] >= 640


def test_nothing_moves_for_who_does_not_want_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    at_play(page)
    # Points that were made are shown all the same: they stand still, and go.
    assert all(pop["seen"] and not pop["moves"] for pop in points_that_pop(page))


def test_every_target_is_large_enough_for_a_finger(page: Page) -> None:
    show_at(page, NARROW)
    over_a_place(page)
    for target in page.locator("button:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, target.inner_html()


def test_the_language_changes_with_a_tile_in_hand(page: Page) -> None:
    over_a_place(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Poser")).to_be_enabled()
    expect(page.locator(".ghost text.sum")).to_have_count(1)
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("button", name="Leggen")).to_be_enabled()


def test_news_are_said_to_a_screen_reader(page: Page) -> None:
    at_play(page)
    news = page.get_by_role("log")
    expect(news).to_contain_text("Your turn. Play a tile.")
    # Whoever plays by keyboard hears which tile is in hand, and what comes of it where it is held.
    page.keyboard.press("1")
    expect(news).to_contain_text(re.compile(r"Road Tile( \(.*\))?: \d+ places?"))
    page.keyboard.press("ArrowRight")
    expect(news).to_contain_text(re.compile(r"\d+ points?\."))
    before = step(page)
    page.keyboard.press("Enter")
    expect(news).to_contain_text("Ada plays a Road Tile")
    assert step(page) != before
