"""A fourth language is one folder: it has words for everything, and pages have room for them."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import NARROW, WIDE, settle, show_at, speak
from tests.browser.conftest import listen
from tests.browser.pseudo import CODE, build, serve
from tests.browser.tables import GREEDY, ME, OPEN, decide_in_turn, finished, open_table
from tests.browser.wording import cramped, untranslated

pytestmark = pytest.mark.xdist_group("pseudo-language")
GAMES = ("cartographers", "misterra", "mapout")


@pytest.fixture(scope="session")
def reader(
    browser: Browser,
    base_url: str,
    browser_context_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Page]:
    """Somebody who has chosen the language on the home page."""
    context = browser.new_context(**{**browser_context_args, "base_url": base_url})
    serve(context, build(tmp_path_factory.mktemp("pseudo")))
    heard: list[str] = []
    listen(context, heard)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    speak(page, CODE)
    yield page
    context.close()
    assert heard == []


def says_all_and_has_room(page: Page) -> None:
    for size in (WIDE, NARROW):
        show_at(page, size)
        settle(page)
        assert (size, untranslated(page), cramped(page)) == (size, [], [])


def test_the_home_page(reader: Page) -> None:
    reader.goto("/")
    expect(reader.locator("a[href='/new/mapout']").first).to_be_visible()
    says_all_and_has_room(reader)


@pytest.mark.parametrize("game", GAMES)
def test_setting_up(reader: Page, game: str) -> None:
    reader.goto(f"/new/{game}")
    expect(reader.get_by_role("main").get_by_role("button").last).to_be_visible()
    for more in reader.locator("summary").all():
        more.click()
    says_all_and_has_room(reader)


def test_the_waiting_room(reader: Page) -> None:
    reader.goto(f"/t/{open_table(reader, 'cartographers', ME, OPEN, GREEDY)}")
    expect(reader.get_by_role("heading", level=1)).to_be_visible()
    says_all_and_has_room(reader)


def at_play(page: Page, game: str) -> None:
    table = open_table(page, game, ME, GREEDY)
    for _ in range(3):
        decide_in_turn(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_table(reader: Page, game: str) -> None:
    at_play(reader, game)
    says_all_and_has_room(reader)


def test_the_rules_and_the_menu_of_a_table(reader: Page) -> None:
    at_play(reader, "cartographers")
    reader.keyboard.press("b")
    expect(reader.locator(".drawer .clause").first).to_be_visible()
    says_all_and_has_room(reader)
    reader.keyboard.press("Escape")
    expect(reader.locator(".drawer")).to_have_count(0)
    reader.locator(".bar .buttons button").last.click()
    expect(reader.get_by_role("dialog")).to_be_visible()
    says_all_and_has_room(reader)


@pytest.mark.parametrize("game", GAMES)
def test_the_end(reader: Page, game: str) -> None:
    reader.goto(f"/t/{finished(reader, game, ME, GREEDY)}")
    expect(reader.get_by_role("table").first).to_be_visible()
    says_all_and_has_room(reader)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_step_of_a_lesson(reader: Page, game: str) -> None:
    reader.goto(f"/lesson/{game}")
    expect(reader.get_by_role("grid").first).to_be_visible()
    says_all_and_has_room(reader)


FAULTY = """<main style="width: 300px">
    <p title="A title">Ďřåŵ~~ (Enter)</p>
    <p style="overflow: hidden; width: 40px; white-space: nowrap">Šûɱɱéř~~~</p>
    <button style="width: 40px">Ûñďö~~~~~~~~~~~~~</button>
    <button style="margin-left: -30px">±</button>
    <p style="width: 2000px">A1, B2</p>
</main>"""


def test_what_is_looked_for_is_found(page: Page) -> None:
    page.set_content(FAULTY)
    assert untranslated(page) == ["Ďřåŵ~~ (Enter)", "title: A title"]
    kinds = {fault.partition(":")[0] for fault in cramped(page)}
    assert kinds == {"scrolls sideways", "cut off", "sticks out", "overlap"}
