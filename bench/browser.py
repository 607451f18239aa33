"""Headless Chromium with a server started for it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from tools.client import client_of_clone
from tools.programs import chromium as program

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
)
"""The pages are our own, over loopback: a sandbox is not needed, and root cannot use one."""


@contextmanager
def chromium() -> Iterator[Browser]:
    # Playwright's own Node needs a library that plain Debian lacks.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(client_of_clone().node.program))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


def sit_down(page: Page, address: str, game: str, *seats: dict[str, str]) -> str:
    """Start a match of the page's guest and return the table's id."""
    for path, body in (
        ("/me", {"name": "Ada"}),
        ("/tables", {"game": game, "seats": seats, "start": True}),
    ):
        answer = page.request.post(f"{address}/api{path}", data=body, headers={"Origin": address})
        assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"{address}/t/{table}")
    return table
