"""A match in each of the three languages, from the home page to the score sheet."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import settle
from tests.browser.tables import play_out


@dataclass(frozen=True)
class Said:
    """What the page says where, in one language."""

    home: str
    play: str
    alone: str
    prompt: str
    fits: str
    draw: str
    taken: str
    rule: str
    log: str
    draws: str
    back: str
    past: str
    over: str
    sheet: str
    winter: str
    rating: str


SAID = {
    "en": Said(
        home="Three games of maps, one table",
        play="Play Cartographers",
        alone="Alone",
        prompt="(Draw |Rift Lands: fill)",
        fits="fits here",
        draw="Draw",
        taken="Something is there already.",
        rule="Rule C4.5",
        log="Log",
        draws=" draws ",
        back="One step back",
        past="You are looking at the past.",
        over="Your map is finished",
        sheet="Score sheet",
        winter="Winter",
        rating="Rating",
    ),
    "fr": Said(
        home="Trois jeux de cartographie, une table",
        play="Jouer à Cartographers",
        alone="En solo",
        prompt="(Dessine |Terres de la Faille)",
        fits="tient ici",
        draw="Dessiner",
        taken="Il y a déjà quelque chose là.",
        rule="Règle C4.5",
        log="Journal",
        draws=" dessine ",
        back="Une étape en arrière",
        past="Tu regardes le passé.",
        over="Ta carte est terminée",
        sheet="Feuille de score",
        winter="Hiver",
        rating="Note",
    ),
    "nl": Said(
        home="Drie spellen voor kaartenmakers, één tafel",
        play="Speel Cartographers",
        alone="Alleen",
        prompt="(Teken |.*: vul één vakje)",
        fits="past hier",
        draw="Tekenen",
        taken="Daar ligt al iets.",
        rule="Regel C4.5",
        log="Verslag",
        draws=" tekent ",
        back="Een stap terug",
        past="Je bekijkt een eerdere stand.",
        over="Je kaart is af",
        sheet="Scoreblad",
        winter="Winter",
        rating="Waardering",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_a_match_in_each_language(page: Page, language: str) -> None:
    said = SAID[language]
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    page.locator(f"button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(said.home)
    page.get_by_role("link", name=re.compile(f"^{said.play}")).click()
    page.get_by_role("button", name=said.alone).click()

    expect(page.locator(".prompt")).to_contain_text(re.compile(said.prompt))
    page.get_by_role("gridcell", name=re.compile("^F6\\b")).click()
    expect(page.get_by_text(said.taken)).to_be_visible()
    expect(page.get_by_role("link", name=said.rule)).to_be_visible()
    page.get_by_role("gridcell", name=re.compile(f"; {said.fits}($|:)")).first.click()
    page.get_by_role("button", name=said.draw, exact=True).click()
    log = page.get_by_role("list", name=said.log)
    expect(log).to_contain_text(said.draws)
    page.get_by_role("button", name=said.back).click()
    expect(page.get_by_text(said.past)).to_be_visible()

    table = page.url.rpartition("/")[2].partition("?")[0]
    page.goto(f"/t/{table}")
    play_out(page, table)
    expect(page.get_by_role("heading", name=said.over)).to_be_visible()
    sheet = page.get_by_role("table", name=said.sheet)
    expect(sheet.get_by_role("row", name=said.winter)).to_be_visible()
    expect(page.get_by_text(re.compile(f"^{said.rating} "))).to_be_visible()
    # Another language finds the same page in other words, without being loaded again.
    following = {"en": "fr", "fr": "nl", "nl": "en"}[language]
    page.locator(f"button[lang={following}]").click()
    expect(page.get_by_role("heading", name=SAID[following].over)).to_be_visible()
    settle(page)
