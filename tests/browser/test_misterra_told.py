"""What a table of Maps of Misterra tells is so: of Otoma, of claims, of what went on by itself."""

import re

from playwright.sync_api import Locator, Page, expect

from mapmakers.engine.games.misterra import MISTERRA
from tests.browser.misterra_play import arrived, claimable, dealt, offered
from tests.browser.tables import ME, OPEN, ask, position
from tests.browser.test_misterra_states import Now, at_step

OTOMAS = "Otoma\N{RIGHT SINGLE QUOTATION MARK}s"


def line_of(page: Page, step: int) -> Locator:
    """The log's line of a step."""
    return page.locator("li", has=page.locator(f"a[href$='step={step}']")).first


def asked_where_otoma_claims(now: Now) -> bool:
    """Early enough that the match does not end with what Otoma does then."""
    otoma = now["view"]["phase"] == "otoma" and now["view"]["half"] == 0
    return bool(otoma and now["step"] < 35)


def test_otomas_turn_is_told_as_it_is_while_the_player_chooses_for_it(page: Page) -> None:
    table = at_step(page, asked_where_otoma_claims)
    now = position(page, table, 0)
    panel = page.get_by_role("region", name="Otoma")
    # The claim is open, and nobody says that there is nothing to claim.
    asked = line_of(page, now["step"])
    expect(asked).to_contain_text("Several regions tie for largest")
    expect(asked).not_to_contain_text("finds nothing")
    # The top card gives the next spaces; its actions have just been done.
    one, other = now["view"]["otoma"]["top_spaces"]
    expect(panel).to_contain_text(f"{OTOMAS} top card (gives the next spaces)")
    expect(panel).to_contain_text(f"{one}, then {other}.")
    expect(page.locator(".tracker strong")).to_have_text(f"{OTOMAS} turn")
    expect(page.get_by_text(re.compile(rf"^Round \d+, {OTOMAS} turn$"))).to_be_visible()
    # The claim comes before the half day that follows it.
    claimable(page).first.click()
    arrived(page, table, now["step"])
    claim_first = re.compile(rf"Otoma claims the \w+ region of .*{OTOMAS} card", re.DOTALL)
    expect(line_of(page, now["step"] + 1)).to_contain_text(claim_first)
    claims = position(page, table, 0)["view"]["claims"]
    told = page.get_by_role("region", name="Claims").get_by_role("listitem")
    expect(told).to_have_text(
        [
            *(re.compile(rf"\b{claim['tiles']} confirmed tiles?") for claim in claims),
            re.compile("claim markers? left"),
        ]
    )


def on_a_hazy_jungle(now: Now) -> bool:
    """About to choose a card where it can be neither mapped nor used to claim."""
    place = now["view"]["players"][0]["place"]
    if now["view"]["phase"] != "choose" or place is None or place.startswith("beach"):
        return False
    row = now["view"]["island"].split("/")[int(place[1]) - 1]
    return bool(row["ABCDE".index(place[0])] == "j" and now["view"]["half"] == 0)


def test_a_half_day_that_ends_in_the_jungle_says_why(page: Page) -> None:
    table = at_step(page, on_a_hazy_jungle)
    step = position(page, table, 0)["step"]
    # Already before a card is taken.
    expect(page.locator(".prompt")).to_contain_text("In the jungle you cannot map")
    offered(page).first.click()
    arrived(page, table, step)
    expect(page.locator(".prompt")).to_contain_text("In the jungle you cannot map")
    expect(line_of(page, step + 1)).to_contain_text("In the jungle Ada can neither map nor claim")


def test_while_others_choose_the_kept_cards_and_the_agreed_options_are_seen(
    page: Page, friend: Page
) -> None:
    ask(page, "/me", {"name": "Ada"})
    options = {"master": "on", "merged_claims": "all"}
    told = {"game": "misterra", "seats": [ME, OPEN], "options": options, "start": False}
    table = ask(page, "/tables", told)["id"]
    ask(friend, "/me", {"name": "Ben"})
    ask(friend, f"/tables/{table}/join", {})
    ask(page, f"/tables/{table}/start", {})
    page.goto(f"/t/{table}")
    dealt(page).nth(0).click()
    dealt(page).nth(3).click()
    page.get_by_role("button", name="Keep these two").click()
    expect(page.locator(".prompt")).to_have_text("Waiting for Ben.")
    expect(page.get_by_text("No card is left.")).to_have_count(0)
    kept = position(page, table, 0)["view"]["pending"].split()[1:]
    mine = page.get_by_role("region", name="Your presumptions")
    expect(mine.locator(".number")).to_have_text(kept)
    agreed = page.get_by_role("region", name="Agreed on").get_by_role("listitem")
    expect(agreed).to_have_text(
        [
            "Master cartographers: Yes: 3 more points for each faithful full row and column",
            "Claimed regions that grow together: Earn the whole region for each owner",
        ]
    )
    # And all the others, behind one press.
    region = page.get_by_role("region", name="Agreed on")
    region.get_by_text("All options").click()
    every = region.get_by_role("group").get_by_role("listitem")
    expect(every).to_have_count(len(MISTERRA.options))
    expect(every.filter(has_text="Patterns of presumption cards")).to_be_visible()
    expect(page.get_by_role("region", name="Your points now").get_by_role("term")).to_contain_text(
        ["fidelity", "lines", "completeness", "claims", "Total"]
    )
