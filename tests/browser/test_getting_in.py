"""Getting into a match: what people want is one click away, and nothing hides below the fold."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.tables import GREEDY, ME, OPEN, ask, finished, open_table

GAMES = {"cartographers": "Cartographers", "misterra": "Maps of Misterra", "mapout": "Map Out"}
SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]
EVERY_SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
ALONE = {"cartographers": "Alone", "misterra": "Alone against Otoma"}


def tap_in(phone: Page, game: str, way: str) -> None:
    """From the home page, by two taps."""
    phone.goto("/")
    phone.get_by_role("link", name=f"Play {GAMES[game]}").tap()
    phone.get_by_role("button", name=way, exact=True).tap()
    expect(phone).to_have_url(re.compile(r"/t/[\w-]+$"))


def seats(page: Page) -> list[str]:
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return [seat["bot"] or seat["kind"] for seat in table["seats"]]


@pytest.mark.parametrize("game", ALONE)
def test_two_taps_to_a_match_alone(phone: Page, game: str) -> None:
    tap_in(phone, game, ALONE[game])
    expect(phone.get_by_text("Your turn", exact=True)).to_be_visible()
    assert seats(phone) == ["person"]


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_to_a_match_against_a_bot(phone: Page, game: str) -> None:
    tap_in(phone, game, "Against a bot")
    expect(phone.get_by_text("Your turn", exact=True)).to_be_visible()
    assert seats(phone) == ["person", "novice"]


@pytest.mark.parametrize("game", GAMES)
def test_two_taps_to_a_table_for_a_friend(phone: Page, game: str) -> None:
    tap_in(phone, game, "With a friend")
    expect(phone.get_by_label("Link to this table")).to_be_visible()
    assert seats(phone) == ["person", "open"]


def test_two_taps_to_a_match_at_one_device(phone: Page) -> None:
    tap_in(phone, "mapout", "At this device")
    assert seats(phone) == ["person", "person"]


def test_nobody_plays_map_out_alone(page: Page) -> None:
    page.goto("/new/mapout")
    ways = page.get_by_role("list", name="Play").get_by_role("button")
    expect(ways).to_have_text(["Against a bot", "With a friend", "At this device"])


@EVERY_SIZE
@pytest.mark.parametrize("game", GAMES)
def test_every_way_in_is_in_view(page: Page, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto(f"/new/{game}")
    ways = page.get_by_role("list", name="Play").get_by_role("button")
    expect(ways.last).to_be_in_viewport(ratio=1)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    page.get_by_text("Arrange the seats").click()
    page.get_by_role("button", name="One more: Bot: Master").focus()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)


@EVERY_SIZE
def test_the_home_page_offers_to_play_at_first_sight(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto("/")
    expect(page.get_by_role("link", name="Play Cartographers")).to_be_in_viewport(ratio=1)
    if size["width"] > 1000:
        expect(page.get_by_role("link", name="Play Map Out")).to_be_in_viewport(ratio=1)


def test_the_pictures_lead_to_a_match(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="Play Map Out")).to_be_visible()
    box = page.get_by_role("list", name="Map Out").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile("/new/mapout$"))


def test_a_friend_takes_the_place_of_the_suggested_bot(page: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_text("Arrange the seats").click()
    novice = page.get_by_role("group", name="Bot: Novice").get_by_role("status")
    expect(novice).to_have_text("1")
    page.get_by_role("button", name="One more: Friends by link").click()
    expect(novice).to_have_text("0")
    expect(page.get_by_text("2 seats")).to_be_visible()
    # Who begins is named, not numbered; hints are off where a friend plays.
    expect(page.get_by_label("The oldest player: Your friend")).to_be_visible()
    expect(page.get_by_text("Hints: Off: other people play.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert seats(page) == ["person", "open"]


def test_a_first_match_is_an_easy_one(page: Page) -> None:
    page.goto("/new/misterra")
    expect(page.get_by_role("combobox", name="Bot")).to_have_value("novice")
    expect(page.get_by_text("Your first match: the weakest bot is suggested.")).to_be_visible()
    page.get_by_text("Rules of this match").click()
    expect(page.get_by_label("First match: a ready-made pair")).to_be_checked()
    printed = page.get_by_text("Printed rule: Choose two of four; for a first game")
    expect(printed.get_by_role("link", name="Rule M2.5")).to_have_attribute(
        "href", "/rules/misterra#M2.5"
    )


def test_who_has_finished_a_match_is_no_beginner_unless_fresh_from_the_lesson(page: Page) -> None:
    finished(page, "misterra", ME)
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/new/misterra")
    expect(page.get_by_role("combobox", name="Bot")).to_have_value("surveyor")
    expect(page.get_by_text("Your first match")).to_have_count(0)
    # Another game is new to them.
    page.goto("/new/mapout")
    expect(page.get_by_role("combobox", name="Bot")).to_have_value("novice")
    page.goto("/lesson/misterra")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("combobox", name="Bot")).to_have_value("novice")


def test_the_bot_that_was_chosen_is_suggested_again(page: Page) -> None:
    finished(page, "mapout", ME, GREEDY)
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/new/mapout")
    page.get_by_role("combobox", name="Bot").select_option("master")
    page.goto("/new/mapout")
    expect(page.get_by_role("combobox", name="Bot")).to_have_value("master")


def test_everything_agreed_on_is_listed_in_the_waiting_room(page: Page) -> None:
    table = open_table(page, "misterra", ME, OPEN)
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    page.goto(f"/t/{table}")
    # Each option, hints, who stays away and who may join.
    expect(page.get_by_role("definition")).to_have_count(len(options) + 3)
    expect(page.get_by_text("Off as soon as somebody else plays.")).to_be_visible()


def test_while_a_friend_is_awaited_the_room_is_not_about_beginning(page: Page) -> None:
    page.goto(f"/t/{open_table(page, 'mapout', ME, OPEN)}")
    # Map Out cannot begin with one player.
    expect(page.get_by_role("button", name="Cancel table")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Begin"))).to_have_count(0)
    page.goto(f"/t/{open_table(page, 'cartographers', ME, OPEN)}")
    without = page.get_by_role("button", name="Begin without the empty seats")
    expect(without).not_to_have_class(re.compile("first"))
    page.get_by_role("button", name="Seat a bot").click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_have_class(re.compile("first"))


def test_the_host_replaces_a_friend_and_frees_a_seat(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, OPEN, OPEN)
    ask(friend, "/me", {"name": "Ben"})
    ask(friend, f"/tables/{table}/join", {})
    for one in (page, friend):
        one.goto(f"/t/{table}")
    change = page.get_by_role("button", name="Change the seat of Ben")
    # Only who has seen that they had a seat is told that it is gone.
    expect(friend.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    change.click()
    page.get_by_role("button", name="Free the seat").click()
    freed = friend.get_by_role("status").filter(has_text="has given your seat away")
    expect(freed).to_be_visible()
    friend.get_by_label("My name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(freed).to_have_count(0)
    change.click()
    seat = page.get_by_role("listitem").filter(has=change)
    seat.get_by_label("Bot").select_option("master")
    seat.get_by_role("button", name="Seat this bot instead").click()
    expect(freed).to_be_visible()
    expect(change).to_have_count(0)
    assert seats(page) == ["person", "master", "open"]


def test_a_link_that_works_only_here_says_so(page: Page) -> None:
    table = open_table(page, "mapout", ME, OPEN)
    page.goto(f"/t/{table}")
    warning = page.get_by_role("note").filter(has_text="This link works on this device only.")
    expect(warning).to_contain_text("./start --host 0.0.0.0")


def test_where_others_can_connect_the_link_names_the_machine(page: Page) -> None:
    there = ["http://192.168.1.7:8000", "http://10.0.0.7:8000"]
    page.route("**/addresses", lambda route: route.fulfill(json={"addresses": there}))
    table = open_table(page, "mapout", ME, OPEN)
    page.goto(f"/t/{table}")
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{there[0]}/t/{table}")
    page.get_by_label("Address of this machine").select_option(there[1])
    expect(link).to_have_value(f"{there[1]}/t/{table}")
    expect(page.get_by_text("This link works on this device only.")).to_have_count(0)


def test_finished_matches_stand_apart_and_can_be_found(page: Page) -> None:
    record = Path(__file__).parents[1] / "records" / "cartographers-01-solo-a.record"
    open_table(page, "mapout", ME, GREEDY)
    ended = [finished(page, "mapout", ME, GREEDY) for _ in range(4)]
    ended += [finished(page, "cartographers", ME) for _ in range(2)]
    ask(page, "/records", {"record": record.read_text(), "mode": "watch"})
    page.add_init_script("localStorage.setItem('mapmakers.name', 'Ada')")
    page.goto("/")
    rows = page.get_by_role("heading", name="Finished matches").locator(
        "xpath=following-sibling::ul[1]"
    )
    lines = rows.get_by_role("link")
    expect(lines).to_have_count(6)
    page.get_by_role("button", name="Show all 7").click()
    expect(lines).to_have_count(7)
    listed = {one["id"]: one for one in page.request.get("/api/me/tables").json()}
    for table in ended[:4]:
        mine, theirs = (
            str(one).replace("-", "\u2212") for one in listed[table]["result"]["scores"]
        )
        line = rows.locator(f"a[href='/t/{table}']")
        expect(line).to_contain_text(re.compile(r"with \w+ \(Keen surveyor\)"))
        expect(line).to_contain_text(re.compile(f"{mine}\u2009\u2013\u2009{theirs}"))
        expect(line.get_by_role("time")).to_have_text(re.compile(r"\d"))
    page.get_by_label("Find a match").fill("cartographers alone")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("points")
    page.get_by_label("Find a match").fill("nobody of that name")
    expect(page.get_by_text("No match found.")).to_be_visible()
