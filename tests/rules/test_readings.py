"""Each page ends with how the printed rules were read where they leave room."""

import re

import pytest

from mapmakers import rules_pages
from mapmakers.engine.games import GAMES as ENGINES
from mapmakers.rules_pages import Readings
from tests.rules.books import LANGUAGES, LETTERS, ids

PAGES = [(game, lang) for game in ENGINES for lang in LANGUAGES]
of_every_page = pytest.mark.parametrize(("game", "lang"), PAGES)


@of_every_page
def test_a_page_ends_with_where_the_print_leaves_room(game: str, lang: str) -> None:
    readings = _readings(game, lang)
    assert len(readings.table.rows) > 9
    for row in readings.table.rows:
        assert all(row[:-1]), f"{row[0]} leaves out what the print says, what is done, or why"


@of_every_page
def test_a_reading_cites_clauses_of_the_page_and_options_of_the_game(game: str, lang: str) -> None:
    options = {option.name: option.values for option in ENGINES[game].options}
    for cited, *words, otherwise in _readings(game, lang).table.rows:
        clauses = cited.split(", ")
        assert set(clauses) <= set(ids(game)), cited
        named = re.findall(rf"\b{LETTERS[game]}[0-9]+\.[0-9]+\b", " ".join(words))
        assert set(named) <= set(ids(game)), cited
        codes = re.findall("`([^`]*)`", otherwise)
        known = {value for name in codes for value in options.get(name, ())}
        assert set(codes) <= known | set(options), f"{cited}: {otherwise}"
        assert bool(otherwise) == bool(codes), f"{cited}: {otherwise} names no option"


@of_every_page
def test_the_readings_are_those_of_the_english_page(game: str, lang: str) -> None:
    here, english = _readings(game, lang).table.rows, _readings(game, "en").table.rows
    assert [_constant(row) for row in here] == [_constant(row) for row in english]


@pytest.mark.parametrize("game", ["misterra", "mapout"])
def test_every_option_that_rules_otherwise_is_in_a_reading(game: str) -> None:
    told = " ".join(row[-1] for row in _readings(game, "en").table.rows)
    assert all(f"`{option.name}`" in told for option in ENGINES[game].options)


def _readings(game: str, lang: str) -> Readings:
    readings = rules_pages.load(game, lang).readings
    assert readings is not None, f"{game}.{lang} does not say where the print leaves room"
    return readings


def _constant(row: tuple[str, ...]) -> tuple[str, list[str]]:
    """What no translation changes: the clauses, numbers and code."""
    return row[0], sorted(re.findall(r"`[^`]*`|-?\b[0-9]+\b", " ".join(row[1:])))
