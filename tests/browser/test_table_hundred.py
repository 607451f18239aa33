"""A hundred at one table: the page stays one page, and as quick as with two."""

from playwright.sync_api import Page, Request, expect

from tests.browser.cartographers import draw_with_mouse, step_link
from tests.browser.tables import ME, RANDOM, attempts, decide, open_table, position

SEATS = 100
TURNS = 4

DRAWN = """(dialog) => [...dialog.querySelectorAll('figure svg')]
    .filter((map) => map.checkVisibility({ contentVisibilityAuto: true })).length"""


def sit_down(page: Page) -> str:
    table = open_table(page, "cartographers", ME, *[RANDOM] * (SEATS - 1))
    for _ in attempts():
        if position(page, table, 0)["step"] >= TURNS * SEATS:
            break
        decide(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    return table


def test_a_hundred_maps_open_and_only_those_in_view_are_drawn(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down(page)
    # However many play, the page is not longer than the board, its margins and some log.
    assert page.evaluate("() => document.documentElement.scrollHeight") < 1800
    page.get_by_role("button", name="All 100 boards").click()
    boards = page.get_by_role("dialog", name="All boards")
    expect(boards.get_by_role("figure")).to_have_count(SEATS)
    # What is far off the screen is not drawn: more maps do not make scrolling slower.
    assert 0 < boards.evaluate(DRAWN) < SEATS
    assert boards.evaluate("(dialog) => dialog.scrollHeight - dialog.clientHeight") > 1500
    # Oneself first; the last one is opened, large.
    expect(boards.get_by_role("figure").first).to_contain_text("Ada")
    last = boards.get_by_role("button", name="Look at what").last
    last.click()
    expect(page.get_by_role("dialog").last).to_contain_text("Score of")
    # Closing it leads back to where one was.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(last).to_be_in_viewport()
    expect(last).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_turn_of_a_hundred_asks_for_little_and_is_told_in_a_few_lines(page: Page) -> None:
    sit_down(page)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    draw_with_mouse(page)
    step = (TURNS + 1) * SEATS
    expect(step_link(page, step)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) < 25, asked
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("99 players have decided.")
    # A few for each turn; an ambush and the end of a season have lines of their own.
    assert log.get_by_role("listitem").count() <= (TURNS + 1) * 6
