"""Map Out on the board: looking around, what a tile would change, and what is refused."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import Fingers
from tests.browser.mapout import (
    ENDS,
    at_play,
    board,
    decide_by_pointer,
    liftable,
    lit,
    middle,
    nothing_to_play,
    pick,
    points_that_pop,
    prompt,
    refused_place,
    tray,
    yes,
)
from tests.browser.tables import bot_name, position

ACCENT = """(element) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--accent)';
    element.ownerDocument.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
}"""


def seen(page: Page) -> list[float]:
    """What part of the plane is on show: left, top, width, height."""
    return [float(side) for side in (board(page).get_attribute("viewBox") or "").split()]


def somewhere_empty(page: Page) -> tuple[float, float]:
    box = board(page).bounding_box()
    assert box is not None
    return box["x"] + 24, box["y"] + box["height"] - 24


def test_the_wheel_comes_nearer_to_what_is_under_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")  # otherwise the board may still glide
    at_play(page)
    whole = seen(page)
    place = page.get_by_role("gridcell").first
    before = middle(place)
    page.mouse.move(*before)
    page.mouse.wheel(0, -400)
    expect(board(page)).not_to_have_attribute("viewBox", " ".join(f"{side:g}" for side in whole))
    assert seen(page)[2] < whole[2]
    assert middle(place) == pytest.approx(before, abs=2)
    page.get_by_role("button", name="Whole map").click()
    assert seen(page) == whole
    expect(page.get_by_role("button", name="Whole map")).to_be_disabled()


def test_dragging_moves_the_board_and_picks_nothing(page: Page) -> None:
    table = at_play(page)
    pick(page)
    before = middle(lit(page).first)
    x, y = somewhere_empty(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 40, steps=5)
    page.mouse.up()
    assert middle(lit(page).first) == pytest.approx((before[0] + 60, before[1] - 40), abs=2)
    expect(yes(page)).to_be_disabled()
    assert position(page, table, 0)["view"]["stage"] == "fresh"


def test_keys_look_around(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    at_play(page)
    # No tile is known from print: that is said once.
    expect(page.get_by_text("no pictures of the printed tiles")).to_have_count(1)
    whole = seen(page)
    page.keyboard.press("+")
    near = seen(page)
    assert near[2] < whole[2]
    page.keyboard.press("Shift+ArrowRight")
    assert seen(page)[0] > near[0]
    assert seen(page)[2] == near[2]
    page.keyboard.press("-")
    assert seen(page)[2] == pytest.approx(whole[2], abs=1)
    page.keyboard.press("0")
    assert seen(page) == whole


def test_two_fingers_pinch(phone: Page) -> None:
    at_play(phone)
    whole = seen(phone)
    x, y = middle(board(phone))
    Fingers(phone).slide(((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y)))
    assert seen(phone)[2] == pytest.approx(whole[2] / 2, rel=0.15)
    # Neither the page nor a tile came along.
    assert phone.evaluate("() => window.visualViewport?.scale") == 1
    expect(yes(phone)).to_be_disabled()


def test_a_finger_drags_a_tile_onto_the_board(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")  # otherwise the board may still glide
    at_play(phone)
    able = tray(phone).and_(phone.locator(":enabled")).first
    able.tap()
    x, y = middle(lit(phone).first)
    able.tap()
    # The tile is held a little before the finger, so that it can be seen.
    Fingers(phone).slide((middle(able), (x, y + 46)))
    down = phone.locator(".ghost .outline.down")
    expect(down).to_have_count(1)
    assert middle(down) == pytest.approx((x, y), abs=4)
    expect(yes(phone)).to_be_enabled()


def test_what_hovers_is_dashed_and_what_is_set_down_is_pinned(page: Page) -> None:
    at_play(page)
    pick(page)
    lit(page).first.hover()
    outline, pins = page.locator(".ghost .outline"), page.locator(".ghost .corner")
    hovering, red = page.locator(".ghost.hovering"), outline.evaluate(ACCENT)
    expect(hovering).to_have_count(1)
    expect(outline).to_have_css("stroke-dasharray", re.compile("[0-9]px, [0-9]"))
    # Red dashes mean that a place is refused.
    expect(outline).not_to_have_css("stroke", red)
    expect(pins).to_have_count(0)
    lit(page).first.click()
    expect(hovering).to_have_count(0)
    expect(outline).to_have_css("stroke-dasharray", "none")
    expect(outline).to_have_css("stroke", red)
    expect(pins).to_have_count(2)


def test_a_tile_is_weighed_before_it_is_laid(page: Page) -> None:
    table = at_play(page)
    pick(page)
    lit(page).first.click()
    sum_of_it = page.locator(".ghost text.sum")
    expect(sum_of_it).to_have_count(1)
    told = int(sum_of_it.text_content() or "")
    expect(page.locator(".note")).to_contain_text(re.compile(rf"^{told} points?\b"))
    view = position(page, table, 0)["view"]
    assert view["stage"] == "fresh"
    yes(page).click()
    expect(page.get_by_role("list", name="Log")).to_contain_text(f": +{told}")
    after = position(page, table, 0)["view"]["players"][0]["total"]
    assert after == view["players"][0]["total"] + told


def face(page: Page) -> str:
    """How the tile over the board lies: its biomes and its roads."""
    paths = page.locator(".ghost .wash, .ghost .casing").all()
    return " ".join(f"{path.get_attribute('class')} {path.get_attribute('d')}" for path in paths)


def test_a_tile_is_turned_through_the_ways_that_fit(page: Page) -> None:
    at_play(page)
    for number in range(tray(page).count()):
        page.keyboard.press(str(number + 1))
        several = page.get_by_role("gridcell", name=re.compile("; fits [2-6] ways round"))
        if several.count() > 0:
            break
    several.first.click()
    before = face(page)
    page.keyboard.press("r")
    assert face(page) != before
    expect(yes(page)).to_be_enabled()
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(yes(page)).to_be_enabled()


def test_an_end_tile_shows_its_area(page: Page) -> None:
    at_play(page)
    ends = tray(page).filter(has_text=ENDS).and_(page.locator(":enabled"))
    ends.first.click()
    lit(page).first.click()
    expect(page.locator(".note")).to_contain_text(re.compile("an area of [0-9]+ tiles?"))
    areas = re.findall(r"an area of (\d+)", page.locator(".note").inner_text())
    expect(page.locator(".ghost .area")).to_have_count(sum(map(int, areas)))


def test_points_pop_where_they_are_made(page: Page) -> None:
    at_play(page)
    popped = points_that_pop(page)
    assert all(pop["seen"] and pop["moves"] for pop in popped)
    assert re.match(r"^\+[1-9]$", popped[0]["text"])


def test_what_the_others_laid_last_is_marked(page: Page) -> None:
    at_play(page)
    decide_by_pointer(page)
    expect(page.get_by_role("list", name="Log").locator("li").first).to_contain_text(bot_name(page))
    # The bot's, not one's own; also for whoever comes back.
    page.reload()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("grid").locator("svg.seat-2")).not_to_have_count(0)
    expect(page.get_by_role("grid").locator("svg.seat-1")).to_have_count(0)


def test_a_tile_is_dragged_from_the_hand_and_on_over_the_board(page: Page) -> None:
    table = at_play(page)
    able = tray(page).and_(page.locator(":enabled")).first
    able.click()
    places = [middle(place) for place in lit(page).all()]
    able.click()
    expect(able).to_have_attribute("aria-pressed", "false")
    page.mouse.move(*middle(able))
    page.mouse.down()
    page.mouse.move(*places[0], steps=6)
    expect(able).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    down = page.locator(".ghost .outline.down")
    expect(down).to_have_count(1)
    # What was set down is taken along again; the board stays where it is.
    whole = seen(page)
    page.mouse.down()
    page.mouse.move(*places[-1], steps=6)
    page.mouse.up()
    assert seen(page) == whole
    expect(down).to_have_count(1)
    assert middle(down) == pytest.approx(places[-1], abs=4)
    assert position(page, table, 0)["view"]["stage"] == "fresh"
    # After a drag the tile still answers to the keyboard.
    able.focus()
    page.keyboard.press("Enter")
    expect(able).to_have_attribute("aria-pressed", "false")


def test_esc_takes_back_one_thing_at_a_time(page: Page) -> None:
    at_play(page)
    pick(page)
    lit(page).first.click()
    held = tray(page).and_(page.locator("[aria-pressed=true]"))
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(held).to_have_count(1)
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)


def test_a_lift_is_weighed_made_and_taken_back(page: Page) -> None:
    table = at_play(page)
    liftable(page).first.click()
    expect(yes(page)).to_have_text("Lift it")
    expect(page.locator(".note")).to_contain_text("It then goes to another space")
    yes(page).click()
    expect(prompt(page)).to_have_text("Put the lifted tile back, or play a tile first.")
    expect(
        page.get_by_role("gridcell", name=re.compile("lifted tile came from here"))
    ).to_have_count(1)
    steps = page.get_by_role("list", name="This turn").get_by_role("listitem")
    expect(steps.first).to_contain_text("done: lift a tile")
    page.get_by_role("gridcell", name=re.compile("lifted tile came from here")).click()
    expect(page.get_by_role("link", name="Rule O4.4")).to_be_visible()
    page.keyboard.press("u")
    expect(prompt(page)).to_contain_text("You may lift an unlocked one first.")
    assert position(page, table, 0)["view"]["lifted"] is None


def test_a_refusal_names_the_clause_and_marks_the_tiles(page: Page) -> None:
    table = at_play(page)
    pick(page)
    refused_place(page).click()
    clause = page.get_by_role("link", name=re.compile("^Rule O3.[2-4]$")).first
    expect(clause).to_be_visible()
    expect(page.locator(".ghost .hatched")).to_have_count(1)
    expect(yes(page)).to_be_disabled()
    page.keyboard.press("Enter")
    number = clause.inner_text().removeprefix("Rule ")
    if number != "O3.4":
        expect(page.locator(".ghost .side:not(.ground)").first).to_be_visible()
    clause.click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.locator(f"[id='{number}']")).to_be_in_viewport()
    assert position(page, table, 0)["view"]["stage"] == "fresh"


def test_a_locked_tile_says_why_it_stays(page: Page) -> None:
    at_play(page, turns=6)
    locked = page.get_by_role("gridcell", name=re.compile("locked")).first
    locked.click()
    expect(yes(page)).to_be_disabled()
    expect(page.get_by_role("link", name="Rule O4.1")).to_be_visible()


def test_enter_passes_and_whoever_can_play_is_told_that_they_must(page: Page) -> None:
    nothing_to_play(page)
    expect(yes(page)).to_have_text("Pass")
    expect(page.get_by_role("log")).to_contain_text("No tile can be played: pass.")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("You can play a tile, so you must.")
    expect(page.get_by_role("link", name="Rule O5.3")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("You can play a tile, so you must.")
