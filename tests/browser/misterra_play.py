"""Maps of Misterra played on the page: what is lit is pointed at, what is offered is pressed.

Nothing here knows the rules. Whether a decision has arrived is asked of the server; what to do next
is read off the page.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from json import loads
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.engine.wire import WIRES, view
from mapmakers.service.tables import match_seeds as chance
from tests.browser.tables import played_on, position

Press = Callable[[Locator], None]
Told = Callable[[str], None]
"""Hears the name of each state before the decision in it is made."""
PATIENCE = 60.0
MATCHES_AT_MOST = 200


@dataclass(frozen=True)
class Said:
    """What the page says where, in one language."""

    go: str
    fits: str
    for_otoma: str
    keep: str
    take: str
    exchange: str
    tuck: str
    turn: str
    map: str
    claim: str
    rest: str
    over: str


ENGLISH = Said(
    go="you can go here",
    fits="the card fits here",
    for_otoma="Otoma can claim here",
    keep="Keep these two",
    take="Take ",
    exchange="Exchange a card",
    tuck="under the deck",
    turn="Turn",
    map="Map",
    claim="Claim",
    rest="Rest",
    over="Your map is finished|wins?, |share",
)
FRENCH = Said(
    go="tu peux y aller",
    fits="la carte peut se poser ici",
    for_otoma="l\N{RIGHT SINGLE QUOTATION MARK}Otoma peut revendiquer ici",
    keep="Garder ces deux cartes",
    take="Prendre ",
    exchange="Échanger une carte",
    tuck="sous la pioche",
    turn="Pivoter",
    map="Cartographier",
    claim="Revendiquer",
    rest="Ne rien faire",
    over="Ta carte est terminée",
)


def press_with_mouse(target: Locator) -> None:
    target.click()


def press_with_finger(target: Locator) -> None:
    target.tap()


def nothing(state: str) -> None:
    """Nobody listens."""


def spaces(page: Page, saying: str) -> Locator:
    """The spaces whose names say so. Found by their labels: names of roles take long to work out,
    and a whole match asks for them hundreds of times."""
    return page.locator(f"[role=gridcell][aria-label*='{saying}']")


def reachable(page: Page, said: Said = ENGLISH) -> Locator:
    return spaces(page, said.go)


def fitting(page: Page, said: Said = ENGLISH) -> Locator:
    """The spaces of the parchment where the card, as it is held, may be laid."""
    return page.locator("figure.parchment").locator(spaces(page, said.fits))


def claimable(page: Page, said: Said = ENGLISH) -> Locator:
    return spaces(page, said.for_otoma)


def offered(page: Page, said: Said = ENGLISH) -> Locator:
    return page.locator(".display").get_by_role("button", name=re.compile(f"^{said.take}"))


def dealt(page: Page) -> Locator:
    return page.locator(".dealt").get_by_role("button")


def action(page: Page, name: str) -> Locator:
    """A button beside the boards, by its whole name; points may follow it."""
    named = re.compile(rf"^{name}( \(|$)")
    return page.locator(".actions").get_by_role("button", name=named)


def known_steps(page: Page) -> int:
    """How many steps the page knows of. The log has no line for what the other keeps face down."""
    bar = page.locator(".bar[data-steps]")
    return int(bar.get_attribute("data-steps") or 0) if bar.count() > 0 else -1


def awaited(page: Page, table: str, seat: int = 0) -> int | None:
    """The step at which the seat owes a decision, once the page shows it; None when it is over."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        now = position(page, table, seat)
        if now["view"]["result"] is not None:
            return None
        if now["choices"] is not None and known_steps(page) >= now["step"]:
            step: int = now["step"]
            return step
        page.wait_for_timeout(10)
    raise AssertionError("nobody's turn came")


def arrived(page: Page, table: str, step: int, seat: int = 0) -> None:
    """Until the decision of a step is part of the match."""
    until = monotonic() + PATIENCE
    while position(page, table, seat)["step"] == step:
        assert monotonic() < until, "the decision did not arrive"
        page.wait_for_timeout(10)


