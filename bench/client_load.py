"""Measure the scripts and styles that a browser loads before a page can be used.

Each page is opened in a fresh browser context, so that nothing is cached; sizes are compressed.
"""

from playwright.sync_api import Browser, Response

from bench.browser import chromium, sit_down
from bench.report import arguments, show
from bench.serving import served

KINDS = "script", "stylesheet"
GAMES = ("cartographers", "misterra", "mapout")
SEATS = ({"kind": "me"}, {"kind": "bot", "bot": "random"})


def fetched(browser: Browser, address: str, game: str | None) -> dict[str, float | int | str]:
    """The home page, or a table of a game with a match on it."""
    with browser.new_context() as context:
        page = context.new_page()
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer))
        if game is None:
            page.goto(address)
            page.get_by_role("heading", level=2).first.wait_for()
        else:
            sit_down(page, address, game, *SEATS)
            page.locator(".layout").wait_for()
        page.wait_for_load_state("networkidle")
        parts = [one for one in answers if one.request.resource_type in KINDS]
        sent = sum(one.request.sizes()["responseBodySize"] for one in parts)
        ways = sorted({one.headers.get("content-encoding", "plain") for one in parts})
        return {
            "page": game or "home",
            "files": len(parts),
            "kilobytes": round(sent / 1000, 1),
            "sent_as": " ".join(ways),
        }


def main() -> None:
    asked = arguments(__doc__, seconds=0)
    with served() as server, chromium() as browser:
        for game in (None, *GAMES):
            show(fetched(browser, server.address, game), asked.json)


if __name__ == "__main__":
    main()
