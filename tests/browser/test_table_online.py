"""Two people, each with a browser: news arrive by themselves, whatever happens to the server."""

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, expect

from tests.browser.conftest import NO_LIMITS, listen
from tests.browser.tables import GREEDY, ME, OPEN, ask, attempts, decide, draw, open_table, status
from tests.serving import running_table

# What is said for some seconds only: who reconnects first has said it when the other does.
NOTE_THE_RETURN = """() => new MutationObserver(() => {
    const said = document.querySelector('[role=status] .back')?.textContent;
    if (said) document.documentElement.dataset.said = said;
}).observe(document.body, { childList: true, subtree: true })"""
LONGEST_WAIT = 60_000
"""Milliseconds. A client waits up to 19 seconds before it tries again."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def sit_down_together(one: Page, other: Page, **more: Any) -> str:
    """A match of Cartographers of two people."""
    table = open_table(one, "cartographers", ME, OPEN, **more)
    ask(other, "/me", {"name": "Ben"})
    ask(other, f"/tables/{table}/join", {})
    ask(one, f"/tables/{table}/start", {})
    for page in (one, other):
        page.goto(f"/t/{table}")
        expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    return table


@pytest.mark.slow
def test_a_match_goes_on_after_the_server_was_restarted(
    browser: Browser, tmp_path: Path, complaints: list[str]
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with (
        browser.new_context(base_url=address, locale="en-GB") as adas,
        browser.new_context(base_url=address, locale="en-GB") as bens,
    ):
        listen(adas, complaints)
        listen(bens, complaints)
        ada, ben = adas.new_page(), bens.new_page()
        with running_table(tmp_path, port=port, options=NO_LIMITS):
            table = sit_down_together(ada, ben)
            decide(ben, table, 1)
            expect(ada.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("done")
        for page in (ada, ben):
            expect(page.get_by_text("The connection is lost.")).to_be_visible()
            page.evaluate(NOTE_THE_RETURN)
        # A move made meanwhile waits for the server, and is made once.
        draw(ada)
        with running_table(tmp_path, port=port, options=NO_LIMITS):
            for page in (ada, ben):
                expect(page.locator("html")).to_have_attribute(
                    "data-said", re.compile("^Connected again\\."), timeout=LONGEST_WAIT
                )
            expect(ada.get_by_text("The connection is lost.")).to_have_count(0)
            for page in (ada, ben):
                expect(page.get_by_role("list", name="Log")).to_contain_text("Ada draws")
                expect(page.get_by_role("list", name="Log")).to_contain_text("Ben draws")
                expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
            steps = ada.request.get(f"/api/tables/{table}/log").json()
            assert [step["seat"] for step in steps] == [1, 0]
            # And the match goes on to an end that both see alike.
            draw(ben)
            expect(ada.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("done")
            draw(ada)
            for page in (ada, ben):
                expect(page.get_by_role("link", name="after step 4")).to_be_visible()
            for _ in attempts():
                if status(ada, table) != "playing":
                    break
                decide(ada, table, 0)
                decide(ben, table, 1)
            titles = [page.get_by_role("heading", level=2).first for page in (ada, ben)]
            for title in titles:
                expect(title).to_have_text(re.compile("wins?, |share"))
            assert titles[0].inner_text() == titles[1].inner_text()
    # The browsers noticed that the server was away; nothing else.
    assert all(re.search("ERR_CONNECTION_REFUSED|WebSocket|network", said) for said in complaints)
    complaints.clear()


def test_drawings_stay_face_down_until_both_have_drawn(page: Page, friend: Page) -> None:
    table = sit_down_together(page, friend)
    decide(friend, table, 1)
    log = page.get_by_role("list", name="Log")
    bens_line = page.get_by_role("listitem").filter(has_text="Ben").first
    expect(bens_line).to_contain_text("done")
    expect(page.get_by_text("Ben draws")).to_have_count(0)
    decide(page, table, 0)
    expect(log).to_contain_text("Ben draws")
    expect(bens_line).to_contain_text("deciding")


def test_a_decision_can_be_taken_back_with_a_key(page: Page, friend: Page) -> None:
    table = sit_down_together(page, friend)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    decide(page, table, 0)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("list", name="Log")).to_contain_text(
        "Ada takes the last decision back."
    )


def test_an_onlooker_sees_what_everybody_may_see(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("You are watching.")).to_be_visible()
    expect(friend.get_by_role("button", name="Undo")).to_be_disabled()
    decide(page, table)
    expect(friend.get_by_role("list", name="Log")).to_contain_text("Ada draws")


MARKED = re.compile("^● Your turn · Map Out")


@pytest.mark.parametrize("granted", [True, False])
def test_nobody_is_told_of_their_turn_who_has_not_asked(page: Page, granted: bool) -> None:
    if granted:
        page.context.grant_permissions(["notifications"])
    table = open_table(page, "mapout", ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page).to_have_title("Map Out · Mapmakers")
    page.get_by_role("button", name="Table").click()
    wish = page.get_by_label("Tell me when it is my turn")
    expect(wish).not_to_be_checked()
    wish.click()
    expect(page).to_have_title(MARKED)
    denied = page.get_by_text("your browser does not allow notifications")
    expect(denied).to_have_count(0 if granted else 1)
    # The wish is kept, and can be taken back.
    page.reload()
    expect(page).to_have_title(MARKED)
    page.get_by_role("button", name="Table").click()
    wish.uncheck()
    expect(page).to_have_title("Map Out · Mapmakers")


SHOWN_NOTES = """() => {
    globalThis.notes = [];
    globalThis.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { globalThis.notes.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
}"""


@pytest.mark.parametrize("wanted", [True, False])
def test_a_note_comes_when_it_is_my_turn_and_the_page_out_of_sight(
    page: Page, friend: Page, wanted: bool
) -> None:
    # A browser without a screen shows no notes: what the page hands to it is looked at.
    page.add_init_script(f"({SHOWN_NOTES})()")
    if wanted:
        page.add_init_script("localStorage.setItem('mapmakers.notify', 'yes')")
    table = sit_down_together(page, friend)
    decide(page, table, 0)
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    before = page.evaluate("() => globalThis.notes.length")
    decide(friend, table, 1)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    notes = page.evaluate("() => globalThis.notes")[before:]
    assert len(notes) == int(wanted)
    assert all(note.startswith("● Your turn · Cartographers: ") for note in notes)


def test_the_line_opens_while_the_code_of_the_page_is_fetched(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    lines: list[WebSocket] = []
    heard: list[str | bytes] = []
    held: list[Route] = []

    def on_line(line: WebSocket) -> None:
        lines.append(line)
        line.on("framereceived", lambda frame: heard.append(frame))

    page.on("websocket", on_line)
    page.route(re.compile(r"/assets/TablePage.*\.js$"), lambda route: held.append(route))
    page.goto(f"/t/{table}", wait_until="commit")
    # What the table says first is there before anybody can listen.
    for _ in attempts():
        if heard and held:
            break
        page.title()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    held[0].continue_()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    draw(page)
    assert len(lines) == 1
