"""Looking back: the log in words, stepping through a match, replays by link, records as files."""

import re

from playwright.sync_api import Page, expect

from tests.browser.tables import (
    GREEDY,
    ME,
    attempts,
    decide,
    decide_in_turn,
    here,
    open_table,
    play_out,
    position,
)


def in_the_past(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"\?step={step}$"))
    expect(page.get_by_text(f"Step {step} of")).to_be_visible()


def test_stepping_back_and_on_in_play(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    log = page.get_by_role("list", name="Log")
    for turn in range(3):
        decide_in_turn(page, table)
        expect(log.get_by_role("listitem").filter(has_text="Ada draws")).to_have_count(turn + 1)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    steps = position(page, table, 0)["steps"]
    page.get_by_role("button", name="One step back").click()
    in_the_past(page, steps - 1)
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    page.get_by_role("button", name="To the beginning").click()
    in_the_past(page, 0)
    page.get_by_role("slider", name="Step through the match").press("ArrowRight")
    in_the_past(page, 1)
    # Broadcast of the present do not pull anybody out of the past.
    decide_in_turn(page, table)
    in_the_past(page, 1)
    page.get_by_role("link", name="To the present").click()
    expect(page.get_by_text("You are looking at the past.")).to_have_count(0)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_the_log_leads_to_its_steps(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    decide(page, table)
    page.get_by_role("link", name="Show the table after step 1").click()
    in_the_past(page, 1)


def test_what_stands_in_the_log_is_not_written_anew(page: Page) -> None:
    """Otherwise a click would cost the more, the longer the match has gone on."""
    table = open_table(page, "cartographers", ME)
    # Not when it has opened: what comes meanwhile must be asked for, and comes in any order.
    page.goto(f"/t/{table}", wait_until="commit")
    told = page.get_by_role("list", name="Log").get_by_text("Ada draws")
    decide_in_turn(page, table)
    expect(told).to_have_count(1)
    told.evaluate("(line) => line.setAttribute('data-written', 'before')")
    for turn in (2, 3):
        decide_in_turn(page, table)
        expect(told).to_have_count(turn)
    expect(told.last).to_have_attribute("data-written", "before")


def test_a_replay_is_shared_by_a_link_to_its_step(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    friend.goto(f"/t/{table}?step=12")
    in_the_past(friend, 12)
    friend.reload()
    in_the_past(friend, 12)
    friend.get_by_role("button", name="One step on").click()
    in_the_past(friend, 13)
    friend.get_by_role("link", name="To the present").click()
    expect(friend.get_by_role("button", name="Save game")).to_be_visible()


def test_a_record_is_kept_and_opened_again(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save game").click()
    assert kept.value.path().read_text().startswith("mapmakers-record 1")

    friend.goto("/")
    friend.get_by_text("Open saved game").click()
    friend.get_by_label("Saved game file").set_input_files(kept.value.path())
    friend.get_by_role("button", name="Look through").click()
    in_the_past(friend, 0)
    friend.get_by_role("button", name="One step on").click()
    in_the_past(friend, 1)
    friend.get_by_role("link", name="To the present").click()
    expect(friend.get_by_role("heading", level=2).first).to_have_text(re.compile("wins?, |share"))


def test_a_moment_of_a_finished_match_is_shared_and_played_on_from(
    page: Page, friend: Page
) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Look through the match").click()
    in_the_past(page, 0)
    for step in (1, 2, 3, 4):
        page.get_by_role("button", name="One step on").click()
        in_the_past(page, step)
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/t/{table}?step=4")
    friend.goto(link)
    in_the_past(friend, 4)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Opened from a saved game.")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    again = page.url.rpartition("/")[2]
    assert again != table
    now, then = position(page, again, 0), position(page, f"{table}", 0)
    assert then["view"]["result"] is not None
    assert now["view"]["result"] is None
    before = page.request.get(f"/api/tables/{table}/position?seat=0&step=4").json()["view"]
    assert now["view"]["sheets"][0]["drawing"] == before["sheets"][0]["drawing"]
    # Who had no seat there plays in the people's place, against the same bot.
    friend.get_by_role("button", name="Play on from here").click()
    expect(friend.get_by_text("Your turn", exact=True)).to_be_visible()
    mine = position(friend, friend.url.rpartition("/")[2], 0)
    assert mine["view"]["sheets"][0]["drawing"] == before["sheets"][0]["drawing"]


def test_a_match_that_was_given_up_is_kept_and_played_on(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, here("Ben"))
    for seat in (0, 1, 0):
        decide(page, table, seat)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign: the match ends").click()
    expect(page.get_by_role("heading", name="The match was abandoned")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save game").click()

    friend.goto("/")
    friend.get_by_text("Open saved game").click()
    friend.get_by_label("Saved game file").set_input_files(kept.value.path())
    friend.get_by_role("button", name="Continue from its end").click()
    # Ada had drawn, Ben had not: it goes on with him.
    expect(friend.get_by_role("heading", name="Hand the device to Ben")).to_be_visible()
    friend.get_by_role("button", name="I am Ben").click()
    expect(friend.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_finished_record_says_where_it_can_be_played_on(
    page: Page, friend: Page, complaints: list[str]
) -> None:
    table = open_table(page, "cartographers", ME)
    play_out(page, table)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save game").click()
    friend.goto("/")
    friend.get_by_text("Open saved game").click()
    friend.get_by_label("Saved game file").set_input_files(kept.value.path())
    friend.get_by_role("button", name="Continue from its end").click()
    expect(friend.get_by_text("This match is over: look through it")).to_be_visible()
    assert all("422" in complaint for complaint in complaints)
    complaints.clear()


def test_on_a_phone_the_way_through_a_match_stands_over_the_board(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = open_table(page, "cartographers", ME, GREEDY)
    for _ in attempts(20):
        if position(page, table, 0)["step"] >= 6:
            break
        decide(page, table)
    page.goto(f"/t/{table}")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="One step back").click()
    slider = page.get_by_role("slider", name="Step through the match")
    for step in (4, 3, 2):
        page.evaluate("() => scrollTo(0, 400)")
        expect(slider).to_be_in_viewport()
        page.get_by_role("button", name="To the beginning").click()
        in_the_past(page, 0)
        slider.fill(str(step))
        in_the_past(page, step)


def test_a_file_that_is_no_record_is_refused(page: Page, complaints: list[str]) -> None:
    page.goto("/")
    page.get_by_text("Open saved game").click()
    page.get_by_label("Saved game file").set_input_files(
        {"name": "my.record", "mimeType": "text/plain", "buffer": b"not a record"}
    )
    page.get_by_role("button", name="Look through").click()
    expect(page.get_by_text("This file is not a saved game")).to_be_visible()
    assert all("422" in complaint for complaint in complaints)
    complaints.clear()
