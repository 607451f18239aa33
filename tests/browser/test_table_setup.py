"""From the home page to a table: who sits, what is agreed on, and friends who come by a link."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.misterra_play import offered, reachable
from tests.browser.tables import GREEDY, ME, OPEN, open_table


def third_click(page: Page, game: str) -> Locator:
    """What the first move begins with."""
    match game:
        case "Cartographers":
            return page.get_by_role("gridcell", name="fits here").first
        case "Maps of Misterra":
            return reachable(page).first
        case _:
            return page.get_by_role("group", name="Your tiles").get_by_role("button").first


@pytest.mark.parametrize(
    "game", ["Cartographers", "Maps of Misterra", "Map Out"], ids=["c", "m", "o"]
)
def test_three_clicks_from_the_home_page_to_the_first_move(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("link", name=f"Play {game}").click()
    page.get_by_role("button", name="Against a bot").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=20_000)
    first = third_click(page, game)
    first.click()
    if game == "Cartographers":
        expect(page.locator(".ghost.down")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Log")).to_contain_text("draws")
    elif game == "Maps of Misterra":
        expect(offered(page).first).to_be_visible()
    else:
        expect(first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "game", ["Cartographers", "Maps of Misterra", "Map Out"], ids=["c", "m", "o"]
)
def test_every_game_begins_against_a_bot(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("link", name=f"Play {game}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"A new match of {game}")
    page.get_by_role("button", name="Against a bot").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_role("listitem").filter(has_text="Novice").first).to_be_visible()


def test_what_is_agreed_on_reaches_the_table(page: Page) -> None:
    page.goto("/new/cartographers")
    page.get_by_label("My name").fill("  Ada  ")
    page.get_by_text("Rules of this match").click()
    page.get_by_label("Side B: a wasteland in the middle").check()
    page.get_by_label("Edict B").select_option("Treetower")
    expect(
        page.get_by_text("1 for each forest space with no empty space beside it.")
    ).to_be_visible()
    page.get_by_label("Edict D").select_option("Greenbough")  # of the same stack: B gives way
    expect(
        page.get_by_text("1 for each forest space with no empty space beside it.")
    ).to_have_count(0)
    page.get_by_role("button", name="Against a bot").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["options"] == {
        "side": "B",
        "scoring": "?, ?, ?, Greenbough",
        "edict_order": "listed",
    }
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "novice"]


def test_no_more_and_no_fewer_seats_than_the_game_has(page: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_text("Arrange the seats").click()
    play = page.get_by_role("button", name="Play", exact=True)
    page.get_by_role("button", name="One fewer: Bot: Novice").click()
    expect(page.get_by_text("This game needs 2 seats or more.")).to_be_visible()
    expect(play).to_be_disabled()
    more = page.get_by_role("button", name="One more: Others on this device")
    for _ in range(3):
        more.click()
    expect(play).to_be_enabled()
    expect(more).to_be_disabled()
    expect(page.get_by_label("Name of player 4")).to_have_value("Player 4")


def test_alone_is_explained(page: Page) -> None:
    page.goto("/new/misterra")
    page.get_by_text("Arrange the seats").click()
    expect(page.get_by_role("group", name="Who begins")).to_be_visible()
    page.get_by_role("button", name="One fewer: Bot: Novice").click()
    expect(page.get_by_text("Alone against Otoma: Otoma is an opponent")).to_be_visible()
    expect(page.get_by_role("group", name="Who begins")).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_friend_comes_by_the_link(page: Page, friend: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_label("My name").fill("Ada")
    page.get_by_role("button", name="With a friend").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A table of Map Out")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()

    friend.goto(link)
    expect(friend.get_by_text("Earns all its new connections")).to_be_visible()
    friend.get_by_label("My name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("Ada starts the match.")).to_be_visible()
    expect(page.get_by_text("You start the match.")).to_be_visible()
    for one in (page, friend):
        agreed = one.get_by_role("definition")
        expect(agreed.filter(has_text="The others decide after 2 minutes")).to_be_visible()
        expect(agreed.filter(has_text="Only people with the link")).to_be_visible()
        expect(agreed.filter(has_text="Off: other people play.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    for one in (page, friend):
        expect(one.get_by_role("heading", name="Log")).to_be_visible()
        expect(one.get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()


def test_the_host_fills_a_seat_with_a_bot_and_begins_without_another(page: Page) -> None:
    table = open_table(page, "cartographers", ME, OPEN, OPEN)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Seat a bot").first.click()
    expect(page.get_by_role("button", name="Keep for a friend")).to_be_visible()
    page.get_by_role("button", name="Begin without the empty seats").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    seats = page.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]


def test_my_matches_are_on_the_home_page(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/")
    match = page.get_by_role(
        "link", name=re.compile(r"Cartographers with \w+ \(Keen surveyor\) Your turn")
    )
    expect(match).to_be_visible()
    expect(page.get_by_role("link", name="Your turn at Cartographers")).to_have_attribute(
        "href", f"/t/{table}"
    )
    match.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_another_device_becomes_the_same_guest_until_it_is_signed_out(
    page: Page, friend: Page, complaints: list[str]
) -> None:
    open_table(page, "mapout", ME, GREEDY, name="Ada")
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/")
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_label("Link to this table").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Sign in as this player").click()
    match = friend.get_by_role("link", name=re.compile(r"Map Out with \w+ \(Keen surveyor\)"))
    expect(match).to_be_visible()

    page.get_by_role("button", name="Sign out my other devices").click()
    page.get_by_role("button", name="Sign them out").click()
    expect(page.get_by_text("One device was signed out.")).to_be_visible()
    # The link is void as well; another can be made.
    expect(page.get_by_role("button", name="Continue on another device")).to_be_visible()
    expect(
        page.get_by_role("link", name=re.compile(r"Map Out with \w+ \(Keen surveyor\)"))
    ).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("button", name="Continue on another device")).to_have_count(0)
    expect(match).to_have_count(0)
    assert all("401" in complaint for complaint in complaints)
    complaints.clear()


def test_a_table_that_is_not_there(page: Page, complaints: list[str]) -> None:
    page.goto("/t/nowhere")
    expect(page.get_by_text("There is no such table")).to_be_visible()
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_the_oldest_player_begins_and_starting_tiles_stay_where_that_is_agreed(page: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_label("My name").fill("Ada")
    page.get_by_text("Rules of this match").click()
    page.get_by_text("Arrange the seats").click()
    page.get_by_role("button", name="One more: Others on this device").click()
    page.get_by_label("Name of player 2").fill("Ben")
    expect(page.get_by_label("Drawn by lot")).to_be_checked()
    page.get_by_label("The oldest player: Ben").check()
    page.get_by_label("Only the first player may lift one, in the first turn").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="I am Ben").click()
    expect(page.get_by_text("Starting Tiles: lifted in the first turn only")).to_be_visible()
