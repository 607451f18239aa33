"""Every state of a table of Maps of Misterra: axe, light and dark, large and small."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import (
    NARROW,
    WIDE,
    nothing_scrolls_sideways,
    show_at,
    sound_in_both_themes,
    speak,
)
from tests.browser.misterra_play import (
    claimable,
    dealt,
    fitting,
    press_with_mouse,
    reachable,
    turned_until_it_fits,
    until,
)
from tests.browser.tables import GREEDY, ME, RANDOM, finished, open_table, position
from tests.languages import LANGUAGES

Now = dict[str, Any]
SIZES = ((320, 640), NARROW, (820, 1180), (1240, 800), WIDE)


def moves(now: Now, verb: str) -> list[str]:
    return [move for move in now["choices"]["moves"] if move.split()[0] == verb]


def at_step(page: Page, wanted: Callable[[Now], bool], *others: dict[str, str]) -> str:
    """At a table in such a position, the page open."""
    table = until(page, (ME, *others), wanted)
    page.goto(f"/t/{table}")
    page.get_by_role("grid").first.wait_for()
    return table


def choosing_presumptions(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'misterra', ME)}")
    dealt(page).nth(1).click()
    expect(page.get_by_text("1 of 2 chosen")).to_be_visible()


def landing(page: Page) -> None:
    at_step(page, lambda now: now["view"]["players"][0]["place"] is None and bool(moves(now, "go")))
    expect(reachable(page)).to_have_count(5)


def going(page: Page) -> None:
    at_step(page, lambda now: now["view"]["round"] > 3 and bool(moves(now, "go")))
    reachable(page).first.hover()
    expect(page.get_by_text("you see it")).to_be_visible()


def going_where_nobody_can(page: Page) -> None:
    at_step(page, lambda now: now["view"]["round"] > 2 and bool(moves(now, "go")))
    unreachable(page).click()
    expect(page.get_by_role("link", name="rule M4.")).to_be_visible()


def unreachable(page: Page) -> Locator:
    island = page.get_by_role("grid", name=re.compile("^Island"))
    return (
        island.get_by_role("gridcell", name=re.compile("^A"))
        .filter(has_not=page.get_by_role("gridcell", name="you can go here"))
        .first
    )


def exchanging_at_the_lagoon(page: Page) -> None:
    at_step(page, lambda now: bool(moves(now, "tuck")))
    page.get_by_role("button", name="Exchange a card").click()
    expect(page.get_by_role("button", name=re.compile("under the deck")).first).to_be_visible()


def with_a_card_in_hand(page: Page) -> None:
    at_step(page, lambda now: bool(moves(now, "map")), GREEDY)
    assert turned_until_it_fits(page, press_with_mouse)
    fitting(page).first.click()
    expect(page.locator(".parchment .ghost.down .ring:not(.refused)")).to_have_count(1)


def where_the_card_does_not_fit(page: Page) -> None:
    at_step(page, lambda now: bool(moves(now, "map")) and now["view"]["round"] < 3)
    page.get_by_role("grid", name=re.compile("parchment")).get_by_role("gridcell").first.click()
    expect(page.get_by_role("link", name="rule M7.2")).to_be_visible()


def claiming(page: Page) -> None:
    at_step(page, lambda now: bool(moves(now, "claim")))
    page.get_by_role("button", name=re.compile("^Claim ")).hover()


def choosing_for_otoma(page: Page) -> None:
    at_step(page, lambda now: now["view"]["phase"] == "otoma")
    expect(claimable(page).first).to_be_visible()


def after_otomas_turn(page: Page) -> None:
    otoma_plays(page)
    expect(reachable(page).first).to_be_visible()


def marks(page: Page) -> Locator:
    """The numbers on the island: what the others did."""
    return page.locator(".island [data-mark]")


def otoma_plays(page: Page) -> str:
    """The player rests, with the page open; Otoma takes its turn, and the player is to go."""
    for _ in range(8):
        table = at_step(page, lambda now: now["view"]["half"] == 1 and bool(moves(now, "rest")))
        page.get_by_role("button", name="Rest").click()
        expect(marks(page).first).to_be_visible()
        if position(page, table, 0)["view"]["phase"] == "go":
            return table
    raise AssertionError("Otoma always needs the player")


def the_end_alone(page: Page) -> None:
    table = finished(page, "misterra", ME)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your title")).to_be_visible()


def the_end_of_three(page: Page) -> None:
    table = finished(page, "misterra", ME, RANDOM, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


STATES: list[Callable[[Page], None]] = [
    choosing_presumptions,
    landing,
    going,
    going_where_nobody_can,
    exchanging_at_the_lagoon,
    with_a_card_in_hand,
    where_the_card_does_not_fit,
    claiming,
    choosing_for_otoma,
    after_otomas_turn,
    the_end_alone,
    the_end_of_three,
]


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(page: Page, state: Callable[[Page], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    state(page)
    show_at(page, WIDE)
    sound_in_both_themes(page, "light")
    show_at(page, NARROW)
    sound_in_both_themes(page, "dark")


@pytest.mark.parametrize("state", [choosing_presumptions, with_a_card_in_hand, the_end_of_three])
def test_no_state_scrolls_sideways(page: Page, state: Callable[[Page], None]) -> None:
    state(page)
    for language in LANGUAGES:
        speak(page, language)
        nothing_scrolls_sideways(page, *SIZES)
