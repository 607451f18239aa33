"""Owners draw what is on their own cards and tiles, and play with that."""

import json
import re

from playwright.sync_api import FilePayload, Page, expect

SOUND = "Everything is in order."


def test_an_owner_draws_a_tile_and_plays_with_it(page: Page) -> None:
    page.goto("/new/mapout")
    page.get_by_role("link", name="Play with your own box").click()
    expect(page.get_by_role("heading", name="Your own box of Map Out")).to_be_visible()
    page.get_by_role("button", name="Road Tile 1", exact=True).click()
    page.get_by_role("switch", name="Road to the east").click()
    tile = page.get_by_role("region", name="Road Tile 1", exact=True)
    expect(tile.get_by_text("A tile of this kind has 3 or 4 roads, not 2.")).to_be_visible()
    expect(page.get_by_role("button", name="Keep it for my tables")).to_be_disabled()
    page.get_by_role("switch", name="Road to the south-east").press("Enter")
    expect(page.get_by_text(SOUND)).to_be_visible()
    tile.get_by_role("button", name="east, first half: desert", exact=True).press("Enter")
    expect(tile.get_by_role("button", name="east, first half: meadows", exact=True)).to_be_focused()
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_label("Name of the box").fill("My Map Out")
    page.get_by_role("button", name="Keep it for my tables").click()
    page.get_by_role("link", name="Set up a match").click()
    page.get_by_label("Cards and tiles").select_option("My Map Out")
    page.get_by_role("button", name=re.compile("^With a friend")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("The box of whoever opened the table")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    (kept,) = page.request.get("/api/me/components").json()
    assert page.request.get(f"/api/tables/{table}").json()["components"] == kept["fingerprint"]


def test_an_owner_draws_a_pattern_on_a_phone_and_brings_in_a_file(phone: Page) -> None:
    phone.goto("/box/misterra")
    phone.get_by_role("button", name=re.compile("^Card 24:")).tap()
    space = phone.get_by_role("group", name=re.compile("^Pattern")).get_by_role("button")
    expect(space.first).to_have_accessible_name("A1: steppe")
    space.first.tap()
    expect(space.first).to_have_accessible_name("A1: jungle")
    expect(phone.get_by_text(SOUND)).to_be_visible()
    width = phone.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    with phone.expect_download() as saved:
        phone.get_by_role("button", name="Save as a file").tap()
    file = json.loads(saved.value.path().read_text())
    assert file["patterns"]["items"][0]["cells"][0]["terrain"] == "jungle"
    assert "status" not in file["patterns"]

    def bring() -> None:
        brought = FilePayload(
            name="box.json", mimeType="application/json", buffer=json.dumps(file).encode()
        )
        phone.get_by_label("Open a file").set_input_files(brought)

    file["otoma_cards"]["cards"][3]["space1"] = "F2"
    bring()
    expect(phone.get_by_text("This file was not opened:")).to_be_visible()
    wrong = phone.get_by_text("otoma_cards.cards[3].space1 “F2” is no space of the island.")
    expect(wrong).to_be_visible()
    file["otoma_cards"]["cards"][3]["space1"] = "A2"
    bring()
    expect(phone.get_by_text("This file was not opened:")).to_be_hidden()
    expect(phone.get_by_text(SOUND)).to_be_visible()
