"""Measure how fast the page responds to hovers and clicks.

A hover lasts from the pointer event to the first task after the frame in which the ghost has moved:
script, style, layout and painting on the page's thread. Chromium delivers pointer moves just before
a frame, so that no waiting for the next frame is included. Pointer moves that do not move the ghost
are not counted.

A click lasts from the click that makes the move to the first task after the frame with the new
position; it includes the network, the rules, the write to disk and up to a frame of waiting.

The games take turns in several rounds, so that other load on the machine affects all of them; only
one is open at a time. The processor time of the page's thread is measured as well. The host of a
virtual machine may take a processor away at any time; decisions without such interruptions are also
reported separately.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, CDPSession, Locator, Page, ViewportSize

from bench.awake import awake
from bench.browser import chromium, sit_down
from bench.machine import Machine
from bench.report import arguments, show, spread
from bench.serving import served

ROUNDS = 4
HOVERS = 8
"""For each decision."""
CALM = 0.01
"""The share of processor time that the host may take during an undisturbed decision."""
PATIENCE = 20_000
"""The timeout of all waits, in milliseconds."""

MEASURE = """() => {
    const afterFrame = (then) =>
        requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));
    window.hovers = [];
    window.underWay = false;
    const frame = () => window.underWay && requestAnimationFrame(frame);
    window.setOut = () => {
        // What the pointer passed on its way to a click was measured between two waits.
        window.hovers = [];
        window.underWay = true;
        frame();
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const ghosts = () => all('.ghost').map((one) => one.outerHTML).join();
    addEventListener('pointermove', () => {
        const [begin, before] = [performance.now(), ghosts()];
        afterFrame(() => {
            const took = performance.now() - begin;
            if (ghosts() !== before) window.hovers.push(took);
        });
    }, { capture: true });
    window.redrawn = (selector, patience) => new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing came of a click')), patience);
        const shown = () => document.querySelector(selector).dataset.step;
        const before = shown();
        let begin = null;
        addEventListener('click', () => (begin = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
            if (begin === null || shown() === before) return;
            observer.disconnect();
            afterFrame(() => resolve(performance.now() - begin));
        });
        const all_of_it = { subtree: true, childList: true, attributes: true };
        all_of_it.characterData = true;
        observer.observe(document.body, all_of_it);
    });
}"""


STEP = "[data-step]"
"""Reports the position that is shown."""
LIT = "[role=gridcell][aria-label*='fits']"
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
HOVERED = "() => ((window.underWay = false), window.hovers.splice(0))"
OVER = "button:has-text('Play again')"


@dataclass
class Samples:
    """Milliseconds."""

    hovers: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    thread: list[float] = field(default_factory=list)
    """The page's processor time per move, including the requests of this script."""

    def add(self, other: "Samples") -> None:
        self.hovers += other.hovers
        self.clicks += other.clicks
        self.thread += other.thread


