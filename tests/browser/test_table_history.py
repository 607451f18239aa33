"""Looking back: the log in words, stepping through a match, replays by link, records as files."""

import re

from playwright.sync_api import Page, expect

from tests.browser.tables import GREEDY, ME, decide, open_table, play_out, position


def in_the_past(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"\?step={step}$"))
    expect(page.get_by_text(f"Step {step} of")).to_be_visible()


def test_stepping_back_and_on_in_play(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    log = page.get_by_role("list", name="Log")
    for turn in range(3):
        decide(page, table)
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
    # News of the present do not pull anybody out of the past.
    decide(page, table)
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
    expect(friend.get_by_role("button", name="Keep the record")).to_be_visible()


def test_a_record_is_kept_and_opened_again(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the record").click()
    assert kept.value.path().read_text().startswith("mapmakers-record 1")

    friend.goto("/")
    friend.get_by_text("Open a record").click()
    friend.get_by_label("Record file").set_input_files(kept.value.path())
    friend.get_by_role("button", name="Look through").click()
    in_the_past(friend, 0)
    friend.get_by_role("button", name="One step on").click()
    in_the_past(friend, 1)
    friend.get_by_role("link", name="To the present").click()
    expect(friend.get_by_role("heading", level=2)).to_have_text(re.compile("wins|share"))


def test_a_file_that_is_no_record_is_refused(page: Page, complaints: list[str]) -> None:
    page.goto("/")
    page.get_by_text("Open a record").click()
    page.get_by_label("Record file").set_input_files(
        {"name": "my.record", "mimeType": "text/plain", "buffer": b"not a record"}
    )
    page.get_by_role("button", name="Look through").click()
    expect(page.get_by_text("This is not a record")).to_be_visible()
    assert all("422" in complaint for complaint in complaints)
    complaints.clear()
