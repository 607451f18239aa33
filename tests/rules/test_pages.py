"""The pages of a game say the same, clause by clause, in every language."""

import re
from itertools import pairwise

import pytest

from mapmakers import rules_pages
from mapmakers.places import rules_folder
from mapmakers.rules_pages import Block, BoardBlock, Clause, ListBlock, Page, TableBlock, TextBlock
from tests.rules.books import GAMES, LANGUAGES, LETTERS

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)


def test_there_are_pages() -> None:
    assert "cartographers" in GAMES


def test_every_file_is_the_page_of_a_game_in_a_language() -> None:
    pages = {f"{game}.{lang}.md" for game in GAMES for lang in LANGUAGES}
    assert {file.name for file in rules_folder().iterdir()} == pages | {"README.md"}


@of_every_game
def test_a_game_has_a_page_in_every_language(game: str) -> None:
    assert rules_pages.languages(game) == LANGUAGES


@of_every_game
@in_every_language
def test_sections_and_clauses_carry_the_letter_of_the_game_and_count_up(
    game: str, lang: str
) -> None:
    letter = LETTERS[game]
    sections = rules_pages.load(game, lang).sections
    assert sections
    for before, after in pairwise(sections):
        assert _number(before.id, letter) < _number(after.id, letter)
    for section in sections:
        assert section.clauses, f"{section.id} has no clause"
        numbers = [_number(clause.id, f"{section.id}.") for clause in section.clauses]
        assert numbers == sorted(numbers)


@of_every_game
@in_every_language
def test_every_clause_says_something(game: str, lang: str) -> None:
    for clause in rules_pages.clauses(game, lang).values():
        for block in clause.blocks:
            for words in _words(block):
                assert words.strip(), f"{clause.id} has an empty part"


@of_every_game
def test_french_sets_spaces_that_do_not_break_and_curly_apostrophes(game: str) -> None:
    page = (rules_folder() / f"{game}.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", page, flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r".{0,20}(?:'|[^\u00a0][;:!?»](?=\s)|«(?!\u00a0))", prose) == []


@of_every_game
@in_every_language
def test_the_outline_is_that_of_the_english_page(game: str, lang: str) -> None:
    assert _outline(rules_pages.load(game, lang)) == _outline(rules_pages.load(game, "en"))


@of_every_game
@in_every_language
def test_the_blocks_of_a_clause_are_those_of_the_english_page(game: str, lang: str) -> None:
    english = rules_pages.clauses(game, "en")
    for clause in rules_pages.clauses(game, lang).values():
        assert _form(clause) == _form(english[clause.id]), clause.id


@of_every_game
@in_every_language
def test_the_boards_are_those_of_the_english_page(game: str, lang: str) -> None:
    english = rules_pages.clauses(game, "en")
    for clause in rules_pages.clauses(game, lang).values():
        assert _boards(clause) == _boards(english[clause.id]), clause.id


@of_every_game
@in_every_language
def test_the_numbers_and_names_of_spaces_are_those_of_the_english_page(
    game: str, lang: str
) -> None:
    english = rules_pages.clauses(game, "en")
    for clause in rules_pages.clauses(game, lang).values():
        for here, there in zip(clause.blocks, english[clause.id].blocks, strict=True):
            assert _figures(here) == _figures(there), clause.id


@of_every_game
def test_french_punctuation_stays_on_its_line(game: str) -> None:
    text = (rules_folder() / f"{game}.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r".* [;:!?»].*", prose) == []


@of_every_game
@in_every_language
def test_a_board_follows_the_words_that_explain_it(game: str, lang: str) -> None:
    for clause in rules_pages.clauses(game, lang).values():
        for before, block in pairwise(clause.blocks):
            if isinstance(block, BoardBlock):
                assert isinstance(before, TextBlock), f"{clause.id}: {block.caption}"
                assert before.text.endswith(":"), f"{clause.id}: {before.text}"


@of_every_game
@in_every_language
def test_every_clause_that_the_page_refers_to_is_there(game: str, lang: str) -> None:
    page = rules_pages.load(game, lang)
    known = set(rules_pages.clauses(game, lang))
    reference = re.compile(rf"\b{LETTERS[game]}[0-9]+\.[0-9]+\b")
    blocks = [*page.intro, *(b for c in rules_pages.clauses(game, lang).values() for b in c.blocks)]
    for block in blocks:
        for words in _words(block):
            assert set(reference.findall(words)) <= known, words


def _number(name: str, start: str) -> int:
    assert name.startswith(start)
    return int(name.removeprefix(start))


def _outline(page: Page) -> list[tuple[str, list[str]]]:
    return [(section.id, [clause.id for clause in section.clauses]) for section in page.sections]


def _form(clause: Clause) -> list[tuple[str, int, int]]:
    return [(block.kind, *_extent(block)) for block in clause.blocks]


def _extent(block: Block) -> tuple[int, int]:
    if isinstance(block, TableBlock):
        return len(block.rows), len(block.head)
    if isinstance(block, ListBlock):
        return len(block.items), 1
    return 1, 1


def _boards(clause: Clause) -> list[BoardBlock]:
    return [block for block in clause.blocks if isinstance(block, BoardBlock)]


def _words(block: Block) -> list[str]:
    """The texts of a block that say something; a cell of a table may be left empty."""
    if isinstance(block, TextBlock):
        return [block.text]
    if isinstance(block, ListBlock):
        return list(block.items)
    if isinstance(block, TableBlock):
        return [*block.head, *(" ".join(row) for row in block.rows)]
    return [block.caption]


def _figures(block: Block) -> list[str]:
    """What no translation changes: numbers, names of spaces, numbers of clauses, code.

    A beach space has a name of its own in each language: `beach3`, plage 3, strand 3.
    """
    words = re.sub(r"`beach([1-5])`", r"\1", " ".join(_words(block)))
    return sorted(re.findall(r"`[^`]*`|-?\b[A-Z]?[0-9]+(?:\.[0-9]+)?\b", words))
