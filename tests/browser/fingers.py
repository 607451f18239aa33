"""Fingers on the glass: several at once, or at given moments, which taps alone cannot show."""

from time import time

from playwright.sync_api import Locator, Page

from tests.browser.mapout import middle

Point = tuple[float, float]


class Fingers:
    def __init__(self, page: Page) -> None:
        self.glass = page.context.new_cdp_session(page)
        self._began = time()

    def _tell(self, kind: str, *points: Point, at: float | None = None) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        moment = {} if at is None else {"timestamp": self._began + at}
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told, **moment})

    def slide(self, *ways: tuple[Point, Point]) -> None:
        """Each finger from one point to another, all at once."""
        self._tell("touchStart", *(start for start, _ in ways))
        for part in range(1, 7):
            self._tell(
                "touchMove",
                *(
                    (x + (to_x - x) * part / 6, y + (to_y - y) * part / 6)
                    for (x, y), (to_x, to_y) in ways
                ),
            )
        self._tell("touchEnd")

    def tap(self, target: Locator, at: float) -> None:
        """A tap at a moment: seconds of the finger's own time, however busy the machine is."""
        target.tap(trial=True)  # brings it into view, with nothing over it
        self.tap_on(middle(target), at)

    def tap_on(self, point: Point, at: float) -> None:
        self._tell("touchStart", point, at=at)
        self._tell("touchEnd", at=at + 0.05)
