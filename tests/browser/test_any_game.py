"""A game that has no pages of its own, played in the browser: Beacons, which is a plug-in.

A server of its own has the game registered; the client has never heard of it.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.axe import (
    NARROW,
    WIDE,
    nothing_scrolls_sideways,
    sound,
    sound_in_both_themes,
    speak,
)
from tests.browser.conftest import NO_LIMITS, Person
from tests.browser.tables import ME, OPEN, RANDOM, ask, here, open_table, position
from tests.plugged_in import install
from tests.serving import running_table

ROUNDS = 3


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("beacons")
    with running_table(folder / "data", options=NO_LIMITS, path=install(folder / "site")) as table:
        yield table


@pytest.fixture(scope="module")
def person(
    browser: Browser, browser_context_args: dict[str, Any], address: str
) -> Iterator[Person]:
    """Somebody at the table that has the game."""
    person = Person(browser, **{**browser_context_args, "base_url": address})
    yield person
    person.context.close()


@pytest.fixture
def context(person: Person) -> Iterator[BrowserContext]:
    yield person.context
    person.forget()


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Moves").get_by_role("button", name=re.compile("^lay "))


def drawing(page: Page) -> Locator:
    return page.get_by_role("group", name="The table", exact=True)


def make(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Make this move"))


def table_of(page: Page) -> str:
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found
    return found[1]


def test_a_whole_match_from_the_home_page_to_its_end(page: Page) -> None:
    page.goto("/")
    plate = page.get_by_role("article", name="Beacons")
    expect(plate.get_by_text("1 to 4 players")).to_be_visible()
    expect(plate.get_by_role("link", name=re.compile("lesson|rules"))).to_have_count(0)
    plate.get_by_role("link", name="Play Beacons").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beacons")
    page.get_by_text("Rules of this match").click()
    page.get_by_role("group", name="Wins").get_by_label("Low").check()
    page.get_by_label("My name").fill("Ada")
    page.get_by_role("button", name="Against a bot").click()
    expect(drawing(page)).to_contain_text("Your cards")
    expect(page.get_by_role("button", name="Rules")).to_have_count(0)
    table = table_of(page)
    assert ask_table(page, table)["options"] == {"wins": "low"}

    # By pointer: picked, weighed, made.
    expect(moves(page)).to_have_count(ROUNDS)
    first = moves(page).first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Moves")).to_contain_text("left: 2")
    page.keyboard.press("Enter")

    # By keyboard: found, picked by Enter, made by Enter.
    expect(moves(page)).to_have_count(ROUNDS - 1)
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Find a move")
    expect(field).to_be_focused()
    page.keyboard.type("nothing like this")
    expect(page.get_by_text("No move reads like that.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(moves(page)).to_have_count(ROUNDS - 1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(moves(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(make(page)).to_be_visible()
    page.keyboard.press("Enter")

    # With help, to the end.
    expect(moves(page)).to_have_count(1)
    page.keyboard.press("h")
    expect(page.get_by_text(re.compile("A good move: lay"))).to_be_visible()
    make(page).click()
    expect(page.get_by_role("link", name="Look through the match")).to_be_visible()
    view = position(page, table, 0)["view"]
    total = page.get_by_role("table").get_by_role("row", name=re.compile("^Total"))
    assert total.get_by_role("cell").all_inner_texts() == [str(one) for one in view["scores"]]
    expect(page.get_by_role("img", name=re.compile("The table at the end: Turned over")))

    # And back to how it began.
    page.get_by_role("link", name="Look through the match").click()
    expect(drawing(page)).to_contain_text("Turned over: none")


def ask_table(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}").json()


def test_axe_finds_nothing_at_any_size(page: Page) -> None:
    page.goto("/")
    table = open_table(page, "beacons", ME, RANDOM)
    page.goto(f"/t/{table}")
    moves(page).first.click()
    expect(page.get_by_role("region", name="Moves")).to_contain_text("left: 2")
    sound_in_both_themes(page)
    nothing_scrolls_sideways(page, WIDE, (820, 1180), NARROW)
    sound(page)


@pytest.mark.parametrize(
    ("language", "find", "asked"),
    [
        ("fr", "Chercher un coup", "Choisis un coup."),
        ("nl", "Een zet zoeken", "Kies een zet."),
    ],
)
def test_it_is_told_in_the_reader_s_language(
    page: Page, language: str, find: str, asked: str
) -> None:
    page.goto("/")
    table = open_table(page, "beacons", ME, RANDOM)
    speak(page, language)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("searchbox", name=find)).to_be_visible()
    expect(page.get_by_text(asked, exact=True)).to_be_visible()


def test_a_waiting_room_and_a_device_for_two(page: Page) -> None:
    page.goto("/")
    table = open_table(page, "beacons", ME, here("Bert"), OPEN)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beacons")
    expect(page.get_by_text("Wins")).to_be_visible()
    ask(page, f"/tables/{table}/start", {"drop_open": True})
    page.get_by_role("button", name="I am Ada: show my table").click()
    own = position(page, table, 0)["choices"]["moves"]
    assert moves(page).all_inner_texts() == own
    moves(page).first.click()
    make(page).click()
    page.get_by_role("button", name="I am Bert: show my table").click()
    expect(moves(page)).to_have_count(ROUNDS)
    assert not set(moves(page).all_inner_texts()) & set(own)


def test_there_is_no_such_game(page: Page) -> None:
    page.goto("/new/chess")
    expect(page.get_by_text("There is no such game here.")).to_be_visible()
