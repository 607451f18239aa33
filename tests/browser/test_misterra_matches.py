"""Matches of Maps of Misterra in the browser: whole ones with a bot by mouse, and alone by keyboard
and by finger on a phone."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import a_thumb_is_enough, settle, sound, speak
from tests.browser.fingers import Fingers
from tests.browser.misterra_play import (
    FRENCH,
    action,
    arrived,
    awaited,
    dealt,
    fitting,
    make_it,
    offered,
    play_whole_match,
    press_with_finger,
    press_with_mouse,
    turned_until_it_fits,
)
from tests.browser.tables import ME, RANDOM, open_table, position

MINUS = "\N{MINUS SIGN}"


def written(points: int) -> str:
    return str(points).replace("-", MINUS)


def the_end_alone_is_told(page: Page, table: str) -> None:
    result = position(page, table, 0)["view"]["result"]
    scores = page.get_by_role("table").filter(has_text="Total")
    for line, points in result["scores"][0]:
        name = {"empty": "Completeness", "otoma": "Otoma", "fidelity": "Fidelity"}.get(line)
        if name is not None:
            expect(scores.get_by_role("row", name=name)).to_contain_text(written(points))
    expect(scores.get_by_role("row", name="Total")).to_contain_text(written(result["totals"][0]))
    expect(page.get_by_text("Your title")).to_be_visible()
    for word in result["titles"]:
        spelt = word.replace("_", "-")
        expect(page.get_by_text(re.compile(spelt, re.IGNORECASE)).first).to_be_visible()
    lacking = [word["lacking"] for word in result["title_words"] if word["next"] is not None]
    for points in lacking:
        expect(page.get_by_text(f"{points} more: ").first).to_be_visible()


def test_against_a_bot(page: Page) -> None:
    table = open_table(page, "misterra", ME, RANDOM)
    page.goto(f"/t/{table}")
    assert play_whole_match(page, table, press_with_mouse) > 30
    view = position(page, table, 0)["view"]
    scores = page.get_by_role("table").filter(has_text="Total")
    for total in view["result"]["totals"]:
        expect(scores.get_by_role("row", name="Total")).to_contain_text(written(total))
    # What the other had presumed is shown now.
    for card in view["players"][1]["presumptions"]:
        expect(scores).to_contain_text(f"{card['card']}. ")


def test_a_second_tap_on_the_card_maps_it(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    table = open_table(phone, "misterra", ME)
    phone.goto(f"/t/{table}")
    number = 0
    while (step := awaited(phone, table)) is not None:
        if phone.get_by_role("button", name="Map", exact=True).count() > 0:
            break
        make_it(phone, number, press_with_finger, lambda state: None)
        arrived(phone, table, step)
        number += 1
    assert turned_until_it_fits(phone, press_with_finger)
    assert step is not None
    # The parchment is in sight, whole, above the buttons.
    expect(phone.get_by_role("grid", name=re.compile("parchment"))).to_be_in_viewport(ratio=1)
    fingers = Fingers(phone)
    place = fitting(phone).first.get_attribute("data-place")
    space = phone.locator(f".parchment [data-place={place}]")
    fingers.tap(space, at=0)
    expect(phone.locator(".parchment .ghost.down .pin")).to_have_count(4)
    # A tap on the other half moves the card there: it is set down still, and nothing is mapped.
    laid = phone.locator(".parchment [role=gridcell][aria-label*=' on ']")
    expect(laid).to_have_count(2)
    others = {cell.get_attribute("data-place") for cell in laid.all()} - {place}
    half = phone.locator(f".parchment [data-place={others.pop()}]")
    fingers.tap(half, at=1)
    expect(half).to_have_attribute("tabindex", "0")
    expect(phone.locator(".parchment .ghost.down")).to_have_count(1)
    assert position(phone, table, 0)["step"] == step
    fingers.tap(space, at=2)
    expect(space).to_have_attribute("tabindex", "0")
    # The same tap twice by accident is not a yes.
    clicks_heard(phone)
    fingers.tap(space, at=2.2)
    expect(phone.locator("html")).to_have_attribute("data-clicks", "1")
    assert position(phone, table, 0)["step"] == step
    fingers.tap(space, at=2.6)
    arrived(phone, table, step)


def test_a_whole_match_by_finger_in_french(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    table = open_table(phone, "misterra", ME)
    phone.goto(f"/t/{table}")
    dealt(phone).first.wait_for()
    speak(phone, "fr")
    asked: set[str] = set()

    def at_the_thumb(state: str) -> None:
        asked.add(state)
        a_thumb_is_enough(phone)
        if state == "map":
            expect(action(phone, FRENCH.map)).to_be_in_viewport(ratio=1)
            told = phone.locator(".note").get_by_text(re.compile("face|plus de tuile|rien"))
            expect(told.first).to_be_visible()

    decisions = play_whole_match(phone, table, press_with_finger, at_the_thumb, FRENCH)
    assert decisions > 40
    assert asked >= {"keep", "go", "card", "map"}
    sheet = phone.get_by_role("table").filter(has_text="fidélité")
    expect(sheet).to_be_visible()
    # Both cards are drawn where they are counted.
    expect(sheet.locator(".picture svg")).to_have_count(2)
    a_thumb_is_enough(phone)
    settle(phone)
    sound(phone)


def clicks_heard(page: Page) -> None:
    """Count on the page which clicks have been dealt with."""
    page.evaluate(
        """() => {
            let heard = 0;
            addEventListener('click', () => {
                document.documentElement.dataset.clicks = String(++heard);
            });
        }"""
    )


# The keyboard alone.


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def tab_to(page: Page, target: Locator) -> None:
    for _ in range(60):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def walk_to(page: Page, goal: Locator) -> None:
    """With the arrows, from the space that has the focus."""
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    name = goal.get_attribute("data-place") or ""
    here, there = place(focused(page)), place(goal)
    for key, steps in (("Down", there[0] - here[0]), ("Right", there[1] - here[1])):
        opposite = {"Down": "Up", "Right": "Left"}[key]
        for _ in range(abs(steps)):
            page.keyboard.press(f"Arrow{key if steps > 0 else opposite}")
    expect(focused(page)).to_have_attribute("data-place", name)


def place(cell: Locator) -> tuple[int, int]:
    name = cell.get_attribute("data-place") or ""
    if name.startswith("beach"):
        return int(name[5:]) - 1, 5
    return int(name[1:]) - 1, ord(name[0]) - 65


def by_keyboard(page: Page, number: int) -> None:
    """One decision; the focus is where the decision begins."""
    island = page.locator(".island [role=gridcell]:focus")
    parchment = page.locator(".parchment [role=gridcell]:focus")
    cards = page.locator(".dealt :focus").or_(page.locator(".display :focus"))
    actions = page.locator(".actions :focus")
    island.or_(parchment).or_(cards).or_(actions).wait_for(state="attached")
    if dealt(page).count() > 0:
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        tab_to(page, page.get_by_role("button", name="Keep these two"))
        page.keyboard.press("Enter")
    elif island.count() > 0:
        can = re.compile("you can go here|Otoma can claim here")
        lit = page.get_by_role("gridcell", name=can)
        walk_to(page, lit.nth(number * 5 % lit.count()))
        page.keyboard.press("Enter")
    elif offered(page).count() > 0:
        for _ in range(number % 3):
            page.keyboard.press("Tab")
        tab_to(page, offered(page).nth(number % 3 % offered(page).count()))
        page.keyboard.press("Enter")
    elif parchment.count() > 0:
        _lay_by_keyboard(page, number)
    else:
        page.keyboard.press("Enter")


def _lay_by_keyboard(page: Page, number: int) -> None:
    fits = page.locator(".parchment").get_by_role("gridcell", name=re.compile("card fits here"))
    for _ in range(4):
        if fits.count() > 0:
            break
        page.keyboard.press("r")
    if number % 4 == 0:
        # Put away by Esc, and set down again: still in hand.
        walk_to(page, fits.nth(number % fits.count()))
        page.keyboard.press("Escape")
        expect(page.locator(".ghost")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator(".parchment .ghost.down")).to_have_count(1)
    else:
        walk_to(page, fits.nth(number % fits.count()))
    expect(focused(page)).to_have_attribute("aria-label", re.compile("the card fits here; "))
    page.keyboard.press("Enter")


def test_the_keyboard_alone(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, "misterra", ME)
    page.goto(f"/t/{table}")
    dealt(page).first.wait_for()
    tab_to(page, dealt(page).first)
    for number in range(200):
        step = awaited(page, table)
        if step is None:
            break
        by_keyboard(page, number)
        arrived(page, table, step)
    assert number > 40
    expect(page.get_by_role("heading", name="Your map is finished")).to_be_focused()
    the_end_alone_is_told(page, table)
    # And on to the next match.
    tab_to(page, page.get_by_role("button", name="Play again"))
    page.keyboard.press("Enter")
    dealt(page).first.wait_for()
