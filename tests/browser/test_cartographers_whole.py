"""Matches of Cartographers by one hand: keys only, and one thumb on a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import a_thumb_is_enough, sound_in_both_themes, speak
from tests.browser.cartographers import drawn, ending, lit, one_of, places
from tests.browser.mapout import step
from tests.browser.tables import play_out, position
from tests.browser.test_cartographers_table import MINUS, TOP

GOAL = re.compile(r"Doel \d+, nu")
FITS, AGAIN = "past hier", "Nog een keer"
CARDS = 12
"""More than one season, and fewer than any match; whole ones are played with the mouse and by
thumb."""
CARDS_AT_MOST = 60


def press_until(page: Page, key: str, wanted: Locator) -> None:
    """Go on with the key until the focus is where it is wanted, as who cannot point does."""
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there")


def walk(page: Page, focused: Locator, goal: int) -> None:
    at = int(focused.get_attribute("data-at") or 0)
    down, right = goal // 11 - at // 11, goal % 11 - at % 11
    for key, times in (
        ("ArrowDown", down),
        ("ArrowUp", -down),
        ("ArrowRight", right),
        ("ArrowLeft", -right),
    ):
        for _ in range(times):
            page.keyboard.press(key)
    expect(focused).to_have_attribute("data-at", str(goal))


def test_from_the_home_page_to_the_next_match_by_keyboard(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    play = page.get_by_role("link", name="Play Cartographers")
    play.wait_for()
    press_until(page, "Tab", play)
    page.keyboard.press("Enter")
    alone = page.get_by_role("button", name="Alone")
    alone.wait_for()
    press_until(page, "Tab", alone)
    page.keyboard.press("Enter")

    places(page)
    first = page.get_by_role("gridcell", name=re.compile("^F6: "))
    press_until(page, "Tab", first)
    focused = page.locator("[role=gridcell]:focus")
    news = page.get_by_role("log")
    for number in range(CARDS):
        if number % 3 == 1:
            page.keyboard.press("s")
        if number % 3 == 2:
            page.keyboard.press("t")
        goal = int(one_of(page, number).get_attribute("data-at") or 0)
        walk(page, focused, goal)
        # What the drawing would bring stands at the space, and is said.
        expect(focused).to_have_attribute("aria-label", re.compile("; fits here: "))
        said = (focused.get_attribute("aria-label") or "").partition("; fits here: ")[2]
        expect(news).to_contain_text(said)
        page.keyboard.press("Enter")
        drawn(page, number + 1)
    play_out(page, page.url.rpartition("/")[2])
    title = page.get_by_role("heading", name="Your map is finished")
    expect(title).to_be_focused()
    expect(page.get_by_text("Rating ")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    press_until(page, "Tab", again)
    page.keyboard.press("Enter")
    places(page)
    expect(page.get_by_text("Spring, 0 of 8")).to_be_visible()


def test_a_whole_match_by_thumb_on_a_phone_in_dutch(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto("/")
    phone.get_by_role("link", name="Play Cartographers").tap()
    phone.get_by_role("button", name="Alone").tap()
    places(phone)
    table = phone.url.rpartition("/")[2]
    speak(phone, "nl")
    for number in range(CARDS_AT_MOST):
        lit(phone, FITS).or_(ending(phone, AGAIN)).first.wait_for(state="attached")
        if ending(phone, AGAIN).count() > 0:
            break
        draw_by_thumb(phone, number)
    assert number > CARDS
    expect(phone.get_by_role("heading", name="Je kaart is af")).to_be_visible()
    total = str(position(phone, table, 0)["view"]["sheets"][0]["total"]).replace("-", MINUS)
    sheet = phone.get_by_role("table", name="Scoreblad")
    expect(sheet.get_by_role("row", name="Totaal")).to_contain_text(total)
    a_thumb_is_enough(phone)


def draw_by_thumb(phone: Page, number: int) -> None:
    before = step(phone)
    a_thumb_is_enough(phone)
    if number <= CARDS:
        all_is_in_sight(phone)
    actions = phone.locator(".actions")
    turn = actions.get_by_role("button", name="Draaien", exact=True, disabled=False)
    if number % 2 and turn.count() == 1:
        turn.tap()
        while lit(phone, FITS).count() == 0:
            turn.tap()
    top = phone.evaluate(TOP)
    one_of(phone, number, FITS).tap()
    # The first tap sets the shape down and says what it would bring; nothing is drawn yet.
    expect(phone.locator(".ghost.down")).to_have_count(1)
    expect(phone.locator(".note")).to_contain_text("dit seizoen")
    assert phone.evaluate(TOP) == top
    draw = actions.get_by_role("button", name="Tekenen", exact=True)
    expect(draw).to_be_in_viewport(ratio=1)
    if number == CARDS:
        sound_in_both_themes(phone)
    draw.tap()
    expect(phone.locator(f".bar[data-step='{before}']")).to_have_count(0)
    if number == CARDS:
        look_around(phone)


def all_is_in_sight(phone: Page) -> None:
    """All that the decision needs: the card, what scores, the goal."""
    chips = phone.get_by_role("list", name="Wat telt").first.get_by_role("listitem")
    expect(chips).to_have_count(4)
    card = phone.locator(".task strong")
    for part in (chips.first, chips.last, phone.get_by_text(GOAL).first, card):
        expect(part).to_be_in_viewport(ratio=1)


def look_around(phone: Page) -> None:
    """The deck says what has not been seen; a tab opens where it is seen."""
    phone.get_by_role("button", name="in de trekstapel").tap()
    unseen = phone.get_by_role("dialog", name="Dit seizoen nog niet gezien")
    expect(unseen).to_be_visible()
    unseen.get_by_role("button", name="Sluiten").tap()
    expect(unseen).to_be_hidden()
    phone.get_by_role("tab", name="Verslag").tap()
    expect(
        phone.get_by_role("tabpanel", name="Verslag").get_by_role("listitem").first
    ).to_be_in_viewport()
    phone.evaluate("() => scrollTo(0, 0)")
