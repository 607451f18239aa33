"""The end of a match of Map Out: the points by what made them, and the map to keep."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import ME, RANDOM, finished, position
from tests.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_the_points_by_what_made_them(page: Page, language: str) -> None:
    total, again, rule = {
        "en": ("Total", "Play again", "Rule O7.1"),
        "fr": ("Total", "Rejouer", "Règle O7.1"),
        "nl": ("Totaal", "Nog een keer", "Regel O7.1"),
    }[language]
    table = finished(page, "mapout", ME, RANDOM)
    page.add_init_script(f"localStorage.setItem('mapmakers.language', '{language}')")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name=again)).to_be_visible()
    view = position(page, table, 0)["view"]
    sheet = page.get_by_role("table")
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.get_by_role("row").all()[1:]]
    parts = ("roads", "moved", "end_tiles", "split_end_tiles", "total")
    assert rows == [[str(player[part]) for player in view["players"]] for part in parts]
    expect(sheet.get_by_role("row").last).to_contain_text(total)
    expect(page.get_by_role("link", name=rule)).to_be_visible()


@pytest.mark.parametrize("kind", ["SVG", "PNG"])
def test_the_finished_map_is_a_picture_to_keep(page: Page, kind: str) -> None:
    table = finished(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name=f"Picture ({kind})").click()
    picture = kept.value.path().read_bytes()
    if kind == "PNG":
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 50_000
    else:
        assert picture.startswith(b"<svg")
        tiles = len(position(page, table, 0)["view"]["lying"])
        assert picture.count(b"<g transform=") >= tiles
        assert b"var(--" not in picture
        ids = set(re.findall(rb'id="([^"]+)"', picture))
        assert set(re.findall(rb"url\(#([^)]+)\)", picture)) <= ids
