"""What others do at a table of Maps of Misterra is played out, marked and said."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.misterra_play import awaited, offered, reachable
from tests.browser.tables import GREEDY, bot_name, position
from tests.browser.test_misterra_states import Now, at_step, marks, moves, otoma_plays

pytestmark = pytest.mark.usefixtures("played_out")


def strip(page: Page) -> Locator:
    """The words of what is being shown, over the board."""
    return page.locator(".beat")


def numbers(page: Page) -> list[int]:
    return [int(mark.get_attribute("data-mark") or 0) for mark in marks(page).all()]


def about_to_rest(now: Now) -> bool:
    """At the end of the turn, early in a match."""
    return bool(now["view"]["half"] == 1 and moves(now, "rest") and now["view"]["round"] < 4)


def lines_after(page: Page, step: int) -> list[str]:
    """What the log tells of the steps after this one, the earliest first."""
    entries = page.get_by_role("list", name="Log").get_by_role("listitem").all()
    later = [
        entry.locator(".said").all_inner_texts()
        for entry in entries
        if entry.get_by_role("link").count() and int(entry.get_by_role("link").inner_text()) > step
    ]
    return [line for lines in reversed(later) for line in lines]


def test_a_bots_turn_plays_out_in_order_and_a_key_brings_the_present(page: Page) -> None:
    table = at_step(page, about_to_rest, GREEDY)
    bot = bot_name(page)
    decided = position(page, table, 0)["step"] + 1
    page.get_by_role("button", name="Rest").click()
    # First what the table did, then the bot: each with its number.
    expect(strip(page).locator(".number")).to_have_text("1")
    expect(strip(page)).to_contain_text("Turned up: ")
    expect(strip(page).locator(".number")).to_have_text("2")
    expect(strip(page)).to_contain_text(f"{bot} ")
    assert awaited(page, table) is not None
    expect(strip(page)).to_be_visible()
    expect(reachable(page)).to_have_count(0)
    # Screen readers were told at once, and everything.
    said = page.get_by_role("log")
    expect(said).to_contain_text(re.compile(f"{bot} (maps|claims|rests)"))
    page.keyboard.press("x")
    expect(strip(page)).to_have_count(0)
    expect(reachable(page).first).to_be_visible()
    found = numbers(page)
    assert found == sorted(found)
    assert len(found) > 1
    # In the words of the log, step by step and in their order.
    written = lines_after(page, decided)
    assert sum(line.startswith(f"{bot} ") for line in written) > 1
    at = -1
    for line in written:
        place = said.inner_text().find(line, at + 1)
        assert place > at, (line, said.inner_text())
        at = place
    # The numbers stay until something is decided.
    reachable(page).first.click()
    expect(offered(page).first).to_be_visible()
    expect(marks(page)).to_have_count(0)


def test_a_tap_skips_and_is_the_decision_as_well(phone: Page) -> None:
    table = otoma_plays(phone)
    expect(strip(phone)).to_be_visible()
    before = position(phone, table, 0)["step"]
    phone.locator(".prompt").tap()
    expect(strip(phone)).to_have_count(0)
    reachable(phone).first.tap()
    expect(offered(phone).first).to_be_visible()
    assert position(phone, table, 0)["step"] == before + 1


def test_without_motion_otomas_turn_is_marked_at_once(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = otoma_plays(page)
    expect(reachable(page).first).to_be_visible()
    halves: list[Now] = position(page, table, 0)["view"]["otoma"]["last_turn"]
    spaces = [
        space
        for half in halves
        for space in (*(change["space"] for change in half["changes"]), half["claimed"])
        if space is not None
    ]
    expect(marks(page)).to_have_count(len(spaces))
    expect(strip(page)).to_have_count(0)
    found = numbers(page)
    assert found == sorted(found)
    for said in (page.get_by_role("list", name="Log"), page.get_by_role("log")):
        expect(said).to_contain_text(f"Otoma, {spaces[0]}: ")
