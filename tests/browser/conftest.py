"""The real server in a process of its own, and Debian's Chromium looking at it.

Tests take pytest-playwright's `page`, whose addresses are relative to the table: page.goto("/").
Whatever a page complains about, in its console or by an uncaught error, fails the test.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect

from tests.serving import ROOT, running_table
from tools.client import client_of_clone
from tools.programs import chromium

# The Node that Playwright brings needs a library that plain Debian lacks; this one does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(client_of_clone().node.program))

QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
)


# What is waited for comes within a moment; on a busy machine a moment is longer.
expect.set_options(timeout=20_000)

NO_LIMITS = ("--rate-limits", "off")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = chromium()
    if program is None:
        pytest.fail("Chromium is missing: ./test installs it when run as root.", pytrace=False)
    return {**browser_type_launch_args, "executable_path": program, "args": list(QUIET)}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table is open."""
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("The client is not built: ./start and ./test build it.", pytrace=False)
    # One address plays for all the people of the tests here.
    with running_table(tmp_path_factory.mktemp("data"), options=NO_LIMITS) as address:
        yield address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB"}


def listen(context: BrowserContext, heard: list[str]) -> None:
    """Note what the pages of a context complain about."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(f"console {message.type}: {message.text}")

    def on_error(error: WebError) -> None:
        heard.append(f"uncaught: {error.error}")

    context.on("console", on_console)
    context.on("weberror", on_error)


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext) -> Iterator[list[str]]:
    """What pages complained about; a test that means to provoke something takes it out again."""
    heard: list[str] = []
    listen(context, heard)
    yield heard
    assert heard == []


@pytest.fixture
def friend(
    browser: Browser, base_url: str, browser_context_args: dict[str, Any], complaints: list[str]
) -> Iterator[Page]:
    """Another person with a browser of their own."""
    with browser.new_context(**{**browser_context_args, "base_url": base_url}) as context:
        listen(context, complaints)
        yield context.new_page()
