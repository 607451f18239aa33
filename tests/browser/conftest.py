"""The real server in a process of its own, and Debian's Chromium looking at it.

Tests take pytest-playwright's `page`, whose addresses are relative to the table: page.goto("/").
Whatever a page complains about, in its console or by an uncaught error, fails the test.
"""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    WebError,
    expect,
)

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
    # One process for all pages of a person, as long as one of them is open; also for a page that
    # has not been anywhere yet.
    "--process-per-site",
    "--renderer-process-limit=1",
    # No page is open for long enough to earn back what its scripts cost to optimise.
    "--js-flags=--no-opt,--no-maglev",
)


# What is waited for comes within a moment; on a busy machine a moment is longer.
expect.set_options(timeout=20_000)

# What others do is there at once, where a test does not look at how it is played out; and a turn
# ends with its last action, where a test does not look at how it is ended.
AT_ONCE = """if (location.origin !== 'null') {
    localStorage['mapmakers.tempo'] ??= 'off';
    localStorage['mapmakers.turn-ends'] ??= 'once';
}"""
PLAYED_OUT = "if (location.origin !== 'null') localStorage['mapmakers.tempo'] = 'calm';"
# As each game has it: who has never chosen has no such key.
TURNS_ENDED = "if (location.origin !== 'null') localStorage['mapmakers.turn-ends'] = 'usual';"

NO_LIMITS = ("--rate-limits", "off")
PHONE: ViewportSize = {"width": 390, "height": 844}


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


class Person:
    """Somebody with a browser of their own, test after test: whoever they were before is forgotten,
    the client that they have loaded is not. A page that stays open keeps their process alive."""

    def __init__(self, browser: Browser, **settings: Any) -> None:
        self.context = browser.new_context(**settings)
        self.context.add_init_script(AT_ONCE)
        self._origin: str = settings["base_url"]
        self._idle = self.context.new_page()
        self._idle.goto("/api/health")
        self._storage = self.context.new_cdp_session(self._idle)

    def forget(self) -> None:
        for page in self.context.pages:
            if page is not self._idle:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._storage.send(
            "Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": "all"}
        )


@pytest.fixture(scope="session")
def people(
    browser: Browser, base_url: str, browser_context_args: dict[str, Any]
) -> Iterator[tuple[Person, Person]]:
    settings = {**browser_context_args, "base_url": base_url}
    pair = Person(browser, **settings), Person(browser, **settings)
    yield pair
    for person in pair:
        person.context.close()


@pytest.fixture
def context(people: tuple[Person, Person]) -> Iterator[BrowserContext]:
    yield people[0].context
    people[0].forget()


def listen(context: BrowserContext, heard: list[str]) -> Callable[[], None]:
    """Note what the pages of a context complain about; gives what ends that."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(f"console {message.type}: {message.text}")

    def on_error(error: WebError) -> None:
        heard.append(f"uncaught: {error.error}")

    def end() -> None:
        context.remove_listener("console", on_console)
        context.remove_listener("weberror", on_error)

    context.on("console", on_console)
    context.on("weberror", on_error)
    return end


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext) -> Iterator[list[str]]:
    """What pages complained about; a test that means to provoke something takes it out again."""
    heard: list[str] = []
    end = listen(context, heard)
    yield heard
    end()
    assert heard == []


@pytest.fixture(scope="session")
def phones(
    browser: Browser, base_url: str, browser_context_args: dict[str, Any]
) -> Iterator[Person]:
    settings = {**browser_context_args, "base_url": base_url, "viewport": PHONE}
    person = Person(browser, **settings, has_touch=True, is_mobile=True)
    yield person
    person.context.close()


@pytest.fixture
def phone(phones: Person, complaints: list[str]) -> Iterator[Page]:
    """Somebody with a phone, who has nothing but fingers."""
    end = listen(phones.context, complaints)
    yield phones.context.new_page()
    end()
    phones.forget()


@pytest.fixture
def played_out(request: pytest.FixtureRequest) -> None:
    """What others do is played out at the usual pace."""
    for person in {"page", "phone"}.intersection(request.fixturenames):
        page: Page = request.getfixturevalue(person)
        page.add_init_script(PLAYED_OUT)


@pytest.fixture
def turns_ended(request: pytest.FixtureRequest) -> None:
    """Turns end as they do for who has never chosen how."""
    for person in {"page", "phone"}.intersection(request.fixturenames):
        page: Page = request.getfixturevalue(person)
        page.add_init_script(TURNS_ENDED)


@pytest.fixture
def friend(people: tuple[Person, Person], complaints: list[str]) -> Iterator[Page]:
    """Another person with a browser of their own."""
    end = listen(people[1].context, complaints)
    yield people[1].context.new_page()
    end()
    people[1].forget()
