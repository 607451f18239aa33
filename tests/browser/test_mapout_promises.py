"""Map Out: what a lit place promises is what the server gives for it."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.mapout import at_play, decided, over, step, tray, yes
from tests.browser.tables import ask, attempts, position

LABELS = """() => Object.fromEntries([...document.querySelectorAll('[data-place]:has(> .lit)')].map(
    (place) => [place.dataset.place, Number(place.querySelector('text').textContent)]))"""
TURNS = 4


def by_place(page: Page, table: str, tile: str) -> dict[str, list[int]]:
    """What each turn of the tile that fits somewhere earns there, as the server tells it."""
    moves: list[str] = position(page, table, 0)["choices"]["moves"]
    wanted = [move for move in moves if move.startswith(f"play {tile} ")]
    told: list[Any] = ask(page, f"/tables/{table}/effects", {"seat": 0, "moves": wanted})
    found: dict[str, list[int]] = {}
    for one in told:
        found.setdefault(one["move"].split()[2], []).append(one["effects"]["points"])
    return found


def labels(page: Page) -> dict[str, int]:
    """What each lit place says, once all of them do."""
    expect(page.locator(".lit").first).to_be_visible()
    expect(page.locator("[data-place]:has(> .lit):not(:has(text))")).to_have_count(0)
    found: dict[str, int] = page.evaluate(LABELS)
    return found


def choose(page: Page, place: str) -> None:
    """Click on a lit place; all of the board is on show."""
    page.locator(f"[data-at='{place}']").click()


def total(page: Page, table: str) -> int:
    found: int = position(page, table, 0)["view"]["players"][0]["total"]
    return found


def test_a_lit_place_gives_what_it_says_and_that_is_the_best(page: Page) -> None:
    table = at_play(page)
    differing = scoring = 0
    for _ in range(TURNS):
        if over(page):
            break
        # Until what the bot did has been shown.
        expect(page.locator(".beat")).to_have_count(0)
        view = position(page, table, 0)["view"]
        promised: dict[str, int] = {}
        for at, tile in enumerate([*view["hand"], *view["players"][0]["ends"]]):
            if tray(page).nth(at).is_disabled():
                continue
            tray(page).nth(at).click()
            earned = by_place(page, table, tile["id"])
            promised = labels(page)
            assert promised == {place: max(points) for place, points in earned.items()}
            scoring += sum(points > 0 for points in promised.values())
            for place, points in earned.items():
                if len(set(points)) == 1:
                    continue
                differing += 1
                choose(page, place)
                # R goes on to what earns less, and at last back to the best.
                for one in [*sorted(points, reverse=True), max(points)]:
                    expect(page.locator(".ghost text.sum")).to_have_text(f"+{one}")
                    page.keyboard.press("r")
                page.keyboard.press("Escape")
        place = max(promised, key=lambda one: promised[one])
        before, latest = total(page, table), step(page)
        choose(page, place)
        expect(yes(page)).to_be_enabled()
        choose(page, place)
        decided(page, latest)
        assert total(page, table) - before == promised[place]
    assert scoring > 25
    assert differing > 3


def test_both_areas_of_a_split_end_tile_are_outlined(page: Page) -> None:
    split = tray(page).filter(has_text=re.compile("^Split End Tile"))
    for _ in attempts():
        at_play(page)
        # Once in a while it fits nowhere.
        if split.is_enabled():
            break
    split.click()
    place = max(labels(page).items(), key=lambda one: one[1])[0]
    choose(page, place)
    own = page.locator(f".ghost .area[data-place='{place}']")
    expect(own).to_have_count(2)
    outlines = [own.nth(at).locator("path").bounding_box() for at in range(2)]
    letters = [own.nth(at).locator("text").bounding_box() for at in range(2)]
    assert all([*outlines, *letters])
    outer, inner = (box["width"] for box in outlines if box)
    assert inner < 0.9 * outer
    left, right = (box["x"] for box in letters if box)
    assert right > left
