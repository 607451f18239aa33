"""The home page: three games, each with a map of its own."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.languages import LANGUAGES
from tools.places import WEB

GAMES = {
    "Cartographers": "1 to 100 players",
    "Maps of Misterra": "1 to 4 players",
    "Map Out": "2 to 4 players",
}


def test_the_home_page_shows_the_three_games(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Mapmakers: three games of maps")
    expect(page.get_by_role("article")).to_have_count(3)
    for plate, (name, players) in zip(
        page.get_by_role("article").all(), GAMES.items(), strict=True
    ):
        expect(plate.get_by_role("heading", level=2)).to_have_text(name)
        expect(plate).to_contain_text(players)


def test_the_map_of_cartographers_has_121_labelled_spaces(page: Page) -> None:
    page.goto("/")
    sheet = page.get_by_role("table", name="Cartographers, a position from the middle of a game")
    expect(sheet.get_by_role("row")).to_have_count(11)
    labels = [cell.get_attribute("aria-label") for cell in sheet.get_by_role("cell").all()]
    assert len(labels) == 121
    words = [label for label in labels if label]
    assert (words[0][:3], words[-1][:4]) == ("A1:", "K11:")
    # A position of the engine's: five mountains, and something has been drawn.
    assert sum(label.endswith(": mountain") for label in words) == 5
    assert any(re.search(r": (forest|village|farm|water)", label) for label in words)


def test_the_island_and_the_land_are_labelled_too(page: Page) -> None:
    page.goto("/")
    island = page.get_by_role("table", name="Maps of Misterra")
    expect(island.get_by_role("cell")).to_have_count(30)  # 25 spaces and the beach
    expect(island.get_by_role("cell", name="Beach 5")).to_have_count(1)
    land = page.get_by_role("list", name="Map Out")
    tiles = page.request.get("/api/games/mapout/example").json()["tiles"]
    expect(land.get_by_role("listitem")).to_have_count(len(tiles))
    locked = [tile for tile in tiles if tile["locked"]]
    expect(land.get_by_role("listitem", name="; locked")).to_have_count(len(locked))


def test_a_game_offers_what_exists_and_nothing_else(page: Page) -> None:
    """The server says which games have rules and which can be played; the page offers just that."""
    answers = page.request.get("/api/games").json()
    page.goto("/")
    plates = page.get_by_role("article")
    expect(plates).to_have_count(len(answers))
    for plate, game in zip(plates.all(), answers, strict=True):
        rules = plate.get_by_role("link", name="Read the rules")
        expect(rules).to_have_count(1 if "en" in game["rules"] else 0)
        expect(plate.get_by_role("link", name="Play")).to_have_count(1 if game["playable"] else 0)


def test_the_way_to_the_rules_and_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Read the rules of Cartographers").click()
    expect(page).to_have_url(re.compile("/rules/cartographers$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Cartographers: the rules")
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(3)
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cartographers: the rules")
    page.get_by_role("link", name="Mapmakers, home page").click()
    expect(page.get_by_role("article")).to_have_count(3)


def test_an_address_that_leads_nowhere(page: Page) -> None:
    page.goto("/atlantis")
    expect(page.get_by_role("heading", level=1)).to_have_text("Not on the map")
    page.get_by_role("link", name="To the three games").click()
    expect(page.get_by_role("article")).to_have_count(3)


def test_a_server_that_does_not_answer_is_said_and_tried_again(
    page: Page, complaints: list[str]
) -> None:
    def out_of_reach(route: Route) -> None:
        route.abort("connectionrefused")

    page.route("**/api/**", out_of_reach)
    page.goto("/")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Trying again in \d+ seconds?\."))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("1 to 100 players")).to_be_visible()
    expect(page.get_by_text("The server does not answer.")).to_have_count(0)
    expect(page.get_by_role("table", name="Cartographers")).to_be_visible()
    assert all("ERR_CONNECTION_REFUSED" in complaint for complaint in complaints)
    complaints.clear()


def test_the_page_comes_back_by_itself(page: Page, complaints: list[str]) -> None:
    tries = 0

    def once_out_of_reach(route: Route) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            route.fulfill(status=503, body="starting")
        else:
            route.continue_()

    page.route("**/api/games", once_out_of_reach)
    page.goto("/")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    expect(page.get_by_text("1 to 100 players")).to_be_visible(timeout=10_000)
    assert tries == 2
    complaints.clear()


@pytest.mark.parametrize("body", ["<!doctype html>", "[]extra", '[{"id": "chess"}]'])
def test_an_answer_that_makes_no_sense_is_said(page: Page, body: str) -> None:
    page.route("**/api/games", lambda route: route.fulfill(body=body))
    page.goto("/")
    expect(
        page.get_by_text("The server sent an answer this page does not understand.")
    ).to_be_visible()


def test_without_scripts_the_page_says_so_in_every_language(page: Page) -> None:
    said = page.request.get("/").text()
    for language in LANGUAGES:
        words = (WEB / "src" / "words" / language / "without-scripts.txt").read_text().strip()
        assert f'<p lang="{language}">{words}</p>' in said
