"""Map Out at the table: looking around, what a tile would change, refusals, everybody's access."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.mapout import (
    PHONE,
    decide_by_pointer,
    liftable,
    lit,
    pick,
    prompt,
    step,
    tray,
    yes,
)
from tests.browser.tables import ME, RANDOM, decide, open_table, play_out, position
from tests.browser.test_access import AXE, RUN_AXE, settle

ENDS = re.compile("^(Split )?End Tile")


def at_play(page: Page, turns: int = 4) -> str:
    """A table some turns into the match, this page's guest to decide."""
    table = open_table(page, "mapout", ME, RANDOM)
    for _ in range(turns):
        deadline = monotonic() + 20
        while not decide(page, table):
            assert monotonic() < deadline, "the bot does not play"
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    return table


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def seen(page: Page) -> list[float]:
    """What part of the plane is on show: left, top, width, height."""
    return [float(side) for side in (board(page).get_attribute("viewBox") or "").split()]


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def somewhere_empty(page: Page) -> tuple[float, float]:
    box = board(page).bounding_box()
    assert box is not None
    return box["x"] + 24, box["y"] + box["height"] - 24


def refused_place(page: Page) -> Locator:
    """A place that a road leads to, but where the tile in hand would break a rule."""
    return page.get_by_role("gridcell", name=re.compile("; does not fit here")).first


# Looking around


def test_the_wheel_comes_nearer_to_what_is_under_it(page: Page) -> None:
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
    at_play(page)
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


def test_two_fingers_pinch(browser: Browser, base_url: str) -> None:
    with browser.new_context(
        base_url=base_url, locale="en-GB", viewport=PHONE, has_touch=True, is_mobile=True
    ) as context:
        page = context.new_page()
        at_play(page)
        whole = seen(page)
        fingers = context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

        x, y = middle(board(page))
        touch("touchStart", (x - 30, y), (x + 30, y))
        for apart in (40, 50, 60):
            touch("touchMove", (x - apart, y), (x + apart, y))
        touch("touchEnd")
        assert seen(page)[2] == pytest.approx(whole[2] / 2, rel=0.1)
        # Neither the page nor a tile came along.
        assert page.evaluate("() => window.visualViewport?.scale") == 1
        expect(yes(page)).to_be_disabled()


# What a tile would change


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


def test_a_tile_is_turned_through_the_ways_that_fit(page: Page) -> None:
    at_play(page)
    for number in range(tray(page).count()):
        page.keyboard.press(str(number + 1))
        several = page.get_by_role("gridcell", name=re.compile("; fits in [2-6] turns"))
        if several.count() > 0:
            break
    several.first.click()
    faces = page.locator(".ghost .casing")
    before = faces.get_attribute("d") or ""
    page.keyboard.press("r")
    expect(faces).not_to_have_attribute("d", before)
    expect(yes(page)).to_be_enabled()
    page.get_by_role("button", name="Turn").click()
    expect(yes(page)).to_be_enabled()


def test_an_end_tile_shows_its_area(page: Page) -> None:
    at_play(page)
    ends = tray(page).filter(has_text=ENDS).and_(page.locator(":enabled"))
    ends.first.click()
    lit(page).first.click()
    expect(page.locator(".note")).to_contain_text(re.compile("an area of [0-9]+ tiles?"))
    areas = re.findall(r"an area of (\d+)", page.locator(".note").inner_text())
    expect(page.locator(".ghost .area")).to_have_count(sum(map(int, areas)))


def lay_what_earns(page: Page) -> None:
    """The first tile that can earn a point, where it does."""
    worth = page.locator(".lit + text:not(.none)")
    for number in range(tray(page).count()):
        page.keyboard.press(str(number + 1))
        expect(page.locator(".lit + text").first).to_be_visible()
        if worth.count() > 0:
            break
    page.mouse.click(*middle(worth.first))
    yes(page).click()


def test_points_pop_where_they_are_made(page: Page) -> None:
    at_play(page)
    lay_what_earns(page)
    pop = page.locator(".pop")
    expect(pop.first).to_be_visible()
    expect(pop.first).to_have_text(re.compile(r"^\+[1-9]$"))
    # It is a moment's news: afterwards nothing of it is left on the board.
    expect(pop).to_have_count(0)


def test_what_the_others_laid_last_is_marked(page: Page) -> None:
    at_play(page)
    pick(page)
    lit(page).first.click()
    yes(page).click()
    expect(page.locator("g.last")).not_to_have_count(0)
    # The bot's, not one's own.
    marks = page.get_by_role("grid").locator("svg.seat-2")
    expect(marks).to_have_count(page.locator("g.last").count())
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
    yes(page).click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada plays")


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
    # The place it came from is refused.
    page.get_by_role("gridcell", name=re.compile("lifted tile came from here")).click()
    expect(page.get_by_role("link", name="Rule O4.4")).to_be_visible()
    page.keyboard.press("u")
    expect(prompt(page)).to_contain_text("You may lift an unlocked one first.")
    assert position(page, table, 0)["view"]["lifted"] is None


# Refusals


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


