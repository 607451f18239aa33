"""The end of a match: who won, the score sheet, a picture to keep, and the next match."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import PHONE
from tests.browser.tables import (
    GREEDY,
    ME,
    OPEN,
    ask,
    bot_name,
    decide,
    finished,
    here,
    nearly_finished,
    open_table,
    play_out,
    position,
    status,
)

# The size of a drawing on the page, and pixels for each of its units, once they change no more.
SIZE_AT_REST = """async (drawing) => {
    await document.fonts.ready;
    const size = () => {
        const { width, height } = drawing.getBoundingClientRect();
        const box = drawing.viewBox.baseVal;
        return { width, height, scale: Math.min(width / box.width, height / box.height) };
    };
    let before = '';
    for (let alike = 0; alike < 5; ) {
        await new Promise(requestAnimationFrame);
        const now = JSON.stringify(size());
        alike = now === before ? alike + 1 : 0;
        before = now;
    }
    return size();
}"""
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 820, "height": 1180},
)


def sizes(page: Page, drawing: Locator) -> list[dict[str, float]]:
    """The size of a drawing on each screen."""
    found = []
    for screen in SCREENS:
        page.set_viewport_size(screen)
        found.append(drawing.evaluate(SIZE_AT_REST))
    return found


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_the_end_page_has_scores_first_a_large_map_and_fits_on_paper(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    table = nearly_finished(page, game, ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    played = sizes(page, page.get_by_role("grid").first)
    play_out(page, table)
    frame = page.locator(".frame")
    expect(frame).to_be_visible()
    for now, before in zip(sizes(page, frame.locator("svg").first), played, strict=True):
        if game == "mapout":  # the board as a whole, which has grown meanwhile
            assert now["width"] > before["width"] - 1 or now["height"] > before["height"] - 1
        else:
            assert now["scale"] > before["scale"] * 0.99
    page.set_viewport_size(PHONE)
    frame.locator("svg").first.evaluate(SIZE_AT_REST)
    tops = [
        page.locator(part).evaluate("(one) => one.getBoundingClientRect().top + scrollY")
        for part in (".end h2", ".end table", ".end .frame")
    ]
    assert tops == sorted(tops)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 1


def test_the_last_move_brings_the_score_sheet(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    while position(page, table, 0)["view"]["season"] != "winter":
        decide(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    names = ["Ada", bot_name(page)]
    play_out(page, table)
    view = position(page, table, 0)["view"]
    winners = [names[seat] for seat in view["result"]["winners"]]
    first, second = sorted((sheet["total"] for sheet in view["sheets"]), reverse=True)
    score = f"{first} to {second}".replace("-", "\N{MINUS SIGN}")
    title = page.get_by_role("heading", level=2).first
    expect(title).to_have_text(
        re.compile("share")
        if len(winners) > 1
        else f"You win, {score}"
        if winners == ["Ada"]
        else f"{winners[0]} wins, {score}"
    )
    expect(title).to_be_focused()
    scores = page.get_by_role("table").filter(has_text="Total")
    for sheet in view["sheets"]:
        expect(scores).to_contain_text(str(sheet["total"]).replace("-", "\N{MINUS SIGN}"))


def test_a_solo_match_ends_with_a_title(page: Page) -> None:
    table = open_table(page, "cartographers", ME)
    play_out(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Your map is finished")).to_be_visible()


@pytest.mark.parametrize("game", ["misterra", "mapout"])
def test_the_other_games_come_to_an_end_too(page: Page, game: str) -> None:
    table = finished(page, game, ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile("wins?, |share"))


@pytest.mark.parametrize("kind", ["SVG", "PNG"])
def test_the_finished_map_is_a_picture_to_keep(page: Page, kind: str) -> None:
    table = finished(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name=f"Picture ({kind})").click()
    picture = kept.value.path().read_bytes()
    if kind == "PNG":
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 50_000
    else:
        assert picture.startswith(b"<svg")
        # Whole by itself: nothing of the page is needed to draw it.
        assert b"var(--" not in picture
        ids = set(re.findall(rb'id="([^"]+)"', picture))
        assert set(re.findall(rb"url\(#([^)]+)\)", picture)) <= ids
        assert set(re.findall(rb'href="#([^"]+)"', picture)) <= ids
        # Its letters look the same where nobody has the fonts.
        assert re.search(rb'@font-face \{ font-family: "?Alegreya', picture)
        assert b"data:font/woff2;base64," in picture
        assert b"/assets/" not in picture


SHARING = """() => {
    const handed = (window.handed = []);
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files: [file], title, text }) => {
        const pixels = await createImageBitmap(file);
        handed.push({ title, text, kind: file.type, width: pixels.width });
        if (handed.length > 1) throw new DOMException('closed', 'AbortError');
    };
}"""


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("cartographers", "Cartographers"),
        ("misterra", "Maps of Misterra"),
        ("mapout", "Map Out"),
    ],
)
def test_a_picture_of_the_match_is_shared_or_kept(page: Page, game: str, name: str) -> None:
    table = finished(page, game, ME, GREEDY)
    page.goto(f"/t/{table}")
    button = page.get_by_role("button", name="Share picture")
    expect(button).to_be_enabled()
    page.evaluate(SHARING)
    for times in (1, 2):  # the second time the sheet is closed without sharing
        button.click()
        page.wait_for_function("(times) => window.handed.length === times", arg=times)
        expect(button).to_be_enabled()
    sent = page.evaluate("window.handed[0]")
    assert (sent["title"], sent["kind"]) == (name, "image/png")
    assert re.fullmatch(rf"{name}: .+( wins, .+ to .+| share the victory)", sent["text"])
    assert sent["width"] >= 1200
    page.evaluate("navigator.canShare = () => false")
    with page.expect_download() as kept:
        button.click()
    assert kept.value.suggested_filename.endswith(".png")
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.get_by_role("alert")).to_have_text("")


def test_the_next_match_in_one_click(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    play_out(page, table)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    following = page.url.rpartition("/")[2]
    assert following != table
    assert status(page, following) == "playing"
    page.goto(f"/t/{table}")
    expect(page.get_by_role("link", name="To the next match")).to_be_visible()


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
def test_a_match_that_is_given_up_has_an_end(page: Page, friend: Page, game: str) -> None:
    table = open_table(page, game, ME, here("Bo"))
    decide(page, table, position(page, table, 0)["view"]["waiting"][0])
    page.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign: the match ends").click()
    for one in (page, friend):
        expect(one.get_by_role("heading", name="The match was abandoned")).to_be_visible()
        expect(one.get_by_role("heading", name="Points so far")).to_be_visible()
        expect(
            one.get_by_text(re.compile("is playing|to decide|deciding|your turn|Waiting for"))
        ).to_have_count(0)
    # What can be done next: again, on from here, look through; whoever looked on may play on, too.
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("link", name="Look through the match")).to_be_visible()
    expect(friend.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name=re.compile("Hand the device to"))).to_be_visible()
    following = page.url.rpartition("/")[2]
    assert following != table
    assert position(page, following, 0)["step"] == 1


def test_a_table_that_was_cancelled_says_so(page: Page, friend: Page) -> None:
    table = open_table(page, "mapout", ME, OPEN)
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("Ada starts the match.")).to_be_visible()
    ask(page, f"/tables/{table}/abandon", {})
    expect(friend.get_by_text("This table was cancelled before the match began.")).to_be_visible()
