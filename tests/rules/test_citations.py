"""The engine cites only clauses that the rules pages have."""

import ast
import re
from pathlib import Path

import pytest

from tests.rules.books import GAMES, LETTERS, ROOT, ids, sections


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_engine_cites_is_in_the_rules(game: str) -> None:
    known = {*ids(game), *sections(game)}
    cited = {
        f"{file.relative_to(ROOT)} {clause}": clause
        for file in sorted(_sources(game))
        for clause in _cited(file.read_text(encoding="utf-8"), LETTERS[game])
    }
    assert cited, "the engine cites no clause at all"
    unknown = [place for place, clause in cited.items() if clause not in known]
    assert not unknown, f"no such clause: {', '.join(unknown)}"


def test_a_citation_is_found_as_a_text_of_its_own_and_in_words() -> None:
    source = '"""Says why (C5.2)."""\nraise Refused("C4", cells)  # and C6.1, not CC7.1 or C8'
    assert _cited(source, "C") == {"C5.2", "C4", "C6.1"}


def _sources(game: str) -> list[Path]:
    return list((ROOT / "src/mapmakers/engine/games" / game).rglob("*.py"))


def _cited(source: str, letter: str) -> set[str]:
    """Numbers of clauses anywhere in the file, and texts that are the number of a section."""
    texts = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {text for text in texts if re.fullmatch(rf"{letter}[0-9]+(\.[0-9]+)?", text)}
    return named | set(re.findall(rf"\b{letter}[0-9]+\.[0-9]+\b", source))
