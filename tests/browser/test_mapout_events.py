"""What others did at a table of Map Out: played out, marked, said, and shown again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.mapout import board, decide_by_pointer, decided, lay_what_earns, step
from tests.browser.tables import ME, RANDOM, bot_name, open_table

pytestmark = pytest.mark.usefixtures("played_out")

# A beat ends when it is skipped, and only then.
ENDLESS_BEATS = """() => {
    const real = window.setTimeout;
    const isBeat = (ms) => ms >= 700 && ms < 3000;
    window.setTimeout = (f, ms, ...more) => real(f, isBeat(ms) ? 1e8 : ms, ...more);
}"""

NOTE_BEATS = """() => {
    window.beats = [];
    new MutationObserver(() => {
        const number = document.querySelector('.beat .number')?.textContent;
        if (number && beats.at(-1) !== number) beats.push(number);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def at_table(page: Page, *others: dict[str, str]) -> str:
    """This page's guest to decide for the first time."""
    table = open_table(page, "mapout", ME, *others)
    page.goto(f"/t/{table}")
    my_turn(page)
    return table


def my_turn(page: Page) -> None:
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(showing(page)).to_have_count(0)


def showing(page: Page) -> Locator:
    """What is being shown now, in words over the board."""
    return page.locator(".beat")


def marks(page: Page) -> Locator:
    """Who did what happened, and when, on the board."""
    return board(page).locator("[data-number]")


def numbers(page: Page) -> Locator:
    return board(page).locator("[data-number] > text")


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Log").locator("li")


def test_turns_of_others_play_out_in_order_and_stay_marked(page: Page) -> None:
    at_table(page, RANDOM, RANDOM)
    page.evaluate(NOTE_BEATS)
    decide_by_pointer(page)
    my_turn(page)
    told = page.evaluate("() => beats")
    assert told == [str(number) for number in range(1, len(told) + 1)]
    assert len(told) >= 2
    # One mark for each space, in order, with the latest.
    marked = numbers(page).all_text_contents()
    assert marked == [number for number in told if number in marked]
    assert marked[-1] == told[-1]
    expect(marks(page).locator("svg.seat-3")).not_to_have_count(0)
    expect(marks(page).locator("svg.seat-1")).to_have_count(0)
    # The next decision takes them away.
    before = step(page)
    lay_what_earns(page, 0)
    decided(page, before)
    my_turn(page)
    expect(numbers(page).first).to_have_text("1")


def test_a_key_skips_it_and_it_is_marked_and_read_out(page: Page) -> None:
    page.add_init_script(f"({ENDLESS_BEATS})()")
    at_table(page, RANDOM)
    if showing(page).count() > 0:
        page.keyboard.press("Escape")
    before = step(page)
    lay_what_earns(page, 0)
    expect(showing(page)).to_contain_text(re.compile(f"{bot_name(page)} (plays|lifts|passes)"))
    expect(board(page).locator("[data-mark].now")).to_have_count(1)
    # Whatever is pressed brings the board to the present.
    for _ in range(3):
        page.keyboard.press("Escape")
    decided(page, before)
    my_turn(page)
    expect(numbers(page)).not_to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(
        re.compile(f"{bot_name(page)} (plays|lifts|passes)")
    )


def test_without_motion_the_marks_are_simply_there(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    at_table(page, RANDOM, RANDOM)
    page.evaluate(NOTE_BEATS)
    decide_by_pointer(page)
    my_turn(page)
    expect(numbers(page).last).to_have_text(re.compile("^[2-6]$"))
    assert page.evaluate("() => beats") == []


def test_a_line_of_the_log_shows_what_its_step_did(page: Page) -> None:
    at_table(page, RANDOM)
    lay_what_earns(page)
    my_turn(page)
    mine = lines(page).filter(has_text=re.compile(r"Ada plays .*: \+"))
    line = mine.first.get_by_role("button")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    # One's own doing, which is not marked otherwise, with what it earned.
    expect(numbers(page)).to_have_text(["1"])
    expect(marks(page).locator("svg.seat-1")).to_have_count(1)
    expect(board(page).locator("[data-mark] .gain")).not_to_have_count(0)
    line.click()
    expect(marks(page).locator("svg.seat-1")).to_have_count(0)
    # The past shows the same.
    mine.first.get_by_role("link").click()
    expect(marks(page).locator("svg.seat-1")).to_have_count(1)
