"""The grammar of docs/record.md, written as expressions, against the records of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mapmakers.engine.core import Record
from mapmakers.engine.games import GAMES
from tests.engine.core.samples import begun, play_on, texts

NUMBER, INTEGER, SLUG = r"(?:0|[1-9]\d*)", r"-?(?:0|[1-9]\d*)", r"[a-z0-9._-]+"
CATEGORY, HEX64, DRAWN = r"[A-Za-z0-9._-]+", r"[0-9a-f]{64}", rf"{NUMBER}/{NUMBER}"
LINES = {
    "mapmakers-record": "1",
    "game": SLUG,
    "rules": NUMBER,
    "components": HEX64,
    "option": rf"{SLUG} .*",
    "seat": rf"{NUMBER} \S(?:.{{0,38}}\S)?",
    "commitment": rf"(?:{HEX64}|none)",
    "chance": rf"{DRAWN}(?: {DRAWN})*",
    "move": rf"{NUMBER} .+",
    "undo": NUMBER,
    "score": rf"{NUMBER} {INTEGER}(?: {CATEGORY}={INTEGER})*",
    "winners": rf"{SLUG}(?: {NUMBER})+",
    "rating": rf"{INTEGER}(?: {SLUG})*",
    "seed": HEX64,
    "end": "",
}
ORDER = re.compile(
    r"mapmakers-record game rules components (?:option )*(?:seat )+commitment (?:chance )*"
    r"(?:move (?:chance )*|undo )*(?:(?:score )+winners (?:rating )?(?:seed )?end )?"
)
RECORDS = Path(__file__).parents[2] / "records"


def assert_in_the_grammar(lines: tuple[str, ...]) -> None:
    for text in lines:
        word, _, rest = text.partition(" ")
        assert re.fullmatch(LINES[word], rest), text
    assert ORDER.fullmatch("".join(text.partition(" ")[0] + " " for text in lines))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_is_written_in_the_grammar(game: str, seats: int) -> None:
    assert_in_the_grammar(texts(game, seats))


@pytest.mark.parametrize("game", [name for name in GAMES if 1 in GAMES[name].seats])
def test_so_is_a_lone_one_and_one_under_way(game: str) -> None:
    match = begun(1, game)
    while match.state.waiting:
        assert_in_the_grammar(match.record.texts)
        play_on(match, 1)
    assert_in_the_grammar(match.record.texts)
    assert any(text.startswith("rating ") for text in match.record.texts)


def test_so_are_the_kept_matches() -> None:
    files = sorted(RECORDS.glob("*.record"))
    assert files
    for file in files:
        assert_in_the_grammar(Record.parse(file.read_bytes()).texts)
