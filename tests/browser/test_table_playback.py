"""What happened at a table, whatever the game: heard and felt, shown again, and played by itself
when the match is over."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.tables import (
    ME,
    RANDOM,
    attempts,
    decide,
    decide_in_turn,
    finished,
    here,
    open_table,
)

LISTEN = """
    window.heard = [];
    window.felt = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        heard.push(Math.round(this.frequency.value));
        return start.call(this, at);
    };
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
"""
TURN = 659
"""The first tone of the sound for one's turn."""


def heard(page: Page) -> list[int]:
    """The pitches of what has sounded, once something has."""
    for _ in attempts():
        tones: list[int] = page.evaluate("heard")
        if tones:
            break
    return tones


def settings(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def test_my_turn_is_heard_and_felt_after_the_first_gesture(page: Page) -> None:
    page.add_init_script(LISTEN)
    table = open_table(page, "mapout", ME, here("Bo"))
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Hand the device")).to_be_visible()
    assert page.evaluate("[heard.length, felt.length]") == [0, 0]
    page.get_by_role("button", name=re.compile("show my table")).click()
    assert heard(page)[0] == TURN
    assert page.evaluate("felt") == [[60]]


def test_sound_is_switched_off_and_stays_off(page: Page) -> None:
    page.add_init_script(LISTEN)
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    settings(page)
    sound = page.get_by_role("checkbox", name="Sounds")
    expect(sound).to_be_checked()
    sound.uncheck()
    page.reload()
    settings(page)
    expect(sound).not_to_be_checked()
    page.keyboard.press("Escape")
    decide(page, table)
    expect(page.get_by_role("list", name="Log").get_by_text("Ada draws")).to_be_visible()
    assert page.evaluate("heard.length") == 0
    # And on again, which is heard at once.
    settings(page)
    sound.check()
    assert heard(page)


def test_how_what_others_do_is_shown_is_remembered(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'mapout', ME, RANDOM)}")
    settings(page)
    page.get_by_role("radio", name="quick").check()
    page.reload()
    settings(page)
    expect(page.get_by_role("radio", name="quick")).to_be_checked()


@pytest.mark.usefixtures("played_out")
def test_what_happened_since_my_turn_is_shown_again(page: Page) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    decide_in_turn(page, table)
    again = page.get_by_role("button", name="Show again what happened since my turn")
    strip = page.locator(".beat")
    expect(strip.or_(again)).to_be_visible()
    page.locator("body").press("Escape")
    expect(strip).to_have_count(0)
    # Also for who opens the page only now.
    page.reload()
    again.click()
    expect(strip).to_be_visible()
    page.locator("body").press("Escape")
    expect(strip).to_have_count(0)
    expect(again).to_be_visible()


def test_the_log_needs_no_further_request(page: Page) -> None:
    table = open_table(page, "cartographers", ME, RANDOM)
    for _ in range(6):
        decide_in_turn(page, table)
    asked: list[str] = []

    def note(request: Request) -> None:
        if re.search(r"/(log|position|opening)\b", request.url):
            asked.append(request.url)

    page.on("request", note)
    page.goto(f"/t/{table}")
    drawn = page.get_by_role("list", name="Log").get_by_text("Ada draws")
    expect(drawn.nth(5)).to_be_visible()
    before = drawn.count()
    decide_in_turn(page, table)
    expect(drawn).to_have_count(before + 1)
    assert asked == []


def test_a_match_plays_by_itself_and_by_keys(page: Page) -> None:
    table = finished(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}?step=0")
    step = page.locator(".bar[data-step]")
    expect(step).to_have_attribute("data-step", "0")
    # By keys.
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_attribute("data-step", "2")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_attribute("data-step", "1")
    # What the step did is said over the board, and marked on it.
    expect(page.locator(".past .told")).not_to_be_empty()
    # By itself, and faster.
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("combobox", name="Speed").select_option(index=3)
    expect(step).to_have_attribute("data-step", "4")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_match_that_is_over_is_seen_with_the_eyes_of_any_seat(page: Page, friend: Page) -> None:
    table = finished(page, "mapout", ME, RANDOM)
    friend.goto(f"/t/{table}?step=3")
    seen_by = friend.get_by_role("combobox", name="Seen by")
    for seat in ("1", "0"):
        seen_by.select_option(seat)
        expect(friend).to_have_url(re.compile(rf"\?step=3&as={seat}$"))
        expect(friend.get_by_text("In hand", exact=True)).to_be_visible()
    friend.get_by_role("button", name="One step on").click()
    expect(friend).to_have_url(re.compile(r"\?step=4&as=0$"))
