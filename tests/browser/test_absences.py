"""Somebody goes away and lets a bot play; who comes back is told what it did."""

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
