"""The pictures of the docs: .venv/bin/python -m bench.pictures [GAME ...]

Bots play a match of each game from a fixed seed up to a good moment; a real server imports its
record, and screenshots show the next move in hand, light and dark.
"""

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from bench.browser import chromium
from bench.serving import served
from bench.small_png import small
from mapmakers.bots import GreedyBot, Turn
from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.games import GAMES

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDE: ViewportSize = {"width": 1440, "height": 900}
SMALL = 0.6
"""Device pixels per CSS pixel."""
LIT = "[role=gridcell][aria-label*='fits']"
PATIENCE = 20_000
EARNS_MOST = r"""(cells) => {
    const worth = (cell) => [...cell.getAttribute('aria-label').matchAll(/\+(\d+)/g)]
        .reduce((sum, [, points]) => sum + Number(points), 0);
    const all = cells.map(worth);
    return all.indexOf(Math.max(...all));
}"""


@dataclass(frozen=True)
class Picture:
    game: str
    seats: int
    seed: int
    decisions: int
    """The number of decisions before the picture; the next one is the first seat's."""
    pose: Callable[[Page], None]
    options: Mapping[str, str] = field(default_factory=dict)
    ready: Callable[[Any], bool] = lambda view: True

    def record(self) -> str:
        chance, bot = FastChance(self.seed), GreedyBot(self.game)
        names = [f"Player {seat}" for seat in range(1, self.seats + 1)]
        match = Match(GAMES[self.game], names, chance, self.options)
        while not self._is_reached(match):
            seat = min(match.state.waiting)
            match.play(seat, bot.choose(Turn(match.state, seat, chance)))
        return str(match.record)

    def _is_reached(self, match: Match[Any]) -> bool:
        state = match.state
        return (
            len(match.steps) >= self.decisions and 0 in state.waiting and self.ready(state.view(0))
        )


def best_of(page: Page) -> None:
    """Move the ghost to the space where the page shows the highest gain."""
    lit = page.locator(LIT)
    lit.first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    lit.nth(int(lit.evaluate_all(EARNS_MOST))).hover()
    page.wait_for_load_state("networkidle")


def best_drawing(page: Page) -> None:
    """Move the shape to the space where the note shows the highest gain."""
    lit = page.locator(LIT)
    lit.first.wait_for(timeout=PATIENCE)
    earned = []
    for at in range(min(40, lit.count())):
        lit.nth(at).hover(force=True)
        page.wait_for_timeout(120)
        said = re.search(r"\+(\d+) this season", page.locator(".prompt").inner_text())
        earned.append(int(said[1]) if said else 0)
    lit.nth(earned.index(max(earned))).hover(force=True)
    page.wait_for_load_state("networkidle")


def tile_in_hand(page: Page) -> None:
    page.get_by_role("group", name="Your tiles").get_by_role("button").first.click()
    best_of(page)


PICTURES = (
    Picture("cartographers", 3, 11, 33, best_drawing, {"side": "A"}),
    Picture("misterra", 2, 14, 90, best_of, ready=lambda view: view.phase == "act"),
    Picture("mapout", 3, 1, 40, tile_in_hand, ready=lambda view: view.stage == "fresh"),
)


def take(browser: Browser, address: str, picture: Picture, folder: Path) -> None:
    origin = {"Origin": address}
    for theme in ("light", "dark"):
        scheme: Literal["light", "dark"] = theme
        with browser.new_context(
            viewport=WIDE,
            color_scheme=scheme,
            device_scale_factor=SMALL,
            locale="en-GB",
            reduced_motion="reduce",
        ) as context:
            page = context.new_page()
            page.request.post(f"{address}/api/me", data={"name": "Ada"}, headers=origin)
            bots = [{"kind": "bot", "bot": "greedy"}] * (picture.seats - 1)
            sent = {
                "record": picture.record(),
                "mode": "continue",
                "seats": [{"kind": "me"}, *bots],
            }
            answer = page.request.post(f"{address}/api/records", data=sent, headers=origin)
            assert answer.ok, answer.text()
            page.goto(f"{address}/t/{answer.json()['id']}")
            picture.pose(page)
            page.evaluate("() => document.fonts.ready.then(() => undefined)")
            path = folder / f"{picture.game}-{theme}.png"
            path.write_bytes(small(page.screenshot()))
            print(f"{path}  {path.stat().st_size / 1000:.0f} kB")


def main() -> None:
    wanted = sys.argv[1:] or [picture.game for picture in PICTURES]
    with served() as server, chromium() as browser:
        for picture in PICTURES:
            if picture.game in wanted:
                take(browser, server.address, picture, IMAGES)


if __name__ == "__main__":
    main()
