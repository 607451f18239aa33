"""What happened at a table, whatever the game: heard and felt, shown again, and played by itself
when the match is over."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.tables import (
    ME,
    OPEN,
    RANDOM,
    ask,
    attempts,
    decide,
    decide_in_turn,
    finished,
    here,
    open_table,
    position,
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


def test_the_bar_of_a_phone_keeps_one_line_when_it_can_be_shown_again(
    phone: Page, friend: Page
) -> None:
    table = open_table(phone, "cartographers", ME, OPEN)
    ask(friend, "/me", {"name": "Ben"})
    ask(friend, f"/tables/{table}/join", {})
    ask(phone, f"/tables/{table}/start", {})
    # The friend draws last, so that the drawings are revealed after my decision.
    decide(phone, table, 0)
    decide(friend, table, 1)
    phone.goto(f"/t/{table}")
    again = phone.get_by_role("button", name="Show again what happened since my turn")
    expect(again).to_be_visible()
    name = phone.get_by_role("heading", level=1).bounding_box()
    button = again.bounding_box()
    assert name is not None
    assert button is not None
    assert button["y"] <= name["y"] <= button["y"] + button["height"] / 2


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
    # It does not wait to be looked at.
    expect(step).to_have_attribute("data-step", re.compile(r"^([4-9]|\d\d+)$"))
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
    # All hands at once: what each saw, with the board that everybody saw.
    seen_by.select_option("everybody")
    expect(friend).to_have_url(re.compile(r"\?step=4&as=everybody$"))
    kept = friend.get_by_role("region", name="What each player kept hidden")
    for number in range(2):
        held = position(page, table, f"{number}&step=4")["view"]["hand"]
        tiles = kept.get_by_role("region").nth(number).get_by_role("listitem")
        expect(tiles).to_have_count(len(held))
    expect(friend.get_by_text("In hand", exact=True)).to_have_count(0)
    # The board stays where it is: the secrets stand beneath it.
    board, beneath = friend.get_by_role("grid").bounding_box(), kept.bounding_box()
    assert board is not None
    assert beneath is not None
    assert beneath["y"] >= board["y"] + board["height"]


def test_all_secrets_of_the_other_games_are_seen_at_once(page: Page) -> None:
    table = finished(page, "cartographers", ME, RANDOM)
    page.goto(f"/t/{table}?step=1&as=everybody")
    kept = page.get_by_role("region", name="What each player kept hidden")
    expect(kept.get_by_role("img")).to_have_count(1)
    expect(kept.get_by_text("Nothing hidden now.")).to_have_count(1)

    table = finished(page, "misterra", ME, RANDOM)
    page.goto(f"/t/{table}?step=4&as=everybody")
    for seat in range(2):
        view = position(page, table, f"{seat}&step=4")["view"]
        cards = [str(card["card"]) for card in view["players"][seat]["presumptions"]]
        assert len(cards) == 2
        shown = kept.get_by_role("region").nth(seat)
        expect(shown.locator(".card .number")).to_have_text(cards)
        expect(shown.locator(".parchment").get_by_role("img")).to_have_count(1)
