"""The tables and numbers in the rules of Maps of Misterra are those that the engine plays by."""

from itertools import pairwise

import pytest

from mapmakers.engine.games.misterra import MISTERRA, spaces
from mapmakers.engine.games.misterra.cards import PresumptionCard, Slot
from mapmakers.engine.games.misterra.components_file import STANDARD
from mapmakers.engine.games.misterra.sketches import SKETCH_OF
from mapmakers.engine.games.misterra.titles import joined_title, titles_of
from mapmakers.engine.games.misterra.view import draw_pattern
from tests.rules.books import LANGUAGES
from tests.rules.reading import Rows, first_words, numbers, option_values, tables

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
CARDS = STANDARD.presumptions
TERRAINS = {
    "en": ("steppe", "jungle", "lagoon", "mountain"),
    "fr": ("steppe", "jungle", "lagune", "montagne"),
    "nl": ("steppe", "jungle", "lagune", "gebergte"),
}
CONFIRM = {"en": "confirm, else {}", "fr": "confirmer, sinon {}", "nl": "bevestigen, anders {}"}
YES = {"en": "yes", "fr": "oui", "nl": "ja"}
ORDER = {
    "en": ("total", "claims", "presumptions", "fidelity"),
    "fr": ("total", "presumptions", "fidelity", "claims"),
    "nl": ("total", "claims", "presumptions", "fidelity"),
}
"""Of the words in a title."""


@pytest.mark.clause("M2.2")
@in_every_language
def test_sketch_cards_in_the_deck_by_number_of_players(lang: str) -> None:
    *kinds, together = _table("M2.2", lang)
    assert len({name for name, *_ in kinds}) == 10
    for name, *counts in kinds:
        one, other = (TERRAINS[lang].index(half) for half in name.split(" - "))
        kind = SKETCH_OF[one][other]
        assert counts == [str(deck.count(kind)) for deck in STANDARD.decks]
    assert together[1:] == tuple(str(len(deck)) for deck in STANDARD.decks)


@pytest.mark.clause("M2.5")
@in_every_language
def test_pairs_of_a_first_game(lang: str) -> None:
    printed = _table("M2.5", lang)
    assert [letter for letter, _ in printed] == ["A", "B", "C", "D"]
    assert [tuple(numbers(cards)) for _, cards in printed] == list(STANDARD.pairs)


@pytest.mark.clause("M12.2", "M12.3")
@in_every_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.number))
def test_steps_and_points_of_a_presumption_card(card: PresumptionCard, lang: str) -> None:
    steps = [number for least, points in card.steps for number in (points, least)]
    beyond = [card.beyond, card.steps[-1][0]] if card.beyond else []
    each = [] if card.steps else [card.each]
    assert numbers(_words(card, lang)) == [card.number, *steps, *beyond, *each]


@pytest.mark.clause("M12.1")
@in_every_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.number))
def test_terrains_of_a_presumption_card(card: PresumptionCard, lang: str) -> None:
    for terrain in (card.terrain, card.other):
        assert terrain is None or TERRAINS[lang][terrain] in _words(card, lang)


@pytest.mark.clause("M12.6")
@in_every_language
@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.pattern], ids=lambda card: str(card.number)
)
def test_pattern_of_a_presumption_card(card: PresumptionCard, lang: str) -> None:
    picture = draw_pattern(card.pattern).replace("/", " / ").replace(".", "·")
    assert f"`{picture}`" in _words(card, lang)


@pytest.mark.clause("M15.10")
@in_every_language
def test_cards_of_otoma(lang: str) -> None:
    assert list(_table("M15.10", lang)) == [
        (
            str(card.number),
            *(spaces.name_of(space) for space in card.spaces),
            *(_action(slot, lang) for slot in card.slots),
            YES[lang] if card.claim else "",
        )
        for card in STANDARD.otoma
    ]


@pytest.mark.clause("M16.3")
@in_every_language
def test_words_of_a_title_and_the_points_for_them(lang: str) -> None:
    printed = tables("misterra", "M16.3", lang)
    for kind, rows in zip(ORDER["en"], printed, strict=True):
        for span, word in rows:
            for points in numbers(span):
                assert _word(kind, points, lang) == word.lower()
        for (before, _), (after, _) in pairwise(rows):
            assert numbers(before)[-1] + 1 == numbers(after)[0]


@pytest.mark.clause("M16.4")
@in_every_language
def test_the_title_that_the_rules_give_as_an_example(lang: str) -> None:
    title = joined_title(titles_of(_sheet(claims=6, presumptions=33, fidelity=34), 72), lang)
    assert f": {title}." in first_words("misterra", "M16.4", lang)


@pytest.mark.clause("M17.5")
@in_every_language
def test_options_and_their_values(lang: str) -> None:
    assert option_values(_table("M17.5", lang)) == [
        (option.name, value) for option in MISTERRA.options for value in option.values
    ]
    assert all(option.default == option.values[0] for option in MISTERRA.options)


def _table(clause: str, lang: str) -> Rows:
    (rows,) = tables("misterra", clause, lang)
    return rows


def _words(card: PresumptionCard, lang: str) -> str:
    return first_words("misterra", f"M13.{card.number}", lang)


def _action(slot: Slot, lang: str) -> str:
    terrain = TERRAINS[lang][slot.terrain]
    return CONFIRM[lang].format(terrain) if slot.confirm else terrain


def _sheet(claims: int = 0, presumptions: int = 0, fidelity: int = 0) -> dict[str, int]:
    return {
        "fidelity": fidelity,
        "presumption1": presumptions - 1,
        "presumption2": 1,
        "claims": claims + 4,
        "otoma": -4,
    }


def _word(kind: str, points: int, lang: str) -> str:
    """The word that so many points of this kind earn, in small letters."""
    if kind == "total":
        codes = titles_of(_sheet(), points)
    else:
        codes = titles_of(_sheet(**{kind: points}), 0)
    return joined_title(codes, lang).lower().split()[ORDER[lang].index(kind)]
