"""What others did at a table of Cartographers, and how a season is counted: shown one after the
other, marked until the next decision, read out, and in nobody's way."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mapmakers.engine.core import FairChance, FastChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers.components import EXPLORE
from mapmakers.service.tables import match_seeds as chance
from tests.browser.cartographers import lit, places
from tests.browser.tables import (
    ME,
    RANDOM,
    attempts,
    decide,
    open_table,
    played_on,
    position,
    status,
)

pytestmark = pytest.mark.usefixtures("played_out")

TIMES = {card.name: card.time for card in EXPLORE}
HOLD = """
    const held = new Map();
    const [later, forget] = [window.setTimeout, window.clearTimeout];
    let last = 1e9;
    window.setTimeout = (run, time, ...more) => {
        if (!(time >= 300 && time <= 2000)) return later(run, time, ...more);
        held.set(++last, run);
        return last;
    };
    window.clearTimeout = (id) => held.delete(id) || forget(id);
    window.nextBeat = () => {
        const due = [...held.values()];
        held.clear();
        for (const run of due) run();
    };
"""
"""A beat lasts until the test asks for the next one, however busy the machine is."""


def beat(page: Page) -> Locator:
    """What is being shown, over the board."""
    return page.locator(".beat p")


def marks(page: Page) -> Locator:
    """The numbers of what others drew on the large map."""
    return page.locator(".map .mark .number")


def card(page: Page, season: str = "Spring") -> Locator:
    return page.get_by_role("region", name=f"{season} is scored")


def heard(page: Page) -> Locator:
    return page.get_by_role("log")


def open_still(page: Page, table: str) -> None:
    """Open the table, where every beat waits for the next to be asked for."""
    page.add_init_script(HOLD)
    page.goto(f"/t/{table}")
    places(page)


def next_beat(page: Page) -> None:
    page.evaluate("nextBeat()")


def with_an_ambush(page: Page) -> str:
    """A table with a bot where monsters are to be drawn."""
    table = ""
    for _ in attempts():
        if not table or status(page, table) != "playing":
            table = open_table(page, "cartographers", ME, RANDOM)
        view = position(page, table, 0)["view"]
        if view["ambush"] and 0 in view["waiting"]:
            break
        decide(page, table)
    return table


def before_the_end_of_spring(page: Page) -> str:
    """A lone match in which the next drawing ends the first season."""
    table = open_table(page, "cartographers", ME)
    for _ in attempts():
        view = position(page, table, 0)["view"]
        if view["time"] + TIMES[view["card"]] >= view["threshold"]:
            break
        decide(page, table)
    return table


def before_the_end_of_winter(page: Page) -> str:
    """A lone match in which the next drawing is the last."""
    match = Match(GAMES["cartographers"], ["Ada"], FairChance(chance.match_seed()))
    luck = FastChance(1)
    while match.state.outcome is None:
        match.play(0, match.state.legal(0).sample(luck))
    return played_on(page, match, ME, step=len(match.steps) - 1)


def test_a_bots_ambush_is_shown_marked_and_read_out(page: Page) -> None:
    table = with_an_ambush(page)
    open_still(page, table)
    decide(page, table)
    expect(beat(page)).to_have_text(re.compile(r"draws .* on Ada.s map|draws one monster"))
    expect(marks(page)).to_have_text(["1"])
    expect(heard(page)).to_contain_text(re.compile("on Ada.s map"))
    expect(lit(page)).to_have_count(0)
    next_beat(page)
    expect(beat(page)).to_have_count(0)
    places(page)
    expect(marks(page)).to_have_text(["1"])
    decide(page, table)
    expect(marks(page)).to_have_count(0)


def test_a_key_skips_what_others_did_and_does_its_own_work(page: Page) -> None:
    table = with_an_ambush(page)
    open_still(page, table)
    decide(page, table)
    expect(beat(page)).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(beat(page)).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(marks(page)).to_have_text(["1"])


def test_with_reduced_motion_the_marks_are_there_at_once(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = with_an_ambush(page)
    page.goto(f"/t/{table}")
    places(page)
    decide(page, table)
    expect(marks(page)).to_have_text(["1"])
    expect(beat(page)).to_have_count(0)


def test_the_small_map_of_a_bot_shows_what_it_drew(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, "cartographers", ME, RANDOM)
    page.goto(f"/t/{table}")
    for _ in attempts():
        if position(page, table, 0)["view"]["card"] in TIMES:
            break
        decide(page, table)
    places(page)
    decide(page, table)
    expect(page.locator(".boards .drawn")).to_have_count(1)


def test_a_season_is_counted_box_by_box(page: Page) -> None:
    table = before_the_end_of_spring(page)
    open_still(page, table)
    decide(page, table)
    view = position(page, table, 0)["view"]
    [boxes] = view["sheets"][0]["seasons"]
    said = [str(stars).replace("-", "\N{MINUS SIGN}") for stars in (*boxes, sum(boxes))]
    rows = card(page).locator("ol > li")
    for counted in range(1, 6):
        expect(card(page).locator("ol > .counted")).to_have_count(counted)
        expect(rows.nth(counted - 1)).to_contain_text(said[counted - 1])
        earning = view["sheets"][0]["earning"]
        if counted == 1 and earning[0] and not view["ambushes"]:
            expect(page.locator(".map .star")).to_have_attribute("d", re.compile("M"))
        next_beat(page)
    expect(heard(page)).to_contain_text("Spring is scored: Ada")
    # It stays while nothing is done; the first press does its work and closes it.
    expect(card(page)).to_contain_text("Scored so far")
    places(page).first.click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(card(page)).to_have_count(0)
    page.get_by_role("button", name="Look at the end of spring again").click()
    expect(card(page).locator("ol > .counted")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_with_reduced_motion_the_count_of_a_season_is_there_as_a_whole(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = before_the_end_of_spring(page)
    page.goto(f"/t/{table}")
    places(page)
    decide(page, table)
    expect(card(page).locator("ol > .counted")).to_have_count(5)
    page.keyboard.press("r")
    expect(card(page)).to_have_count(0)


def test_with_reduced_motion_the_last_season_is_counted_too_and_again(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = before_the_end_of_winter(page)
    page.goto(f"/t/{table}")
    places(page)
    decide(page, table)
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    winter = card(page, "Winter")
    expect(winter.locator("ol > .counted")).to_have_count(5)
    sheet = position(page, table, 0)["view"]["sheets"][0]
    stars = str(sum(sheet["seasons"][3])).replace("-", "\N{MINUS SIGN}")
    expect(winter.locator(".sum b")).to_have_text(stars)
    winter.get_by_role("button").click()
    expect(winter).to_have_count(0)
    page.get_by_role("button", name="Look at the end of winter again").click()
    expect(winter).to_be_visible()


def test_on_a_phone_the_count_of_a_season_leaves_the_map_in_sight(phone: Page) -> None:
    phone.emulate_media(reduced_motion="reduce")
    table = before_the_end_of_spring(phone)
    phone.goto(f"/t/{table}")
    places(phone)
    decide(phone, table)
    expect(card(phone).locator("ol > .counted")).to_have_count(5)
    drawn, counted = phone.get_by_role("grid").bounding_box(), card(phone).bounding_box()
    assert drawn is not None
    assert counted is not None
    assert counted["y"] >= drawn["y"] + drawn["height"] - 2
    card(phone).get_by_role("button").click()
    expect(card(phone)).to_have_count(0)
