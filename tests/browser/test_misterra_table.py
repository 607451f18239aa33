"""The table of Maps of Misterra: refusals, the ghost, secrets, the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.misterra_play import (
    dealt,
    fitting,
    press_with_mouse,
    turned_until_it_fits,
)
from tests.browser.tables import GREEDY, ME, decide, here, open_table, position
from tests.browser.test_misterra_states import (
    Now,
    at_step,
    moves,
    the_end_of_three,
    unreachable,
    with_a_card_in_hand,
)


def test_all_that_a_decision_needs_is_in_view(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    with_a_card_in_hand(page)
    for board in page.get_by_role("grid").all():
        expect(board).to_be_in_viewport(ratio=1)
    for name in ("Turn", "Map", "Rest"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    # Rows of the island and of the parchment lie level, and are as large.
    boxes = [page.locator(f".{board} [data-place=C4]").bounding_box() for board in BOARDS]
    island, parchment = boxes
    assert island is not None
    assert parchment is not None
    assert abs(island["y"] - parchment["y"]) < 1
    assert abs(island["height"] - parchment["height"]) < 1


BOARDS = ("island", "parchment")


def test_the_boards_are_wide_and_stay_where_they_are(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(reduced_motion="reduce")
    table = open_table(page, "misterra", ME)
    decide(page, table)
    page.goto(f"/t/{table}")
    page.evaluate("document.fonts.ready")
    phases, places = set(), set()
    for _ in range(9):
        now = position(page, table, 0)
        expect(page.locator(f".bar[data-step='{now['step']}']")).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(2)
        phases.add(now["view"]["phase"])
        box = page.locator(".boards").bounding_box()
        assert box is not None
        assert box["width"] > 880
        places.add((round(box["x"]), round(box["y"])))
        decide(page, table)
    assert phases >= {"go", "choose", "act"}
    assert len(places) == 1


def test_a_place_out_of_reach_says_why(page: Page) -> None:
    table = at_step(page, lambda now: now["view"]["round"] > 2 and bool(moves(now, "go")))
    before = position(page, table, 0)["step"]
    unreachable(page).click()
    rule = page.get_by_role("link", name="rule M4.")
    expect(rule).to_be_visible()
    expect(page.locator(".island .cross")).to_have_count(1)
    number = rule.inner_text().removeprefix("rule ")
    rule.click()
    rules = page.get_by_role("region", name="Rules")
    # The whole of the rules is fetched and drawn first.
    rules.locator(f"[id='{number}']").wait_for()
    expect(rules.locator(f"[id='{number}']")).to_be_in_viewport()
    assert position(page, table, 0)["step"] == before


def test_a_claim_that_is_not_allowed_says_why(page: Page) -> None:
    at_step(page, lambda now: bool(moves(now, "map")) and not moves(now, "claim"))
    page.get_by_role("button", name="Claim?").click()
    expect(page.get_by_role("link", name="rule M9.")).to_be_visible()
    expect(page.locator(".island .cross")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="rule M9.")).to_have_count(0)


def test_the_ghost_shows_what_the_card_would_change(page: Page) -> None:
    table = at_step(page, lambda now: bool(moves(now, "map")), GREEDY)
    assert turned_until_it_fits(page, press_with_mouse)
    fitting(page).first.hover()
    expect(page.locator(".parchment .ghost")).to_have_count(1)
    expect(page.locator(".island .ghost")).to_have_count(1)
    halves = page.locator(".parchment [role=gridcell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    told = [words for words in halves if words.count(";") > 1]
    assert len(told) == 2, "both spaces under the card say what it would change"
    note = page.get_by_role("group", name="Actions")
    expect(note).to_contain_text(re.compile("new|confirmed|becomes|stays|no .* tile left"))
    assert position(page, table, 0)["view"]["card"] is not None


def test_hot_seat_keeps_presumptions_secret(page: Page) -> None:
    table = open_table(page, "misterra", ME, here("Ben"))
    page.goto(f"/t/{table}")
    hands = [cards_of(position(page, table, seat)["view"]["dealt"]) for seat in (0, 1)]
    expect(page.get_by_role("button", name="I am Ada")).to_be_visible()
    for seat in (0, 1):
        assert not shown(page, hands[seat]), "nothing shows before the device is taken"
    for seat, name in enumerate(("Ada", "Ben")):
        page.get_by_role("button", name=f"I am {name}").click()
        expect(dealt(page)).to_have_count(4)
        assert shown(page, hands[seat]) == hands[seat]
        dealt(page).nth(0).click()
        dealt(page).nth(1).click()
        page.get_by_role("button", name="Keep these two").click()
        expect(dealt(page)).to_have_count(0)
        if seat == 0:
            assert not shown(page, hands[seat])
    kept = [
        cards_of(position(page, table, seat)["view"]["players"][seat]["presumptions"])
        for seat in (0, 1)
    ]
    for _ in range(8):
        taking = page.get_by_role("button", name=re.compile("^I am "))
        if taking.count() > 0:
            assert not shown(page, kept[0] + kept[1])
            taking.click()
        eyes = position(page, table, 0)["view"]["turn"]
        own = page.get_by_role("region", name="Your presumptions")
        expect(own).to_be_visible()
        assert shown(page, kept[eyes]) == kept[eyes]
        others = [card for card in kept[1 - eyes] if card not in kept[eyes]]
        assert not shown(page, others)
        step = position(page, table, eyes)["step"]
        decide(page, table, eyes)
        page.locator(f"a[href$='step={step + 1}']").or_(taking).first.wait_for()


def cards_of(presumptions: list[Now]) -> list[int]:
    return [card["card"] for card in presumptions]


def shown(page: Page, cards: list[int]) -> list[int]:
    """Those of the cards whose number the page shows as a presumption card's."""
    numbers = page.locator(".number").all_inner_texts()
    return [card for card in cards if str(card) in numbers]


