"""Three people at one device play Map Out: nobody sees a hand that is not theirs."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.mapout import decide_by_pointer, lit, pick, prompt, tray, yes
from tests.browser.tables import ME, OPEN, ask, decide, handed_to, here, open_table, position

NAMES = ("Ada", "Ben", "Cleo")
KINDS = {"road": "Road Tile", "end": "End Tile", "split_end": "Split End Tile"}
BIOMES = {"D": "desert", "M": "meadows", "A": "arctic", "S": "swamp"}
SEEN_BY_ALL = re.compile("^(Ada|Ben|Cleo) (plays|lifts|puts) ")
SAID_AND_SHOWN = """() => [
    [...document.querySelectorAll('[role=log] p')].map((line) => line.innerText),
    document.querySelector('main').innerText,
]"""
DRAWN = "() => document.querySelectorAll('.wash').length"


def look(tile: Any) -> tuple[str, frozenset[str]]:
    return KINDS[tile["kind"]], frozenset(BIOMES[letter] for letter in tile["halves"])


def shown(page: Page) -> Counter[tuple[str, frozenset[str]]]:
    """The tiles in the tray, as they are told to who does not see them."""
    told = tray(page).all_inner_texts()
    return Counter(
        (
            text.partition(":")[0],
            frozenset(biome for biome in BIOMES.values() if biome in text.partition(";")[0]),
        )
        for text in told
    )


def own(page: Page, table: str, seat: int) -> Counter[tuple[str, frozenset[str]]]:
    view = position(page, table, seat)["view"]
    return Counter(look(tile) for tile in [*view["hand"], *view["players"][seat]["ends"]])


def test_three_people_at_one_device_keep_their_hands_hidden(page: Page) -> None:
    table = open_table(page, "mapout", ME, here("Ben"), here("Cleo"))
    page.goto(f"/t/{table}")
    first = position(page, table, 0)["view"]["waiting"][0]
    for turn in range(7):
        seat = (first + turn) % 3
        expect(
            page.get_by_role("heading", name=f"Hand the device to {NAMES[seat]}")
        ).to_be_visible()
        # Between two people there is no tile on the page, neither drawn nor in words.
        expect(page.get_by_role("grid")).to_have_count(0)
        expect(page.get_by_role("list", name="Log")).to_have_count(0)
        assert page.evaluate(DRAWN) == 0
        # What everybody saw may still be read aloud; what was in somebody's hand may not.
        # Read in one go: news may come in between.
        said, page_text = page.evaluate(SAID_AND_SHOWN)
        assert [line for line in said if not SEEN_BY_ALL.match(line)] == []
        assert page_text.count("Tile") == "".join(said).count("Tile")
        page.get_by_role("button", name=f"I am {NAMES[seat]}").click()
        expect(tray(page)).not_to_have_count(0)
        assert shown(page) == own(page, table, seat)
        # Of the others there is the number of tiles, and what lies face up before them.
        for other in range(3):
            if other != seat:
                group = page.get_by_role(
                    "group", name=f"{NAMES[other]}\N{RIGHT SINGLE QUOTATION MARK}s tiles"
                )
                view = position(page, table, seat)["view"]["players"][other]
                expect(group).to_contain_text(f"{view['hand']} tiles in hand")
                expect(group.get_by_role("img")).to_have_count(len(view["ends"]))
        # By keyboard the tile that is taken is told, and where it may go.
        page.keyboard.press("1")
        page.keyboard.press("1")
        decide_by_pointer(page)


def test_a_hand_is_covered_as_soon_as_its_turn_is_over(page: Page, friend: Page) -> None:
    """Also where somebody elsewhere comes next, who takes their time."""
    ask(page, "/me", {"name": "Ada"})
    wanted = {"game": "mapout", "seats": [ME, here("Ben"), OPEN], "start": False}
    table = ask(page, "/tables", {**wanted, "options": {"first_player": "2"}})["id"]
    ask(friend, "/me", {"name": "Cleo"})
    ask(friend, f"/tables/{table}/join", {})
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am Ben").click()
    expect(tray(page)).to_have_count(5)
    pick(page)
    lit(page).first.click()
    yes(page).click()
    expect(prompt(page)).to_have_text("Cleo is playing.")
    expect(tray(page)).to_have_count(0)
    expect(page.get_by_text("Your tiles are covered")).to_be_visible()
    # What everybody sees is still there; when it is Ada's turn the device is handed on as ever.
    expect(page.get_by_role("grid")).to_be_visible()
    assert decide(friend, table, 2)
    expect(handed_to(page, "Ada")).to_be_visible()
    page.get_by_role("button", name="I am Ada").click()
    assert shown(page) == own(page, table, 0)


def test_a_lifted_tile_keeps_the_device_until_the_turn_is_over(page: Page) -> None:
    table = open_table(page, "mapout", ME, here("Ben"))
    first = position(page, table, 0)["view"]["waiting"][0]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=f"I am {NAMES[first]}").click()
    decide_by_pointer(page, lift=True)
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    decide_by_pointer(page)
    expect(prompt(page)).to_have_text("Now play a tile.")
    # Until a tile is drawn all of it can be taken back.
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(prompt(page)).to_contain_text("You may lift an unlocked one first.")
    decide_by_pointer(page)
    expect(page.get_by_role("heading", name=re.compile("^Hand the device to"))).to_be_visible()
