"""Drawing on a map of Cartographers as people do: by what the page lights up."""

from playwright.sync_api import Locator, Page, expect

STEPS = "Show the table after step {}"


def lit(page: Page, fits: str = "fits here") -> Locator:
    """The spaces where the shape, as it is held now, may be put. Found by their labels: names of
    roles take long to work out, and a whole match asks for them hundreds of times."""
    labels = f"[aria-label$='; {fits}'], [aria-label*='; {fits}:']"
    return page.locator(f"[role=gridcell]:is({labels})")


def places(page: Page, fits: str = "fits here") -> Locator:
    """The same, once there is something to draw: the page hands a shape out so that it fits."""
    lit(page, fits).first.wait_for(state="attached")
    return lit(page, fits)


def one_of(page: Page, number: int, fits: str = "fits here") -> Locator:
    """Another of the lit places each time, so that a match is not all in one corner."""
    found = places(page, fits)
    return found.nth(number * 7 % found.count())


def step_link(page: Page, step: int) -> Locator:
    return page.get_by_role("link", name=STEPS.format(step), exact=True, include_hidden=True)


def ending(page: Page, again: str = "Play again") -> Locator:
    return page.get_by_role("button", name=again)


def drawn(page: Page, step: int) -> None:
    """Until this step is told in the log, or has ended the match."""
    over = ending(page)
    expect(step_link(page, step).or_(over).first).to_be_attached()


def draw_with_mouse(page: Page, number: int = 0) -> None:
    one_of(page, number).click()
    page.get_by_role("button", name="Draw", exact=True).click()