def make_it(page: Page, number: int, press: Press, told: Told, said: Said = ENGLISH) -> None:
    """Whatever the page asks for now."""
    going, claiming, taking = reachable(page, said), claimable(page, said), offered(page, said)
    anything = going.or_(fitting(page, said)).or_(claiming).or_(taking).or_(dealt(page))
    anything.or_(action(page, said.rest)).first.wait_for()
    if dealt(page).count() > 0:
        told("keep")
        press(dealt(page).nth(0))
        press(dealt(page).nth(2))
        press(action(page, said.keep))
    elif going.count() > 0:
        told("go")
        press(going.nth(number * 7 % going.count()))
    elif claiming.count() > 0:
        told("otoma claims")
        press(claiming.first)
    elif taking.count() > 0:
        exchange = action(page, said.exchange)
        told("lagoon" if exchange.count() > 0 else "card")
        if exchange.count() > 0 and number % 2:
            press(exchange)
            told("exchange")
            tucking = re.compile(said.tuck)
            press(page.locator(".display").get_by_role("button", name=tucking).first)
        else:
            press(taking.nth(number % taking.count()))
    else:
        _act(page, number, press, told, said)


def _act(page: Page, number: int, press: Press, told: Told, said: Said) -> None:
    claim = action(page, said.claim)
    if claim.count() > 0:
        told("claim")
        press(claim)
    elif turned_until_it_fits(page, press, said):
        fits = fitting(page, said)
        press(fits.nth(number * 3 % fits.count()))
        told("map")
        press(action(page, said.map))
    else:
        told("rest")
        press(action(page, said.rest))


def turned_until_it_fits(page: Page, press: Press, said: Said = ENGLISH) -> bool:
    turn = action(page, said.turn)
    for _ in range(4):
        if fitting(page, said).count() > 0:
            return True
        if turn.count() == 0:
            return False
        press(turn)
    return False


def play_whole_match(
    page: Page, table: str, press: Press, told: Told = nothing, said: Said = ENGLISH
) -> int:
    """Until the end; says how many decisions were made on the page. What others do is not played
    out: that is tested elsewhere, and takes its time."""
    page.emulate_media(reduced_motion="reduce")
    for number in range(200):
        step = awaited(page, table)
        if step is None:
            over = page.get_by_role("heading", level=2).first
            expect(over).to_have_text(re.compile(said.over))
            return number
        make_it(page, number, press, told, said)
        arrived(page, table, step)
    raise AssertionError("the match does not end")


def until(page: Page, seats: tuple[dict[str, str], ...], wanted: Callable[[Any], bool]) -> str:
    """A table in a position that is wanted of the first seat: played until it comes about, and then
    brought to the table as a record that is played on."""
    names = ["Ada", *(f"Player {at}" for at in range(2, len(seats) + 1))]
    luck = Random(len(seats))
    for _ in range(MATCHES_AT_MOST):
        match = Match(MISTERRA, names, FairChance(chance.match_seed()))
        while match.state.outcome is None:
            seat = match.state.waiting[0]
            if seat == 0 and wanted(json_for(match, seat)):
                return played_on(page, match, *seats, step=len(match.steps))
            moves = [str(move) for move in match.state.legal(seat)]
            match.play(seat, MISTERRA.parse_move(_some_move(moves, luck)))
    raise AssertionError("no match came to such a position")


def json_for(match: Match[Any], seat: int) -> Any:
    """The position of a seat that owes a decision, as the server tells it."""
    wire = WIRES["misterra"]()
    return {
        "step": len(match.steps),
        "view": loads(view(wire, match.state, seat, None)),
        "choices": loads(wire.choices(match.state, seat)),
    }


def _some_move(moves: list[str], chance: Random) -> str:
    """Any, but no exchange of cards, and rather a claim or a map than a rest."""
    if "claim" in moves and chance.random() < 0.8:
        return "claim"
    maps = [move for move in moves if move.startswith("map")]
    return chance.choice(maps or [move for move in moves if not move.startswith("tuck")])
