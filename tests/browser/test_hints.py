"""Show me a good move: by button or key, held up on the board, with its reasons in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from mapmakers.bots.mapout.habits import AT_ONCE
from mapmakers.bots.mapout.search.turn_plans import plans
from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState
from mapmakers.engine.games.mapout.moves import Move
from mapmakers.engine.games.misterra import MISTERRA
from mapmakers.service.schemas.play import Hint
from mapmakers.service.serialisation import to_json
from mapmakers.service.tables import match_seeds as chance
from mapmakers.service.tables.payloads import hint_payload
from tests.browser.tables import (
    GREEDY,
    ME,
    OPEN,
    RANDOM,
    ask,
    attempts,
    open_table,
    played_on,
    position,
)

GAMES = pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
PATIENCE = 20_000


@GAMES
def test_the_button_shows_a_move_and_why(page: Page, game: str) -> None:
    table = open_table(page, game, ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Show me a good move").click()
    hint = page.get_by_role("status").filter(has_text="A good move: ")
    expect(hint).to_be_visible(timeout=PATIENCE)
    expect(hint).to_have_text(re.compile(r"A good move: .{10,}"))
    page.get_by_role("button", name="Hide the hint").click()
    expect(hint).to_have_count(0)


def test_the_drawing_lies_ready_on_the_map_and_enter_makes_it(page: Page) -> None:
    table = open_table(page, "cartographers", ME, GREEDY)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".ghost.down")).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada draws")
    expect(page.get_by_text("A good move: ")).to_have_count(0)


def test_the_tile_of_map_out_lies_ready_on_the_board(page: Page) -> None:
    table = open_table(page, "mapout", ME, RANDOM)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("h")
    expect(page.get_by_text("A good move: ")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("Ada (plays|lifts)"))


def turn_with_a_lift() -> tuple[Match[Move], Hint]:
    """A match of Map Out in which a turn of three steps is seat 0's to play, and that turn."""
    match = Match(MAP_OUT, ["Ada", "Wanderer"], FairChance(chance.match_seed()))
    while True:
        seat, state = match.state.waiting[0], match.state
        assert isinstance(state, MapOutState)
        found = plans(state, seat, AT_ONCE)
        lifting = [plan for plan in found if len(plan.moves) == 3]
        if seat == 0 and lifting:
            best = max(lifting, key=lambda plan: plan.points)
            moves = [str(choice.unpacked()) for choice in best.moves]
            hint = hint_payload("mapout", state, 0, moves)
            assert hint is not None
            return match, hint
        for choice in min(found, key=lambda plan: len(plan.moves)).moves:
            match.play(seat, choice.unpacked())


def test_the_whole_turn_of_map_out_is_shown_and_followed(page: Page) -> None:
    match, turn = turn_with_a_lift()
    answer = to_json(turn).decode()
    page.route("**/hint", lambda route: route.fulfill(body=answer, content_type="application/json"))
    table = played_on(page, match, ME, RANDOM, step=len(match.steps))
    before = position(page, table, 0)["view"]["players"][0]["total"]
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.keyboard.press("h")
    hint = page.get_by_role("status").filter(has_text="A good move: ")
    expect(hint).to_contain_text(
        re.compile(r"\(1\) lift the .+, \(2\) .+, \(3\) .+: (\+\d+, because |0)")
    )
    numbers, ghost = page.locator(".plan .number"), page.locator(".ghost .down")
    expect(numbers).to_have_text(["1", "2", "3"])
    expect(ghost).to_have_count(1)
    page.keyboard.press("Enter")
    # What is left of the turn goes on being shown.
    expect(hint).to_contain_text(re.compile(r"move: \(1\)(?!.*\(3\)).*\(2\)"))
    expect(numbers).to_have_text(["1", "2"])
    expect(ghost).to_have_count(1)
    page.keyboard.press("Enter")
    expect(hint).to_contain_text(re.compile(r"move: (lay|put) "))
    expect(numbers).to_have_count(0)
    expect(ghost).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada lifts")
    for _ in attempts():
        after = position(page, table, 0)["view"]["players"][0]["total"]
        if after == before + (turn.total or 0):
            break


def test_the_cards_of_misterra_are_chosen(page: Page) -> None:
    table = open_table(page, "misterra", ME, RANDOM)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Show me a good move").click()
    expect(page.get_by_text("A good move: Ada keeps cards")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Keep these two").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Ada")


def test_the_place_and_the_card_of_misterra_are_lit(page: Page) -> None:
    match = Match(MISTERRA, ["Ada", "Wanderer"], FairChance(chance.match_seed()))
    while match.state.waiting[0] != 0 or not str(match.state.legal(0)[0]).startswith("go "):
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    table = played_on(page, match, ME, RANDOM, step=len(match.steps))
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-proposed]")).to_have_count(1)
    page.get_by_role("gridcell", name=re.compile("the hint")).click()
    card = page.get_by_role("button", name=re.compile("^(Take|Put) "))
    expect(card.first).to_be_visible()
    expect(page.locator("[data-proposed]")).to_have_count(0)
    page.get_by_role("button", name="Show me a good move").click()
    expect(page.get_by_text(re.compile("A good move: Ada (takes|puts)"))).to_be_visible()
    proposed = page.locator(".display .proposed")
    expect(proposed).to_have_count(1)
    expect(proposed).to_have_accessible_description(re.compile("the hint"))
    page.get_by_role("button", name="Hide the hint").click()
    expect(proposed).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "button", "words"),
    [
        ("Français", "Montre-moi un bon coup", "Un bon coup\u00a0: "),
        ("Nederlands", "Laat me een goede zet zien", "Een goede zet: "),
    ],
    ids=["fr", "nl"],
)
def test_in_other_languages(page: Page, language: str, button: str, words: str) -> None:
    table = open_table(page, "cartographers", ME)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=language).click()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_text(words)).to_be_visible(timeout=PATIENCE)


def test_where_other_people_play_no_hint_is_offered(page: Page, friend: Page) -> None:
    table = open_table(page, "cartographers", ME, OPEN)
    ask(friend, "/me", {"name": "Ben"})
    ask(friend, f"/tables/{table}/join", {"name": "Ben"})
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Show me a good move")).to_have_count(0)
