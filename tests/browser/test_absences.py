"""Somebody goes away: a bot plays, or the others are asked; who comes back is told what it did."""

import re

from playwright.sync_api import Page, expect

from tests.browser.tables import attempts, decide
from tests.browser.test_table_online import sit_down_together

FOR_ME, FOR_BEN = "Let a bot play for me", "Let a bot play for Ben"


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def decided_by_bots(page: Page, table: str) -> list[int]:
    log = page.request.get(f"/api/tables/{table}/log").json()
    return [entry["step"] for entry in log if entry.get("minded")]


def test_who_comes_back_is_told_what_a_bot_decided(
    page: Page, friend: Page, complaints: list[str]
) -> None:
    table = sit_down_together(page, friend)
    # The host is offered nothing for a player who is there.
    open_menu(page)
    expect(page.get_by_role("button", name=FOR_ME)).to_be_visible()
    expect(page.get_by_role("button", name=FOR_BEN)).to_have_count(0)
    page.keyboard.press("Escape")
    open_menu(friend)
    friend.get_by_role("button", name=FOR_ME).click()
    expect(page.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text(
        "a bot is playing"
    )
    friend.goto("/")
    decide(page, table, 0)
    for _ in attempts():
        if len(decided_by_bots(page, table)) == 2:
            break
    first, _ = decided_by_bots(page, table)

    friend.goto(f"/t/{table}")
    told = friend.get_by_text("While you were away a bot made 2 decisions for you.")
    expect(told).to_be_visible()
    expect(friend.get_by_role("list", name="Log")).to_contain_text("(decided by a bot)")
    friend.get_by_role("link", name=f"Show step {first}").click()
    expect(friend).to_have_url(re.compile(rf"\?step={first}$"))
    expect(told).to_have_count(0)
    friend.go_back()
    expect(told).to_be_visible()
    # Once Ben decides himself, he knows.
    decide(page, table, 0)
    decide(friend, table, 1)
    expect(told).to_have_count(0)

    # Somebody who has only just gone is not absent yet.
    friend.goto("/")
    open_menu(page)
    page.get_by_role("button", name=FOR_BEN).click()
    expect(page.get_by_role("alert").filter(has_text="Ben is here")).to_be_visible()
    assert all("409" in said for said in complaints)
    complaints.clear()


def test_the_others_are_asked_what_to_do_without_somebody(page: Page, friend: Page) -> None:
    table = sit_down_together(page, friend, leaver_seconds=5, absence="ask")
    friend.goto("/")
    question = page.get_by_role("group", name="Ben is away")
    # Nobody is asked while they have to decide themselves.
    expect(question).to_have_count(0)
    decide(page, table, 0)
    expect(question).to_contain_text("the match has been waiting for 1 minute.", timeout=60_000)
    expect(page.get_by_role("log")).to_contain_text("You can let a bot play on, wait, or end")
    # The match is not ended by one click.
    end = question.get_by_role("button", name="End the match")
    end.press("Enter")
    sure = page.get_by_role("group", name="End the match for everybody?")
    expect(sure.get_by_role("button", name="Do not end it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(end).to_be_focused()
    question.get_by_role("button", name="Let a bot play on").press("Enter")
    expect(question).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text("A bot plays on for Ben.")
    for _ in attempts():
        if decided_by_bots(page, table):
            break
    friend.goto(f"/t/{table}")
    told = re.compile("While you were away a bot made . decisions? for you")
    expect(friend.get_by_text(told)).to_be_visible()
