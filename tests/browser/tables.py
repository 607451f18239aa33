"""Tables for the tests in a browser: opened and played by the page's own guest, over the API.

What a test is about is done with mouse, finger or keyboard; the rest of a match is played this way.
"""

from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Locator, Page, expect

from mapmakers.engine.core import FairChance, FastChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.service.tables import match_seeds as chance

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
LETTERS = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "X"}

_commands = count()
_origins: WeakKeyDictionary[BrowserContext, str] = WeakKeyDictionary()


def attempts(seconds: float = 60) -> Iterator[None]:
    """Again and again until something is so; a table that never gets there is a failure."""
    end = monotonic() + seconds
    while monotonic() < end:
        yield
    raise AssertionError(f"not so after {seconds} seconds")


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


def handed_to(page: Page, name: str) -> Locator:
    """The heading between two people at one device. It is found by its words: the table that is on
    show until then has several headings."""
    return page.get_by_role("heading", level=2, name=f"Hand the device to {name}")


def ask(page: Page, path: str, body: object) -> Any:
    """Ask something of the server as the guest of this page, from its own origin."""
    # The server may be closing a connection that has been idle.
    answer = page.request.post(
        f"/api{path}", data=body, headers={"Origin": origin(page)}, max_retries=3
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def origin(page: Page) -> str:
    """Where the page's guest is a guest, asked once."""
    if page.context not in _origins:
        health = page.request.get("/api/health", max_retries=3).url
        _origins[page.context] = health.removesuffix("/api/health")
    return _origins[page.context]


def open_table(
    page: Page, game: str, *seats: dict[str, str], name: str = "Ada", **more: Any
) -> str:
    """A table of the page's guest; the match begins where no seat is open."""
    ask(page, "/me", {"name": name})
    wanted = {"game": game, "seats": seats, "start": OPEN not in seats, **more}
    table: str = ask(page, "/tables", wanted)["id"]
    return table


def finished(page: Page, game: str, *seats: dict[str, str], name: str = "Ada") -> str:
    """A table whose match has come to its end."""
    table = nearly_finished(page, game, *seats, name=name)
    play_out(page, table)
    return table


def nearly_finished(page: Page, game: str, *seats: dict[str, str], name: str = "Ada") -> str:
    """A table where the first seat's last turn has come. What came before is brought to the table
    as a record that is played on."""
    names = [name, *(f"Player {at}" for at in range(2, len(seats) + 1))]
    match = Match(GAMES[game], names, FairChance(chance.match_seed()))
    luck = FastChance(len(seats))
    while match.state.outcome is None:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat).sample(luck))
    last = max(at for at, step in enumerate(match.steps) if step.seat == 0)
    return played_on(page, match, *seats, step=last)


def played_on(page: Page, match: Match[Any], *seats: dict[str, str], step: int) -> str:
    """A table of the page's guest, the first at it, that goes on with a match from this step."""
    ask(page, "/me", {"name": match.names[0]})
    brought = {"record": str(match.record), "mode": "continue", "step": step, "seats": seats}
    for _ in attempts():
        answer = page.request.post("/api/records", data=brought, headers={"Origin": origin(page)})
        # A machine that is very busy takes longer to check a record than the server waits for.
        if "match-too-long" not in answer.text():
            break
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def draw(page: Page) -> None:
    """Draw the shape of Cartographers where it first fits, with the mouse."""
    page.get_by_role("grid").get_by_role("gridcell", name="fits here").first.click()
    page.get_by_role("button", name="Draw", exact=True).click()


def bot_name(page: Page) -> str:
    """What the page calls the only bot at the table."""
    bots = page.locator(".players li").filter(has_text="bot · ")
    expect(bots).to_have_count(1)
    return bots.locator(".name").text_content() or ""


def position(page: Page, table: str, seat: int | str) -> Any:
    return page.request.get(f"/api/tables/{table}/position?seat={seat}", max_retries=3).json()


def first_move(choices: Any) -> str:
    """One legal move, always the same in the same position."""
    if choices["kind"] != "cartographers":
        move: str = choices["moves"][0]
        return move
    way = next(way for way in choices["ways"] if way["anchors"])
    row, column = way["anchors"][0]
    spaces = [f"{chr(65 + column + right)}{row + down + 1}" for down, right in way["cells"]]
    return f"{LETTERS[choices['terrains'][0]]} {''.join(spaces)}"


def decide(page: Page, table: str, seat: int = 0) -> bool:
    """Make a legal move if the seat owes one."""
    choices = position(page, table, seat)["choices"]
    if choices is None:
        return False
    command = {"command": f"test-{next(_commands)}", "seat": seat, "move": first_move(choices)}
    ask(page, f"/tables/{table}/moves", command)
    return True


def decide_in_turn(page: Page, table: str, seat: int = 0) -> None:
    """Make a legal move as soon as the seat owes one."""
    for _ in attempts():
        if decide(page, table, seat):
            return


def status(page: Page, table: str) -> str:
    found: str = page.request.get(f"/api/tables/{table}", max_retries=3).json()["status"]
    return found


def play_out(page: Page, table: str, *seats: int) -> None:
    """Until the match is over; bots move meanwhile."""
    for _ in attempts():
        if status(page, table) != "playing":
            return
        for seat in seats or (0,):
            decide(page, table, seat)
