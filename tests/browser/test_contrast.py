"""The colours of the system instead of ours, and more contrast: whoever needs them finds what
everybody finds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_mapout_access
from tests.browser.axe import COLOURS, NARROW, WIDE, settle, show_at, sound
from tests.browser.test_analysis import brought_in, look_at
from tests.browser.test_lessons import answer, show
from tests.browser.test_mapout_access import over_a_place
from tests.browser.test_misterra_states import the_end_alone, with_a_card_in_hand
from tests.browser.test_table_access import (
    at_home_with_matches,
    at_the_end,
    during_a_turn,
    handed_over,
    new_match,
    waiting_room,
)

# Shapes keep their colours wherever the system chooses; words do not, unless they are asked to.
LETTERS = """() => [...document.querySelectorAll('svg text')]
    .filter((letter) => letter.closest("[class*='on-']"))
    .map((letter) => getComputedStyle(letter).fill)"""


def with_a_shape_in_hand(page: Page) -> None:
    states = during_a_turn(page)
    while next(states) != "a shape set down":
        pass


STATES: list[Callable[[Page], None]] = [
    at_home_with_matches,
    with_a_shape_in_hand,
    with_a_card_in_hand,
    over_a_place,
]


@pytest.mark.parametrize("state", STATES)
def test_in_the_colours_of_the_system(page: Page, state: Callable[[Page], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    state(page)
    settle(page)
    ours = set(page.evaluate(LETTERS))
    page.emulate_media(forced_colors="active")
    settle(page)
    sound(page)
    # Each terrain is lettered in a colour of its own, and there are two at least.
    assert len(ours & set(page.evaluate(LETTERS))) >= 2


def a_lesson(page: Page) -> None:
    page.goto("/lesson/misterra?step=4")
    show(page)
    expect(answer(page)).to_contain_text("Right!")


def the_rules(page: Page) -> None:
    page.goto("/rules/mapout")
    page.locator(".clause").first.wait_for()


def the_analysis(page: Page) -> None:
    look_at(page, brought_in(page, "mapout"))


PAGES: list[Callable[[Page], None]] = [
    new_match,
    waiting_room,
    handed_over,
    a_lesson,
    the_rules,
    the_analysis,
    at_the_end,
    the_end_alone,
    test_mapout_access.at_the_end,
]


@pytest.mark.parametrize("shown", PAGES)
def test_all_can_be_read(page: Page, shown: Callable[[Page], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    show_at(page, WIDE)
    shown(page)
    page.emulate_media(contrast="more", color_scheme="dark")
    settle(page)
    sound(page, *COLOURS)
    show_at(page, NARROW)
    page.emulate_media(contrast="no-preference", color_scheme="light", forced_colors="active")
    settle(page)
    sound(page, *COLOURS)


def test_buttons_keep_their_words(page: Page) -> None:
    """A button in the system's own colour is written on in the colour that belongs to it."""
    page.emulate_media(forced_colors="active")
    page.goto("/")
    play = page.get_by_role("link", name="Play Cartographers")
    look = "button => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"
    system = """() => ['HighlightText', 'Highlight'].map((colour) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = colour;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
    })"""
    assert play.evaluate(look) == page.evaluate(system)
    # Nothing is painted behind the words, as is done for words that might not be read otherwise.
    assert play.evaluate("button => getComputedStyle(button).forcedColorAdjust") == "none"
