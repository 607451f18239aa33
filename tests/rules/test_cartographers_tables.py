"""The tables in the rules of Cartographers are those that the engine plays by."""

import pytest

from mapmakers import rules_pages
from mapmakers.engine.games.cartographers.components import (
    AMBUSHES,
    EDICTS,
    EXPLORE,
    SCORING,
    SEASONS,
    TITLES,
    ExploreCard,
    Shape,
)
from mapmakers.rules_pages import TableBlock
from tests.rules.books import LANGUAGES

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
TERRAINS = {
    "en": ("forest", "village", "farm", "water", "monster"),
    "fr": ("forêt", "village", "champ", "eau", "monstre"),
    "nl": ("bos", "dorp", "akker", "water", "monster"),
}
OR = {"en": "or", "fr": "ou", "nl": "of"}
AND = {"en": "and", "fr": "et", "nl": "en"}
CLOCKWISE = {"en": "clockwise", "fr": "dans le sens horaire", "nl": "met de klok mee"}
CORNERS = {
    "en": {(0, 0): "top left", (0, 10): "top right", (10, 0): "bottom left"}
    | {(10, 10): "bottom right"},
    "fr": {(0, 0): "en haut à gauche", (0, 10): "en haut à droite", (10, 0): "en bas à gauche"}
    | {(10, 10): "en bas à droite"},
    "nl": {(0, 0): "linksboven", (0, 10): "rechtsboven", (10, 0): "linksonder"}
    | {(10, 10): "rechtsonder"},
}


@pytest.mark.clause("C2.3")
@in_every_language
def test_seasons_their_time_and_edicts(lang: str) -> None:
    printed = [row[1:] for row in _table("C2.3", lang)]
    assert printed == [
        (str(season.threshold), f" {AND[lang]} ".join(EDICTS[edict] for edict in season.edicts))
        for season in SEASONS
    ]


@pytest.mark.clause("C2.5")
@in_every_language
def test_explore_cards_their_time_terrains_and_shapes(lang: str) -> None:
    printed = [(_english(row[0]), *row[1:]) for row in _table("C2.5", lang)]
    assert printed == [
        (
            card.name,
            str(card.time),
            _listed([TERRAINS[lang][terrain] for terrain in card.terrains], OR[lang]),
            _drawn(card, coin=1),
            _drawn(card, coin=0),
        )
        for card in EXPLORE
    ]


@pytest.mark.clause("C8.1", "C8.2")
@in_every_language
def test_ambushes_their_shapes_and_directions(lang: str) -> None:
    for ambush, row in zip(AMBUSHES, _table("C8.1", lang), strict=True):
        name, shape, direction = row
        assert _english(name) == ambush.name
        assert shape == _picture(ambush.shape)
        assert direction.startswith(f"{CLOCKWISE[lang]},") == ambush.clockwise


@pytest.mark.clause("C13.1")
@in_every_language
def test_corners_where_solo_ambushes_start(lang: str) -> None:
    for ambush, row in zip(AMBUSHES, _table("C13.1", lang), strict=True):
        name, corner, direction = row
        assert _english(name) == ambush.name
        assert corner == CORNERS[lang][ambush.corner]
        assert direction.startswith(f"{CLOCKWISE[lang]},") == ambush.clockwise


@pytest.mark.clause("C13.4")
@in_every_language
def test_solo_numbers_of_the_scoring_cards(lang: str) -> None:
    printed = [(_english(name), int(number)) for name, number in _table("C13.4", lang)]
    assert printed == [(card.name, card.solo) for card in SCORING]


@pytest.mark.clause("C13.5")
@in_every_language
def test_solo_titles_and_their_ratings(lang: str) -> None:
    printed = [
        (int(rating.replace("\N{MINUS SIGN}", "-")), _english(title).lower().replace(" ", "_"))
        for rating, title in _table("C13.5", lang)
    ]
    assert printed == list(TITLES)


def _table(clause: str, lang: str) -> tuple[tuple[str, ...], ...]:
    blocks = rules_pages.clauses("cartographers", lang)[clause].blocks
    return next(block for block in blocks if isinstance(block, TableBlock)).rows


def _english(name: str) -> str:
    """The printed name: alone in English, behind its translation in other languages."""
    return name.rpartition("(")[2].removesuffix(")")


def _listed(words: list[str], last: str) -> str:
    *first, final = words
    return f"{', '.join(first)} {last} {final}" if first else final


def _drawn(card: ExploreCard, coin: int) -> str:
    return "".join(_picture(shape) for shape in card.shapes if shape.coin == coin)


def _picture(shape: Shape) -> str:
    height = 1 + max(row for row, _ in shape.cells)
    width = 1 + max(col for _, col in shape.cells)
    rows = (
        "".join("■" if (row, col) in shape.cells else "·" for col in range(width))
        for row in range(height)
    )
    return f"`{' / '.join(rows)}`"
