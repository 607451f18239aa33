"""The tables in the rules of Map Out are those that the engine plays by."""

import pytest

from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.components import COUNTS
from mapmakers.engine.games.mapout.tiles import Tile
from tests.rules.books import LANGUAGES
from tests.rules.reading import first_words, numbers, option_values, tables

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
KINDS = {
    "en": {
        "starting": "Starting Tile",
        "road": "Road Tile",
        "end": "End Tile",
        "split_end": "Split End Tile",
    },
    "fr": {
        "starting": "tuile de départ",
        "road": "tuile route",
        "end": "tuile de fin",
        "split_end": "tuile de fin double",
    },
    "nl": {
        "starting": "starttegel",
        "road": "wegtegel",
        "end": "eindtegel",
        "split_end": "gedeelde eindtegel",
    },
}


@pytest.mark.clause("O1.4")
@in_every_language
def test_tiles_their_halves_and_their_roads(lang: str) -> None:
    (printed,) = tables("mapout", "O1.4", lang)
    assert list(printed) == [_row(tile, lang) for tile in MAP_OUT.box.tiles]


@pytest.mark.clause("O1.4")
@in_every_language
def test_how_many_tiles_there_are_of_each_kind_and_how_many_roads_they_have(lang: str) -> None:
    roads = {len(tile.roads) for tile in MAP_OUT.box.tiles if tile.kind == "road"}
    starting, road, end, split_end = COUNTS.values()
    assert numbers(first_words("mapout", "O1.4", lang)) == [
        starting,
        road,
        *sorted(roads),
        end,
        split_end,
    ]


@pytest.mark.clause("O8.4")
@in_every_language
def test_options_and_their_values(lang: str) -> None:
    (printed,) = tables("mapout", "O8.4", lang)
    assert option_values(printed) == [
        (option.name, value) for option in MAP_OUT.options for value in option.values
    ]
    assert all(option.default == option.values[0] for option in MAP_OUT.options)


def _row(tile: Tile, lang: str) -> tuple[str, ...]:
    sides = " ".join(tile.halves[at : at + 2] for at in range(0, 12, 2))
    roads = ", ".join(map(str, tile.roads))
    return f"`{tile.id}`", KINDS[lang][tile.kind], f"`{sides}`", roads