@dataclass
class Table:
    """A game in its own tab, and the measurements of the latest decision."""

    game: str
    seats: tuple[dict[str, str], ...]
    page: Page
    address: str
    samples: Samples = field(default_factory=Samples)

    def __post_init__(self) -> None:
        self._session: CDPSession = self.page.context.new_cdp_session(self.page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.begin()

    def begin(self) -> None:
        sit_down(self.page, self.address, self.game, *self.seats)
        self.page.locator(".layout").wait_for()
        self.page.evaluate(MEASURE)

    def my_turn(self) -> None:
        """Wait until it is this seat's turn; start a new match if the last one is over."""
        mine = self.page.get_by_text("Your turn", exact=True)
        self.page.locator(OVER).or_(mine).first.wait_for(timeout=PATIENCE)
        if self.page.locator(OVER).is_visible():
            self.begin()
            mine.wait_for(timeout=PATIENCE)

    def hover(self) -> None:
        """Hover over highlighted spaces, one after the other."""
        boxes = [box for one in self.lit.all()[:HOVERS] if (box := one.bounding_box())]
        self.page.evaluate("() => window.setOut()")
        used = self._thread_seconds()
        for at in range(HOVERS):
            box = boxes[at % len(boxes)]
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.evaluate(NEXT_FRAME)
            before, used = used, self._thread_seconds()
            self.samples.thread.append(1000 * (used - before))
        self.samples.hovers += self.page.evaluate(HOVERED)

    def click(self, what: Locator) -> None:
        took = self.page.evaluate_handle(
            "(limits) => ({ promise: window.redrawn(...limits) })", [STEP, PATIENCE]
        )
        what.click()
        self.samples.clicks.append(float(took.evaluate("(holder) => holder.promise")))
        took.dispose()

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def _thread_seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def draw(table: Table) -> None:
    """Cartographers: turn the shape until it fits."""
    table.my_turn()
    for key in "rrrfrrrsrrrfrrr":
        if table.lit.count() > 0:
            break
        table.page.keyboard.press(key)
    table.hover()
    table.lit.first.click()
    table.click(table.page.get_by_role("button", name="Draw"))


def map_a_card(table: Table) -> None:
    """Maps of Misterra: play until a card can be mapped."""
    page = table.page
    keep = page.get_by_role("button", name="Keep these two")
    take = page.get_by_role("button", name="Take ")
    reachable = page.locator("[role=gridcell][aria-label*='can go here']")
    rest = page.get_by_role("button", name="Rest")
    otoma = page.locator("[role=gridcell][aria-label*='can claim here']")
    while True:
        table.my_turn()
        keep.or_(take).or_(reachable).or_(rest).or_(otoma).first.wait_for(timeout=PATIENCE)
        if table.lit.count() > 0:
            break
        if keep.is_visible():
            for at in range(2):
                page.locator("li > button[aria-pressed]").nth(at).click()
            table.click(keep)
        elif take.count() > 0:
            table.click(take.first)
        elif rest.is_visible():
            table.click(rest)
        else:
            table.click(reachable.or_(otoma).last)
    table.hover()
    table.lit.first.click()
    fitting = page.get_by_role("button", name="Map", exact=True)
    table.click(fitting if fitting.is_enabled() else rest)


def lay_a_tile(table: Table) -> None:
    """Map Out: take the first tile that fits."""
    table.my_turn()
    page = table.page
    tray = page.get_by_role("group", name="Your tiles").get_by_role("button")
    if tray.and_(page.locator("[aria-pressed=true]")).count() == 0:
        tray.and_(page.locator(":enabled")).first.click()
    table.hover()
    table.lit.first.click()
    table.click(page.get_by_role("button", name="Lay it"))


ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
GAMES: tuple[tuple[str, tuple[dict[str, str], ...], Callable[[Table], None]], ...] = (
    ("cartographers", (ME,), draw),
    ("misterra", (ME,), map_a_card),
    ("mapout", (ME, BOT), lay_a_tile),
)


@dataclass
class Measured:
    """The measurements of a game."""

    game: str
    every: Samples = field(default_factory=Samples)
    calm: Samples = field(default_factory=Samples)
    """The same, for undisturbed decisions."""

    def figures(self) -> dict[str, float | int | str]:
        hover, thread = spread(self.every.hovers), spread(self.every.thread)
        found: dict[str, float | int | str] = {
            "game": self.game,
            "hovers": len(self.every.hovers),
            **{f"hover_{name}": value for name, value in hover.items()},
            "thread_p50_ms": thread["p50_ms"],
            "thread_p95_ms": thread["p95_ms"],
            "clicks": len(self.every.clicks),
            **{f"click_{name}": value for name, value in spread(self.every.clicks).items()},
            "calm_hovers": len(self.calm.hovers),
            "calm_clicks": len(self.calm.clicks),
        }
        if len(self.calm.clicks) > 1:
            found["calm_hover_p95_ms"] = spread(self.calm.hovers)["p95_ms"]
            found["calm_click_p95_ms"] = spread(self.calm.clicks)["p95_ms"]
        return found


def measure(browser: Browser, address: str, seconds: float) -> list[Measured]:
    """Measure each game in turn, in several rounds."""
    size: ViewportSize = {"width": 1440, "height": 900}
    measured = {game: Measured(game) for game, _, _ in GAMES}
    for _ in range(ROUNDS):
        for game, seats, play in GAMES:
            table = Table(game, seats, browser.new_page(viewport=size, locale="en-GB"), address)
            until = time.monotonic() + seconds / ROUNDS / len(GAMES)
            while time.monotonic() < until:
                table.samples, machine = Samples(), Machine()
                play(table)
                measured[game].every.add(table.samples)
                if machine.taken <= CALM:
                    measured[game].calm.add(table.samples)
            table.page.close()
    return list(measured.values())


def main() -> None:
    asked = arguments(__doc__, seconds=60, most=300)
    with served() as server, chromium() as browser, awake():
        machine = Machine()
        for game in measure(browser, server.address, asked.seconds):
            show({**game.figures(), **machine.figures()}, asked.json)


if __name__ == "__main__":
    main()
