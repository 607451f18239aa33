"""Map Out as somebody plays it who knows only what the page lights up."""

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.tables import ME, RANDOM, decide, open_table

ENDS = re.compile("^(Split )?End Tile")
TURNS_AT_MOST = 60
"""More than all tiles of the box, lifted and laid: whoever comes here plays a match without end."""


def tray(page: Page) -> Locator:
    """The tiles to pick from."""
    return page.get_by_role("group", name="Your tiles").get_by_role("button")


def prompt(page: Page) -> Locator:
    """What is asked now, in a sentence."""
    return page.locator(".prompt")


def lit(page: Page) -> Locator:
    """Where the tile in hand may be laid."""
    return page.get_by_role("gridcell", name=re.compile("; fits [0-9]"))


def liftable(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile("; can be lifted"))


def yes(page: Page) -> Locator:
    """The button that makes the move."""
    return page.get_by_role("button", name=re.compile("^(Lay it|Lift it|Put it back|Pass)"))


def ending(page: Page) -> Locator:
    return page.get_by_role("button", name="Play again")


def over(page: Page) -> bool:
    return ending(page).is_visible()


def step(page: Page) -> str | None:
    """The step that the board shows; none while the device changes hands. The log may lag behind
    the board: it is no measure of what has been decided."""
    return page.locator(".bar").get_attribute("data-step")


def decided(page: Page, before: str | None) -> None:
    """Until the board shows the decision and the next is asked of somebody at this page."""
    asked = page.get_by_text("Your turn", exact=True)
    handed = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    expect(page.locator(f".bar[data-step='{before}']")).to_have_count(0)
    expect(asked.or_(handed).or_(ending(page)).first).to_be_visible()


def pick(page: Page, *, tap: bool = False) -> bool:
    """Take the first tile that can be laid, unless one is in hand; false where there is none."""
    if tray(page).and_(page.locator("[aria-pressed=true]")).count() > 0:
        return True
    able = tray(page).and_(page.locator(":enabled"))
    if able.count() == 0:
        return False
    able.first.tap() if tap else able.first.click()
    return True


def decide_by_pointer(page: Page, *, lift: bool = False, tap: bool = False) -> None:
    """One decision of a turn: lay or lift what is lit, or pass where nothing else is left."""
    before = step(page)
    passing = page.get_by_role("button", name="Pass")
    if not passing.is_visible():
        # What is lifted already is in hand; then there is nothing more to lift.
        lifting = (lift and liftable(page).count() > 0) or not pick(page, tap=tap)
        place = (liftable(page) if lifting else lit(page)).first
        place.tap() if tap else place.click()
    yes(page).tap() if tap else yes(page).click()
    decided(page, before)


# The fonts are there, what is seen of the board has the shape of its frame, and it glides nowhere:
# while it does, every picture shows another part of it.
AT_REST = """async () => {
    await document.fonts.ready;
    const grid = document.querySelector('[role=grid]');
    const seen = grid.getAttribute('viewBox');
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame);
    const [, , width, height] = seen.split(' ').map(Number);
    const filled = Math.abs(width / height - grid.clientWidth / grid.clientHeight) < 0.02;
    return filled && grid.getAttribute('viewBox') === seen;
}"""


def at_play(page: Page, turns: int = 4) -> str:
    """A table some turns into the match, this page's guest to decide."""
    table = open_table(page, "mapout", ME, RANDOM)
    for _ in range(turns):
        deadline = monotonic() + 60
        while not decide(page, table):
            assert monotonic() < deadline, "the bot does not play"
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.wait_for_function(AT_REST)
    return table


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


IN_SIGHT = """place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === place;
}"""


def refused_place(page: Page) -> Locator:
    """A place that a road leads to, but where the tile in hand would break a rule."""
    found = page.get_by_role("gridcell", name=re.compile("; does not fit here"))
    found.first.wait_for()
    # Some may lie beyond the edge of the window onto the map.
    return next(place for place in found.all() if place.evaluate(IN_SIGHT))


def only_to_pass(message: str) -> str:
    """The news of the table as if nothing could be played, which hardly ever comes about."""
    news = json.loads(message)
    for found in [*news.get("positions", ()), *filter(None, [news.get("position")])]:
        if found["choices"] is not None:
            found["choices"]["moves"] = ["pass"]
    return json.dumps(news)


def nothing_to_play(page: Page) -> None:
    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(only_to_pass(str(message))))

    page.route_web_socket(re.compile("/live"), listen)
    at_play(page)
    expect(prompt(page)).to_have_text("No tile can be played: pass.")


# Points pop up for a moment only: a slow machine would look too late.
NOTE_POPS = """() => {
    window.pops = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof Element)) continue;
            for (const pop of node.querySelectorAll('.pop')) {
                const frames = pop.getAnimations().flatMap(({ effect }) => effect.getKeyframes());
                pops.push({
                    seen: pop.checkVisibility(),
                    text: pop.textContent,
                    moves: frames.some((frame) => 'transform' in frame),
                });
            }
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""


def points_that_pop(page: Page) -> list[dict[str, Any]]:
    """Lay what earns something, and tell what popped up over the board. It is a moment's news:
    afterwards nothing of it is left there."""
    page.evaluate(NOTE_POPS)
    lay_what_earns(page)
    page.wait_for_function("() => pops.length > 0")
    expect(page.locator(".pop")).to_have_count(0)
    popped: list[dict[str, Any]] = page.evaluate("() => pops")
    return popped


def lay_what_earns(page: Page, least: int = 1) -> None:
    """The first tile that can earn so much, where it does."""
    worth = page.locator(".lit + text", has_text=re.compile(rf"^\+[{least}-9]$"))
    for number in range(tray(page).count()):
        page.keyboard.press(str(number + 1))
        expect(page.locator(".lit").first).to_be_visible()
        expect(page.locator("[data-place]:has(> .lit):not(:has(text))")).to_have_count(0)
        if worth.count() > 0:
            break
    page.mouse.click(*middle(worth.first))
    yes(page).click()
