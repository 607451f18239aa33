"""The rules page: sections, clauses with addresses of their own, and drawn examples."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import speak
from tests.languages import LANGUAGES

RULES = "/rules/cartographers"


def test_a_clause_opens_by_its_address(page: Page) -> None:
    page.goto(f"{RULES}#C4.5")
    clause = page.locator("[id='C4.5']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("targeted"))
    expect(page.locator("[id='C4.4']")).not_to_have_class(re.compile("targeted"))


def test_a_clause_number_is_its_address(page: Page) -> None:
    page.goto(RULES)
    page.get_by_role("link", name="Link to clause C2.3").click()
    expect(page).to_have_url(re.compile("#C2.3$"))
    expect(page.locator("[id='C2.3']")).to_have_class(re.compile("targeted"))


def test_a_clause_named_in_the_text_leads_there(page: Page) -> None:
    page.goto(f"{RULES}#C2.4")
    page.locator("[id='C2.4']").get_by_role("link", name="C2.5", exact=True).click()
    expect(page.locator("[id='C2.5']")).to_be_in_viewport()
    expect(page.locator("[id='C2.5']")).to_have_class(re.compile("targeted"))
    page.go_back()
    expect(page.locator("[id='C2.4']")).to_have_class(re.compile("targeted"))


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_every_section_and_clause_of_the_server_is_there(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    for language in LANGUAGES:
        speak(page, language)
        expect(page.get_by_role("article")).to_have_attribute("lang", language)
        all_is_there(page, page.request.get(f"/api/rules/{game}/{language}").json())


def all_is_there(page: Page, rules: Any) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(rules["title"])
    readings = rules["readings"] or {"title": "", "table": {"rows": []}}
    titles = [section["id"] + section["title"] for section in rules["sections"]]
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_text(
        [*titles, *filter(None, [readings["title"]])]
    )
    expect(page.locator("article .reading")).to_have_count(len(readings["table"]["rows"]))
    shown = page.locator("article .clause").evaluate_all("clauses => clauses.map(each => each.id)")
    clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
    assert shown == [clause["id"] for clause in clauses]
    boards = [block for clause in clauses for block in clause["blocks"] if block["kind"] == "board"]
    expect(page.get_by_role("figure")).to_have_count(len(boards))
    # The refusals of the examples are worded, with the clauses that refuse.
    refusals = [board["caption"].split(":")[0] for board in boards if "refused" in board["caption"]]
    refusing = re.findall(r"[CMO]\d+\.\d+", " ".join(refusals))
    expect(page.locator("figcaption a")).to_have_text(refusing)


def test_examples_are_drawn_with_what_they_state(page: Page) -> None:
    page.goto(f"{RULES}#C4.5")
    figure = page.locator("[id='C4.5']").get_by_role("figure").first
    expect(figure.get_by_role("img", name="water: C5, C6, C7")).to_be_visible()
    expect(figure.locator("figcaption")).to_have_text(
        re.compile(r"Refused by\s+C4\.5\s+forest on B5 and C6")
    )
    pair = page.locator("[id='C5.2']").get_by_role("figure").first
    expect(pair.get_by_role("img")).to_have_count(2)
    expect(pair.get_by_role("img", name="before.")).not_to_have_accessible_name(re.compile("farm"))
    expect(pair.get_by_role("img", name="after.")).to_have_accessible_name(
        re.compile("farm: F7, E8, F8, G8")
    )
    # The mountain that is surrounded then has given its coin.
    expect(pair.get_by_role("img", name="before.").locator("[href='#sign-coin']")).to_have_count(5)
    expect(pair.get_by_role("img", name="after.").locator("[href='#sign-coin']")).to_have_count(4)


def test_islands_and_parchments_are_drawn(page: Page) -> None:
    page.goto("/rules/misterra#M5.3")
    island = page.locator("[id='M5.3']").get_by_role("img")
    expect(island).to_have_accessible_name(re.compile("The island. .*D3: steppe, confirmed"))
    expect(page.locator("[id='M5.3'] figcaption")).to_have_text("marked: D2, D3 and D4")


def test_lands_are_drawn(page: Page) -> None:
    page.goto("/rules/mapout#O3.2")
    clause = page.locator("[id='O3.2']")
    expect(clause.get_by_role("img")).to_have_accessible_name(
        re.compile("s01 0,0: desert, meadows, arctic and swamp; roads to the east")
    )
    expect(clause.locator("figcaption")).to_have_text(re.compile(r"Refused by\s+O3\.2"))
    # The tile that may not lie there is drawn there.
    expect(clause.get_by_role("img")).to_have_accessible_name(
        re.compile("refused there: r04 0,1: meadows; roads to the")
    )
    expect(clause.locator("svg .held")).to_have_count(1)


def test_tables_draw_the_shapes_of_the_cards(page: Page) -> None:
    page.goto(RULES)
    # Scoring cards, sketch cards and tiles have a picture in their row.
    pictures = page.locator("td .pictured > svg")
    expect(pictures).to_have_count(16)
    for game, rows in {"misterra": 10, "mapout": 34}.items():
        page.goto(f"/rules/{game}")
        for language in LANGUAGES:
            speak(page, language)
            expect(page.get_by_role("article")).to_have_attribute("lang", language)
            expect(pictures).to_have_count(rows)
    speak(page, "en")
    page.goto(RULES)
    orchard = page.get_by_role("row", name="Orchard").first
    expect(orchard.get_by_role("img", name="row 1: 1, 2, 3; row 2: 3")).to_be_visible()


def test_a_short_last_column_stays_on_one_line_on_a_phone(phone: Page) -> None:
    phone.goto("/rules/mapout")
    roads = phone.get_by_role("cell", name="0, 1, 2, 3, 4, 5", exact=True).first
    roads.wait_for()
    lines = """cell => {
        const text = new Range();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size;
    }"""
    assert roads.evaluate(lines) == 1
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 390


def test_finding_a_word(page: Page) -> None:
    page.goto(RULES)
    page.locator("article .clause").first.wait_for()
    everything = page.locator("article .clause").count()
    page.get_by_role("searchbox", name="Find in the rules").fill("wasteland mountain")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ clauses?$"))
    assert 0 < page.locator("article .clause").count() < everything
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("No clause contains that.")
    page.get_by_role("searchbox").fill("")
    expect(page.locator("article .clause")).to_have_count(everything)


def test_where_the_print_leaves_room_is_read_and_followed(page: Page) -> None:
    page.goto("/rules/misterra")
    page.get_by_role("navigation").get_by_role("link", name="Where the print leaves room").click()
    expect(page.get_by_role("heading", name="Where the print leaves room")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("claim_links")
    reading = page.locator(".reading")
    expect(reading).to_have_count(1)
    expect(reading.get_by_role("term")).to_have_text(["The print", "Here", "Why", "Option"])
    reading.get_by_role("link", name="M9.3").click()
    expect(page.locator("[id='M9.3']")).to_be_in_viewport()
    expect(page.locator("[id='M9.3']")).to_have_class(re.compile("targeted"))


def test_another_language_is_read_on_from_the_same_clause(page: Page) -> None:
    page.goto(f"{RULES}#C8.1")
    clause = page.locator("[id='C8.1']")
    expect(clause).to_be_in_viewport()
    before = clause.bounding_box()
    # Without the pointer, which would scroll the switch into view.
    page.get_by_role("button", name="Nederlands").dispatch_event("click")
    expect(page.get_by_role("article")).to_have_attribute("lang", "nl")
    expect(clause).to_contain_text("hinderlaag")
    after = clause.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2


def test_rules_that_are_not_there_yet(page: Page, complaints: list[str]) -> None:
    page.route("**/api/rules/**", lambda route: route.fulfill(status=404, body="{}"))
    page.goto("/rules/mapout")
    expect(page.get_by_text("The rules of this game are not here yet.")).to_be_visible()
    expect(page.get_by_role("link", name="To the three games")).to_be_visible()
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_printed_rules_make_a_small_file(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator(".clause").last).to_be_attached()
    printed = page.pdf()
    assert printed.startswith(b"%PDF")
    assert len(printed) < 2_000_000
    # Nothing in it was painted as a picture, which is what made it large.
    assert printed.count(b"/Subtype /Image") < 10
