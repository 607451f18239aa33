"""Cartographers at the table: by mouse, keyboard and finger, with what a drawing would change."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import (
    NARROW,
    WIDE,
    nothing_scrolls_sideways,
    settle,
    show_at,
    sound,
    sound_in_both_themes,
    speak,
)
from tests.browser.cartographers import draw_with_mouse, lit, one_of, places
from tests.browser.fingers import Fingers
from tests.browser.tables import ME, ask, attempts, decide, here, open_table, position, status
from tests.languages import LANGUAGES

SEASONS = ("Spring", "Summer", "Fall", "Winter")
MINUS = "\N{MINUS SIGN}"
TOP = "() => document.querySelector('[role=grid]').getBoundingClientRect().y + scrollY"
DASHES = "edge => getComputedStyle(edge).strokeDasharray"
LONG = 75
"""Letters that do not go into one line beside the margins."""
MOUNTAIN = "F6: mountain"
"""In the middle of side A."""


def steps(page: Page, table: str) -> int:
    found: int = position(page, table, 0)["step"]
    return found


def made(page: Page, table: str, before: int) -> None:
    """Until the drawing is part of the match."""
    for _ in attempts(10):
        if steps(page, table) > before:
            return


def ghost_of(page: Page) -> Locator:
    return page.locator(".ghost")


def middle(space: Locator) -> tuple[float, float]:
    box = space.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def until_an_ambush(page: Page) -> str:
    """A table of two at this device where monsters are to be drawn."""
    table = ""
    for _ in attempts():
        if not table or status(page, table) != "playing":
            table = open_table(page, "cartographers", ME, here("Ben"))
        view = position(page, table, 0)["view"]
        if view["ambush"] and view["waiting"] == [0, 1]:
            break
        for seat in (0, 1):
            decide(page, table, seat)
    return table


def test_a_whole_solo_match_with_the_mouse(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    for number in range(60):
        if position(page, table, 0)["view"]["result"] is not None:
            break
        space = one_of(page, number)
        before = steps(page, table)
        space.click()
        button = page.get_by_role("button", name="Draw", exact=True)
        expect(button).to_be_enabled()
        if number % 2:
            button.click()
        else:
            ghost = page.locator(".ghost.down")
            expect(ghost).to_have_count(1)
            page.keyboard.press("Enter")
        made(page, table, before)
        expect(ghost_of(page)).to_have_count(0)
    expect(page.get_by_role("heading", name="Your map is finished")).to_be_visible()
    view = position(page, table, 0)["view"]
    assert [len(sheet["seasons"]) for sheet in view["sheets"]] == [4]
    scores = page.get_by_role("table", name="Score sheet")
    for season, boxes in zip(SEASONS, view["sheets"][0]["seasons"], strict=True):
        row = scores.get_by_role("row", name=season)
        expect(row).to_contain_text(str(sum(boxes)).replace("-", MINUS))
    total = str(view["sheets"][0]["total"]).replace("-", MINUS)
    expect(scores.get_by_role("row", name="Total")).to_contain_text(total)
    rating = str(view["result"]["rating"]).replace("-", MINUS)
    told = page.get_by_text(f"Rating {rating}")
    expect(told).to_be_visible()
    above = view["result"]["next_title"]
    if above is not None:
        name = above["title"].replace("_", " ").title()
        more = re.compile(rf" {above['lacking']} stars? more: {name}\.")
        expect(page.get_by_role("paragraph").filter(has=told)).to_have_text(more)
    settle(page)
    sound(page)


def test_the_map_stays_where_it_is_while_one_aims(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    longest = 0
    for number in range(20):
        if number > 4 and longest > LONG:
            break
        tops = set()
        found = places(page)
        for at in range(0, found.count(), max(1, found.count() // 5)):
            found.nth(at).hover()
            expect(page.locator(".ghost .gain")).to_have_count(1)
            longest = max(longest, len(page.locator(".note").inner_text()))
            tops.add(page.evaluate(TOP))
        assert len(tops) == 1
        before = steps(page, table)
        draw_with_mouse(page, number)
        made(page, table, before)
        expect(ghost_of(page)).to_have_count(0)
    assert longest > LONG


def test_a_drawing_is_weighed_before_it_is_made(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    places(page)
    page.mouse.move(*middle(lit(page).nth(lit(page).count() // 2)))
    gain = page.locator(".ghost .gain")
    expect(gain).to_have_count(1)
    # What hovers does not look like what lies there.
    edge = page.locator(".ghost .edge").first
    assert edge.evaluate(DASHES) != "none"
    letter, names = page.evaluate(
        """() => {
            const cells = [...document.querySelectorAll('.ghost text.small')];
            const at = (text, name, more) => Math.round((+text.getAttribute(name) + more) / 40);
            const name = text => 'ABCDEFGHIJK'[at(text, 'x', 10.5) - 1] + at(text, 'y', 8);
            return [cells[0].textContent, cells.map(name).join('')];
        }"""
    )
    view = position(page, table, 0)["view"]
    effects = ask(page, f"/tables/{table}/effects", {"seat": 0, "moves": [f"{letter} {names}"]})[0][
        "effects"
    ]
    now = [
        worth["after"] - worth["before"]
        for edict, worth in zip(view["edicts"], effects["edicts"], strict=True)
        if edict["edict"] in view["scores_now"]
    ]
    worth = sum(now) + effects["coins"] + effects["monsters"]
    expect(gain).to_have_text(f"{worth:+}".replace("+0", "0").replace("-", MINUS))
    expect(page.get_by_text(f"{gain.text_content()} this season").first).to_be_visible()
    # Nothing was drawn by looking.
    assert steps(page, table) == 0
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".ghost.down")).to_have_count(1)
    assert edge.evaluate(DASHES) == "none"


def test_a_refusal_names_the_clause_and_marks_the_space(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    page.mouse.move(*middle(page.get_by_role("gridcell", name=MOUNTAIN)))
    expect(page.get_by_text("Something is there already.")).to_be_visible()
    expect(page.locator(".ghost.refused .cross").first).to_be_visible()
    page.get_by_role("gridcell", name=MOUNTAIN).click()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_disabled()
    page.get_by_role("link", name="Rule C4.5").click()
    expect(page.get_by_role("region", name="Rules").locator("[id='C4.5']")).to_be_in_viewport()
    assert steps(page, table) == 0


def test_a_shape_that_was_set_down_is_dragged_turned_and_lifted(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    places(page)
    space = page.get_by_role("gridcell", name=re.compile("^E8: "))
    space.click()
    ghost = page.locator(".ghost.down")
    edge = ghost.locator(".edge").first
    before = edge.get_attribute("d")
    # Gripped by the space it was put down with, taken one to the right.
    page.mouse.down()
    page.mouse.move(*middle(page.get_by_role("gridcell", name=re.compile("^F8: "))), steps=4)
    page.mouse.up()
    expect(edge).not_to_have_attribute("d", before or "")
    dragged = edge.get_attribute("d")
    # Set down it stays, wherever the pointer goes.
    page.mouse.move(*middle(page.get_by_role("gridcell", name=re.compile("^A1: "))))
    expect(edge).to_have_attribute("d", dragged or "")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    expect(ghost_of(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ghost_of(page)).to_have_count(0)
    assert steps(page, table) == 0


def test_by_finger_on_a_phone(phone: Page) -> None:
    table = open_table(phone, "cartographers", ME)
    phone.goto(f"/t/{table}")
    for name in ("Turn", "Flip", "Draw"):
        button = phone.get_by_role("button", name=name)
        if button.is_visible():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
    for _ in range(3):
        before = steps(phone, table)
        places(phone)
        fingers = Fingers(phone)
        first, other = lit(phone).first, lit(phone).last
        fingers.tap(other, at=0)
        ghost = phone.locator(".ghost.down")
        expect(ghost).to_have_count(1)
        expect(phone.get_by_role("button", name="Draw", exact=True)).to_be_in_viewport()
        # A tap elsewhere moves it, and nothing is drawn.
        edge = ghost.locator(".edge").first
        before_tap = edge.get_attribute("d")
        fingers.tap(first, at=1)
        expect(edge).not_to_have_attribute("d", before_tap or "")
        assert steps(phone, table) == before
        # The second tap on the same space says yes, if it is not the same tap twice.
        fingers.tap_on(middle(first), at=2)
        made(phone, table, before)
        expect(ghost).to_have_count(0)
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 390


def test_a_drawing_taken_back_at_one_device(page: Page) -> None:
    table = open_table(page, "cartographers", ME, here("Ben"))
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    places(page)
    lit(page).first.click()
    page.get_by_role("button", name="Draw", exact=True).click()
    back = page.get_by_role("button", name="Ada takes the last decision back")
    expect(back).to_be_visible()
    first = position(page, table, 0)["view"]["pending"]
    back.click()
    places(page)
    lit(page).last.click()
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("button", name="I am Ben").click()
    # Ada's, if an ambush came first.
    expect(page.get_by_role("grid", name=re.compile("^(Your map|Ada\u2019s map)"))).to_be_visible()
    pending = position(page, table, 0)["view"]["pending"]
    assert pending is not None
    assert pending != first


def test_on_a_neighbours_map(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = until_an_ambush(page)
    before = position(page, table, 0)["view"]["sheets"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    expect(page.get_by_text(re.compile("You are drawing on Ben.s map"))).to_be_visible()
    expect(page.get_by_text("Ben is drawing on yours.")).to_be_visible()
    expect(page.get_by_role("grid", name=re.compile("Ben.s map"))).to_be_visible()
    places(page)
    lit(page).first.click()
    expect(page.get_by_text(re.compile("this season for Ben"))).to_be_visible()
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_text(re.compile("You are drawing on Ada.s map"))).to_be_visible()
    decide(page, table, 1)
    after = position(page, table, 0)["view"]["sheets"]
    monsters = [sheet["drawing"].lower().count("x") for sheet in (*before, *after)]
    assert monsters[2] > monsters[0]
    assert monsters[3] > monsters[1]


def test_axe_finds_nothing_with_a_shape_in_hand_on_a_tablet(page: Page) -> None:
    """What is larger and smaller is looked at with all the other states of a table."""
    page.emulate_media(reduced_motion="reduce")
    show_at(page, (820, 900))
    table = open_table(page, "cartographers", ME)
    for _ in range(6):
        decide(page, table)
    page.goto(f"/t/{table}")
    places(page)
    lit(page).first.click()
    expect(page.get_by_text(re.compile("this season")).first).to_be_visible()
    sound_in_both_themes(page)
    page.get_by_role("gridcell", name=MOUNTAIN).click()
    expect(page.get_by_role("link", name="Rule C4.5")).to_be_visible()
    sound_in_both_themes(page)


def test_no_table_scrolls_sideways(page: Page) -> None:
    table = open_table(page, "cartographers", ME, here("Ben"))
    for _ in range(6):
        for seat in (0, 1):
            decide(page, table, seat)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Ada").first.click()
    page.get_by_role("grid").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        nothing_scrolls_sideways(page, (320, 640), NARROW, (820, 1180), (1240, 800), WIDE)


def test_the_map_is_large_and_nothing_needed_is_below_it(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    places(page)
    edicts = position(page, table, 0)["view"]["edicts"]
    for size, least in ((WIDE, 640), ((1280, 720), 440), ((820, 1180), 640)):
        show_at(page, size)
        settle(page)
        box = page.get_by_role("grid").bounding_box()
        assert box is not None
        assert box["width"] >= least
        assert box["y"] + box["height"] <= size[1]
        for name in ("Turn", "Flip", "Draw"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        # The card, what scores, and what a lone player plays for.
        expect(page.locator(".task strong")).to_be_in_viewport(ratio=1)
        for edict in edicts:
            shown = page.get_by_role("listitem").filter(has_text=edict["card"]).first
            expect(shown).to_be_in_viewport(ratio=1)
        goal = sum(edict["solo"] for edict in edicts)
        expect(page.get_by_text(f"Goal {goal}, now").first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="cards in the deck").click()
    unseen = page.get_by_role("dialog", name="Not seen yet this season")
    expect(unseen.get_by_role("listitem")).to_have_count(13)
    expect(unseen.get_by_text("ambush")).to_be_visible()