# The end


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_end_tells_the_points_by_what_made_them(page: Page, language: str) -> None:
    total, again, rule = {
        "en": ("Total", "Play again", "Rule O7.1"),
        "fr": ("Total", "Rejouer", "Règle O7.1"),
        "nl": ("Totaal", "Nog een keer", "Regel O7.1"),
    }[language]
    table = open_table(page, "mapout", ME, RANDOM)
    play_out(page, table)
    page.add_init_script(f"localStorage.setItem('mapmakers.language', '{language}')")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name=again)).to_be_visible()
    view = position(page, table, 0)["view"]
    sheet = page.get_by_role("table")
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.get_by_role("row").all()[1:]]
    parts = ("roads", "moved", "end_tiles", "split_end_tiles", "total")
    assert rows == [[str(player[part]) for player in view["players"]] for part in parts]
    expect(sheet.get_by_role("row").last).to_contain_text(total)
    expect(page.get_by_role("link", name=rule)).to_be_visible()


@pytest.mark.parametrize("kind", ["SVG", "PNG"])
def test_the_finished_map_is_a_picture_to_keep(page: Page, kind: str) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    play_out(page, table)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name=f"Picture ({kind})").click()
    picture = kept.value.path().read_bytes()
    if kind == "PNG":
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 50_000
    else:
        assert picture.startswith(b"<svg")
        tiles = len(position(page, table, 0)["view"]["lying"])
        assert picture.count(b"<g transform=") >= tiles
        assert b"var(--" not in picture
        ids = set(re.findall(rb'id="([^"]+)"', picture))
        assert set(re.findall(rb"url\(#([^)]+)\)", picture)) <= ids


# For everybody


def fresh(page: Page) -> None:
    at_play(page)


def in_hand(page: Page) -> None:
    at_play(page)
    pick(page)
    expect(page.locator(".lit + text").first).to_be_visible()


def over_a_place(page: Page) -> None:
    in_hand(page)
    lit(page).first.click()
    expect(page.locator(".ghost text.sum")).to_have_count(1)


def refused(page: Page) -> None:
    in_hand(page)
    refused_place(page).click()
    expect(page.get_by_role("link", name=re.compile("^Rule O")).first).to_be_visible()


def about_to_lift(page: Page) -> None:
    at_play(page)
    liftable(page).first.click()
    expect(page.locator(".note")).to_contain_text("It then goes to another space")


def to_be_put_back(page: Page) -> None:
    at_play(page)
    decide_by_pointer(page, lift=True)
    lit(page).first.click()
    expect(page.locator(".ghost text.sum")).to_have_count(1)


def an_end_tile(page: Page) -> None:
    at_play(page)
    tray(page).filter(has_text=ENDS).and_(page.locator(":enabled")).first.click()
    lit(page).first.click()
    expect(page.locator(".ghost .area").first).to_be_visible()


def at_the_end(page: Page) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    play_out(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


STATES: list[Callable[[Page], None]] = [
    fresh,
    in_hand,
    over_a_place,
    refused,
    about_to_lift,
    to_be_put_back,
    an_end_tile,
    at_the_end,
]


@pytest.mark.parametrize(
    ("theme", "width", "height"),
    [("light", 1440, 900), ("dark", 390, 844)],
    ids=["wide", "phone"],
)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(
    page: Page,
    state: Callable[[Page], None],
    theme: Literal["light", "dark"],
    width: int,
    height: int,
) -> None:
    page.add_init_script(path=AXE)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    state(page)
    settle(page)
    for other in (theme, "light" if theme == "dark" else "dark"):
        page.emulate_media(color_scheme=other, reduced_motion="reduce")
        result: dict[str, Any] = page.evaluate(RUN_AXE)
        assert result["held"] > 15
        assert result["violations"] == []


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_no_state_scrolls_sideways_and_what_is_needed_is_in_sight(
    page: Page, language: str
) -> None:
    over_a_place(page)
    page.evaluate(
        "language => document.querySelector(`button[lang=${language}]`)?.click()", language
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    for width, height in ((320, 640), (390, 844), (820, 1180), (1240, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") == width
        expect(page.locator(".buttons .first")).to_be_in_viewport(ratio=1)
        expect(page.locator(".note")).to_be_in_viewport(ratio=1)
    box = board(page).bounding_box()
    assert box is not None
    assert box["width"] >= 640


def test_nothing_moves_for_who_does_not_want_it(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    at_play(page)
    lay_what_earns(page)
    # Points that were made are shown all the same: they stand still, and go.
    pop = page.locator(".pop")
    expect(pop.first).to_be_visible()
    moved = pop.first.evaluate(
        """element => element.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
            .some(frame => 'transform' in frame)"""
    )
    assert moved is False
    expect(pop).to_have_count(0)


def test_every_target_is_large_enough_for_a_finger(page: Page) -> None:
    page.set_viewport_size(PHONE)
    over_a_place(page)
    for target in page.locator("button:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, target.inner_html()


def test_the_language_changes_with_a_tile_in_hand(page: Page) -> None:
    over_a_place(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Poser")).to_be_enabled()
    expect(page.locator(".ghost text.sum")).to_have_count(1)
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("button", name="Leggen")).to_be_enabled()


def test_news_are_said_to_a_screen_reader(page: Page) -> None:
    at_play(page)
    news = page.get_by_role("log")
    expect(news).to_contain_text("Your turn. Play a tile.")
    # Whoever plays by keyboard hears which tile is in hand, and what comes of it where it is held.
    page.keyboard.press("1")
    expect(news).to_contain_text(re.compile(r"Road Tile( \(.*\))?: \d+ places?"))
    page.keyboard.press("ArrowRight")
    expect(news).to_contain_text(re.compile(r"\d+ points?\."))
    before = step(page)
    page.keyboard.press("Enter")
    expect(news).to_contain_text("Ada plays a Road Tile")
    assert step(page) != before
