"""Map Out as somebody plays it who knows only what the page lights up."""

import json
import re
from dataclasses import dataclass
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.tables import ME, RANDOM, decide, open_table

ENDS = re.compile("^(Split )?End Tile")
TURNS_AT_MOST = 60
"""More than all tiles of the box, lifted and laid: whoever comes here plays a match without end."""


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

# The first of several places that is not beyond the edge of the window onto the map.
IN_SIGHT = """places => places.findIndex((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === place;
})"""


@dataclass(frozen=True)
class Said:
    """What the page says where, in one language."""

    tiles: str
    fits: str
    can_be_lifted: str
    pass_: str
    answers: str
    back: str
    turn: str
    again: str
    whole: str


ENGLISH = Said(
    tiles="Your tiles",
    fits="fits ",
    can_be_lifted="can be lifted",
    pass_="Pass",
    answers="Lay it|Lift it|Put it back|Pass",
    back="Put it back",
    turn="Your turn",
    again="Play again",
    whole="Whole map",
)
FRENCH = Said(
    tiles="Tes tuiles",
    fits="va dans ",
    can_be_lifted="peut être soulevée",
    pass_="Passer",
    answers="Poser|Soulever|Reposer|Passer",
    back="Reposer",
    turn="À toi",
    again="Rejouer",
    whole="Tout le plateau",
)
DUTCH = Said(
    tiles="Je tegels",
    fits="past op ",
    can_be_lifted="kan opgenomen worden",
    pass_="Overslaan",
    answers="Leggen|Opnemen|Terugleggen|Overslaan",
    back="Terugleggen",
    turn="Jij bent aan zet",
    again="Nog een keer",
    whole="Hele kaart",
)


def tray(page: Page, said: Said = ENGLISH) -> Locator:
    """The tiles to pick from."""
    return page.get_by_role("group", name=said.tiles).get_by_role("button")


def prompt(page: Page) -> Locator:
    """What is asked now, in a sentence."""
    return page.locator(".prompt")


def places(page: Page, saying: str) -> Locator:
    """The places whose names say so. Found by their labels: names of roles take long to work out,
    and a whole match asks for them hundreds of times."""
    return page.locator(f"[role=gridcell][aria-label*='; {saying}']")


def lit(page: Page, said: Said = ENGLISH) -> Locator:
    """Where the tile in hand may be laid."""
    return places(page, said.fits)


def liftable(page: Page, said: Said = ENGLISH) -> Locator:
    return places(page, said.can_be_lifted)


def yes(page: Page, said: Said = ENGLISH) -> Locator:
    """The button that makes the move."""
    return page.get_by_role("button", name=re.compile(f"^({said.answers})"))


def passing(page: Page, said: Said = ENGLISH) -> bool:
    """Whether nothing else is left to do."""
    return page.get_by_role("button", name=said.pass_).is_visible()


def ending(page: Page, said: Said = ENGLISH) -> Locator:
    return page.get_by_role("button", name=said.again)


def over(page: Page, said: Said = ENGLISH) -> bool:
    return ending(page, said).is_visible()


def step(page: Page) -> str | None:
    """The step that the board shows; none while the device changes hands. The log may lag behind
    the board: it is no measure of what has been decided."""
    return page.locator(".bar").get_attribute("data-step")


def decided(page: Page, before: str | None, said: Said = ENGLISH) -> None:
    """Until the board shows the decision and the next is asked of somebody at this page."""
    asked = page.get_by_text(said.turn, exact=True)
    handed = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    expect(page.locator(f".bar[data-step='{before}']")).to_have_count(0)
    expect(asked.or_(handed).or_(ending(page, said)).first).to_be_visible()


def pick(page: Page, *, tap: bool = False, said: Said = ENGLISH) -> bool:
    """Take the first tile that can be laid, unless one is in hand; false where there is none."""
    if tray(page, said).and_(page.locator("[aria-pressed=true]")).count() > 0:
        return True
    able = tray(page, said).and_(page.locator(":enabled"))
    if able.count() == 0:
        return False
    able.first.tap() if tap else able.first.click()
    return True


def in_sight(page: Page, wanted: Locator, said: Said) -> Locator:
    """One of these places, as who has nothing but a finger finds it: where none is on show, the
    whole map is."""
    wanted.first.wait_for()
    page.wait_for_function(AT_REST)
    if wanted.evaluate_all(IN_SIGHT) < 0:
        page.get_by_role("button", name=said.whole).tap()
        page.wait_for_function(AT_REST)
    return wanted.nth(wanted.evaluate_all(IN_SIGHT))


def decide_by_pointer(
    page: Page, *, lift: bool = False, tap: bool = False, said: Said = ENGLISH
) -> None:
    """One decision of a turn: lay or lift what is lit, or pass where nothing else is left."""
    before = step(page)
    if not passing(page, said):
        # What is lifted already is in hand; then there is nothing more to lift.
        able = liftable(page, said)
        lifting = (lift and able.count() > 0) or not pick(page, tap=tap, said=said)
        wanted = able if lifting else lit(page, said)
        in_sight(page, wanted, said).tap() if tap else wanted.first.click()
    yes(page, said).tap() if tap else yes(page, said).click()
    decided(page, before, said)


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


def refused_place(page: Page) -> Locator:
    """A place that a road leads to, but where the tile in hand would break a rule."""
    found = page.get_by_role("gridcell", name=re.compile("; does not fit here"))
    found.first.wait_for()
    return found.nth(found.evaluate_all(IN_SIGHT))


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
