"""Twelve at one table of Cartographers: two browsers, three people at one of them, eight bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cartographers import draw_with_mouse, drawn, lit
from tests.browser.tables import (
    GREEDY,
    ME,
    OPEN,
    RANDOM,
    ask,
    attempts,
    decide,
    here,
    open_table,
    position,
    status,
)

AT_ONE_DEVICE = ("Ada", "Ben", "Cem")
SEATS = 12
TURNS = 3
"""So many are played by hand."""


def sit_down(ada: Page, dee: Page) -> str:
    """Ada, Ben and Cem at one device, Dee at another, four keen surveyors and four wanderers."""
    seats = (ME, here("Ben"), here("Cem"), OPEN, *[GREEDY] * 4, *[RANDOM] * 4)
    table = open_table(ada, "cartographers", *seats)
    ask(dee, "/me", {"name": "Dee"})
    ask(dee, f"/tables/{table}/join", {})
    ask(ada, f"/tables/{table}/start", {})
    for page in (ada, dee):
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"/t/{table}")
    return table


def draw_in_turn(page: Page, number: int) -> list[str]:
    """Each of the three draws and hands the device on; tells in which order."""
    order = []
    for _ in AT_ONE_DEVICE:
        take = page.get_by_role("button", name=re.compile("^I am "))
        take.or_(lit(page)).first.wait_for(state="attached")
        if take.is_visible():
            # Nothing of the table is seen until the next has taken it.
            expect(page.get_by_role("grid")).to_have_count(0)
            take.click()
        players = page.get_by_role("list").filter(has_text=re.compile("your turn"))
        me = players.get_by_role("listitem").filter(has_text=re.compile("your turn"))
        order.append(me.locator(".name").inner_text())
        draw_with_mouse(page, number)
        done = page.get_by_text("Dee to decide")
        take.or_(done).first.wait_for()
    return order


def decide_all(page: Page, friend: Page, table: str) -> None:
    for seat in range(len(AT_ONE_DEVICE)):
        decide(page, table, seat)
    decide(friend, table, len(AT_ONE_DEVICE))


@pytest.mark.slow
def test_turns_by_hand_and_the_match_to_its_end(page: Page, friend: Page) -> None:
    table = sit_down(page, friend)
    for turn in range(1, TURNS + 1):
        order = draw_in_turn(page, turn)
        assert sorted(order) == sorted(AT_ONE_DEVICE)
        # All but one have drawn: nobody sees what until the last has.
        expect(page.get_by_text("Dee to decide")).to_be_visible()
        assert position(page, table, 0)["view"]["waiting"] == [3]
        draw_with_mouse(friend, turn)
        for one in (page, friend):
            drawn(one, turn * SEATS)
    for _ in attempts():
        if position(page, table, 0)["view"]["season"] != "spring":
            break
        decide_all(page, friend, table)
    turn = position(page, table, 0)["step"] // SEATS
    for one in (page, friend):
        expect(one.get_by_role("list", name="Log")).to_contain_text("Spring is scored:")
        # Of the decisions of eleven others one line tells: the log stays readable.
        lines = one.get_by_role("list", name="Log").get_by_role("listitem")
        assert lines.count() <= turn * 6 + 2
    for _ in attempts():
        if status(page, table) != "playing":
            break
        decide_all(page, friend, table)
    view = position(page, table, 0)["view"]
    best = max(sheet["total"] for sheet in view["sheets"])
    for one in (page, friend):
        ranking = one.get_by_role("table", name="Score sheet")
        expect(ranking.get_by_role("row")).to_have_count(SEATS + 1)
        expect(ranking.get_by_role("row").nth(1)).to_contain_text(str(best))
    # Each finds their own map first.
    expect(friend.get_by_role("heading", name="The map of Dee")).to_be_visible()