def test_reload_and_language_in_the_middle_of_a_match(page: Page) -> None:
    with_a_card_in_hand(page)
    page.reload()
    expect(page.locator(".prompt")).to_have_text(re.compile("Map your card|Map, claim or rest"))
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Tes hypothèses")).to_be_visible()
    expect(page.get_by_role("button", name="Cartographier", exact=True)).to_be_visible()
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", name="Jouw vermoedens")).to_be_visible()


@pytest.mark.parametrize("kind", ["SVG", "PNG"])
def test_the_finished_map_shows_parchment_and_island(page: Page, kind: str) -> None:
    the_end_of_three(page)
    with page.expect_download() as kept:
        page.get_by_role("button", name=f"Picture ({kind})").click()
    picture = kept.value.path().read_bytes()
    if kind == "PNG":
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 50_000
        return
    text = picture.decode()
    for words in ("Ada", "Maps of Misterra", "Regions claimed", "engraving-steppe"):
        assert words in text
    assert text.count(">E<") == 2, "two boards, each with its columns"
    assert "var(" not in text


def test_a_claim_outlines_what_it_scores_and_presumptions_are_drawn(page: Page) -> None:
    table = at_step(page, lambda now: bool(moves(now, "claim")))
    expect(page.locator(".island .thought")).to_have_count(1)
    # Each card has its picture; those that are not known from print say so.
    view = position(page, table, 0)["view"]
    cards = view["players"][0]["presumptions"]
    mine = page.get_by_role("region", name="Your presumptions")
    expect(mine.locator(".picture svg")).to_have_count(len(cards))
    marked = sum(card["guessed"] for card in cards)
    expect(mine.get_by_text("our version")).to_have_count(marked)
    page.get_by_role("button", name=re.compile("^Claim ")).click()
    place = view["players"][0]["place"]
    expect(page.locator(f".island [data-region={place}]")).to_have_count(1)
    claimed = page.get_by_role("gridcell", name=re.compile(rf"^{place}: .*points? now"))
    expect(claimed.first).to_be_visible()


def test_the_setup_says_what_is_not_known_from_print(page: Page) -> None:
    page.goto("/new/misterra")
    expect(page.get_by_text("We had no pictures of some printed cards")).to_be_visible()
    link = page.get_by_role("link", name="Play with your own box")
    expect(link).to_have_attribute("href", "/box/misterra")
    clause = page.get_by_role("link", name="Rule M17.6")
    expect(clause).to_have_attribute("href", "/rules/misterra#M17.6")
    page.goto("/new/mapout")
    expect(page.get_by_text("We had no pictures of the printed tiles")).to_be_visible()
    expect(link).to_have_attribute("href", "/box/mapout")
    page.goto("/new/cartographers")
    expect(page.get_by_role("heading", name="A new match of Cartographers")).to_be_visible()
    expect(page.get_by_text("We had no pictures")).to_have_count(0)
