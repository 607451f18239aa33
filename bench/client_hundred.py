"""Measure the frame times while the page of a hundred maps scrolls."""

from playwright.sync_api import Page

from bench.browser import chromium, sit_down
from bench.machine import Machine
from bench.report import arguments, show, spread
from bench.serving import served

SEATS = ({"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 99)
STEPS = 240

SCROLL = """async ([dialog, steps]) => {
    const far = dialog.scrollHeight - dialog.clientHeight;
    const frames = [];
    let before = performance.now();
    for (let step = 1; step <= steps; step += 1) {
        dialog.scrollTop = (far * step) / steps;
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - before);
        before = performance.now();
    }
    return frames;
}"""


def frames(page: Page, address: str) -> list[float]:
    sit_down(page, address, "cartographers", *SEATS)
    page.get_by_role("button", name="All 100 boards").click()
    boards = page.get_by_role("dialog", name="All boards")
    boards.get_by_role("figure").last.wait_for(state="attached")
    taken: list[float] = page.evaluate(SCROLL, [boards.element_handle(), STEPS])
    return taken


def main() -> None:
    asked = arguments(__doc__, seconds=0)
    with served() as server, chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
        machine = Machine()
        taken = spread(frames(page, server.address))
        show({**taken, **machine.figures()}, asked.json)


if __name__ == "__main__":
    main()
